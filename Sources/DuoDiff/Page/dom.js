// Finding and making elements. Text from the report goes in as text nodes, never as markup.

const find = (selector, root = document) => root.querySelector(selector);
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** Says it to screen readers; the same words twice are said twice. */
function announce(text) {
  const announcer = find("#announcer");
  announcer.textContent = announcer.textContent === text ? `${text}\u00a0` : text;
}
