// The viewer: the tools around the stage, moved into whichever file is shown.

class Viewer {
  constructor(template) {
    this.root = template.content.firstElementChild.cloneNode(true);
    const { root } = this;
    this.stage = new Stage(find(".stage", root));
    this.regions = new Regions(this.stage);
    this.blinker = new Blinker(this.stage.root, find(".play", root));
    this.tabs = find(".tabs", root);
    this.files = new Map();
    this.number = 0;

    for (const button of findAll("[data-mode]", find(".modes", root))) {
      button.addEventListener("click", () => this.setMode(button.dataset.mode));
    }
    for (const button of findAll("[data-zoom]", root)) {
      button.addEventListener("click", () => this.zoom(button.dataset.zoom));
    }
    for (const button of findAll("[data-walk]", root)) {
      button.addEventListener("click", () => this.regions.walk(Number(button.dataset.walk)));
    }
    find(".third", root).addEventListener("click", () => this.toggleThird());
    find(".show-frames", root).addEventListener("click", () => this.toggleFrames());
    find("#opacity", root).addEventListener("input", (event) => this.setOpacity(event.target.value));
    find("#rate", root).addEventListener("input", (event) => {
      this.blinker.setRate(Number(event.target.value));
      find("[for=rate]", root).textContent = `${event.target.value} / s`;
    });
    find(".level", root).addEventListener("change", (event) => this.zoom(event.target.value));
    this.stage.onmove = () => this.tellZoom();
    this.regions.onchange = () => this.tellRegion();
    followPointers(this.stage);
  }

  get isShown() {
    return this.root.isConnected;
  }

  /** What is known of a file's pictures; read once. */
  data(number) {
    if (!this.files.has(number)) {
      const article = document.getElementById(`file-${number}`);
      this.files.set(number, JSON.parse(find(".data", article).textContent));
      this.linkWords(article, number);
    }
    return this.files.get(number);
  }

  showFile(number) {
    this.stage.pictures.clear();
    const { pictures } = this.data(number);
    this.file = number;
    if (pictures.length === 0) {
      this.blinker.leave();
      this.root.remove();
      return;
    }
    find(".viewer-place", document.getElementById(`file-${number}`)).append(this.root);
    this.tabs.hidden = pictures.length < 2;
    this.tabs.replaceChildren(...pictures.map((picture, place) => {
      const tab = make("button", { type: "button" }, make("bdi", {}, picture.title));
      tab.addEventListener("click", () => this.showPicture(place));
      return tab;
    }));
    this.showPicture(0);
  }

  showPicture(number) {
    const { pictures } = this.data(this.file);
    this.number = (number + pictures.length) % pictures.length;
    [...this.tabs.children].forEach((tab, place) => {
      tab.setAttribute("aria-pressed", place === this.number);
      if (place === this.number) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    this.stage.show(pictures[this.number], `picture-${this.file}-${this.number}`);
    this.regions.show(find(".regions-place", document.getElementById(`file-${this.file}`)));
    this.tellMode();
    if (pictures.length > 1) {
      announce(`${pictures[this.number].title}, picture ${this.number + 1} of ${pictures.length}`);
    }
  }

  /** A button beside each sentence whose element some region shows. */
  linkWords(article, number) {
    const { pictures } = this.files.get(number);
    const places = new Map();
    pictures.forEach((picture, place) => picture.regions.forEach((region, index) => {
      for (const name of region.names) if (!places.has(name)) places.set(name, [place, index]);
    }));
    for (const item of findAll("[data-element]", article)) {
      const found = places.get(item.dataset.element);
      if (!found) continue;
      const [place, index] = found;
      const button = make("button", { type: "button", class: "show-place" }, "Show");
      button.setAttribute("aria-label", `Show ${item.dataset.element}`);
      button.addEventListener("click", () => {
        if (this.number !== place) this.showPicture(place);
        this.regions.go(index);
      });
      item.append(" ", button);
    }
  }

  setMode(mode) {
    if (!this.stage.allows(mode)) {
      announce(`${modes[mode].title} needs both pictures`);
      return;
    }
    this.stage.setMode(mode);
    this.tellMode();
    announce(modes[mode].title);
  }

  tellMode() {
    const { stage, root } = this;
    const shown = stage.shownMode;
    for (const button of findAll("[data-mode]", find(".modes", root))) {
      button.setAttribute("aria-pressed", button.dataset.mode === shown);
      button.setAttribute("aria-disabled", !stage.allows(button.dataset.mode));
    }
    for (const option of findAll("[data-for]", root)) option.hidden = option.dataset.for !== shown;
    find(".third", root).hidden ||= !stage.hasDifference;
    this.tellThird();
    if (shown === "blink") this.blinker.enter();
    else this.blinker.leave();
    // The tools may take more or fewer lines now.
    this.stage.measure();
  }

  toggleThird() {
    this.stage.hasThird = !this.stage.showsThird;
    this.stage.setMode(this.stage.mode);
    this.tellThird();
    announce(this.stage.showsThird ? "With the difference" : "Without the difference");
  }

  tellThird() {
    find(".third", this.root).setAttribute("aria-pressed", this.stage.showsThird);
  }

  toggleFrames() {
    const button = find(".show-frames", this.root);
    const isShown = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", isShown);
    this.stage.root.classList.toggle("hides-frames", !isShown);
    announce(isShown ? "Frames shown" : "Frames hidden");
  }

  setOpacity(percent) {
    this.stage.setOpacity(Number(percent));
    const { opacity } = this.stage;
    find("#opacity", this.root).value = opacity;
    find("[for=opacity]", this.root).textContent = `${opacity} %`;
  }

  /** Moves what the mode has to move: the slider or the opacity. */
  nudge(amount) {
    const { stage } = this;
    if (stage.shownMode === "swipe") stage.setSwipe(stage.swipe + amount);
    else if (stage.shownMode === "onion") this.setOpacity(stage.opacity + amount);
  }

  zoom(how) {
    const { camera } = this.stage;
    if (how === "in") camera.step(1);
    else if (how === "out") camera.step(-1);
    else if (how === "fit") camera.fit();
    else camera.zoomTo(Number(how));
    announce(`Zoom ${find(".level-now", this.root).textContent}`);
  }

  tellZoom() {
    const { camera } = this.stage;
    const percent = camera.zoom * 100;
    find(".level-now", this.root).textContent = `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
    find(".level", this.root).value = "";
    find("[data-zoom=fit]", this.root).setAttribute("aria-pressed", camera.fits);
    this.tellThird();
  }

  tellRegion() {
    const { all, number } = this.regions;
    const count = all.length;
    find(".region-place", this.root).textContent = count === 0
      ? "no regions"
      : number < 0 ? counted(count, "region") : `${number + 1} of ${count}`;
    for (const button of findAll("[data-walk], .show-frames", this.root)) button.disabled = count === 0;
    this.stage.measure();
  }
}
