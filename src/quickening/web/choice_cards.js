// Choices among cards that lie nowhere in sight, such as those of a pile: shown as cards, to be read and touched.
import { element } from "./dom.js";
import { drawCard } from "./cards.js";
import { cardOf } from "./model.js";
import { drawnCard } from "./arrows.js";

/** More cards than this are a list that can be searched. */
const MOST = 24;

/** Whether an option is nothing but a card that is known and lies neither on the board nor in the hand. */
function isOutOfSight(view, { cards, label }) {
  const card = cards.length === 1 ? cardOf(view, cards[0]) : null;
  return Boolean(card?.name) && label.endsWith(card.name) && !drawnCard(card.handle);
}

/** Whether the options of a decision are shown as cards. */
export function areCards(view, decision, options) {
  const isPlain = !decision.repeats && !decision.ordered && options.every((one) => one.kind === options[0].kind);
  return isPlain && options.length > 1 && options.length <= MOST && options.every((one) => isOutOfSight(view, one));
}

/** The cards to choose from. `prompt` counts what was chosen and has the next of the number keys. */
export function choiceCards(view, prompt, options) {
  const drawn = options.map((option) => {
    const made = drawCard(cardOf(view, option.cards[0]));
    const chosen = prompt.count(option) > 0;
    Object.assign(made.dataset, {
      option: option.id,
      kind: option.kind,
      key: `option ${option.id}`,
      hotkey: prompt.nextKey(),
    });
    made.classList.toggle("chosen", chosen);
    made.setAttribute("aria-pressed", String(chosen));
    return made;
  });
  return element("div", { className: "choice-cards", role: "group", "aria-label": prompt.decision.question }, ...drawn);
}
