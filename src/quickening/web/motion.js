// Motion that tells: a card travels from where it was to where it is, be that a hand, the table or a pile; one that
// nobody could follow comes from its player or its pile; what is hurt shakes, and a number that changed says by how
// much. It can be turned off, and follows the system's wish for little motion; a press ends what is going on.
import { $, element } from "./dom.js";
import { play } from "./sounds.js";

const MOVING = "#board :not(.stack) > .card[data-handle]:not(.chip, .ghost), #hand .card[data-handle]";
/** Numbers whose change is seen: what they are called, and where they stand. */
const COUNTED = { power: ".sf-power b", sites: ".sf-victory b", ability: ".ability .has b", attacks: ".clash .sum b" };
const OUT = "cubic-bezier(0.16, 1, 0.3, 1)";
const INOUT = "cubic-bezier(0.65, 0, 0.35, 1)";
const HIT = "cubic-bezier(0.5, 0, 0.9, 0.3)";
/** How long each takes, in milliseconds. */
const TIMES = { travel: 320, play: 420, arrive: 420, leave: 420, reveal: 420, shake: 260, rise: 900, apart: 60 };
/** More than so many are shown at once, without a delay between them. */
const SHOWN = 5;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();

const harmOf = (drawn) => Number(drawn.querySelector(".harm")?.textContent ?? 0);
const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** Whether nothing is to move: as the player wished at a table, or as the system is set. */
export function isStill() {
  return calm.matches || ($("motion")?.getAttribute("aria-pressed") ?? localStorage.getItem("motion")) === "false";
}

function start(shown, frames, timing) {
  const made = shown.animate(frames, timing);
  running.add(made);
  made.finished.then(
    () => running.delete(made),
    () => running.delete(made),
  );
  return made;
}

document.addEventListener(
  "pointerdown",
  () => {
    for (const one of running) one.finish();
  },
  true,
);

// -- what was there ---------------------------------------------------------------------------------------------------

/** The key of a drawn card: the same for as long as it could be followed. */
function keyOf(drawn, view) {
  const handle = Number(drawn.dataset.handle);
  return view?.keys?.get(handle) ?? handle;
}

function seenNow(drawn) {
  return {
    drawn,
    box: drawn.getBoundingClientRect(),
    harm: harmOf(drawn),
    turned: drawn.matches(".has-turned, .has-exhausted"),
    inHand: Boolean(drawn.closest("#hand")),
    hidden: drawn.matches(".back, .has-face"),
  };
}

/** The seat a number stands at: boards give each seat the class of its colour. */
const seatOf = (shown) =>
  [...(shown.closest("[class*=' p']")?.classList ?? [])].find((name) => /^p\d$/.test(name)) ?? "";

function numbers() {
  const found = new Map();
  for (const [name, selector] of Object.entries(COUNTED))
    for (const shown of document.querySelectorAll(`#board ${selector}`))
      found.set(`${name} ${seatOf(shown)}`, { shown, value: Number(shown.textContent) });
  return found;
}

/** What can be seen of a table: where each card is, what it has taken, and the numbers that count. */
export function places(view) {
  const cards = new Map();
  for (const drawn of document.querySelectorAll(MOVING)) cards.set(keyOf(drawn, view), seenNow(drawn));
  return { cards, numbers: numbers() };
}

// -- how it moves -----------------------------------------------------------------------------------------------------

/** From one place to another; a card that is played rises on its way and lands. */
function travel(drawn, from, { delay = 0, lifts = false } = {}) {
  const to = drawn.getBoundingClientRect();
  const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
  const [x, y] = [x1 - x2, y1 - y2];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const scale = Math.max(0.3, Math.min(2, from.width / to.width || 1));
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 9 },
    { translate: `${x * 0.25}px ${y * 0.25 - (lifts ? 26 : 8)}px`, scale: lifts ? 1.12 : 1.04, zIndex: 9, offset: 0.6 },
    { translate: "0 0", scale: 1 },
  ];
  start(drawn, frames, { duration: lifts ? TIMES.play : TIMES.travel, easing: OUT, delay, fill: "backwards" });
}

/** Where a card comes from that could not be followed: its deck if one draws it, else whoever controls it. */
function origin(drawn, card) {
  if (drawn.closest("#hand"))
    return $("board").querySelector(
      `[data-pile="deck"][data-seat="${card?.owner}"], [data-pile="endurance"][data-seat="${card?.owner}"]`,
    );
  const seat = card?.controller ?? card?.owner ?? null;
  return seat === null ? null : $("board").querySelector(`.p${seat + 1} .held-hand, .p${seat + 1} .face`);
}

function arrive(drawn, card, delay) {
  const from = origin(drawn, card)?.getBoundingClientRect();
  if (from?.width) return travel(drawn, from, { delay, lifts: true });
  const frames = [
    { opacity: 0, scale: 0.8 },
    { opacity: 1, scale: 1 },
  ];
  return start(drawn, frames, { duration: TIMES.arrive, easing: OUT, delay, fill: "backwards" });
}

/** A card that left sinks and greys; it flies to the pile in which it is seen, else it is gone where it lay. */
function leave({ drawn, box }, pile) {
  const copy = drawn.cloneNode(true);
  for (const one of [copy, ...copy.querySelectorAll("[id], [data-key], [data-handle]")]) {
    one.removeAttribute("id");
    delete one.dataset.key;
    delete one.dataset.handle;
  }
  copy.classList.add("leaving");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  const { left, top, width, height } = box;
  for (const [name, value] of Object.entries({ left, top, width, height })) copy.style[name] = `${value}px`;
  document.body.append(copy);
  const to = pile?.getBoundingClientRect();
  const [x, y] = to?.width ? centre(to).map((at, n) => at - centre(box)[n]) : [0, 14];
  const frames = [
    { translate: "0 0", scale: 1, opacity: 1, filter: "none" },
    { translate: "0 8px", scale: 0.96, opacity: 1, filter: "grayscale(1) brightness(0.7)", offset: 0.35 },
    { translate: `${x}px ${y}px`, scale: 0.3, opacity: 0.2, filter: "grayscale(1)" },
  ];
  start(copy, frames, { duration: TIMES.leave, easing: INOUT }).finished.finally(() => copy.remove());
}

/** Words that rise from a place and are gone. */
function rise(shown, words, how) {
  const { left, top, width } = shown.getBoundingClientRect();
  const said = element("span", { className: `rising ${how}`, "aria-hidden": "true", textContent: words });
  said.style.left = `${left + width / 2}px`;
  said.style.top = `${top}px`;
  document.body.append(said);
  const frames = [
    { opacity: 0, translate: "-50% 6px" },
    { opacity: 1, translate: "-50% -6px", offset: 0.2 },
    { opacity: 0, translate: "-50% -30px" },
  ];
  start(said, frames, { duration: TIMES.rise, easing: OUT }).finished.finally(() => said.remove());
}

/** A card that was face down turns over about its long axis, and its face lights up. */
function reveal(drawn) {
  const axis = drawn.matches(".wide") ? "x" : "y";
  const frames = [
    { rotate: `${axis} 90deg`, filter: "brightness(2)", zIndex: 9 },
    { rotate: `${axis} 0deg`, filter: "brightness(1.4)", zIndex: 9, offset: 0.6 },
    { rotate: `${axis} 0deg`, filter: "none" },
  ];
  start(drawn, frames, { duration: TIMES.reveal, easing: OUT });
  play("turn");
}

/** A card that took damage shakes, and the number rises from it. */
function hurt(drawn, many) {
  const shake = [0, 9, -5, 0].map((x, n) => ({ translate: `${x}px 0`, rotate: `${[0, 3, -2, 0][n]}deg` }));
  start(drawn, shake, { duration: TIMES.shake, easing: HIT });
  rise(drawn, `−${many}`, "bad");
  play("hit");
}

function recount(before) {
  for (const [name, { shown, value }] of numbers()) {
    const was = before.get(name)?.value;
    if (was === undefined || was === value || Number.isNaN(value)) continue;
    rise(shown, value > was ? `+${value - was}` : `−${was - value}`, value > was ? "good" : "bad");
    start(shown, [{ scale: 1.35 }, { scale: 1 }], { duration: TIMES.arrive, easing: OUT });
    if (name.startsWith("power") && value > was) play("power");
  }
}

/** The pile in which a card is seen now, by its key. */
function pileOf(key, view) {
  const within = ({ cards }) => cards.some((card) => card.name && (view.keys?.get(card.handle) ?? card.handle) === key);
  const area = view.areas.find(within);
  return area ? $("board").querySelector(`[data-pile="${area.name}"][data-seat="${area.seat ?? ""}"]`) : null;
}

/**
 * Show what has changed since `before`, which `places` gave.
 * @param {ReturnType<typeof places>} before
 * @param {import("./types/messages").View} view
 */
export function move(before, view) {
  if (isStill() || !before.cards.size) return;
  const cards = new Map(view.areas.flatMap((one) => one.cards).map((card) => [card.handle, card]));
  const drawn = new Map([...document.querySelectorAll(MOVING)].map((one) => [keyOf(one, view), one]));
  let arrived = 0;
  for (const [key, one] of drawn) {
    const was = before.cards.get(key);
    if (!was) {
      arrive(one, cards.get(Number(one.dataset.handle)), Math.min(arrived, SHOWN) * TIMES.apart);
      arrived += 1;
      continue;
    }
    const now = seenNow(one);
    travel(one, was.box, { lifts: was.inHand && !now.inHand });
    if (was.inHand && !now.inHand) arrived += 1;
    if (now.harm > was.harm) hurt(one, now.harm - was.harm);
    if (was.hidden && !now.hidden) reveal(one);
    if (now.turned !== was.turned) play("turn");
  }
  const gone = [...before.cards].filter(([key]) => !drawn.has(key)).slice(0, 2 * SHOWN);
  for (const [key, was] of gone) leave(was, pileOf(key, view));
  recount(before.numbers);
  if (arrived) play("place");
}

/** One is asked: a tone, and the prompt rises. */
export function yourTurn() {
  play("yours");
  if (isStill()) return;
  const frames = [
    { translate: "0 8px", opacity: 0.6 },
    { translate: "0 0", opacity: 1 },
  ];
  start($("asked"), frames, { duration: TIMES.arrive, easing: OUT });
}
