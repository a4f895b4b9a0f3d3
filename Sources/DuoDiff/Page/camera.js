// Where every pane looks: one place of the picture and one zoom for all of them, in all modes.

const zoomSteps = [0.05, 0.1, 0.17, 0.25, 0.33, 0.5, 0.67, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];

class Camera {
  constructor(changed) {
    this.changed = changed;
    this.picture = { width: 1, height: 1 };
    this.pane = { width: 1, height: 1 };
    this.center = { x: 0.5, y: 0.5 };
    // Pixels of the screen for one of the picture.
    this.zoom = 1;
    this.fits = true;
  }

  /** CSS pixels for one of the picture. */
  get scale() {
    return this.zoom / (window.devicePixelRatio || 1);
  }

  get fitZoom() {
    const { picture, pane } = this;
    const scale = Math.min((pane.width - 24) / picture.width, (pane.height - 24) / picture.height);
    return clamp(scale * (window.devicePixelRatio || 1), 0.01, 4);
  }

  get offset() {
    const { center, pane, scale } = this;
    const x = pane.width / 2 - center.x * scale;
    const y = pane.height / 2 - center.y * scale;
    // Whole pixels of the screen keep pixels of the picture sharp.
    const ratio = window.devicePixelRatio || 1;
    return { x: Math.round(x * ratio) / ratio, y: Math.round(y * ratio) / ratio };
  }

  setPicture(width, height) {
    this.picture = { width: Math.max(width, 1), height: Math.max(height, 1) };
    this.fit();
  }

  setPane(width, height) {
    if (width < 1 || height < 1) return;
    this.pane = { width, height };
    if (this.fits) this.fit();
    else this.changed();
  }

  fit() {
    this.fits = true;
    this.zoom = this.fitZoom;
    this.center = { x: this.picture.width / 2, y: this.picture.height / 2 };
    this.changed();
  }

  /** Zooms so that what lies `from` the pane's centre (CSS pixels) stays there. */
  zoomTo(zoom, from = { x: 0, y: 0 }) {
    const before = this.scale;
    this.fits = false;
    this.zoom = clamp(zoom, Math.min(0.05, this.fitZoom), 32);
    const factor = 1 / before - 1 / this.scale;
    this.look(this.center.x + from.x * factor, this.center.y + from.y * factor);
  }

  step(direction, from) {
    const near = this.zoom * (direction > 0 ? 1.01 : 0.99);
    const next = direction > 0
      ? zoomSteps.find((step) => step > near)
      : zoomSteps.findLast((step) => step < near);
    if (next) this.zoomTo(next, from);
  }

  /** Moves the picture by CSS pixels. */
  pan(x, y) {
    this.fits = false;
    this.look(this.center.x - x / this.scale, this.center.y - y / this.scale);
  }

  /** Shows a rectangle of the picture with some of its surroundings. */
  frame({ x, y, width, height }) {
    const { pane } = this;
    const room = (length, all) => Math.max(length * 1.5, length + 48, all / 12);
    const scale = Math.min(
      pane.width / room(width, this.picture.width),
      pane.height / room(height, this.picture.height));
    this.fits = false;
    this.zoom = clamp(scale * (window.devicePixelRatio || 1), this.fitZoom, Math.max(8, this.fitZoom));
    this.look(x + width / 2, y + height / 2);
  }

  look(x, y) {
    this.center = { x: clamp(x, 0, this.picture.width), y: clamp(y, 0, this.picture.height) };
    this.changed();
  }
}
