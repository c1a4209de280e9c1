// Huntik: the map of five zones from your side; the enemy's cards on the left of a zone, yours on the right, what
// belongs to nobody between them.
import { element } from "../dom.js";
import { drawCard, drawChip } from "../cards.js";
import { explained } from "../explaining.js";
import { area, backs, fact, isLookedAt, pile, row } from "./parts.js";

const ZONES = [5, 4, 3, 2, 1];
const OWN = ["play", "being played", "removed from map", "hand", "legendary hero pile", "discard pile", "deck"];

/** Whose side the map is seen from; who looks on sits behind the lead player. */
function near(view) {
  return view.seat ?? fact(view, "lead");
}

/** Zones are numbered from the lead player's side in the state, and from one's own on the table. */
function seen(view, zone) {
  return near(view) === fact(view, "lead") ? zone : 6 - zone;
}

/** The zone an option leads to: one that is chosen, or where a hero would move. */
export function huntikPlace(view, option) {
  if (option.kind === "zone") return `[data-zone="${option.number}"]`;
  if (option.kind !== "move" || option.number === null) return null;
  const card = area(view, "play").find((one) => one.handle === option.cards[0]);
  return card ? `[data-zone="${seen(view, card.place) + option.number}"]` : null;
}

/** A card with the features it has. */
function standing(card, cards) {
  const held = cards.filter((other) => other.holder === card.handle);
  const made = drawCard(card);
  if (/feature/i.test(card.kind) || !card.name) made.classList.add("lying");
  return held.length ? element("div", { className: "holding" }, made, element("div", { className: "with", "aria-label": `with ${card.name}` }, ...held.map(drawChip))) : made;
}

function zone(view, number) {
  const me = near(view);
  const cards = area(view, "play");
  const here = cards.filter((card) => seen(view, card.place) === number && !card.holder);
  const combat = fact(view, "combat");
  const fights = combat && seen(view, combat[0]) === number;
  const made = element("section", { className: `zone${fights ? " fighting" : ""}`, "data-zone": number, "aria-label": `Zone ${number}` });
  made.append(element("h3", {}, element("span", { textContent: number })));
  const groups = [
    ["enemy", `${view.names[1 - me]} in zone ${number}`, (card) => card.controller === 1 - me],
    ["middle", `Nobody’s in zone ${number}`, (card) => card.controller === null],
    ["friend", `${view.names[me]} in zone ${number}`, (card) => card.controller === me],
  ];
  for (const [name, label, wanted] of groups) {
    const found = here.filter(wanted);
    made.append(element("div", { className: name, role: "group", "aria-label": label }, ...found.map((card) => standing(card, cards))));
  }
  return made;
}

/** Who fights where, and with how much. */
function combatBar(view) {
  const combat = fact(view, "combat");
  if (!combat) return [];
  const me = near(view);
  const totals = fact(view, "attacks");
  const part = (seat) => element("span", { className: seat === me ? "friend" : "enemy" }, `${view.names[seat]}${combat[1] === seat ? " attacks" : ""} `, ...(totals ? [explained(seat, "attack", "total", `${totals[seat]} attacks`, element("b", { textContent: totals[seat] }))] : []));
  return [element("div", { className: "combat", role: "status" }, part(1 - me), element("strong", { textContent: `Combat in zone ${seen(view, combat[0])}` }), part(me))];
}

function mission(view) {
  const words = ` · ${fact(view, "mission kind")} mission · ${(fact(view, "mission text") || "").replaceAll("\n", " ")}`;
  return element("section", { className: "mission", "aria-label": "Mission", tabIndex: 0 }, element("p", {}, element("b", { textContent: fact(view, "mission") }), words));
}

function strip(view, seat) {
  const me = near(view);
  const begun = fact(view, "lead is chosen");
  const turn = begun && !view.outcome && fact(view, "turn") === seat;
  const role = seat === fact(view, "lead") ? "leads" : "defends";
  const made = element("section", { className: `strip ${seat === me ? "friend" : "enemy"}${turn ? " at-turn" : ""}`, "aria-label": view.names[seat] });
  made.append(element("span", { className: "who" }, element("b", { textContent: view.names[seat] }), element("small", { textContent: begun ? `${role}${turn ? " · has the turn" : ""}` : "" })));
  made.append(pile(view, "deck", seat, "Deck"), pile(view, "discard pile", seat, "Discard"));
  if (area(view, "legendary hero pile", seat).length) made.append(pile(view, "legendary hero pile", seat, "Legends"));
  if (seat === me && area(view, "removed from map").length) made.append(pile(view, "removed from map", null, "Removed"));
  if (seat !== view.seat) made.append(backs(area(view, "hand", seat).length, "Hand"));
  const points = fact(view, "points");
  if (points && (points[0] || points[1])) made.append(explained(seat, "points", "points", `${points[seat]} points`, "Points ", element("b", { textContent: points[seat] })));
  return made;
}

/** Another player's hand where it is open, as in a replay. */
function openHand(view, seat) {
  return seat === view.seat ? [] : row(`${view.names[seat]}: hand`, area(view, "hand", seat).filter((card) => card.name));
}

/** What lies elsewhere for all to see. */
function elsewhere(view) {
  const others = view.areas.filter((one) => one.cards.some((card) => card.name) && !OWN.includes(one.name) && !isLookedAt(one));
  return [
    ...row("Being played", area(view, "being played")),
    ...others.flatMap((one) => row(`${one.seat === null ? "" : `${view.names[one.seat]}: `}${one.name}`, one.cards.filter((card) => card.name))),
  ];
}

export function huntikBoard(view) {
  const me = near(view);
  const map = element("div", { className: "map" }, ...ZONES.map((number) => zone(view, number)));
  return [element("div", { className: "head" }, strip(view, 1 - me), mission(view)), ...openHand(view, 1 - me), ...combatBar(view), map, ...elsewhere(view), strip(view, me), ...openHand(view, me)];
}
