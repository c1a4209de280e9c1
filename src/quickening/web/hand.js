// The hand: from the left, in the order it is held; at Highlander sorted by kind, with a rule over each.
import { $, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { signOf } from "./art/meaning.js";
import { drawCard } from "./cards.js";
import { area, fact, isTouched } from "./model.js";
import { render } from "./keyed.js";

/** Kinds in the order they lie, and what several are called; others follow. */
const KINDS = [
  ["attack", "Attacks"],
  ["block", "Blocks"],
  ["dodge", "Dodges"],
  ["edge", "Edges"],
  ["event", "Events"],
  ["situation", "Situations"],
  ["object", "Objects"],
  ["location", "Locations"],
  ["plot", "Plots"],
];

/** The line above the hand: how many cards, and what there is to spend. */
function head(view, cards) {
  const made = element("div", { className: "head" }, element("b", { textContent: `Your hand · ${cards.length}` }));
  const power = fact(view, "power")?.[view.seat];
  if (power !== undefined)
    made.append(element("span", { className: "spend" }, glyph("coins"), `${power} Power to spend`));
  made.append(element("span", { className: "hint", textContent: hint(view, cards) }));
  return made;
}

/** What can be done with the cards of the hand now, in a few words. */
function hint(view, cards) {
  const mine = new Set(cards.map((card) => card.handle));
  const about = view.decision?.options.filter((one) => mine.has(one.cards[0]) && isTouched(view, one)) ?? [];
  if (!about.length) return "";
  if (about.every((one) => one.kind === "discard")) return "Tap what you want to throw away";
  if (about.every((one) => one.kind === "announce")) return "Tap what you want to put back";
  return "Tap a glowing card, drag it to the table, or press its number";
}

function group([kind, plural], cards) {
  const heading = element(
    "h3",
    {},
    glyph(signOf(kind)),
    element("span", { textContent: plural }),
    element("b", { textContent: cards.length }),
  );
  const made = element(
    "div",
    { className: `hgroup g-${kind.replaceAll(" ", "-")}`, "data-key": `group ${kind}` },
    heading,
    element("div", { className: "fan" }, ...cards.map((card) => drawCard(card, "hand"))),
  );
  return made;
}

function grouped(cards) {
  const others = [...new Set(cards.map((card) => card.kind))]
    .filter((kind) => !KINDS.some(([one]) => one === kind))
    .map((kind) => [kind, `${kind}s`]);
  return [...KINDS, ...others]
    .map((kind) => [kind, cards.filter((card) => card.kind === kind[0])])
    .filter(([, found]) => found.length)
    .map(([kind, found]) => group(kind, found));
}

/** Where all hands are open, as in a replay: each with the name of who holds it. */
function openHands(view) {
  const open = view.areas.filter((one) => one.name === "hand" && one.cards.some((card) => card.name));
  return open.map((one) => {
    const row = element("div", { className: "handrow" }, ...one.cards.map((card) => drawCard(card, "hand")));
    row.style.setProperty("--cards", String(Math.max(1, one.cards.length)));
    const words = element("b", { textContent: `${view.names[one.seat]}’s hand · ${one.cards.length}` });
    const head = element("div", { className: "head" }, words);
    return element("div", { className: "open-hand", "data-key": `open hand ${one.seat}` }, head, row);
  });
}

/** Show the hand of whoever looks; to who looks on at open hands, all of them. */
export function showHand(view) {
  const open = view.seat === null && view.game !== "shadowfist" ? openHands(view) : [];
  $("hand").classList.toggle("open-hands", open.length > 0);
  if (open.length) {
    $("hand").hidden = false;
    render($("hand"), ...open);
    return;
  }
  const cards = view.seat === null ? [] : area(view, "hand", view.seat);
  $("hand").hidden = view.seat === null;
  const empty = element("p", { className: "about empty", textContent: "Your hand is empty." });
  const sorted = view.game === "highlander" && cards.every((card) => card.name);
  const row = sorted
    ? element("div", { className: "handgroups" }, ...grouped(cards))
    : element("div", { className: "handrow" }, ...cards.map((card) => drawCard(card, "hand")));
  row.style.setProperty("--cards", Math.max(1, cards.length));
  row.style.setProperty("--groups", row.children.length);
  row.dataset.key = "row";
  render($("hand"), head(view, cards), cards.length ? row : empty);
  requestAnimationFrame(showSpines); // once all is drawn: to measure what changes again costs a layout
}

/** Less of a card than this, in pixels, is a spine: its name stands upright. */
const SPINE = 50;
const GAP = 14;

/** Sorted hands that overlap much show spines. */
function showSpines() {
  const row = $("hand").querySelector(".handgroups");
  if (!row) return;
  const [cards, groups] = ["--cards", "--groups"].map((name) => Number(row.style.getPropertyValue(name)));
  const wide = Number.parseFloat(getComputedStyle(row).getPropertyValue("--hw"));
  const room = row.clientWidth - cards * wide - (groups - 1) * GAP;
  row.classList.toggle("spines", wide + room / Math.max(1, cards - groups) < SPINE);
}

addEventListener("resize", showSpines);

/** Where the hand is wider than the screen, what can be done begins in sight. */
export function bringForward() {
  showSpines();
  const row = $("hand").querySelector(".handrow, .handgroups");
  if (!row || row.scrollWidth <= row.clientWidth + 8) return;
  const first = row.querySelector(".card.can-act:not(.as-spare)");
  row.scrollLeft = first
    ? row.scrollLeft + first.getBoundingClientRect().left - row.getBoundingClientRect().left - 24
    : 0;
}
