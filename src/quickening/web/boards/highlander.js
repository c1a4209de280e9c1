// Highlander: an immortal at either side, you on the left; between them Ability as in a fighting game, one large body
// on which attacks and defenses are laid over each other, and below it what an Exertion turns over.
import { element } from "../dom.js";
import { glyph } from "../glyph.js";
import { describe, drawCard, drawChip, picture } from "../cards.js";
import { areas } from "../faces/highlander.js";
import { explained, explainedOf } from "../explaining.js";
import { activeSeat, area, cardOf, fact, near } from "../model.js";
import { aside, faceOf, heldHand, openHands, panorama, pile, seatClass } from "./parts.js";
import { body } from "./highlander_body.js";
import { exertions } from "./exertions.js";

/** What stays in play, in the order it is laid out; anything else was played this turn. */
const STAYING = ["block", "dodge", "situation", "object", "location", "plot"];
/** From so many attacks on cards are small, and from so many on tiny. */
const SEVERAL = 3;
const MANY = 7;
const isMine = (view, seat) => seat === near(view);

// -- an attack and its defense --------------------------------------------------------------------------------------

/** A card in the duel, with what was played along with it. */
function fighter(view, handle, along) {
  const card = cardOf(view, handle);
  if (!card) return element("div", { className: "slot", textContent: "gone" });
  const made = drawCard(card, "hand");
  const chips = along
    .map((other) => cardOf(view, other))
    .filter(Boolean)
    .map(drawChip);
  return chips.length
    ? element(
        "div",
        { className: "holding", "data-key": `holding ${handle}` },
        made,
        element("div", { className: "with" }, ...chips),
      )
    : made;
}

/** The damage it does, which says where it comes from as long as its card is there. */
function damage(one) {
  const words = [element("b", { textContent: one.damage }), element("span", { textContent: " damage" })];
  return one.card
    ? explainedOf(one.card, "damage", "badge hurt", `${one.damage} damage`, ...words)
    : element("span", { className: "badge hurt" }, ...words);
}

/** What becomes of it: the damage it would do, or its result; what a card beside it says is not said twice. */
function verdict(view, one) {
  const made = element("div", { className: "verdict" });
  const beside = one.beside.map((other) => cardOf(view, other)?.name);
  for (const mark of one.marks.filter((mark) => !beside.includes(mark)))
    made.append(element("span", { className: `badge ${mark.toLowerCase().replaceAll(" ", "-")}`, textContent: mark }));
  if (one.power_block) made.append(element("span", { className: "badge power-block", textContent: "Power Block" }));
  if (one.damage !== null && (one.result === "successful" ? one.damage : !one.result)) made.append(damage(one));
  if (one.result) made.append(element("span", { className: `badge result ${one.result}`, textContent: one.result }));
  return made;
}

/** One attack: its card, where it is aimed at, what becomes of it. */
function exchange(view, one, number) {
  const card = cardOf(view, one.card);
  const aim =
    one.grid === null
      ? "where it is aimed at is hidden"
      : `aimed at ${areas(one.grid)}${one.meets ? `, covered: ${areas(one.meets)}` : ""}`;
  const label =
    `Attack ${number} by ${view.names[one.seat]}: ${card ? describe(card) : "gone"}; ${aim}; ` +
    `${one.result || "pending"}`;
  return element(
    "div",
    {
      className: `exchange ${one.result || "pending"}`,
      "aria-label": label,
      role: "group",
      "data-attack": `${one.seat}:${number - 1}`,
      "data-key": `exchange ${one.seat} ${number}`,
      "data-grid": one.grid ?? "",
    },
    fighter(view, one.card, one.beside),
    verdict(view, one),
  );
}

function crowd(many) {
  return many >= MANY ? " many" : many >= SEVERAL ? " several" : "";
}

/** Few attacks with much played along with them: two such cards take as much room as an attack. */
function isLaden(all) {
  return all.length < SEVERAL && all.length + all.flatMap((one) => one.beside).length / 2 >= SEVERAL;
}

/** All attacks of one player against the other, in their order. */
function attacks(view, seat, all) {
  const who = seat === view.seat ? "You attack" : `${view.names[seat]} attacks${1 - seat === view.seat ? " you" : ""}`;
  const shown = all.map((one, n) => exchange(view, one, n + 1));
  const many = isLaden(all) ? " laden" : crowd(all.length);
  return element(
    "section",
    {
      className: `came lane ${isMine(view, seat) ? "friend" : "enemy"}${many}`,
      "aria-label": who,
      "data-key": "came",
    },
    element("h3", {}, glyph("khanda"), who),
    element("div", { className: "columns" }, ...shown),
  );
}

/** What meets the attacks; a card that meets several stands there once. */
function defenses(view, seat, all) {
  const drawn = new Set();
  const shown = all.flatMap((one) => {
    const card = one.defense && cardOf(view, one.defense);
    if (!card || drawn.has(one.defense)) return [];
    drawn.add(one.defense);
    const made = fighter(view, one.defense, one.joined);
    (made.classList.contains("card") ? made : made.querySelector(".card"))?.classList.add("is-guard");
    return [made];
  });
  const open = all.filter((one) => !one.defense && !one.result).length;
  if (open)
    shown.push(
      element("div", {
        className: "slot",
        textContent: open === all.length ? "No defense yet" : `${open} without a defense`,
      }),
    );
  else if (!shown.length && all.length) shown.push(element("div", { className: "slot", textContent: "no defense" }));
  const who = seat === view.seat ? "You defend" : `${view.names[seat]} defends`;
  return element(
    "section",
    {
      className: `went ${isMine(view, seat) ? "friend" : "enemy"}${crowd(shown.length)}`,
      "aria-label": who,
      "data-key": "went",
    },
    ...(all.length ? [element("h3", {}, glyph("shield-halved"), who)] : []),
    element("div", { className: "columns" }, ...shown),
  );
}

/** Who is attacked now: where attacks of both stand, the one whose attacks are not yet settled. */
function defended(view) {
  const all = fact(view, "exchanges");
  const open = all.find((one) => !one.result) ?? all.at(-1);
  return open ? 1 - open.seat : null;
}

/** Attacks of the other side, while one's own go on: those that fared alike together. */
function otherLane(view, seat) {
  const all = fact(view, "exchanges").filter((one) => one.seat === seat);
  if (!all.length) return [];
  const fared = [...new Set(all.map((one) => one.result || "pending"))];
  const called = (one) => cardOf(view, one.card)?.name || "a hidden attack";
  const lines = fared.map((how) => {
    const alike = all.filter((one) => (one.result || "pending") === how);
    return `${alike.map(called).join(", ")} (${how})`;
  });
  const words = `${view.names[seat]} attacked as well: ${lines.join("; ")}`;
  return [element("p", { className: "about other-lane", textContent: words, title: words })];
}

function ring(view) {
  const seat = defended(view);
  const all = seat === null ? [] : fact(view, "exchanges").filter((one) => one.seat === 1 - seat);
  const quiet = element("p", {
    className: "about quiet-field",
    textContent: fact(view, "turn") ? "No attack this turn yet" : "The duel is about to begin",
  });
  const shown =
    seat === null
      ? [quiet, body([]), element("span")]
      : [attacks(view, 1 - seat, all), body(all), defenses(view, seat, all)];
  return element(
    "div",
    { className: `ring${crowd(all.length)}` },
    ...shown,
    ...(seat === null ? [] : otherLane(view, seat)),
  );
}

// -- the duelists ---------------------------------------------------------------------------------------------------

const pendingOf = (view, seat, gain) =>
  fact(view, "pending")
    .filter(([whose, kind]) => whose === seat && (kind === "gain") === gain)
    .reduce((sum, [, , amount]) => sum + amount, 0);

/** Ability as slanted cells: what is left, what is about to be lost or gained, and the maximum. */
function bar(view, seat) {
  const has = fact(view, "ability")[seat];
  const most = Math.max(fact(view, "maximum")[seat], has);
  const [coming, gained] = [pendingOf(view, seat, false), pendingOf(view, seat, true)];
  const state = (n) => (n < has - coming ? "has" : n < has ? "going" : n < has + gained ? "coming" : "gone");
  const cells = Array.from({ length: most }, (_, n) => element("i", { className: state(n) }));
  return element(
    "span",
    {
      className: "meter",
      role: "meter",
      "aria-valuenow": has,
      "aria-valuemin": 0,
      "aria-valuemax": most,
      "aria-label": `Ability of ${view.names[seat]}`,
    },
    ...cells,
  );
}

const personaOf = (view, seat) => area(view, "pre-game", seat).find((card) => card.kind === "persona");

function half(view, seat) {
  const name = personaOf(view, seat)?.name ?? view.names[seat];
  return element(
    "div",
    { className: `half ${isMine(view, seat) ? "us" : "them"} ${seatClass(seat)}` },
    element("b", { textContent: name }),
    bar(view, seat),
  );
}

/** Ability in numbers; each says where it comes from. */
function ability(view, seat) {
  const has = fact(view, "ability")[seat];
  const [coming, gained] = [pendingOf(view, seat, false), pendingOf(view, seat, true)];
  const about = [
    [coming, "to lose"],
    [gained, "to gain"],
  ]
    .filter(([many]) => many)
    .map(([many, what]) =>
      explained(
        seat,
        what,
        `change ${what.split(" ")[1]}`,
        `${many} ${what}`,
        element("em", {}, String(many), element("span", { textContent: ` ${what}` })),
      ),
    );
  const most = fact(view, "maximum")[seat];
  return element(
    "span",
    { className: `ability${has - coming <= 4 ? " low" : ""}` },
    explained(seat, "ability", "has", `Ability ${has}`, element("b", { textContent: has })),
    element(
      "span",
      { className: "of" },
      element("small", { className: "what", textContent: "Ability" }),
      element("small", { className: "called", "aria-hidden": "true", textContent: view.names[seat] }),
      explained(seat, "maximum", "most", `at most ${most} Ability`, element("small", { textContent: `of ${most}` })),
    ),
    ...about,
  );
}

/** How many cards a player may keep, and how many an Exertion turns over. */
function sizes(view, seat) {
  const [keeps, exerts] = [fact(view, "hand size")[seat], fact(view, "exertion")[seat]];
  return element(
    "span",
    { className: "sizes" },
    explained(seat, "hand size", "size", `Hand size ${keeps}`, "hand size ", element("b", { textContent: keeps })),
    explained(
      seat,
      "exertion",
      "size",
      `an Exertion of ${exerts} cards`,
      "Exertion ",
      element("b", { textContent: exerts }),
    ),
  );
}

function conditions(view, seat) {
  const lost = area(view, "pre-game", seat).flatMap((card) =>
    card.marks
      .filter((mark) => ["disarmed", "broken", "sheathed"].includes(mark))
      .map((mark) => `${card.name} ${mark}`),
  );
  const found = [
    ...(fact(view, "prone")[seat] ? [["prone", "Prone"]] : []),
    ...(fact(view, "weapon")[seat] ? [["disarmed", fact(view, "weapon")[seat]]] : []),
    ...lost.map((said) => ["disarmed", said]),
    ...(fact(view, "may hide an attack")[seat] ? [["may-hide", "may hide an attack"]] : []),
  ];
  return found.length
    ? [
        element(
          "span",
          { className: "conditions" },
          ...found.map(([name, said]) => element("span", { className: `badge ${name}`, textContent: said })),
        ),
      ]
    : [];
}

/** Who plays a persona; of somebody who fights without one that is said already. */
function calledHere(view, seat) {
  const atTurn = activeSeat(view) === seat && fact(view, "turn");
  const name = personaOf(view, seat) ? [view.names[seat]] : [];
  return [...name, ...(seat === view.seat ? ["you"] : []), ...(atTurn ? ["has the turn"] : [])].join(" · ");
}

/** Somebody who fights without a persona is a figure in the dark. */
function stranger(view, seat) {
  const nobody = { name: view.names[seat], title: "", kind: "persona", tags: [], numbers: [], text: "", marks: [] };
  return element(
    "span",
    { className: "card face-of stranger", "aria-hidden": "true" },
    element("span", { className: "pic" }, picture(nobody)),
  );
}

/** The persona as a portrait, which is its card; the weapon in the corner. */
function portrait(view, seat) {
  const persona = personaOf(view, seat);
  const others = area(view, "pre-game", seat).filter((card) => card !== persona);
  const words = element(
    "span",
    { className: "pname" },
    element("b", { textContent: persona?.name ?? view.names[seat] }),
    element("small", {
      className: "who",
      textContent: calledHere(view, seat),
    }),
  );
  const made = element("div", { className: "portrait", "data-key": `portrait ${seat}` });
  if (persona) {
    const card = element(
      "div",
      { className: "card face-of", "data-handle": persona.handle, role: "button", "aria-label": describe(persona) },
      element("span", { className: "pic" }, picture(persona)),
      element("b", { className: "name quiet", textContent: persona.name }),
    );
    made.append(card);
  } else made.append(stranger(view, seat), faceOf(view, seat));
  made.append(
    words,
    element(
      "div",
      { className: "before", role: "group", "aria-label": `${view.names[seat]}: before the game` },
      ...others.map((card) => drawCard(card)),
    ),
  );
  return made;
}

/** A card with what was captured under it. */
function lying(view, card) {
  const under = [0, 1].flatMap((seat) => area(view, "captured", seat)).filter((other) => other.holder === card.handle);
  const made = drawCard(card);
  return under.length
    ? element(
        "div",
        { className: "holding", "data-key": `holding ${card.handle}` },
        made,
        element("div", { className: "with" }, ...under.map(drawChip)),
      )
    : made;
}

function group(label, name, cards) {
  return cards.length
    ? [element("div", { className: `plays ${name}`, role: "group", "aria-label": label }, ...cards)]
    : [];
}

/** What a player has in play: what stays, what was played this turn. */
function inPlay(view, seat, fighting) {
  const free = area(view, "play", seat).filter((card) => !fighting.has(card.handle));
  const rank = (card) => STAYING.indexOf(card.kind);
  const stays = free.filter((card) => rank(card) >= 0).sort((one, two) => rank(one) - rank(two));
  const passing = free.filter((card) => rank(card) < 0);
  const loose = area(view, "captured", seat).filter((card) => !card.holder);
  const who = view.names[seat];
  const many = stays.length + passing.length + loose.length;
  const scrolled = many > 1 ? { role: "group", "aria-label": `${who}: on the table`, tabIndex: 0 } : {};
  return element(
    "div",
    { className: `inplay${many > 4 ? " dense" : ""}`, ...scrolled },
    ...group(
      `${who}: in play`,
      "stays",
      stays.map((card) => lying(view, card)),
    ),
    ...group(`${who}: played this turn`, "brief", [
      ...passing.map((card) => lying(view, card)),
      ...loose.map((card) => drawCard(card)),
    ]),
  );
}

function duelist(view, seat, fighting) {
  const turn = activeSeat(view) === seat && fact(view, "turn") > 0;
  const made = element("section", {
    className:
      `duelist strip ${isMine(view, seat) ? "friend us" : "enemy them"} ` +
      `${seatClass(seat)}${turn ? " at-turn" : ""}`,
    "aria-label": view.names[seat],
    "data-key": `duelist ${seat}`,
  });
  const piles = [pile(view, "endurance", seat, "Endurance", "endurance"), pile(view, "discard pile", seat, "Discard")];
  if (area(view, "removed from the game", seat).length)
    piles.push(pile(view, "removed from the game", seat, "Removed"));
  if (seat !== view.seat) piles.push(heldHand(area(view, "hand", seat).length));
  const stats = element(
    "div",
    { className: "stats" },
    ability(view, seat),
    element("div", { className: "piles" }, ...piles),
    sizes(view, seat),
    ...conditions(view, seat),
  );
  made.append(portrait(view, seat), stats, inPlay(view, seat, fighting));
  return made;
}

// -- the whole ------------------------------------------------------------------------------------------------------

export function highlanderBoard(view) {
  const me = near(view);
  const all = fact(view, "exchanges");
  const fighting = new Set(all.flatMap((one) => [one.card, ...one.beside, one.defense, ...one.joined]));
  const tops = element(
    "div",
    { className: "tops" },
    half(view, me),
    element("span", { className: "versus", "aria-hidden": "true" }, glyph("bolt-lightning")),
    half(view, 1 - me),
  );
  const duel = element("section", { className: "duel", "aria-label": "The duel" }, tops, ring(view), exertions(view));
  const arena = element(
    "div",
    { className: "arena night" },
    panorama("storm"),
    duelist(view, me, fighting),
    duel,
    duelist(view, 1 - me, fighting),
  );
  return [arena, ...aside(openHands(view))];
}
