// Small helpers for making elements.

/**
 * The element of an id.
 * @param {string} id
 * @returns {any}
 */
export const $ = (id) => document.getElementById(id);

/**
 * An element with properties set.
 * @param {string} tag
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("data-") || name.startsWith("aria-") || name === "role") made.setAttribute(name, value);
    else if (value === undefined) continue;
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

/** A button that does something. */
export function button(words, act, properties = {}) {
  return element("button", { type: "button", textContent: words, onclick: act, ...properties });
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

/** What the server answers; complaints are thrown in its words. */
export async function ask(path, body) {
  const how = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await fetch(path, how);
  const told = await answer.json().catch(() => ({ error: `the server answered ${answer.status}` }));
  if (!answer.ok) throw new Error(told.error);
  return told;
}

/** What stands in a file, in whichever of the usual encodings it is written. Throws where it is no text. */
export async function textOf(file) {
  const data = await file.arrayBuffer();
  const [first, second] = new Uint8Array(data.slice(0, 2));
  const wide = first + second === 0xff + 0xfe ? [first === 0xff ? "utf-16le" : "utf-16be"] : [];
  for (const encoding of [...wide, "utf-8", "windows-1252"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(data);
      if (!text.includes("\0")) return text;
    } catch {
      // it is written in another one
    }
  }
  throw new Error("This is not a text file.");
}

/** What hides the message that is shown.
 * @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/** A message that goes away by itself. */
export function complain(words) {
  const box = $("trouble");
  box.textContent = words;
  box.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    box.hidden = true;
  }, 9000);
}

/** A link to be passed on, with a button that copies it. */
export function shared(label, url) {
  const field = element("input", { readOnly: true, value: url, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const copy = button(
    "Copy",
    async () => {
      field.select();
      await navigator.clipboard?.writeText(url).catch(() => {});
      copy.textContent = "Copied";
      setTimeout(() => {
        copy.textContent = "Copy";
      }, 1500);
    },
    { "aria-label": `Copy: ${label}` },
  );
  return element("p", { className: "shared" }, element("span", { textContent: label }), field, copy);
}

/** A number with its noun: "1 card", "2 cards". */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
