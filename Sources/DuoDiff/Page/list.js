// The list of files: the filter, and the file that is chosen.

class FileList {
  constructor(root, onchoose) {
    this.root = root;
    this.onchoose = onchoose;
    this.items = findAll(".list > li", root);
    this.links = this.items.map((item) => find("a", item));
    this.search = find("#search", root);
    this.weight = find("#weight", root);
    this.states = findAll(".state", root);
    this.current = -1;
    this.texts = new Map();

    this.links.forEach((link, number) => {
      link.tabIndex = -1;
      link.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        this.choose(number);
      });
    });
    this.search.addEventListener("input", () => this.filter());
    this.weight.addEventListener("change", () => this.filter());
    for (const state of this.states) {
      state.addEventListener("click", () => {
        state.setAttribute("aria-pressed", state.getAttribute("aria-pressed") !== "true");
        this.filter();
      });
    }
    find(".list", root).addEventListener("keydown", (event) => this.arrows(event));
    this.filter();
  }

  get shown() {
    return this.items.flatMap((item, number) => (item.hidden ? [] : [number]));
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const statuses = new Set(this.states
      .filter((state) => state.getAttribute("aria-pressed") === "true")
      .map((state) => state.dataset.status));
    const weight = this.weight.value;
    this.items.forEach((item, number) => {
      const weights = item.dataset.weights.split(" ");
      const hasWeight = !weight || weights.includes(weight)
        || (weight === "newWarning" && weights.includes("newError"));
      item.hidden = !(hasWeight && statuses.has(item.dataset.status)
        && words.every((word) => this.text(number).includes(word)));
    });
    const { shown } = this;
    find(".shown", this.root).textContent = shown.length === this.items.length
      ? counted(shown.length, "file")
      : `${shown.length} of ${counted(this.items.length, "file")}`;
    this.setTabStop();
  }

  /** All that a file's words and regions say, for the search. */
  text(number) {
    if (!this.texts.has(number)) {
      const { textContent } = document.getElementById(`file-${number}`);
      this.texts.set(number, textContent.toLowerCase());
    }
    return this.texts.get(number);
  }

  /** One stop for the tab key; the arrow keys go on from there. */
  setTabStop() {
    const { shown } = this;
    const stop = shown.includes(this.current) ? this.current : shown[0];
    this.links.forEach((link, number) => {
      link.tabIndex = number === stop ? 0 : -1;
    });
  }

  choose(number) {
    if (!this.links[number]) return;
    this.links[this.current]?.removeAttribute("aria-current");
    this.current = number;
    this.links[number].setAttribute("aria-current", "true");
    this.links[number].scrollIntoView({ block: "nearest" });
    this.setTabStop();
    this.onchoose(number);
  }

  /** The next file that the filter shows. */
  step(direction) {
    const { shown, current } = this;
    const next = direction > 0
      ? shown.find((number) => number > current)
      : shown.findLast((number) => number < current);
    if (next === undefined) announce(direction > 0 ? "This is the last file" : "This is the first file");
    else this.choose(next);
    return next !== undefined;
  }

  arrows(event) {
    const { shown } = this;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (steps[event.key]) this.step(steps[event.key]);
    else if (event.key === "Home" && shown.length > 0) this.choose(shown[0]);
    else if (event.key === "End" && shown.length > 0) this.choose(shown.at(-1));
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.links[this.current]?.focus();
  }
}
