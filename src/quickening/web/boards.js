// One layout for each game; whatever has none of its own is shown area by area.
import { element } from "./dom.js";
import { drawCard } from "./cards.js";

/** A fact of the game as a whole. */
export function fact(view, name) {
  const found = view.status.find(([key]) => key === name);
  return found ? found[1] : undefined;
}

export function area(view, name, seat = null) {
  const found = view.areas.find((one) => one.name === name && one.seat === seat);
  return found ? found.cards : [];
}

function pile(view, name, seat, label) {
  const cards = area(view, name, seat);
  const top = cards[cards.length - 1];
  const made = element("div", { className: "pile", "data-pile": `${name}:${seat}` });
  made.append(element("span", { className: "label", textContent: `${label} ${cards.length}` }));
  if (top) made.append(drawCard(top, "tiny"));
  return made;
}

/** Huntik: the map of five zones from your side, each player's piles at the edge. */
function huntik(view) {
  const me = view.seat ?? fact(view, "lead");
  const lead = fact(view, "lead");
  const seen = (zone) => (me === lead ? zone : 6 - zone);
  const cards = area(view, "play");
  const combat = fact(view, "combat");
  const map = element("div", { className: "map" });
  for (let number = 5; number >= 1; number -= 1) {
    const here = cards.filter((card) => seen(card.place) === number);
    const fighting = combat && seen(combat[0]) === number;
    const zone = element("section", { className: `zone${fighting ? " fighting" : ""}`, "aria-label": `Zone ${number}` });
    zone.append(element("h3", { textContent: number }));
    for (const [name, wanted] of [["enemy", (card) => card.controller === 1 - me], ["middle", (card) => card.controller === null], ["friend", (card) => card.controller === me]]) {
      const group = element("div", { className: name });
      for (const card of here.filter(wanted)) group.append(withHeld(card, cards));
      zone.append(group);
    }
    map.append(zone);
  }
  const sides = [1 - me, me].map((seat) => playerStrip(view, seat));
  return [sides[0], map, sides[1]];
}

/** A hero with the features it has. */
function withHeld(card, cards) {
  const made = drawCard(card);
  const held = cards.filter((other) => other.holder === card.handle);
  if (held.length) made.append(element("span", { className: "held", textContent: `with ${held.map((one) => one.name || "a face-down feature").join(", ")}` }));
  if (card.holder) made.classList.add("carried");
  return made;
}

function playerStrip(view, seat) {
  const strip = element("div", { className: `strip${fact(view, "turn") === seat ? " at-turn" : ""}` });
  const role = seat === fact(view, "lead") ? "leads" : "defends";
  strip.append(element("b", { textContent: view.names[seat] }), element("span", { textContent: role }));
  strip.append(pile(view, "deck", seat, "Deck"), pile(view, "discard pile", seat, "Discard"));
  if (seat !== view.seat) strip.append(element("span", { className: "label", textContent: `Hand ${area(view, "hand", seat).length}` }));
  const points = fact(view, "points");
  if (points && (points[0] || points[1])) strip.append(element("span", { className: "points", textContent: `${points[seat]} points` }));
  return strip;
}

/** Any game: every area with its cards. */
function anyGame(view) {
  return view.areas.filter((one) => !(one.name === "hand" && one.seat === view.seat)).map((one) => {
    const who = one.seat === null ? "" : `${view.names[one.seat]}: `;
    const section = element("section", { className: "area" }, element("h3", { textContent: `${who}${one.name} (${one.cards.length})` }));
    const row = element("div", { className: "row" });
    const shown = one.cards.filter((card) => card.name);
    for (const card of shown.slice(-24)) row.append(drawCard(card));
    section.append(row);
    return section;
  });
}

const BOARDS = { huntik };

/** The board of a view. */
export function drawBoard(view) {
  return (BOARDS[view.game] || anyGame)(view);
}

/** The situation in a line. */
export function situation(view) {
  const facts = [];
  for (const [name, value] of view.status) {
    if (["mission", "round", "edition", "phase"].includes(name) && value !== null) facts.push(name === "round" ? `round ${value}` : String(value));
  }
  const turn = fact(view, "turn");
  if (typeof turn === "number") facts.push(turn === view.seat ? "your turn" : `${view.names[turn]}’s turn`);
  return facts.join(" · ");
}
