// Small helpers for making elements.

/** An element with properties set. */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("data-") || name.startsWith("aria-") || name === "role") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

/** An SVG element with attributes set. */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A number from a text, always the same for the same text. */
export function hash(text) {
  let word = 2166136261;
  for (const letter of text) word = Math.imul(word ^ letter.codePointAt(0), 16777619) >>> 0;
  return word;
}
