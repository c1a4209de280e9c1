// Arrow keys go from card to card, as they lie: every card can be reached, though only some are stops of the tab key.
import { $ } from "./dom.js";

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
/** What can be walked to: cards, and the places a held card may go to. */
const STOPS = ".card[role=button], #board .go";
/** Whatever lies aside of the way counts so much farther. */
const ASIDE = 2.5;
/** What needs the arrow keys itself, or is no place to set out from. */
const BUSY = "input, textarea, select, summary, dialog, #log, .menu";

const shownOf = (selector) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && !one.closest(".pile, .flight"));

function middle(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of these in a direction; undefined if nothing lies there. */
export function nearest(from, all, [right, down]) {
  const [x, y] = middle(from);
  const far = (one) => {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const along = dx * right + dy * down;
    return along > 4 ? along + ASIDE * (Math.abs(dx * down) + Math.abs(dy * right)) : Number.POSITIVE_INFINITY;
  };
  const ranked = all.map((one) => [far(one), one]).filter(([way]) => Number.isFinite(way));
  return ranked.sort((one, two) => one[0] - two[0])[0]?.[1];
}

/** Where one sets out: what can act in the hand, then on the board, then any card. */
function first() {
  const [hand, board] = ["#hand", "#board"].map((place) => shownOf(`${place} .can-act:not(.as-spare)`)[0]);
  return hand ?? board ?? shownOf(STOPS)[0];
}

/** Whether an arrow key may lead from here to the cards. */
const isFree = (target) => target === document.body || ($("asked").contains(target) && !target.closest(BUSY));

/** Watch the arrow keys; `setsOut`: they also lead to the cards from the question, or where nothing has the focus. */
export function watchArrows(setsOut = false) {
  document.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    const here = event.target.closest?.(STOPS);
    if (!here && !(setsOut && isFree(event.target))) return;
    const next = here ? nearest(here, shownOf(STOPS), way) : first();
    if (!next) return;
    event.preventDefault();
    if (next.tabIndex !== 0) next.tabIndex = -1;
    next.focus();
  });
}
