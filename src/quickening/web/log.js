// The log: readable prose, folded by turn, with names to hover and rule ids that open their gist in place.
import { $, ask, button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { prose, unlearned } from "./naming.js";

const gists = new Map();
/** Lines that wait until the names in them can be marked. */
let held = null;
/** Signs for what lines tell, until they tell it themselves. */
const SIGNS = [
  [/\b(attacks?|strikes?)\b/, "hand-fist"],
  [/\bcombat\b/, "khanda"],
  [/\bintercept/, "shield-halved"],
  [/\b(blocks?|dodges?|defends?)\b/, "shield-halved"],
  [/\b(damage|loses? \d+ Ability)\b/, "droplet"],
  [/\b(smoked|KO’d|KO'd|eliminated|toasted)\b/, "skull"],
  [/\b(seizes?|burns?|Site)\b/, "torii-gate"],
  [/\bPower\b/, "coins"],
  [/\bmoves?\b/, "shoe-prints"],
  [/\bdraws?\b/, "layer-group"],
  [/\bdiscards?\b/, "trash-can"],
  [/\bplays?\b/, "play"],
  [/\bturns? over|Exert/, "layer-group"],
  [/\bpass(es)?\b/, "forward"],
];
/** What is worth telling again to whoever was away. */
const NOTABLE =
  /\b(attacks?|plays? (?!no\b)|seizes?|burns?|smoked|KO|damage|wins?|moves? from|reveals?|Exerts?|combat)\b/;
/** So many lines sum up what happened since one's last turn. */
const RECALLED = 4;

function ruleButton(rule, properties = {}) {
  const made = button(
    rule,
    async () => {
      const open = made.nextElementSibling;
      if (open?.classList.contains("gist")) {
        made.setAttribute("aria-expanded", "false");
        return open.remove();
      }
      if (!gists.has(rule))
        gists.set(
          rule,
          await ask(`/api/gist?rule=${encodeURIComponent(rule)}`).then(
            (told) => told.gist,
            (error) => error.message,
          ),
        );
      const [book, id] = rule.split(" ");
      made.setAttribute("aria-expanded", "true");
      return made.after(
        element(
          "span",
          { className: "gist" },
          gists.get(rule),
          " ",
          element("a", { href: `/rules#${book}:${id}`, textContent: "in the rulebook" }),
        ),
      );
    },
    { className: "rule", "aria-label": `Rule ${rule}`, "aria-expanded": "false", ...properties },
  );
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

$("log").addEventListener("scroll", ({ target }) => {
  if (target.clientHeight === height) following = target.scrollHeight - target.scrollTop - height < 60;
});
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

// -- turns ------------------------------------------------------------------------------------------------------------

/** At a table the turns before are folded away; whoever watches a replay reads them all. */
const FOLDING = !document.body.classList.contains("replaying");
/** The turn that lines are added to: how many there were before it, and its heading. */
let turn = 0;

function linesOf(number) {
  return [...$("log").querySelectorAll(`li[data-turn="${number}"]:not(.mark)`)];
}

/** Show or fold away a turn. */
function fold(number, open) {
  for (const line of linesOf(number)) line.hidden = !open;
  $("log").querySelector(`li.mark[data-turn="${number}"] .turn`)?.setAttribute("aria-expanded", String(open));
}

/** A heading that folds its turn; the one before it is folded away when a new one begins. */
function heading(line) {
  if (turn && FOLDING) fold(turn, false);
  turn += 1;
  const mine = turn;
  const words = line.text.replace(/^—\s*|\s*—$/g, "");
  const made = button("", () => fold(mine, made.getAttribute("aria-expanded") !== "true"), {
    className: "turn",
    "aria-expanded": "true",
  });
  made.append(glyph("chevron-right"), ...prose(words));
  return element("li", { role: "none", className: "mark", "data-turn": mine }, made);
}

function signOf(line) {
  return line.sign || (SIGNS.find(([asked]) => asked.test(line.text))?.[1] ?? "circle");
}

function lineSign(line, kind) {
  const name = kind === "said" ? "comment" : signOf(line);
  return glyph(name, name === "circle" ? "dot" : "");
}

function added(line, kind) {
  if (line.text.startsWith("—")) return heading(line);
  const words = element("span", {}, ...prose(line.text));
  if (line.rule) words.append(" ", ruleButton(line.rule, { tabIndex: -1 }));
  return element("li", { role: "none", className: kind, "data-turn": turn }, lineSign(line, kind), words);
}

/** Cards that are drawn one by one are one line that counts them. */
function isRepeated(line, last) {
  return / draws a card\.?$/.test(line.text) && last?.dataset.text === line.text;
}

function count(last) {
  last.dataset.many = Number(last.dataset.many ?? 1) + 1;
  (
    last.querySelector(".many") ?? last.lastElementChild.appendChild(element("b", { className: "many" }))
  ).textContent = ` ×${last.dataset.many}`;
}

function add(lines, kind) {
  for (const line of lines) {
    const last = $("log").lastElementChild;
    if (isRepeated(line, last)) {
      count(last);
      continue;
    }
    const made = added(line, kind);
    made.dataset.text = line.text;
    $("log").append(made);
  }
  if (lines.length && !kind) following = true;
  follow();
}

/** Begin the log anew. */
export function forget() {
  if (held) held.length = 0;
  turn = 0;
  recalled.length = 0;
  $("log").replaceChildren();
  $("since")?.replaceChildren();
}

// -- since one's last turn --------------------------------------------------------------------------------------------

const recalled = [];

/** Note what others did while one was not asked. */
export function recall(lines) {
  recalled.push(
    ...lines.filter((line) =>
      line.weight === undefined ? NOTABLE.test(line.text) && !line.text.startsWith("—") : line.weight > 1,
    ),
  );
}

/** One's turn has come: what happened since the last one, in a few lines. */
export function sumUp(name) {
  const place = $("since");
  if (!place) return;
  const told = recalled.filter((line) => !line.text.startsWith(`${name} `)).slice(-RECALLED);
  recalled.length = 0;
  const items = told.map((line) => element("li", {}, glyph(signOf(line)), element("span", {}, ...prose(line.text))));
  place.replaceChildren(
    ...(items.length
      ? [
          element(
            "section",
            { className: "since", "aria-label": "Since your last turn" },
            element("h3", {}, glyph("hourglass-half"), "Since your last turn"),
            element("ul", {}, ...items),
          ),
        ]
      : []),
  );
}
