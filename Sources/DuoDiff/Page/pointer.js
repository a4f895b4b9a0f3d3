// Mouse, pen and fingers on the stage.

/** Where a point lies from the centre of the pane it is over. */
function fromCenter(stage, { clientX, clientY, target }) {
  const pane = target.closest?.(".layer") ? find(".pane", target.closest(".layer")) : find(".pane", stage.root);
  const box = pane.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

function followPointers(stage) {
  const { root, camera, slider } = stage;
  const held = new Map();
  let isSliding = false;

  const slide = (event) => {
    const box = find(".pane", root).getBoundingClientRect();
    stage.setSwipe(((event.clientX - box.left) / box.width) * 100);
  };

  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (slider.contains(event.target)) {
      isSliding = true;
    } else {
      held.set(event.pointerId, event);
    }
    try {
      root.setPointerCapture(event.pointerId);
    } catch {
      // It has been let go of already, so there is nothing to follow.
    }
    root.classList.add("is-held");
  });

  root.addEventListener("pointermove", (event) => {
    if (isSliding) {
      slide(event);
      return;
    }
    const before = held.get(event.pointerId);
    if (!before) return;
    const other = [...held.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) {
      const reach = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const factor = reach(event) / Math.max(reach(before), 1);
      camera.zoomTo(camera.zoom * factor, fromCenter(stage, other));
    } else if (!(camera.fits && event.pointerType === "touch")) {
      camera.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    }
    held.set(event.pointerId, event);
  });

  const release = (event) => {
    held.delete(event.pointerId);
    isSliding = false;
    if (held.size === 0) root.classList.remove("is-held");
  };
  root.addEventListener("pointerup", release);
  root.addEventListener("pointercancel", release);

  root.addEventListener("dblclick", (event) => {
    if (!slider.contains(event.target)) camera.step(1, fromCenter(stage, event));
  });

  root.addEventListener("wheel", (event) => {
    // Where the page itself scrolls, the wheel is the page's.
    if (!event.ctrlKey && !isWide()) return;
    event.preventDefault();
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      camera.pan(-event.deltaX || -event.deltaY, 0);
      return;
    }
    const lines = event.deltaMode === 1 ? 16 : 1;
    const amount = clamp(event.deltaY * lines, -100, 100) * (event.ctrlKey ? 0.01 : 0.003);
    camera.zoomTo(camera.zoom * Math.exp(-amount), fromCenter(stage, event));
  }, { passive: false });
}

/** Whether the layout is the one where only parts of the page scroll (page.css). */
const isWide = () => matchMedia("(min-width: 760px)").matches;
