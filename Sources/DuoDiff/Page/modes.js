// The ways of looking at two pictures, and the slider, opacity and rate that belong to them.

const modes = {
  side: { title: "Side by side", needs: [] },
  swipe: { title: "Swipe", needs: ["before", "after"] },
  onion: { title: "Onion skin", needs: ["before", "after"] },
  difference: { title: "Difference", needs: ["difference"] },
  blink: { title: "Blink", needs: ["before", "after"] },
};

/** Shows before and after in turn. Never starts by itself where motion is unwelcome. */
class Blinker {
  constructor(stage, button) {
    this.stage = stage;
    this.button = button;
    this.rate = 1.5;
    this.timer = null;
    button.addEventListener("click", () => this.toggle());
  }

  enter() {
    this.show("before");
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.pause();
    else this.start();
  }

  leave() {
    this.pause();
  }

  start() {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.turn(), 1000 / this.rate);
    this.button.textContent = "Pause";
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.button.textContent = "Start";
  }

  toggle() {
    if (this.timer) this.pause();
    else this.start();
    announce(this.timer ? "Blinking" : `Paused, ${this.stage.dataset.shown} is shown`);
  }

  setRate(rate) {
    this.rate = rate;
    if (this.timer) this.start();
  }

  turn() {
    this.show(this.stage.dataset.shown === "before" ? "after" : "before");
  }

  show(side) {
    this.stage.dataset.shown = side;
  }
}
