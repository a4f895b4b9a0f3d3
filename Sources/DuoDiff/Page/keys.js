// The keys. What is typed into a field is the field's, and what the browser wants with a modifier is the browser's.

function followKeys({ list, viewer, help }) {
  const anywhere = {
    j: () => list.step(1),
    k: () => list.step(-1),
    "/": () => {
      openFiles(true);
      list.search.focus();
      list.search.select();
    },
    "?": () => help.showModal(),
  };
  const withPicture = {
    n: () => viewer.showPicture(viewer.number + 1),
    p: () => viewer.showPicture(viewer.number - 1),
    r: () => viewer.regions.walk(1),
    R: () => viewer.regions.walk(-1),
    d: () => viewer.stage.shownMode === "side" && viewer.stage.hasDifference && viewer.toggleThird(),
    f: () => viewer.regions.all.length > 0 && viewer.toggleFrames(),
    "[": () => viewer.nudge(-5),
    "]": () => viewer.nudge(5),
    "+": () => viewer.zoom("in"),
    "=": () => viewer.zoom("in"),
    "-": () => viewer.zoom("out"),
    0: () => viewer.zoom("fit"),
    z: () => viewer.zoom(1),
    ...Object.fromEntries(Object.keys(modes).map((mode, place) => [place + 1, () => viewer.setMode(mode)])),
  };
  const moves = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

  const act = (event) => {
    const { key, target } = event;
    if (target === viewer.stage.slider) {
      const steps = { ArrowLeft: -2, ArrowDown: -2, ArrowRight: 2, ArrowUp: 2, PageDown: -10, PageUp: 10, Home: -100, End: 100 };
      if (steps[key]) {
        viewer.stage.setSwipe(viewer.stage.swipe + steps[key]);
        return true;
      }
    }
    if (target === viewer.stage.root && moves[key]) {
      const [x, y] = moves[key];
      viewer.stage.camera.pan(x * 60, y * 60);
      return true;
    }
    // Where nothing has the focus, the arrows are the list's, unless they scroll the page.
    if (target === document.body && isWide() && (key === "ArrowDown" || key === "ArrowUp")) {
      list.step(key === "ArrowDown" ? 1 : -1);
      return true;
    }
    if (key === "Escape") {
      openFiles(false);
      return false;
    }
    const isButton = target.closest("button, a, summary, select");
    if (key === " " && viewer.isShown && viewer.stage.shownMode === "blink" && !isButton) {
      viewer.blinker.toggle();
      return true;
    }
    const action = anywhere[key] ?? (viewer.isShown ? withPicture[key] : null);
    if (!action) return false;
    action();
    return true;
  };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const { target } = event;
    if (target === list.search) {
      if (event.key === "Escape") target.blur();
      return;
    }
    const isTyped = target.closest("input, textarea, select, [contenteditable]");
    if (isTyped && !(target.type === "range" && event.key.length === 1)) return;
    if (act(event)) event.preventDefault();
  });
}
