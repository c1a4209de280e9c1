// What the page shows, made from the messages as they are: the one module that knows both. What a question is called
// and why it is asked, the steps of a turn and what is fought over are said by the game.
import { EDITIONS, GAMES } from "./names.js";

/**
 * A fact of the game as a whole.
 * @param {import("./types/messages").View} view
 * @param {string} name
 */
export function fact(view, name) {
  return view.status.find(([key]) => key === name)?.[1];
}

/**
 * The cards of an area, in order.
 * @param {import("./types/messages").View} view
 * @param {string} name
 * @param {number | null} [seat]
 */
export function area(view, name, seat = null) {
  return view.areas.find((one) => one.name === name && one.seat === seat)?.cards ?? [];
}

/**
 * @param {import("./types/messages").View} view
 * @param {number} handle
 */
export function cardOf(view, handle) {
  return view.areas.flatMap((one) => one.cards).find((card) => card.handle === handle);
}

/** All cards of a view; one that is looked at is known, though it lies hidden in its pile. */
export function cardsOf(view) {
  const all = view.areas.flatMap((one) => one.cards);
  const known = new Set(all.filter((card) => card.name).map((card) => card.handle));
  return all.filter((card) => card.name || !known.has(card.handle));
}

/** Whose turn it is; nobody's before that is settled. */
export function activeSeat(view) {
  if (view.outcome || fact(view, "lead is chosen") === false) return null;
  return fact(view, "active") ?? fact(view, "turn") ?? null;
}

// -- where the game stands --------------------------------------------------------------------------------------------

function whoseTurn(view) {
  const seat = activeSeat(view);
  if (view.outcome) return ["the game is over"];
  if (seat === null || !view.names[seat] || (view.game === "highlander" && !fact(view, "turn"))) return [];
  return [seat === view.seat ? "your turn" : `${view.names[seat]}’s turn`];
}

/** The situation in a line. */
export function situation(view) {
  const edition = fact(view, "edition");
  const game = EDITIONS[edition] ?? GAMES[view.game] ?? view.game;
  const round = fact(view, "round");
  const turn = view.game === "huntik" ? undefined : fact(view, "turn");
  return [game, ...(round ? [`round ${round}`] : []), ...(turn ? [`turn ${turn}`] : []), ...whoseTurn(view)].join(
    " · ",
  );
}

/** Whose side the table is seen from: one's own; who looks on sits at the first seat, at Huntik with who leads. */
export function near(view) {
  return view.seat ?? (view.game === "huntik" ? fact(view, "lead") : 0);
}

// -- the question -----------------------------------------------------------------------------------------------------

/**
 * A question with one answer, or none, is answered by one click.
 * @param {import("./types/messages").Decision} decision
 */
export function isSingle(decision) {
  return decision.most === 1 && !decision.repeats;
}

/** Whether all options are cards of one kind: then a click on the card is the answer. */
export function isAboutCards(decision) {
  return decision.options.every((option) => option.cards.length && option.kind === decision.options[0].kind);
}

/** What a fight is about: who stepped in last, else who is against one, else what is attacked. */
function foughtOver(view) {
  const { stage } = view;
  if (!stage) return null;
  const against = stage.sides.filter((side) => side.seat !== view.seat).flatMap((side) => side.cards);
  const told = [stage.lane.at(-1)?.[0], ...against, ...stage.target].filter((handle) => handle !== undefined);
  return told.map((handle) => cardOf(view, handle)).find((card) => card?.name) ?? null;
}

/** The card that asks, if a card does; else what is fought over, or one's persona, where the game has one. */
function askerOf(view, decision) {
  const found = decision.source ? cardOf(view, decision.source) : null;
  if (found?.name) return found;
  const persona = area(view, "pre-game", view.seat).find((card) => card.kind === "persona");
  return (isDoing(decision) && foughtOver(view)) || persona || null;
}

/** Names as one reads them out. */
const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);

/**
 * Why one is asked, in the game's words, and who is asked next.
 * @param {import("./types/messages").View} view
 * @param {import("./types/messages").Decision} decision
 */
function whyOf(view, decision) {
  const others = [...new Set(decision.after ?? [])].filter((seat) => seat !== view.seat);
  const then = others.length ? `Then ${listed(others.map((seat) => view.names[seat]))} may.` : "";
  return [decision.why, then].filter(Boolean).join(" ");
}

/**
 * What one is asked, or null. `next` is the answer that going on gives; null where something must be chosen.
 * @param {import("./types/messages").View} view
 */
export function askOf(view) {
  const { decision } = view;
  if (!decision) return null;
  return {
    decision,
    sort: decision.sort,
    title: decision.title || decision.question,
    why: whyOf(view, decision),
    asker: askerOf(view, decision),
    next: decision.next?.map((place) => decision.options[place].id) ?? null,
  };
}

/** Whether something is done in one's own time, by touching what glows: there is no need to list it as well. */
export const isDoing = (decision) => decision.sort === "act" || decision.sort === "respond";

/**
 * Whether an option is chosen by touching a card in sight: one of one's hand, or one that can do something.
 * @param {import("./types/messages").View} view
 * @param {import("./types/messages").Option} option
 */
export function isTouched(view, option) {
  const [handle] = option.cards;
  if (handle === undefined || view.decision.repeats) return false;
  if (isDoing(view.decision)) return Boolean(cardOf(view, handle));
  return area(view, "hand", view.seat).some((card) => card.handle === handle);
}

/** Who is waited for: a seat, if the game says so, or there is but one other. */
export function waitedFor(view) {
  const others = view.names.filter((_, seat) => seat !== view.seat);
  return view.names[fact(view, "asked")] ?? (others.length === 1 ? others[0] : "the others");
}

/** The words for an outcome: who won. */
export function wonBy(view) {
  const names = view.outcome.winners.map((seat) => view.names[seat]);
  if (!names.length) return "A draw";
  return `${names.join(" and ")} ${names.length > 1 ? "win" : "wins"}`;
}

// -- Huntik's mission -------------------------------------------------------------------------------------------------

/** A game of Huntik has so many rounds. */
const ROUNDS = 7;

export function missionOf(view) {
  return {
    name: fact(view, "mission"),
    kind: fact(view, "mission kind"),
    text: (fact(view, "mission text") || "").replaceAll("\n", " "),
    round: fact(view, "round"),
    rounds: ROUNDS,
    goal: fact(view, "goal") ?? null,
  };
}
