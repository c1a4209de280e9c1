// Keyed rendering: a fresh tree is laid over the one that is shown. Whatever stays the same card or the same part
// stays the same element, so that focus, hover and running motion stay with it.

const HANDLERS = [
  "onclick",
  "onchange",
  "oninput",
  "onkeydown",
  "onpointerenter",
  "onpointerleave",
  "onfocus",
  "onblur",
];
/** Properties that are not attributes, and that a player may have changed. */
const KEPT = new Set(["open", "style"]);
/** What has a value that is no attribute. */
const VALUED = new Set(["INPUT", "SELECT", "OUTPUT"]);
/** Styles are set one by one: the page's policy takes none from an attribute. */
const STYLED = new Set(["style"]);

/** What tells an element apart from others: the card it shows, or its own key. */
function keyOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const key = node.getAttribute("data-key");
  if (key) return key;
  const handle = node.getAttribute("data-handle");
  return handle && handle !== "0" ? `${node.classList[1]} ${handle}` : null;
}

function keyedIn(root) {
  const found = new Map();
  for (const one of root.querySelectorAll("[data-handle], [data-key]"))
    if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  return found;
}

const isAlike = (one, other) =>
  one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

function copyAttributes(shown, fresh) {
  for (const { name } of [...shown.attributes])
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) shown.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (!STYLED.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  if (shown.hasAttribute("style") || fresh.hasAttribute("style"))
    if (shown.style.cssText !== fresh.style.cssText) shown.style.cssText = fresh.style.cssText;
  for (const handler of HANDLERS) if (shown[handler] !== fresh[handler]) shown[handler] = fresh[handler];
  if (VALUED.has(fresh.nodeName) && shown.value !== fresh.value) shown.value = fresh.value;
}

/** Lay one element over another of its kind. */
function lay(shown, fresh, known) {
  if (shown.nodeType !== Node.ELEMENT_NODE) {
    if (shown.nodeValue !== fresh.nodeValue) shown.nodeValue = fresh.nodeValue;
    return;
  }
  copyAttributes(shown, fresh);
  layChildren(shown, [...fresh.childNodes], known);
}

/** The element that is to become a fresh one: the one of its key, or the next one without a key that is like it. */
function heir(next, fresh, known) {
  const key = keyOf(fresh);
  if (key) return known.get(key) ?? null;
  for (let one = next; one; one = one.nextSibling) if (!keyOf(one) && isAlike(one, fresh)) return one;
  return null;
}

function layChildren(parent, wanted, known) {
  /** The last child in its place. What stands behind it is looked up anew: an heir may have been taken out of there. */
  let last = null;
  const behind = () => (last ? last.nextSibling : parent.firstChild);
  for (const fresh of wanted) {
    const next = behind();
    const found = heir(next, fresh, known);
    if (!found || !isAlike(found, fresh) || found.contains(parent)) {
      parent.insertBefore(fresh, next);
      last = fresh;
      continue;
    }
    if (keyOf(found)) known.delete(keyOf(found));
    if (found !== next) parent.insertBefore(found, next);
    last = found;
    lay(found, fresh, known);
  }
  for (let rest = behind(); rest; rest = behind()) rest.remove();
}

/** Show these in a place, with as little change as can be. */
export function render(place, ...fresh) {
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  layChildren(place, fresh, keyedIn(place));
  if (held !== document.activeElement && held?.isConnected && place.contains(held)) held.focus({ preventScroll: true });
}
