// The log: readable prose, folded by turn, with names to hover and rule ids that open their gist in place.
import { $, ask, button, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { prose, unlearned } from "./naming.js";
import { explained, termsOf } from "./terms.js";
import { isHeading, recap, signOf, summed, together, weightOf } from "./telling.js";

const gists = new Map();
/** Who plays, for headings. */
let players = [];
let reader = "";
/** Lines that wait until the names in them can be marked. */
let held = null;
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
  const all = [...$("log").querySelectorAll(".mention, .rule, .term")];
  const here = all.indexOf(event.target);
  event.preventDefault();
  (here < 0 ? all.at(-1) : all[here + step])?.focus();
});

/** Whose names headings may have, and whose words explain themselves. */
export function logOf(names, seat, game) {
  players = names;
  reader = seat === null ? "" : names[seat];
  if (game !== played) learn(game);
}

/** The words of the game that is told of. */
let terms = [];
let played = "";

/** What was told before the words were known is explained when they are. */
async function learn(game) {
  played = game;
  terms = await termsOf(game);
  for (const words of $("log").querySelectorAll("li:not(.mark) > span:last-child"))
    words.replaceChildren(...withTerms([...words.childNodes]));
}

/** Nodes and texts, in which words of the game explain themselves; the tab key passes them, as it does names. */
function withTerms(nodes) {
  const made = nodes.flatMap((node) =>
    typeof node === "string" || node.nodeType === Node.TEXT_NODE
      ? explained(typeof node === "string" ? node : node.data, terms)
      : [node],
  );
  for (const one of made) if (one instanceof HTMLElement && one.classList.contains("term")) one.tabIndex = -1;
  return made;
}

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

/** What a turn came to stands beside its heading once it is over. */
function sum(number) {
  const texts = linesOf(number).map((line) => line.dataset.text);
  const place = $("log").querySelector(`li.mark[data-turn="${number}"] .came-to`);
  if (place) place.textContent = summed(texts);
}

/** Whose turn a heading tells of: a seat, or -1. */
const whoseTurn = (words) => players.findIndex((name) => words === `${name}’s turn`);

/** A line that folds and unfolds what belongs to a turn. */
function mark(number, ...title) {
  const made = button("", () => fold(number, made.getAttribute("aria-expanded") !== "true"), {
    className: "turn",
    "aria-expanded": "true",
  });
  made.append(glyph("chevron-right"), ...title, element("small", { className: "came-to" }));
  return element("li", { role: "none", className: "mark", "data-turn": number }, made);
}

/** What came before the first turn: hands that were drawn, who goes first. */
function foldOpening() {
  if (!linesOf(0).length) return;
  $("log").prepend(mark(0, element("span", { textContent: "Before the first turn" })));
  fold(0, false);
}

/** A heading that folds its turn; the one before it is folded away when a new one begins. */
function heading(line) {
  if (turn) sum(turn);
  if (FOLDING) {
    if (turn) fold(turn, false);
    else foldOpening();
  }
  turn += 1;
  const words = line.text.replace(/^—\s*|\s*—$/g, "");
  const seat = whoseTurn(words);
  const dot = seat < 0 ? [] : [element("i", { className: `whose p${seat + 1}`, "aria-hidden": "true" })];
  const title = seat < 0 ? prose(words) : [element("span", { textContent: `Turn ${turn} · ${players[seat]}` })];
  return mark(turn, ...dot, ...title);
}

function lineSign(line, kind = "") {
  const name = kind === "said" ? "comment" : signOf(line);
  return glyph(name, name === "circle" ? "dot" : "");
}

function worded(line) {
  const words = element("span", {}, ...withTerms(prose(line.text)));
  if (line.rule) words.append(" ", ruleButton(line.rule, { tabIndex: -1 }));
  return words;
}

function added(line, kind) {
  if (isHeading(line)) return heading(line);
  return element("li", { role: "none", className: kind, "data-turn": turn }, lineSign(line, kind), worded(line));
}

/** The line told last, if the next one may be told with it. */
let latest = null;

/** A line that tells more of the same is told with the one before. */
function joined(line) {
  const both = latest && together(latest.line, line);
  if (!both) return false;
  latest.line = both;
  latest.shown.firstElementChild.replaceWith(lineSign(both));
  latest.shown.lastElementChild.replaceWith(worded(both));
  latest.shown.dataset.text = both.text;
  return true;
}

function add(lines, kind) {
  for (const line of lines) {
    if (!kind && joined(line)) continue;
    if (FOLDING && !kind && !isHeading(line) && !weightOf(line)) continue;
    const made = added(line, kind);
    made.dataset.text = line.text;
    latest = kind ? null : { line, shown: made };
    $("log").append(made);
  }
  if (lines.length && !kind) following = true;
  requestAnimationFrame(follow); // once all else is drawn as well
}

/** Begin the log anew. */
export function forget() {
  if (held) held.length = 0;
  turn = 0;
  latest = null;
  turned = ownTurn = false;
  recalled.length = 0;
  $("log").replaceChildren();
  $("since")?.replaceChildren();
}

// -- since one's last turn --------------------------------------------------------------------------------------------

const recalled = [];

/** Whether others have had a turn since, and whether the lines are of one's own; rounds have turns of both. */
let turned = false;
let ownTurn = false;

/** Note what others did while one was not asked. */
export function recall(lines) {
  for (const line of lines) {
    if (isHeading(line)) ownTurn = line.text.includes(`${reader}’s turn`);
    else if (!ownTurn && weightOf(line) > 1) recalled.push(line);
    turned ||= !ownTurn;
  }
}

/** One's turn has come: what happened since the last one, in a few lines. */
export function sumUp() {
  const place = $("since");
  if (!place || !turned) return;
  turned = false;
  const told = recap(
    recalled.filter((line) => !line.text.startsWith(`${reader} `)),
    RECALLED,
  );
  recalled.length = 0;
  const words = (line) => element("span", {}, ...withTerms(prose(line.text)));
  const items = told.map((line) => element("li", {}, lineSign(line), words(line)));
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
