// The log: readable prose, with names to hover and rule ids that open their gist in place.
import { $, ask, button, element } from "./dom.js";

const known = new Map();
const gists = new Map();

/** Remember the cards of a view by name, so that the log can speak of cards that have gone. */
export function remember(view) {
  for (const one of view.areas) for (const card of one.cards) if (card.name) known.set(card.name, card);
}

/** A card by the name the log gives it. */
export function cardNamed(name) {
  return known.get(name);
}

/** A sentence with the cards it names marked. */
function prose(text) {
  const names = [...known.keys()].filter((name) => text.includes(name)).sort((one, two) => two.length - one.length);
  if (!names.length) return [text];
  const parts = text.split(new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`));
  return parts.map((part) => (known.has(part) ? element("span", { className: "mention", tabIndex: 0, role: "button", "data-name": part, textContent: part }) : part));
}

function ruleButton(rule) {
  const made = button(rule, async () => {
    const open = made.nextElementSibling;
    if (open?.classList.contains("gist")) return open.remove();
    if (!gists.has(rule)) gists.set(rule, await ask(`/api/gist?rule=${encodeURIComponent(rule)}`).then((told) => told.gist, (error) => error.message));
    const [book, id] = rule.split(" ");
    made.setAttribute("aria-expanded", "true");
    return made.after(element("span", { className: "gist" }, gists.get(rule), " ", element("a", { href: `/rules#${book}:${id}`, textContent: "in the rulebook" })));
  }, { className: "rule", "aria-label": `Rule ${rule}`, "aria-expanded": "false" });
  return made;
}

/** A text whose rule ids open their gist. */
export function withRules(text) {
  const parts = text.split(/(\(?\b(?:HK|SF|HL1|HLT|HL3) (?:\d[\w.]*\w|\d)\b[).]*)/);
  return parts.map((part, n) => {
    const [, before, rule, after] = n % 2 ? /^(\(?)(.*?)([).]*)$/.exec(part) : [];
    return rule ? element("span", { className: "cited" }, before, ruleButton(rule), after) : part;
  });
}

/** Whether the newest line is in sight; then it stays there, whatever room the question beside it takes. */
let following = true;
let height = 0;

function follow() {
  const log = $("log");
  height = log.clientHeight;
  if (following) log.scrollTop = log.scrollHeight;
}

$("log").addEventListener("scroll", ({ target }) => { if (target.clientHeight === height) following = target.scrollHeight - target.scrollTop - height < 60; });
new ResizeObserver(follow).observe($("log"));

/** Add lines to the log; of the game's own the newest is shown. */
export function tell(lines, kind = "") {
  const log = $("log");
  for (const line of lines) {
    const item = element("li", { role: "none", className: line.text.startsWith("—") ? "mark" : kind }, ...prose(line.text));
    if (line.rule) item.append(" ", ruleButton(line.rule));
    log.append(item);
  }
  if (lines.length && !kind) following = true;
  follow();
}

/** Begin the log anew. */
export function forget() {
  $("log").replaceChildren();
}
