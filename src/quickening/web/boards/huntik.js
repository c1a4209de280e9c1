// Huntik: the mission above, one country of five zones from your camp on the left to theirs on the right. In a zone the
// enemy's cards stand above, yours below, what belongs to nobody between them; a combat is a stage in its zone.
import { landOf } from "../art/lands.js";
import { element } from "../dom.js";
import { glyph } from "../glyph.js";
import { picture } from "../cards.js";
import { explained } from "../explaining.js";
import { cardsNamed } from "../naming.js";
import { activeSeat, area, fact, missionOf, near } from "../model.js";
import { aside, bearing, faceOf, heldHand, isLookedAt, openHands, pile, row, seatClass } from "./parts.js";

const ZONES = [1, 2, 3, 4, 5];
const OWN = ["play", "being played", "removed from map", "hand", "legendary hero pile", "discard pile", "deck"];
/** From so many cards of a side on they are drawn smaller. */
const CROWD = 3;
/** More cards of both sides than this stand in two rows where zones are rows themselves. */
const MANY = 6;
/** From so many cards of a side on a zone takes more of the map, as one with a combat does. */
const WIDE = 5;

/** Zones are numbered from the lead player's side in the state, and from one's own on the table. */
function seen(view, zone) {
  return near(view) === fact(view, "lead") ? zone : 6 - zone;
}

/** The zone an option leads to: one that is chosen, or where a hero would move. */
export function huntikPlace(_view, option) {
  if (option.leads === "stay") return null; // it exhausts a hero for nothing: no tap on the map does that by chance
  return option.at?.startsWith("zone:") ? `[data-zone="${option.at.slice(5)}"]` : null;
}

// -- the mission ------------------------------------------------------------------------------------------------------

/** Where the mission stands, if the game tells it. */
function progress(goal) {
  const steps = Array.from({ length: goal.of }, (_, n) => n + 1);
  const dots = steps.map((n) =>
    element(
      "li",
      { className: n === goal.at ? "at" : n < goal.at ? "way" : "" },
      n === goal.at ? glyph("star") : n === goal.to ? glyph("flag") : String(n),
    ),
  );
  return element(
    "div",
    { className: "progress-track", role: "img", "aria-label": `${goal.label}: ${goal.at} of ${goal.of}` },
    element("small", { textContent: goal.label }),
    element("ol", {}, ...dots),
  );
}

function conditions(view, { goal, text }) {
  if (!goal) return [element("p", { className: "win printed", textContent: text })];
  const they = view.names[1 - near(view)];
  const youWin = goal.you.replace("they have", `${they} has`);
  return [
    element("p", { className: "win you" }, element("b", {}, glyph("trophy"), "You win if"), ` ${youWin}`),
    element(
      "p",
      { className: "win they" },
      element("b", {}, glyph("hourglass-half"), `${they} wins if`),
      ` ${goal.they}`,
    ),
  ];
}

function mission(view) {
  const told = missionOf(view);
  const card = cardsNamed(told.name)[0];
  const shown = element("section", { className: "mission", "aria-label": "Mission", tabIndex: 0 });
  if (card) shown.append(element("span", { className: "mpic" }, picture(card)));
  shown.append(
    element(
      "div",
      { className: "mname" },
      element("small", { textContent: told.kind ? `${told.kind} mission` : "" }),
      element("h2", { textContent: told.name || "Before the game" }),
    ),
  );
  if (told.goal?.of) shown.append(progress(told.goal));
  shown.append(
    ...conditions(view, told),
    element(
      "div",
      { className: "round" },
      element("small", { textContent: "Round" }),
      element("b", { textContent: told.round }),
      element("span", { textContent: `of ${told.rounds}` }),
    ),
  );
  return shown;
}

// -- the camps --------------------------------------------------------------------------------------------------------

function camp(view, seat) {
  const me = near(view);
  const begun = fact(view, "lead is chosen");
  const turn = activeSeat(view) === seat;
  const role = seat === fact(view, "lead") ? "leads" : "defends";
  const whose = seat === view.seat ? "your" : "their";
  const made = element("section", {
    className: `camp strip ${seat === me ? "friend us" : "enemy them"} ${seatClass(seat)}${turn ? " at-turn" : ""}`,
    "aria-label": view.names[seat],
  });
  made.append(
    faceOf(view, seat),
    element("b", { className: "who", textContent: view.names[seat] }),
    element("small", { className: "role", textContent: begun ? `${role}${turn ? ` ·\n${whose} turn` : ""}` : "" }),
  );
  made.append(pile(view, "deck", seat, "Deck"), pile(view, "discard pile", seat, "Discard"));
  if (area(view, "legendary hero pile", seat).length)
    made.append(pile(view, "legendary hero " + "pile", seat, "Legends"));
  if (seat === me && area(view, "removed from map").length)
    made.append(pile(view, "removed from map", null, "Removed"));
  if (seat !== view.seat) made.append(heldHand(area(view, "hand", seat).length));
  const points = fact(view, "points");
  if (points && (points[0] || points[1]))
    made.append(
      explained(
        seat,
        "points",
        "points",
        `${points[seat]} points`,
        "Points ",
        element("b", { textContent: points[seat] }),
      ),
    );
  return made;
}

// -- the zones --------------------------------------------------------------------------------------------------------

/** Both totals, blades between them; each says where it comes from. */
function clash(view) {
  const me = near(view);
  const totals = view.stage?.sides.map((side) => side.sum);
  const total = (seat) => {
    const side = seat === me ? "us friend" : "them enemy";
    const name = element("small", { textContent: seat === view.seat ? "You" : view.names[seat] });
    return element(
      "span",
      { className: `total ${side}` },
      name,
      ...(totals
        ? [explained(seat, "attack", "sum", `${totals[seat]} attacks`, element("b", { textContent: totals[seat] }))]
        : []),
    );
  };
  return element(
    "div",
    {
      className: "clash combat",
      role: "status",
      "aria-label":
        `Combat: ${view.names[1 - me]} ${totals?.[1 - me] ?? ""}, ${view.names[me]} ` + `${totals?.[me] ?? ""}`,
    },
    total(1 - me),
    element("span", { className: "blades" }, glyph("khanda")),
    total(me),
  );
}

/** What the game says of a fighter of the combat: how hard it is to knock out, or what was aimed at it. */
function withTag(made, card, view) {
  const tag = view.stage?.tags.find(([handle]) => handle === card.handle);
  if (!tag) return made;
  const need = card.numbers.find(([name]) => name === "DEF")?.[1];
  (made.classList.contains("card") ? made : made.querySelector(".card")).append(
    element("span", { className: `tagged need${tag[2] ? " hit" : ""}`, "data-need": need, textContent: tag[1] }),
  );
  return made;
}

function group(view, cards, here, [name, label, wanted], fights) {
  const found = here.filter(wanted);
  const drawn = found.map((card) => {
    const made = bearing(card, cards, `with ${card.name}`);
    return fights ? withTag(made, card, view) : made;
  });
  const made = element(
    "div",
    {
      className: `${name} n${Math.min(found.length, 9)}${found.length >= CROWD ? " crowd" : ""}`,
      role: "group",
      "aria-label": label,
    },
    ...drawn,
  );
  made.style.setProperty("--n", String(found.length));
  return made;
}

function zone(view, number, wide) {
  const me = near(view);
  const cards = area(view, "play");
  const here = cards.filter((card) => seen(view, card.place) === number && !card.holder);
  const combat = fact(view, "combat");
  const fights = Boolean(combat && seen(view, combat[0]) === number);
  const sides = here.filter((card) => card.controller !== null).length;
  const flags = {
    fighting: fights,
    roomy: wide === number && !fights,
    many: sides > MANY,
    "one-side": !fights && new Set(here.map((card) => card.controller).filter((one) => one !== null)).size === 1,
  };
  const names = Object.keys(flags).filter((name) => flags[name]);
  const made = element("section", {
    className: ["zone", `z${number}`, ...names].join(" "),
    "data-zone": number,
    "data-key": `zone ${number}`,
    "aria-label": `Zone ${number}`,
  });
  made.style.setProperty("--both", String(Math.max(1, sides)));
  const theirs = group(
    view,
    cards,
    here,
    ["enemy", `${view.names[1 - me]} in zone ${number}`, (card) => card.controller === 1 - me],
    fights,
  );
  const middle = group(
    view,
    cards,
    here,
    ["middle", `Nobody’s in zone ${number}`, (card) => card.controller === null],
    false,
  );
  const mine = group(
    view,
    cards,
    here,
    ["friend", `${view.names[me]} in zone ${number}`, (card) => card.controller === me],
    fights,
  );
  made.style.setProperty("--lines", String(Math.ceil(middle.childElementCount / (fights || flags.roomy ? 2 : 1))));
  if (fights) middle.append(clash(view));
  made.append(theirs, middle, mine, element("h3", { className: "medal", textContent: number }));
  return made;
}

/** What lies elsewhere for all to see. */
function elsewhere(view) {
  const others = view.areas.filter(
    (one) => one.cards.some((card) => card.name) && !OWN.includes(one.name) && !isLookedAt(one),
  );
  const named = others.flatMap((one) =>
    row(
      `${one.seat === null ? "" : `${view.names[one.seat]}: `}${one.name}`,
      one.cards.filter((card) => card.name),
    ),
  );
  return [...row("Being played", area(view, "being played")), ...named, ...openHands(view)];
}

/** How many heroes the fuller side has in a zone. */
function fullest(view, number) {
  const here = area(view, "play").filter((card) => seen(view, card.place) === number && !card.holder);
  return Math.max(...[0, 1].map((seat) => here.filter((card) => card.controller === seat).length));
}

/** The zone that takes the wide column: that of a combat, else the most crowded one; 0 if all are equal. */
function wideZone(view) {
  const combat = fact(view, "combat");
  if (combat) return seen(view, combat[0]);
  const [most, number] = ZONES.map((one) => [fullest(view, one), one]).sort(([one], [two]) => two - one)[0];
  return most >= WIDE ? number : 0;
}

export function huntikBoard(view) {
  const me = near(view);
  const wide = wideZone(view);
  const zones = element(
    "div",
    { className: `zones${wide ? ` wide-${wide}` : ""}` },
    ...ZONES.map((number) => zone(view, number, wide)),
  );
  const map = element(
    "div",
    { className: "map night" },
    landOf(missionOf(view).name ?? ""),
    camp(view, me),
    zones,
    camp(view, 1 - me),
  );
  return [mission(view), map, ...aside(elsewhere(view))];
}
