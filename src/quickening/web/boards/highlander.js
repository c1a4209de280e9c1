// Highlander: two duelists face each other. Between them every attack stands opposite the defense that meets it, with
// the grids of both laid over each other; beside them what an Exertion turns over.
import { element, svg } from "../dom.js";
import { describe, drawCard, drawChip } from "../cards.js";
import { areas } from "../faces/highlander.js";
import { explained, explainedOf } from "../explaining.js";
import { area, backs, fact, pile } from "./parts.js";
import { exertions } from "./exertions.js";

/** What stays in play, in the order it is laid out; anything else was played this turn. */
const STAYING = ["block", "dodge", "situation", "object", "location", "plot"];
/** From so many attacks on the columns are narrow, and from so many on very narrow. */
const SEVERAL = 3;
const MANY = 7;
/** From more cards in play than these on they have a row of their own. */
const DENSE = 3;

/** Whose side the duel is seen from; who looks on stands behind the first player. */
function near(view) {
  return view.seat ?? 0;
}

function cardOf(view, handle) {
  return view.areas.flatMap((one) => one.cards).find((card) => card.handle === handle);
}

// -- an attack and its defense --------------------------------------------------------------------------------------

/** Both grids over each other: what is aimed at, what is covered, and where the two meet. */
function overlay(one) {
  const made = svg("svg", { viewBox: "0 0 30 30", class: "overlay", role: "img", "aria-label": one.grid === null ? "Where it is aimed at is hidden" : `Aimed at ${areas(one.grid)}${one.meets ? `; covered: ${areas(one.meets)}` : ""}` });
  for (let n = 0; n < 9; n += 1) {
    const bit = 1 << n;
    const aimed = one.grid !== null && Boolean(one.grid & bit);
    const covered = Boolean(one.meets & bit);
    const [x, y] = [(n % 3) * 10 + 0.6, Math.floor(n / 3) * 10 + 0.6];
    made.append(svg("rect", { x, y, width: 8.8, height: 8.8, rx: 1.4, class: aimed ? (covered ? "met" : "hit") : covered ? "covered" : "off" }));
    if (aimed) made.append(svg("path", { class: "aim", d: covered ? `M${x + 2} ${y + 4.6} l2 2.2 3-4.6` : `M${x + 2.2} ${y + 2.2} l4.4 4.4 m0-4.4 l-4.4 4.4` }));
  }
  if (one.grid === null) made.append(svg("text", { x: 15, y: 21, class: "unknown" }, "?"));
  return made;
}

/** A card in the duel, with what was played along with it. */
function fighter(view, handle, along) {
  const card = cardOf(view, handle);
  if (!card) return element("div", { className: "slot", textContent: "gone" });
  const made = drawCard(card);
  const chips = along.map((other) => cardOf(view, other)).filter(Boolean).map(drawChip);
  return chips.length ? element("div", { className: "holding" }, made, element("div", { className: "with" }, ...chips)) : made;
}

function defender(view, one, drawn) {
  const card = one.defense && cardOf(view, one.defense);
  if (!card) return element("div", { className: "slot", textContent: one.meets ? "its defense is gone" : one.result ? "no defense" : "not yet met" });
  if (drawn.has(one.defense)) return element("div", { className: "slot carried" }, element("small", { textContent: one.carried ? "carried over" : "also" }), ` ${card.name}`);
  drawn.add(one.defense);
  return fighter(view, one.defense, one.joined);
}

/** The damage it does, which says where it comes from as long as its card is there. */
function damage(one) {
  const words = [element("b", { textContent: one.damage }), element("span", { textContent: " damage" })];
  return one.card ? explainedOf(one.card, "damage", "badge hurt", `${one.damage} damage`, ...words) : element("span", { className: "badge hurt" }, ...words);
}

/** What becomes of it: the damage it would do, or its result. */
function verdict(one) {
  const made = element("div", { className: "verdict" });
  for (const mark of one.marks) made.append(element("span", { className: `badge ${mark.toLowerCase().replaceAll(" ", "-")}`, textContent: mark }));
  if (one.power_block) made.append(element("span", { className: "badge power-block", textContent: "Power Block" }));
  if (one.damage !== null && (one.result === "successful" ? one.damage : !one.result)) made.append(damage(one));
  made.append(element("span", { className: `badge result ${one.result || "pending"}`, textContent: one.result || "pending" }));
  return made;
}

/** One column: the opponent's card above, yours below, the grids between. */
function exchange(view, one, number, drawn) {
  const mine = one.seat === near(view);
  const attack = fighter(view, one.card, one.beside);
  const defense = defender(view, one, drawn);
  const card = cardOf(view, one.card);
  const label = `Attack ${number} by ${view.names[one.seat]}: ${card ? describe(card) : "gone"}; ${one.result || "pending"}`;
  return element("div", { className: `exchange ${one.result || "pending"}`, "aria-label": label, role: "group", "data-attack": `${one.seat}:${number - 1}` }, mine ? defense : attack, overlay(one), verdict(one), mine ? attack : defense);
}

/** All attacks of one player, in their order. */
function lane(view, seat, drawn) {
  const all = fact(view, "exchanges").filter((one) => one.seat === seat);
  if (!all.length) return [];
  const mine = seat === view.seat;
  const who = mine ? "You attack" : `${view.names[seat]} attacks${1 - seat === view.seat ? " you" : ""}`;
  const made = element("section", { className: `lane ${seat === near(view) ? "friend" : "enemy"}`, "aria-label": who });
  made.style.flexGrow = all.length;
  made.append(element("h3", { textContent: who }), element("div", { className: "columns" }, ...all.map((one, n) => exchange(view, one, n + 1, drawn))));
  return [made];
}

// -- the duelists ---------------------------------------------------------------------------------------------------

/** Ability as a row of pips: what is left, what is about to be lost, and the maximum. */
function meter(view, seat) {
  const has = fact(view, "ability")[seat];
  const most = Math.max(fact(view, "maximum")[seat], has);
  const coming = fact(view, "pending").filter(([whose, kind]) => whose === seat && kind !== "gain").reduce((sum, [, , amount]) => sum + amount, 0);
  const gained = fact(view, "pending").filter(([whose, kind]) => whose === seat && kind === "gain").reduce((sum, [, , amount]) => sum + amount, 0);
  const about = [[coming, "to lose"], [gained, "to gain"]].filter(([many]) => many).map(([many, what]) => explained(seat, what, "change", `${many} ${what}`, element("em", { textContent: `${many} ${what}` })));
  const pips = svg("svg", { viewBox: `0 0 ${most * 6} 10`, class: "meter", preserveAspectRatio: "none", "aria-hidden": "true" });
  for (let n = 0; n < most; n += 1) pips.append(svg("rect", { x: n * 6 + 0.5, y: 0.5, width: 5, height: 9, rx: 1, class: n < has - coming ? "has" : n < has ? "going" : n < has + gained ? "coming" : "gone" }));
  return element("span", { className: `ability${has - coming <= 4 ? " low" : ""}`, title: "Ability" }, element("small", { textContent: "Ability" }), explained(seat, "ability", "has", `Ability ${has}`, element("b", { textContent: has })), explained(seat, "maximum", "most", `at most ${fact(view, "maximum")[seat]} Ability`, element("small", { textContent: `of ${fact(view, "maximum")[seat]}` })), pips, ...about);
}

/** How many cards a player may keep, and how many an Exertion turns over. */
function sizes(view, seat) {
  const [keeps, exerts] = [fact(view, "hand size")[seat], fact(view, "exertion")[seat]];
  return element("span", { className: "sizes" },
    explained(seat, "hand size", "size", `Hand size ${keeps}`, "hand size ", element("b", { textContent: keeps })),
    explained(seat, "exertion", "size", `an Exertion of ${exerts} cards`, "Exertion ", element("b", { textContent: exerts })),
  );
}

function conditions(view, seat) {
  const lost = area(view, "pre-game", seat).flatMap((card) => card.marks.filter((mark) => ["disarmed", "broken", "sheathed"].includes(mark)).map((mark) => `${card.name} ${mark}`));
  const found = [
    ...(fact(view, "prone")[seat] ? [["prone", "Prone"]] : []),
    ...(fact(view, "weapon")[seat] ? [["disarmed", fact(view, "weapon")[seat]]] : []),
    ...lost.map((said) => ["disarmed", said]),
    ...(fact(view, "may hide an attack")[seat] ? [["may-hide", "may hide an attack"]] : []),
  ];
  return found.map(([name, said]) => element("span", { className: `badge ${name}`, textContent: said }));
}

/** A duelist: name, Ability, piles and hand, and what is the matter with them. */
function duelist(view, seat) {
  const turn = !view.outcome && fact(view, "active") === seat && fact(view, "turn") > 0;
  const made = element("section", { className: `strip ${seat === near(view) ? "friend" : "enemy"}${turn ? " at-turn" : ""}`, "aria-label": view.names[seat] });
  made.append(element("span", { className: "who" }, element("b", { textContent: view.names[seat] }), ...(turn ? [element("small", { textContent: "has the turn" })] : []), ...conditions(view, seat), sizes(view, seat)), meter(view, seat));
  const piles = element("span", { className: "piles" }, pile(view, "endurance", seat, "Endurance", "endurance"), pile(view, "discard pile", seat, "Discard"));
  if (area(view, "removed from the game", seat).length) piles.append(pile(view, "removed from the game", seat, "Removed"));
  if (seat !== view.seat) piles.append(backs(area(view, "hand", seat).length, "Hand"));
  made.append(piles);
  return made;
}

/** A card with what was captured under it. */
function lying(view, card) {
  const under = [0, 1].flatMap((seat) => area(view, "captured", seat)).filter((other) => other.holder === card.handle);
  const made = drawCard(card);
  return under.length ? element("div", { className: "holding" }, made, element("div", { className: "with" }, ...under.map(drawChip))) : made;
}

function group(label, name, cards) {
  return cards.length ? [element("div", { className: `cards ${name}`, role: "group", "aria-label": label }, ...cards)] : [];
}

/** What a player has: the cards from before the game, what stays in play, what was played this turn. */
function side(view, seat, fighting) {
  const free = area(view, "play", seat).filter((card) => !fighting.has(card.handle));
  const rank = (card) => STAYING.indexOf(card.kind);
  const stays = free.filter((card) => rank(card) >= 0).sort((one, two) => rank(one) - rank(two));
  const passing = free.filter((card) => rank(card) < 0);
  const loose = area(view, "captured", seat).filter((card) => !card.holder);
  const who = view.names[seat];
  const dense = stays.length + passing.length + loose.length > DENSE ? " dense" : "";
  return element("div", { className: `duelist ${seat === near(view) ? "friend" : "enemy"}${dense}` }, duelist(view, seat),
    ...group(`${who}: before the game`, "before", area(view, "pre-game", seat).map((card) => drawCard(card))),
    ...group(`${who}: in play`, "stays", stays.map((card) => lying(view, card))),
    ...group(`${who}: played this turn`, "brief", [...passing.map((card) => lying(view, card)), ...loose.map((card) => drawCard(card))]),
  );
}

/** Another player's hand where it is open, as in a replay. */
function openHand(view, seat) {
  const known = area(view, "hand", seat).filter((card) => card.name);
  if (seat === view.seat || !known.length) return [];
  const label = `${view.names[seat]}: hand`;
  return [element("section", { className: "area", "aria-label": label }, element("h3", { textContent: label }), element("div", { className: "row" }, ...known.map((card) => drawCard(card))))];
}

// -- the whole ------------------------------------------------------------------------------------------------------

/** The phases of a turn as the book lists them; the one at hand stands out. */
function phases(view) {
  const now = fact(view, "phase");
  const all = fact(view, "phases");
  const listed = all.includes(now) || !now ? all : [...all, now];
  return element("ol", { className: "phases", "aria-label": "Phases of the turn" }, ...listed.map((name) => element("li", name === now && !view.outcome ? { className: "current", "aria-current": "step", textContent: name } : { textContent: name })));
}

export function highlanderBoard(view) {
  const me = near(view);
  const all = fact(view, "exchanges");
  const fighting = new Set(all.flatMap((one) => [one.card, ...one.beside, one.defense, ...one.joined]));
  const drawn = new Set();
  const lanes = [...lane(view, 1 - me, drawn), ...lane(view, me, drawn)];
  const quiet = element("p", { className: "about quiet-field", textContent: fact(view, "turn") ? "No attack stands." : "The duel is about to begin." });
  const field = element("div", { className: `field${all.length >= MANY ? " many" : all.length >= SEVERAL ? " several" : ""}` }, element("div", { className: "lanes" }, ...(lanes.length ? lanes : [quiet])), ...exertions(view));
  return [
    ...openHand(view, 1 - me), side(view, 1 - me, fighting),
    element("section", { className: "duel", "aria-label": "The duel" }, phases(view), field),
    side(view, me, fighting), ...openHand(view, me),
  ];
}
