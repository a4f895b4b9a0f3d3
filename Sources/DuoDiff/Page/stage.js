// The panes: before, after and difference, side by side or on top of each other, moved as one.

const sides = ["before", "after", "difference"];
const mostFrames = 400;

class Stage {
  constructor(root) {
    this.root = root;
    this.layers = Object.fromEntries(sides.map((side) => [side, find(`.layer.${side}`, root)]));
    this.slider = find(".slider", root);
    this.pictures = new Pictures();
    this.camera = new Camera(() => this.place());
    this.onmove = () => {};
    this.mode = "side";
    this.hasThird = null;
    this.picture = null;
    this.id = "";
    for (const image of findAll("img", root)) {
      image.addEventListener("load", () => image.classList.add("is-ready"));
      image.addEventListener("error", () => this.tellBroken(image));
    }
    new ResizeObserver(() => this.measure()).observe(root);
    this.setSwipe(50);
    this.setOpacity(50);
  }

  /** Shows another picture; `id` is what the elements of its sides start with. */
  show(picture, id) {
    this.pictures.clear();
    this.picture = picture;
    this.id = id;
    const { crop, before, after } = picture;
    const sizes = [before, after].filter(Boolean);
    const [width, height] = crop
      ? crop.slice(2)
      : [0, 1].map((axis) => Math.max(1, ...sizes.map((size) => size[axis])));
    for (const side of sides) this.empty(side);
    this.drawFrames();
    this.camera.setPicture(width, height);
    this.setMode(this.mode);
  }

  empty(side) {
    const layer = this.layers[side];
    const { picture } = this;
    const image = find("img", layer);
    image.removeAttribute("src");
    image.classList.remove("is-ready");
    image.alt = `${find(".tag", layer).textContent}: ${picture.title}`;
    const isHeld = picture.held.includes(side);
    layer.classList.toggle("is-absent", !isHeld);
    find(".size", layer).textContent = this.caption(side);
    find(".absent", layer).textContent = isHeld ? "" : this.reason(side);
  }

  /** The size, and what became of the other side where this one stands alone. */
  caption(side) {
    if (side === "difference") return "";
    const size = this.picture[side]?.join(" × ") ?? "";
    const other = side === "before" ? "after" : "before";
    return this.picture.held.includes(other) ? size : `${size} · ${this.reason(other)}`;
  }

  tellBroken(image) {
    const layer = image.closest(".layer");
    layer.classList.add("is-absent");
    find(".absent", layer).textContent = "The browser cannot show this picture.";
  }

  reason(side) {
    if (side === "difference") return "No difference was drawn.";
    if (this.picture[side]) return "This page does not hold the picture.";
    return side === "before" ? "There was none before." : "There is none any more.";
  }

  /** Whether this picture can be looked at so. */
  allows(mode) {
    return modes[mode].needs.every((side) => this.picture.held.includes(side));
  }

  setMode(mode) {
    this.mode = mode;
    // What a picture does not allow it is shown without, and the choice stays for the next one.
    this.root.dataset.mode = this.allows(mode) ? mode : "side";
    this.measure();
  }

  get shownMode() {
    return this.root.dataset.mode;
  }

  get hasDifference() {
    return this.picture.held.includes("difference");
  }

  /** The difference as a third pane: as asked for, else where there is room for it. */
  get showsThird() {
    return this.hasDifference && (this.hasThird ?? this.root.clientWidth >= 1080);
  }

  get visible() {
    const mode = this.shownMode;
    if (mode === "difference") return ["difference"];
    const both = ["before", "after"];
    const held = both.filter((side) => this.picture.held.includes(side));
    return [...(held.length > 0 ? held : both), ...(mode === "side" && this.showsThird ? ["difference"] : [])];
  }

  async open(side) {
    if (!this.picture.held.includes(side)) return;
    const image = find("img", this.layers[side]);
    if (image.hasAttribute("src")) return;
    const address = await this.pictures.open(`${this.id}-${side}`);
    if (!address) return;
    image.src = address;
  }

  /** Panes in a row or one above the other: whichever shows more of the picture. */
  arrange() {
    const { root, camera } = this;
    const count = this.shownMode === "side" ? this.visible.length : 1;
    const { width, height } = camera.picture;
    const fit = (columns, rows) =>
      Math.min(root.clientWidth / columns / width, (root.clientHeight / rows - 30) / height);
    const isColumn = count > 1 && fit(1, count) > fit(count, 1) * 1.25;
    root.style.setProperty("--columns", isColumn ? 1 : count);
    root.style.setProperty("--rows", isColumn ? count : 1);
    for (const side of sides) this.layers[side].hidden = !this.visible.includes(side);
  }

  measure() {
    if (!this.picture) return;
    this.arrange();
    for (const side of this.visible) this.open(side);
    const pane = find(".pane", this.layers[this.visible[0]]);
    this.camera.setPane(pane.clientWidth, pane.clientHeight);
  }

  /** The one place where the picture's place is written: every pane reads it from here. */
  place() {
    const { offset, scale, zoom, fits } = this.camera;
    const { style, classList } = this.root;
    style.setProperty("--move", `translate(${offset.x}px, ${offset.y}px) scale(${scale})`);
    style.setProperty("--shift", `translate(${offset.x}px, ${offset.y}px)`);
    style.setProperty("--scale", scale);
    classList.toggle("is-pixelated", zoom >= 2);
    classList.toggle("is-fitted", fits);
    this.onmove();
  }

  setSwipe(percent) {
    this.swipe = clamp(percent, 0, 100);
    this.root.style.setProperty("--swipe", `${this.swipe}%`);
    this.slider.setAttribute("aria-valuenow", Math.round(this.swipe));
    this.slider.setAttribute("aria-valuetext", `${Math.round(this.swipe)} % before`);
  }

  setOpacity(percent) {
    this.opacity = clamp(percent, 0, 100);
    this.root.style.setProperty("--opacity", this.opacity / 100);
  }

  /** A region in pixels of what is shown, which may be a part of the picture. */
  shownFrame(region) {
    const [x, y, width, height] = region.pixelFrame;
    const [left, top] = this.picture.crop ?? [0, 0];
    return { x: x - left, y: y - top, width, height };
  }

  drawFrames() {
    const shown = this.picture.regions.slice(0, mostFrames);
    for (const side of sides) {
      const frames = shown.map((region) => this.frameOf(region));
      find(".frames", this.layers[side]).replaceChildren(...frames);
    }
  }

  frameOf(region) {
    const { x, y, width, height } = this.shownFrame(region);
    const frame = make("div", { class: "frame" });
    const numbers = { "--x": x, "--y": y, "--width": width, "--height": height };
    for (const [name, number] of Object.entries(numbers)) frame.style.setProperty(name, number);
    return frame;
  }

  mark(number) {
    for (const side of sides) {
      const frames = find(".frames", this.layers[side]);
      // Of very many only the one that is looked at is drawn besides the first ones.
      for (const extra of [...frames.children].slice(mostFrames)) extra.remove();
      if (number >= mostFrames) frames.append(this.frameOf(this.picture.regions[number]));
      const current = Math.min(number, mostFrames);
      [...frames.children].forEach((frame, place) =>
        frame.classList.toggle("is-current", place === current));
    }
  }
}
