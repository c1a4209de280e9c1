// The matches of a tournament, drawn: each with its table and who sits there, and elimination as a bracket.
import { element, svg } from "./dom.js";
import { glyph } from "./glyph.js";
import { render } from "./keyed.js";

const WIN = 3;
/** So many colours of seats there are. */
const COLOURS = 6;
const BOT = / \(bot(?: (\d+))?\)$/;

/** A player's name without what says that it is a bot's: "Alice (bot 2)" is Alice 2. */
export const shortName = (player) => player.replace(BOT, (_, number) => (number ? ` ${number}` : ""));

/** A player as a round sign with a letter: of the same colour wherever they stand. */
export function faceOf(held, player) {
  const place = held.players.findIndex((one) => one.name === player);
  return element("span", {
    className: `face seat-${(Math.max(0, place) % COLOURS) + 1}`,
    "aria-hidden": "true",
    textContent: [...player][0]?.toUpperCase() ?? "?",
  });
}

/** A name beside its face; a bot's has a sign. */
export function namedFace(held, player, isWinner = false) {
  const name = element("b", { className: isWinner ? "won" : "", textContent: shortName(player) });
  const bot = BOT.test(player) ? [element("small", { className: "bot", textContent: "bot" })] : [];
  return [faceOf(held, player), name, ...bot];
}

const isOver = (match) => match.points.length > 0;
const isBye = (match) => match.players.length === 1;
const hasWon = (match, player) => !isBye(match) && match.points[match.players.indexOf(player)] === WIN;
const isDraw = (match) => isOver(match) && !isBye(match) && !match.points.includes(WIN);

function stateOf(match) {
  if (isBye(match)) return match.points[0] === WIN ? "has a bye" : "was not there";
  if (isDraw(match)) return "a draw";
  return isOver(match) ? "over" : "playing";
}

/** To look on, or to see it again; nobody sits at a table of bots, and whoever plays has a way of their own. */
function watching(held, match, mine) {
  const over = isOver(match);
  const bots = match.players.every((player) => held.players.find((one) => one.name === player)?.bot);
  if (!match.table || bots || match.players.includes(over ? "" : mine)) return [];
  const words = over ? "Replay" : "Watch";
  return [
    element("a", {
      className: "button",
      href: over ? `/replay/table.${match.table}` : `/table/${match.table}`,
      textContent: words,
      "aria-label": `${words}: ${match.players.join(" and ")}`,
    }),
  ];
}

/** One match: its table, who sits there, how it stands. */
function matchBox(held, match, number, mine) {
  const round = held.rounds.findIndex((matches) => matches.includes(match));
  const rows = match.players.map((player) => {
    const won = hasWon(match, player);
    const sign = won ? [glyph("trophy"), element("span", { className: "quiet", textContent: "wins" })] : [];
    const lost = isOver(match) && !won && !isDraw(match) && !isBye(match);
    const className = `seated ${won ? "ahead" : ""} ${lost ? "behind" : ""} ${player === mine ? "me" : ""}`;
    return element("li", { className, "data-player": player }, ...namedFace(held, player, won), ...sign);
  });
  const state = stateOf(match);
  const head = [isBye(match) ? "" : `Table ${number}`, state].filter(Boolean).join(" · ");
  return element(
    "div",
    { className: `match ${state === "playing" ? "going" : ""}`, "data-key": `${round} ${match.players}` },
    element("div", { className: "at" }, element("span", { textContent: head }), ...watching(held, match, mine)),
    element("ol", {}, ...rows),
  );
}

const boxesOf = (held, matches, mine) => matches.map((match, n) => matchBox(held, match, n + 1, mine));

// -- rounds ---------------------------------------------------------------------------------------------

/** Swiss rounds and pods: the round that is played, and those before it folded away. */
function listed(held, mine) {
  const last = held.rounds.length;
  const drawn = held.rounds.map((matches, n) => {
    const boxes = element("div", { className: "boxes" }, ...boxesOf(held, matches, mine));
    const words = last < held.lasts || n < last - 1 ? `Round ${n + 1} of ${held.lasts}` : `Round ${n + 1}, the last`;
    if (n === last - 1)
      return element("section", { "data-key": `now ${n}` }, element("h3", { textContent: words }), boxes);
    return element(
      "details",
      { className: "before", "data-key": words },
      element("summary", { textContent: words }),
      boxes,
    );
  });
  return drawn.reverse();
}

// -- elimination ----------------------------------------------------------------------------------------

/** What a round of so many players is called. */
function roundName(players, number) {
  if (players === 2) return "Final";
  return { 3: "Semi-finals", 4: "Semi-finals", 7: "Quarter-finals", 8: "Quarter-finals" }[players] ?? `Round ${number}`;
}

const playersIn = (matches) => matches.reduce((sum, match) => sum + match.players.length, 0);

/** How often each player has lost before a round. */
function lossesBefore(held, round) {
  const lost = {};
  for (const match of held.rounds.slice(0, round).flat())
    for (const player of match.players)
      if (isOver(match) && !hasWon(match, player) && !isBye(match)) lost[player] = (lost[player] ?? 0) + 1;
  return lost;
}

/** The matches of each round from top to bottom: beside those that their players come from. */
function inOrder(held) {
  let places = new Map();
  return held.rounds.map((matches) => {
    const height = (match) => {
      const from = match.players.map((player) => places.get(player)).filter((place) => place !== undefined);
      return from.length ? from.reduce((sum, one) => sum + one, 0) / from.length : Infinity;
    };
    const sorted = [...matches].sort((one, two) => height(one) - height(two) || 0);
    places = new Map(sorted.flatMap((match, n) => match.players.map((player) => [player, n])));
    return sorted;
  });
}

/** A round that nobody is paired for yet. */
function emptyRound(players, number) {
  const seat = () => element("li", { className: "seated" }, element("span", { className: "face free" }), "…");
  const box = () => element("div", { className: "match empty" }, element("ol", {}, seat(), seat()));
  const boxes = Array.from({ length: Math.max(1, Math.floor(players / 2)) }, box);
  return column(roundName(players, number), boxes, "ahead");
}

const column = (words, boxes, className = "") =>
  element(
    "section",
    { className: `column-of ${className}` },
    element("h3", { textContent: words }),
    element("div", { className: "boxes" }, ...boxes),
  );

function crowned(held) {
  const box = element("div", { className: "champion" }, glyph("crown"), ...namedFace(held, held.winner));
  return column("Winner", [box]);
}

/** One loss puts out: what follows is known before anybody has won. */
function comingRounds(held) {
  if (held.style !== "single" || held.phase !== "playing") return [];
  const found = [];
  let left = held.rounds.at(-1).length;
  for (let number = held.rounds.length + 1; left > 1; number += 1) {
    found.push(emptyRound(left, number));
    left = Math.ceil(left / 2);
  }
  return found;
}

/** A column for each round; of double elimination those who have lost once stand below. */
function bracket(held, mine) {
  const columns = inOrder(held).map((matches, n) => {
    const numbers = new Map(held.rounds[n].map((match, number) => [match, number + 1]));
    const lost = lossesBefore(held, n);
    const isLower = (match) => match.players.every((player) => lost[player]);
    const box = (match) => matchBox(held, match, numbers.get(match), mine);
    const lower = matches.filter(isLower).map(box);
    const upper = matches.filter((match) => !isLower(match)).map(box);
    const half = lower.length ? [element("h4", { textContent: "With one loss" }), ...lower] : [];
    const words = held.style === "single" ? roundName(playersIn(matches), n + 1) : `Round ${n + 1}`;
    return column(words, [...upper, ...half]);
  });
  const made = element("div", { className: "bracket", tabIndex: 0, role: "group", "aria-label": "The bracket" });
  made.append(svg("svg", { class: "lines", "aria-hidden": "true" }));
  made.append(...columns, ...comingRounds(held), ...(held.winner ? [crowned(held)] : []));
  return made;
}

/** The way of who won from each box to the next one, drawn once the boxes have their places. */
function drawLines(made) {
  const lines = made.querySelector(".lines");
  const from = made.getBoundingClientRect();
  const place = (box) => {
    const { left, right, top, height } = box.getBoundingClientRect();
    const [x, y] = [made.scrollLeft - from.left, made.scrollTop - from.top];
    return { left: left + x, right: right + x, middle: top + height / 2 + y };
  };
  const rounds = [...made.querySelectorAll(".column-of")].map((one) => [...one.querySelectorAll(".match, .champion")]);
  const paths = rounds
    .slice(1)
    .flatMap((boxes, n) =>
      boxes.flatMap((box, at) => comesFrom(rounds[n], box, at).map((before) => pathOf(place(before), place(box)))),
    );
  lines.setAttribute("width", made.scrollWidth);
  lines.setAttribute("height", made.scrollHeight);
  lines.replaceChildren(...paths);
}

/** Whether a round has two for each place of the next: after a bye nobody knows yet who meets whom. */
const isFull = (boxes) => boxes.length % 2 === 0 && boxes.every((one) => one.querySelectorAll(".seated").length === 2);

/** From which boxes of the round before somebody comes to a box. */
function comesFrom(before, box, at) {
  if (box.matches(".champion")) return before.slice(0, 1);
  if (box.matches(".empty")) return isFull(before) ? before.slice(2 * at, 2 * at + 2) : [];
  const here = [...box.querySelectorAll("[data-player]")].map((one) => one.dataset.player);
  return before.filter((one) =>
    [...one.querySelectorAll(".seated:not(.behind)")].some((seat) => here.includes(seat.dataset.player)),
  );
}

function pathOf(one, two) {
  const half = (one.right + two.left) / 2;
  return svg("path", { d: `M${one.right} ${one.middle}H${half}V${two.middle}H${two.left}` });
}

/** Keeps the lines where the boxes are. */
const watched = new ResizeObserver((seen) => {
  for (const { target } of seen) drawLines(target);
});

/** All matches so far, as they are best seen; the round that is played stands in sight. */
export function showMatches(place, held, mine) {
  const isBracket = ["single", "double"].includes(held.style);
  watched.disconnect();
  render(place, ...(isBracket ? [bracket(held, mine)] : listed(held, mine)));
  if (!isBracket) return;
  const [made] = place.children;
  watched.observe(made);
  const going = made.querySelectorAll(".column-of")[held.rounds.length - 1];
  made.scrollLeft = going.offsetLeft - 12;
}
