// The log: readable prose, with names to hover and rule ids that open their gist in place.
import { $, ask, button, element } from "./dom.js";
import { prose, unlearned } from "./naming.js";

const gists = new Map();
/** Lines that wait until the names in them can be marked. */
let held = null;

function ruleButton(rule, properties = {}) {
  const made = button(rule, async () => {
    const open = made.nextElementSibling;
    if (open?.classList.contains("gist")) {
      made.setAttribute("aria-expanded", "false");
      return open.remove();
    }
    if (!gists.has(rule)) gists.set(rule, await ask(`/api/gist?rule=${encodeURIComponent(rule)}`).then((told) => told.gist, (error) => error.message));
    const [book, id] = rule.split(" ");
    made.setAttribute("aria-expanded", "true");
    return made.after(element("span", { className: "gist" }, gists.get(rule), " ", element("a", { href: `/rules#${book}:${id}`, textContent: "in the rulebook" })));
  }, { className: "rule", "aria-label": `Rule ${rule}`, "aria-expanded": "false", ...properties });
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

/** The log is one stop of the tab key; the arrows left and right go from name to name within it, the newest first. */
$("log").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const all = [...$("log").querySelectorAll(".mention, .rule")];
  const here = all.indexOf(event.target);
  event.preventDefault();
  (here < 0 ? all.at(-1) : all[here + step])?.focus();
});

/** Add lines to the log; of the game's own the newest is shown. They wait until the names in them are known. */
export function tell(lines, kind = "") {
  if (!held && unlearned()) {
    held = [];
    unlearned().then(release);
  }
  if (held) held.push([lines, kind]);
  else add(lines, kind);
}

function release() {
  const told = held;
  held = null;
  for (const [lines, kind] of told) add(lines, kind);
}

function add(lines, kind) {
  const log = $("log");
  for (const line of lines) {
    const item = element("li", { role: "none", className: line.text.startsWith("—") ? "mark" : kind }, ...prose(line.text));
    if (line.rule) item.append(" ", ruleButton(line.rule, { tabIndex: -1 }));
    log.append(item);
  }
  if (lines.length && !kind) following = true;
  follow();
}

/** Begin the log anew. */
export function forget() {
  if (held) held.length = 0;
  $("log").replaceChildren();
}
