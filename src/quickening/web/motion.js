// Motion that tells: cards travel from where they were, new ones arrive from the hand or the pile they came from,
// what is hurt shakes and says by how much. It can be turned off, and follows the system's wish for little motion.
import { $, element } from "./dom.js";
import { play } from "./sounds.js";

const MOVING = "#board :not(.stack) > .card[data-handle]:not(.chip), #hand .card[data-handle]";
const OUT = "cubic-bezier(0.16, 1, 0.3, 1)";
const HIT = "cubic-bezier(0.5, 0, 0.9, 0.3)";
/** How long each takes, in milliseconds. */
const TIMES = { travel: 320, arrive: 420, shake: 260, rise: 700, apart: 60 };
/** More than so many arrivals are shown at once, without a delay between them. */
const SHOWN = 5;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What can be seen of a card: where it is and what it has taken. */
export function places() {
  const found = new Map();
  for (const drawn of document.querySelectorAll(MOVING)) {
    found.set(drawn.dataset.handle, {
      box: drawn.getBoundingClientRect(),
      harm: harmOf(drawn),
      name: drawn.getAttribute("aria-label").split(",")[0],
      inHand: Boolean(drawn.closest("#hand")),
    });
  }
  return found;
}

const harmOf = (drawn) => Number(drawn.querySelector(".harm")?.textContent ?? 0);

/** Whether nothing is to move: as the player wished at a table, or as the system is set. */
export function isStill() {
  return calm.matches || ($("motion")?.getAttribute("aria-pressed") ?? localStorage.getItem("motion")) === "false";
}

/** Where a card came from that was not there before: a card of its name that is gone, else the deck. */
function origin(drawn, gone) {
  const name = drawn.getAttribute("aria-label").split(",")[0];
  const before = gone.find((one) => one.name === name && !one.used);
  if (before) {
    before.used = true;
    return before.box;
  }
  if (!drawn.closest("#hand")) return null;
  return (
    document
      .querySelector(`#board [data-pile="deck"][data-seat], #board [data-pile="endurance"][data-seat]`)
      ?.getBoundingClientRect() ?? null
  );
}

function travel(drawn, from, delay = 0) {
  const to = drawn.getBoundingClientRect();
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const scale = Math.max(0.3, Math.min(2, from.width / to.width || 1));
  const frames = [
    { translate: `${x}px ${y}px`, scale, zIndex: 9 },
    { translate: `${x * 0.2}px ${y * 0.2 - 14}px`, scale: 1.08, zIndex: 9, offset: 0.7 },
    { translate: "0 0", scale: 1 },
  ];
  drawn.animate(frames, { duration: TIMES.travel, easing: OUT, delay, fill: "backwards" });
}

/** A card that took damage shakes, and the number rises from it. */
function hurt(drawn, many) {
  const shake = [0, 9, -5, 0].map((x, n) => ({ translate: `${x}px 0`, rotate: `${[0, 3, -2, 0][n]}deg` }));
  drawn.animate(shake, { duration: TIMES.shake, easing: HIT });
  const said = element("span", { className: "rising", "aria-hidden": "true", textContent: `−${many}` });
  drawn.append(said);
  said.animate(
    [
      { opacity: 1, translate: "-50% 0" },
      { opacity: 0, translate: "-50% -28px" },
    ],
    { duration: TIMES.rise, easing: OUT },
  ).onfinish = () => said.remove();
  play("hit");
}

/** Cards glide from where they were; new ones arrive. `before` is what `places` gave. */
export function move(before) {
  if (isStill() || !before.size) return;
  const drawn = [...document.querySelectorAll(MOVING)];
  const here = new Set(drawn.map((one) => one.dataset.handle));
  const gone = [...before].filter(([handle]) => !here.has(handle)).map(([, one]) => ({ ...one }));
  let arrived = 0;
  for (const one of drawn) {
    const was = before.get(one.dataset.handle);
    if (was) {
      travel(one, was.box);
      if (harmOf(one) > was.harm) hurt(one, harmOf(one) - was.harm);
      continue;
    }
    const from = origin(one, gone);
    const delay = Math.min(arrived, SHOWN) * TIMES.apart;
    arrived += 1;
    if (from) travel(one, from, delay);
    else
      one.animate(
        [
          { opacity: 0, scale: 0.8 },
          { opacity: 1, scale: 1 },
        ],
        { duration: TIMES.arrive, easing: OUT, delay, fill: "backwards" },
      );
  }
  if (arrived) play("place");
}

/** One is asked: a tone, and the prompt rises. */
export function yourTurn() {
  play("yours");
  if (isStill()) return;
  $("asked").animate(
    [
      { translate: "0 8px", opacity: 0.6 },
      { translate: "0 0", opacity: 1 },
    ],
    { duration: TIMES.arrive, easing: OUT },
  );
}
