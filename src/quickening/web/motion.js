// Motion that tells: a card travels from where it was to where it is, be that a hand, the table or a pile; one that
// nobody could follow comes from its player or its pile; who strikes leaps at what is struck, what is hurt shakes,
// and a number that changed says by how much. It can be turned off, and follows the system's wish for little motion;
// a press ends what is going on.
import { $, element } from "./dom.js";
import { double, land, surroundings } from "./flying.js";
import { blowsOf } from "./striking.js";
import { play } from "./sounds.js";

const MOVING = "#board :not(.stack) > .card[data-handle]:not(.chip, .ghost), #hand .card[data-handle]";
/** Numbers whose change is seen: what they are called, and where they stand. */
const COUNTED = { power: ".sf-power b", sites: ".sf-victory b", ability: ".ability .has b", attacks: ".clash .sum b" };
const OUT = "cubic-bezier(0.16, 1, 0.3, 1)";
const INOUT = "cubic-bezier(0.65, 0, 0.35, 1)";
const HIT = "cubic-bezier(0.5, 0, 0.9, 0.3)";
/** How long each takes, in milliseconds. */
const TIMES = {
  travel: 320,
  play: 420,
  arrive: 420,
  leave: 420,
  reveal: 420,
  shake: 260,
  rise: 900,
  apart: 60,
  blow: 440,
  blows: 170,
};
/** More than so many are shown at once, without a delay between them. */
const SHOWN = 5;
/** Who strikes leaps so far on the stage, in pixels, and so much of the way from anywhere else. */
const LEAP = 120;
const OF_THE_WAY = 0.7;
/** When a blow lands, as a part of its time. */
const LANDS = 0.5;
/** What a card can be cut off by: from one to another it goes as a double. */
const PLACES = "#hand, #board section";
/** Where those who fight face each other. */
const RINGS = ".stage, .zone, .duel";
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
    size: [drawn.offsetWidth, drawn.offsetHeight],
    around: surroundings(drawn),
    place: drawn.closest(PLACES),
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

/** Whatever moves in place of a card, and how far it stands from where it began. */
const actor = (shown, at = [0, 0]) => ({ shown, at });

/** A double in place of a card that is seen again after so long. */
function standIn(drawn, lasts) {
  const shown = double(drawn, seenNow(drawn));
  start(drawn, [{ opacity: 0 }, { opacity: 0 }], { duration: lasts }).finished.finally(() => land(shown));
  return shown;
}

/** From one place to another; a card that is played rises on its way and lands. */
function travel(drawn, from, { delay = 0, lifts = false, flies = false } = {}) {
  const to = drawn.getBoundingClientRect();
  const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
  const [x, y] = [x1 - x2, y1 - y2];
  if (Math.abs(x) + Math.abs(y) < 4) return actor(drawn);
  const duration = lifts ? TIMES.play : TIMES.travel;
  const shown = flies ? standIn(drawn, delay + duration) : drawn;
  const scale = Math.max(0.3, Math.min(2, from.width / to.width || 1));
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 9 },
    { translate: `${x * 0.25}px ${y * 0.25 - (lifts ? 26 : 8)}px`, scale: lifts ? 1.12 : 1.04, zIndex: 9, offset: 0.6 },
    { translate: "0 0", scale: 1 },
  ];
  start(shown, frames, { duration, easing: OUT, delay, fill: "backwards" });
  return actor(shown, [x, y]);
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
  if (from?.width) return travel(drawn, from, { delay, lifts: true, flies: true });
  const frames = [
    { opacity: 0, scale: 0.8 },
    { opacity: 1, scale: 1 },
  ];
  start(drawn, frames, { duration: TIMES.arrive, easing: OUT, delay, fill: "backwards" });
  return actor(drawn);
}

/** A card that left sinks and greys; it flies to the pile in which it is seen, else it is gone where it lay. */
function leave(was, pile, delay) {
  const copy = double(was.drawn, was);
  const to = pile?.getBoundingClientRect();
  const [x, y] = to?.width ? centre(to).map((at, n) => at - centre(was.box)[n]) : [0, 14];
  const frames = [
    { translate: "0 0", scale: 1, opacity: 1, filter: "none" },
    { translate: "0 8px", scale: 0.96, opacity: 1, filter: "grayscale(1) brightness(0.7)", offset: 0.35 },
    { translate: `${x}px ${y}px`, scale: 0.3, opacity: 0.2, filter: "grayscale(1)" },
  ];
  const timing = { duration: TIMES.leave, easing: INOUT, delay, fill: /** @type {FillMode} */ ("backwards") };
  start(copy, frames, timing).finished.finally(() => land(copy));
  return actor(copy);
}

/** Words that rise from a place and are gone. */
function rise(shown, words, how, delay) {
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
  const timing = { duration: TIMES.rise, easing: OUT, delay, fill: /** @type {FillMode} */ ("backwards") };
  start(said, frames, timing).finished.finally(() => said.remove());
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

function shake({ shown, at: [x, y] }, delay) {
  const frames = [0, 11, -7, 0].map((by, n) => ({
    translate: `${x + by}px ${y}px`,
    rotate: `${[0, 3, -2, 0][n]}deg`,
    filter: `brightness(${[1.9, 1.5, 1.2, 1][n]})`,
  }));
  start(shown, frames, { duration: TIMES.shake, easing: HIT, delay });
}

/** A card that took damage shakes, unless a blow shook it already, and the number rises from it. */
function hurt(drawn, moved, many, landed) {
  if (landed === undefined) shake(moved, 0);
  rise(drawn, `−${many}`, "bad", landed ?? 0);
  setTimeout(() => play("hit"), landed ?? 0);
}

// -- blows ------------------------------------------------------------------------------------------------------------

/** A spark where a blow lands: of steel if something stopped it. */
function spark(at, met, delay) {
  const [x, y] = at;
  const made = element("span", { className: `spark${met ? " met" : ""}`, "aria-hidden": "true" });
  made.style.left = `${x}px`;
  made.style.top = `${y}px`;
  document.body.append(made);
  const frames = [
    { opacity: 0, scale: 0.2 },
    { opacity: 1, scale: 0.8, offset: 0.15 },
    { opacity: 0, scale: 1.5 },
  ];
  const timing = { duration: TIMES.shake + 120, easing: OUT, delay, fill: /** @type {FillMode} */ ("both") };
  start(made, frames, timing).finished.finally(() => made.remove());
  if (met) setTimeout(() => play("clang"), delay);
}

/** Who strikes draws back, leaps and falls back again. */
function leap({ shown, at: [x, y] }, [dx, dy], delay) {
  const far = Math.hypot(dx, dy) || 1;
  const inRing = shown.closest(RINGS);
  const part = inRing ? Math.min(LEAP / far, OF_THE_WAY) : OF_THE_WAY;
  const isAlone = inRing || shown.matches(".flying");
  const who = isAlone ? shown : standIn(shown, delay + TIMES.blow);
  const to = (share) => `${x + dx * share}px ${y + dy * share}px`;
  const frames = [
    { translate: to(0), zIndex: 20, easing: OUT },
    { translate: to(-0.12 * part), scale: 1.04, zIndex: 20, offset: 0.28, easing: HIT },
    { translate: to(part), scale: 1.12, zIndex: 20, offset: LANDS, easing: OUT },
    { translate: to(0), zIndex: 20 },
  ];
  start(who, frames, { duration: TIMES.blow, delay });
}

/** Where a blow lands: on a card as it stood, or on an area of the body. */
function landsOn(blow, before) {
  if (blow.area === undefined) return before.cards.get(blow.at)?.box;
  return $("board").querySelector(`.cell[data-area="${blow.area}"]`)?.getBoundingClientRect();
}

/** Blows one after another, by those who now stand for their cards. */
function strike(blows, actors, before) {
  blows.forEach((blow, n) => {
    const [by, box] = [actors.get(blow.by), landsOn(blow, before)];
    if (!by || !box) return;
    const delay = n * TIMES.blows + (before.cards.has(blow.by) ? 0 : TIMES.play);
    const from = before.cards.get(blow.by)?.box ?? by.shown.getBoundingClientRect();
    const at = centre(box);
    leap(by, [at[0] - centre(from)[0], at[1] - centre(from)[1]], delay);
    spark(at, blow.met, delay + TIMES.blow * LANDS);
    const struck = blow.area === undefined ? actors.get(blow.at) : !blow.met && actor($("board").querySelector(".man"));
    if (struck) shake(struck, delay + TIMES.blow * LANDS);
  });
}

/** How long blows take, until the last has landed: what follows from them waits. */
function fightTime(blows) {
  return blows.length ? TIMES.blow + (Math.min(blows.length, SHOWN) - 1) * TIMES.blows : 0;
}

function recount(before, delay) {
  for (const [name, { shown, value }] of numbers()) {
    const was = before.get(name)?.value;
    if (was === undefined || was === value || Number.isNaN(value)) continue;
    rise(shown, value > was ? `+${value - was}` : `−${was - value}`, value > was ? "good" : "bad", delay);
    start(shown, [{ scale: 1.35 }, { scale: 1 }], { duration: TIMES.arrive, easing: OUT, delay });
    if (name.startsWith("power") && value > was) play("power");
  }
}

/** The pile in which a card is seen now, by its key. */
function pileOf(key, view) {
  const within = ({ cards }) => cards.some((card) => card.name && (view.keys?.get(card.handle) ?? card.handle) === key);
  const area = view.areas.find(within);
  return area ? $("board").querySelector(`[data-pile="${area.name}"][data-seat="${area.seat ?? ""}"]`) : null;
}

/** When the first blow lands on each card, by its key. */
function landings(blows) {
  const found = new Map();
  blows.forEach(({ at }, n) => {
    if (!found.has(at)) found.set(at, n * TIMES.blows + TIMES.blow * LANDS);
  });
  return found;
}

/** A card that was seen before: what has become of it, and what moves in its place. */
function change(one, was, { delay, landed, nth }) {
  const now = seenNow(one);
  const flies = was.place !== now.place;
  const apart = flies && !was.inHand ? Math.min(nth(), SHOWN) * TIMES.apart : 0;
  const moved = travel(one, was.box, { lifts: was.inHand && !now.inHand, flies, delay: delay + apart });
  if (now.harm > was.harm) hurt(one, moved, now.harm - was.harm, landed);
  if (was.hidden && !now.hidden) reveal(one);
  if (now.turned !== was.turned) play("turn");
  return moved;
}

/**
 * Show what has changed since `before`, which `places` gave; how long it takes until blows have landed.
 * @param {ReturnType<typeof places>} before
 * @param {import("./types/messages").View} view
 * @param {import("./types/messages").View} [last]
 */
export function move(before, view, last) {
  if (isStill() || !before.cards.size) return 0;
  const blows = blowsOf(last, view).slice(0, 2 * SHOWN);
  const [delay, landed] = [fightTime(blows), landings(blows)];
  const cards = new Map(view.areas.flatMap((one) => one.cards).map((card) => [card.handle, card]));
  const drawn = new Map([...document.querySelectorAll(MOVING)].map((one) => [keyOf(one, view), one]));
  const actors = new Map();
  let [arrived, advanced] = [0, 0];
  for (const [key, one] of drawn) {
    const was = before.cards.get(key);
    if (was) {
      actors.set(key, change(one, was, { delay, landed: landed.get(key), nth: () => advanced++ }));
      continue;
    }
    actors.set(key, arrive(one, cards.get(Number(one.dataset.handle)), Math.min(arrived, SHOWN) * TIMES.apart));
    arrived += 1;
  }
  const gone = [...before.cards].filter(([key]) => !drawn.has(key)).slice(0, 2 * SHOWN);
  for (const [key, was] of gone) actors.set(key, leave(was, pileOf(key, view), delay));
  strike(blows, actors, before);
  recount(before.numbers, delay);
  if (advanced > 1) play("advance");
  else if (arrived || advanced) play("place");
  return delay;
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
