// The regions of a picture: a list that jumps to them, and the walk from one to the next.

const mostListed = 200;

class Regions {
  constructor(stage) {
    this.stage = stage;
    this.number = -1;
    this.list = make("ol", { class: "regions" });
    this.section = make("section", { class: "regions-section" }, make("h3", {}, "Regions"), this.list);
    this.onchange = () => {};
  }

  get all() {
    return this.stage.picture.regions;
  }

  show(place) {
    this.number = -1;
    const { all } = this;
    this.section.hidden = all.length === 0;
    find("h3", this.section).textContent = `Regions (${all.length})`;
    const items = all.slice(0, mostListed).map((region, number) => this.item(region, number));
    if (all.length > mostListed) {
      items.push(make("li", { class: "more" }, `and ${all.length - mostListed} more; r walks through all`));
    }
    this.list.replaceChildren(...items);
    place.append(this.section);
    this.onchange();
  }

  item(region, number) {
    const button = make("button", { type: "button" },
      make("span", { class: "number" }, `${number + 1}`),
      make("b", {}, make("bdi", {}, this.title(region))),
      make("span", { class: "where" }, this.place(region)),
      make("span", { class: "where" }, this.detail(region)));
    button.addEventListener("click", () => this.go(number));
    return make("li", {}, button);
  }

  title(region) {
    const [first, second] = region.names;
    if (!first) return region.panel ?? "unnamed place";
    const more = region.names.length - 2;
    return `${first}${second ? `, ${second}` : ""}${more > 0 ? ` and ${more} more` : ""}`;
  }

  place({ frame, pixelFrame }) {
    const [x, y, width, height] = frame ?? pixelFrame;
    const short = (value) => `${Math.round(value * 10) / 10}`;
    return `${short(width)} × ${short(height)} ${frame ? "pt" : "px"} at ${short(x)}, ${short(y)}`;
  }

  detail(region) {
    const [x, y, width, height] = region.pixelFrame;
    const parts = [counted(region.pixels, "pixel")];
    if (region.frame) parts.push(`${width} × ${height} px at ${x}, ${y}`);
    if (region.panel && region.names.length > 0 && region.panel !== this.stage.picture.name) parts.push(region.panel);
    return parts.join(" · ");
  }

  go(number) {
    const { all, stage } = this;
    if (all.length === 0) {
      announce("No regions");
      return;
    }
    this.number = (number + all.length) % all.length;
    const region = all[this.number];
    this.onchange();
    if (!isWide()) stage.root.scrollIntoView({ block: "nearest" });
    stage.camera.frame(stage.shownFrame(region));
    stage.mark(this.number);
    findAll("button", this.list).forEach((button, place) => {
      if (place === this.number) {
        button.setAttribute("aria-current", "true");
        // Where the page itself scrolls, that would take the picture away.
        if (isWide()) button.scrollIntoView({ block: "nearest" });
      } else {
        button.removeAttribute("aria-current");
      }
    });
    announce(`Region ${this.number + 1} of ${all.length}: ${this.title(region)}, ${this.place(region)}`);
  }

  /** From none, forwards is the first and backwards the last. */
  walk(step) {
    this.go(this.number < 0 && step < 0 ? -1 : this.number + step);
  }
}
