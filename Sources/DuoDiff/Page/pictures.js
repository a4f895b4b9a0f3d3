// Pictures stand in the page as base64 in elements that nothing draws. Only what is shown is decoded, and only as long.

function decodeBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return bytes;
}

/** The element with the picture; a large page may still be on its way. Nil where the page ends without it. */
function arrived(id) {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.getElementById(id);
      const isWhole = document.readyState !== "loading";
      if (element && (isWhole || element.nextElementSibling)) resolve(element);
      else if (isWhole) resolve(null);
      else setTimeout(look, 50);
    };
    look();
  });
}

/** The addresses of one picture's three sides. */
class Pictures {
  constructor() {
    this.addresses = new Map();
    this.turn = 0;
  }

  /** Lets go of what was shown before; what is still being opened for it comes to nothing. */
  clear() {
    this.turn += 1;
    for (const address of this.addresses.values()) URL.revokeObjectURL(address);
    this.addresses.clear();
  }

  /** An address for an `<img>`; null where there is none or something else is shown by now. */
  async open(id) {
    if (this.addresses.has(id)) return this.addresses.get(id);
    const turn = this.turn;
    const element = await arrived(id);
    if (turn !== this.turn || !element) return null;
    if (this.addresses.has(id)) return this.addresses.get(id);
    const blob = new Blob([decodeBase64(element.textContent)], { type: "image/png" });
    const address = URL.createObjectURL(blob);
    this.addresses.set(id, address);
    return address;
  }
}
