// What the page shows, made from the messages as they are: the one module that knows both. Fields that a message may
// bring by itself (`track`, `sort`, `why`, `next`, `asker`, `cost`, `role`) are used where they are there.
import { EDITIONS, GAMES } from "./names.js";

/** A fact of the game as a whole. */
export function fact(view, name) {
  return view.status.find(([key]) => key === name)?.[1];
}

/** The cards of an area, in order. */
export function area(view, name, seat = null) {
  return view.areas.find((one) => one.name === name && one.seat === seat)?.cards ?? [];
}

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

const SHOTS = [
  ["establishing", "Establishing"],
  ["main", "Main Shot"],
  ["attack", "Attack"],
  ["end", "End"],
];

function shadowfistTrack(view) {
  const now = fact(view, "attack") ? "attack" : fact(view, "shot");
  return { steps: SHOTS, now, stops: true };
}

function huntikTrack(view) {
  const mine = activeSeat(view) === near(view);
  const now = fact(view, "combat") ? "combat" : mine ? "mine" : "theirs";
  const [me, them] = [
    view.seat === null ? view.names[near(view)] : "Your turn",
    `${view.names[1 - near(view)]}’s turn`,
  ];
  return {
    steps: [
      ["mine", view.seat === null ? `${me}’s turn` : me],
      ["combat", "Combat"],
      ["theirs", them],
    ],
    now: activeSeat(view) === null ? "" : now,
  };
}

function highlanderTrack(view) {
  const [now, all] = [fact(view, "phase"), fact(view, "phases")];
  const steps = all.includes(now) || !now ? all : [...all, now];
  return { steps: steps.map((name) => [name, name]), now, stops: true };
}

const TRACKS = { shadowfist: shadowfistTrack, huntik: huntikTrack, highlander: highlanderTrack };

/** The steps of a turn, and the one at hand; null where a game has none. */
export function trackOf(view) {
  if (view.track) return view.track;
  return TRACKS[view.game]?.(view) ?? null;
}

/** Whose side the table is seen from: one's own; who looks on sits at the first seat, at Huntik with who leads. */
export function near(view) {
  return view.seat ?? (view.game === "huntik" ? fact(view, "lead") : 0);
}

// -- the question -----------------------------------------------------------------------------------------------------

/** Kinds that decline or end something, the quietest first. */
const DECLINING = ["pass", "refrain", "no", "agree", "end"];

/** A question with one answer, or none, is answered by one click. */
export function isSingle(decision) {
  return decision.most === 1 && !decision.repeats;
}

/** Whether all options are cards of one kind: then a click on the card is the answer. */
export function isAboutCards(decision) {
  return decision.options.every((option) => option.cards.length && option.kind === decision.options[0].kind);
}

function sortOf(decision) {
  if (decision.sort) return decision.sort;
  if (decision.repeats) return "share";
  if (decision.ordered) return "order";
  if (decision.rests) return "act";
  return decision.options.some((option) => option.kind === "pass") ? "respond" : "choose";
}

/** The answer that going on gives: as the game says, else to pass or decline; null where something must be chosen. */
function nextOf(decision) {
  if (decision.next !== undefined) return decision.next?.map((place) => decision.options[place].id) ?? null;
  if (!isSingle(decision)) return decision.may_decline || !decision.least ? [] : null;
  for (const kind of DECLINING) {
    const found = decision.options.filter((option) => option.kind === kind);
    if (found.length === 1) return [found[0].id];
  }
  return decision.may_decline || !decision.least ? [] : null;
}

/** The card that asks: as the game says, else what waits to resolve, what is attacked, or one's persona. */
function askerOf(view, decision) {
  const told = decision.asker?.k ?? decision.source;
  const found = told ? cardOf(view, told) : null;
  if (found?.name) return found;
  const effect = fact(view, "stack")?.at?.(-1);
  const target = fact(view, "attack")?.[2]?.[0]?.[1];
  const guesses = [effect?.[2], target].map((handle) => handle && cardOf(view, handle)).filter((card) => card?.name);
  return guesses[0] ?? area(view, "pre-game", view.seat).find((card) => card.kind === "persona") ?? null;
}

/** Why one is asked: in the game's words, else where the game stands and what a player does about it. */
function whyOf(view, decision, asker) {
  if (decision.why) return decision.why;
  const track = trackOf(view);
  const step = track?.steps.find(([id]) => id === track.now)?.[1];
  const said = new Set([decision.question.toLowerCase()]);
  const moment = [...(step ? [step] : []), ...whoseTurn(view)].filter(
    (words) => !said.has(words.toLowerCase()) && said.add(words.toLowerCase()),
  );
  if (decision.source && asker && !decision.question.includes(asker.name))
    return [`${asker.name} asks`, ...moment].join(" · ");
  return sortOf(decision) === "act" ? "Tap a glowing card, or drag it where it goes." : moment.join(" · ");
}

/** What one is asked, or null. */
export function askOf(view) {
  const { decision } = view;
  if (!decision) return null;
  const next = nextOf(decision);
  const asker = askerOf(view, decision);
  return {
    decision,
    sort: sortOf(decision),
    title: decision.question.replace(/ \(attack 1 of 1\)$/, ""),
    why: whyOf(view, decision, asker),
    asker,
    next,
    words: decision.words ?? null,
  };
}

/** Who is waited for: a seat, if the game says so, or there is but one other. */
export function waitedFor(view) {
  const others = view.names.filter((_, seat) => seat !== view.seat);
  return view.names[fact(view, "asked")] ?? (others.length === 1 ? others[0] : "the others");
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
