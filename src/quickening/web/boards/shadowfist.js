// Shadowfist: rivals above, clockwise from your left; the street between; your own quarter below. Rows and headers keep
// their shape whatever they hold: cards shrink or overlap, places do not move.
import { counted, element } from "../dom.js";
import { glyph } from "../glyph.js";
import { describe, drawCard, drawChip } from "../cards.js";
import { explained } from "../explaining.js";
import { pip } from "../faces/shadowfist.js";
import { area, fact, near } from "../model.js";
import { bearing, faceOf, panorama, seatClass } from "./parts.js";
import { onStage, stageOf } from "./shadowfist_stage.js";

/** @type {[string, string, string][]} */
const PILES = [
  ["hand", "Hand", "hand"],
  ["deck", "Deck", "layer-group"],
  ["smoked pile", "Smoked pile", "wind"],
  ["burned-for-victory pile", "Burned for victory", "fire"],
  ["toasted pile", "Toasted pile", "skull"],
  ["face up", "Face up before the player", "eye"],
];
/** Piles that are seldom used are shown when they hold something. */
const SELDOM = ["burned-for-victory pile", "toasted pile", "face up"];
/** More signs than this of Sites towards victory are a number alone. */
const MOST_SIGNS = 8;
/** The seat that is shown in full where there is room for one alone: the one last touched. */
let touched = null;

/** The others, clockwise from the left of a seat. */
function around(view, me) {
  return view.names.map((_, n) => (me + n) % view.names.length).slice(1);
}

/** The place of the board an option leads to: a player, an effect of the scene, a new location. */
export function shadowfistPlace(view, option) {
  if (option.cards.length) return null;
  if (option.kind === "player") return `.sf-panel[data-seat="${option.seat}"] .who`;
  if (option.kind === "card" && option.number !== null) return `.sf-effect[data-effect="${option.number}"]`;
  return option.kind === "place" ? ".sf-new" : null;
}

const isSite = (card) => card.marks.includes("front row") || card.marks.includes("back row");

// -- a location -------------------------------------------------------------------------------------------------------

function standing(view, card, seat, away) {
  const made = bearing(card, area(view, "play"), `on ${card.name || "a face-down Site"}`);
  if (view.stage?.target.includes(card.handle)) underAttack(made);
  if (card.controller !== seat) made.classList.add("foreign", seatClass(card.controller));
  return away.has(card.handle) ? ghost(card) : made;
}

/** What is attacked says so where it lies. */
function underAttack(made) {
  const drawn = made.classList.contains("card") ? made : made.querySelector(".card");
  drawn.classList.add("is-target");
  drawn.append(element("span", { className: "tagged hit", textContent: "under attack" }));
}

/** The place of a card that is on the stage: a picture alone. */
function ghost(card) {
  const made = drawCard(card);
  made.classList.add("ghost");
  made.dataset.key = `ghost ${card.handle}`;
  made.removeAttribute("data-handle");
  made.setAttribute("role", "img");
  made.setAttribute("aria-label", `${card.name}, on the stage`);
  return made;
}

/** A place is kept for somebody as long as those who are there have room: so many stand beside each other. */
const BESIDE = 4;

/** Whoever left a location to fight elsewhere: their places are kept. */
function gone(view, location, found) {
  const left = (fact(view, "homes") ?? []).filter(([, home]) => home === location).map(([handle]) => handle);
  const here = new Set(found.map((card) => card.handle));
  const away = area(view, "play").filter((card) => left.includes(card.handle) && !here.has(card.handle));
  return away.slice(0, Math.max(0, BESIDE - here.size));
}

/** More people than this stand in ranks of so many. */
const RANK = 10;

/** People in ranks, each as wide as the place: however many there are, all are seen. */
function ranked(drawn) {
  const many = Math.ceil(drawn.length / Math.ceil(drawn.length / RANK));
  const ranks = [];
  for (let from = 0; from < drawn.length; from += many) {
    const rank = element("div", { className: "sf-rank" }, ...drawn.slice(from, from + many));
    rank.style.setProperty("--n", many);
    ranks.push(rank);
  }
  return ranks;
}

/** Who is at a location: those of its owner, and those who came to fight there. */
function people(view, seat, location, away) {
  const found = area(view, "play").filter((card) => card.place === location && !card.holder && !isSite(card));
  return ["visitors", "residents"].flatMap((name) => {
    const isOwn = name === "residents";
    const here = [
      ...found.filter((card) => (card.controller === seat) === isOwn && (isOwn || !away.has(card.handle))),
      ...(isOwn ? gone(view, location, found) : []),
    ];
    if (!here.length && name === "visitors") return [];
    const drawn = here.map((card) => standing(view, card, seat, away));
    const crowded = here.length > RANK;
    const made = element(
      "div",
      {
        className: `sf-people ${name}${here.length > 1 ? " several" : ""}${crowded ? " ranks" : ""}`,
        "data-count": here.length,
      },
      ...(crowded ? ranked(drawn) : drawn),
    );
    made.style.setProperty("--n", Math.max(1, here.length));
    return [made];
  });
}

function column(view, seat, location, number, away) {
  const sites = area(view, "play")
    .filter((card) => card.place === location && !card.holder && isSite(card))
    .sort((one, two) => Number(one.marks.includes("back row")) - Number(two.marks.includes("back row")));
  const rows = sites.map((site) =>
    element(
      "div",
      { className: `sf-site ${site.marks.includes("back row") ? "back-row" : "front-row"}` },
      standing(view, site, seat, away),
    ),
  );
  const made = element("div", {
    className: "sf-column",
    "data-place": location,
    "data-key": `location ${seat} ${location}`,
    role: "group",
    "aria-label": `${view.names[seat]}, location ${number}`,
  });
  const crowd = people(view, seat, location, away);
  const most = Math.max(0, ...crowd.map((one) => Number(one.dataset.count)));
  made.style.setProperty("--many", String(Math.max(1, Math.min(most, RANK))));
  made.append(element("div", { className: `sites${rows.length > 1 ? " two" : ""}` }, ...rows), ...crowd);
  return made;
}

function edgesOf(view, seat, edges, away) {
  const made = element(
    "div",
    { className: "sf-edges", role: "group", "aria-label": `${view.names[seat]}: Edges` },
    ...edges.map((card) => standing(view, card, seat, away)),
  );
  made.style.setProperty("--n", String(edges.length));
  return made;
}

/** The places of a structure from left to right, and where a Site may be added. */
function structure(view, seat, own, away) {
  const columns = fact(view, "locations")[seat].map((location, n) => column(view, seat, location, n + 1, away));
  const edges = area(view, "play").filter(
    (card) => card.controller === seat && !card.place && !card.holder && !isSite(card),
  );
  if (edges.length) columns.push(edgesOf(view, seat, edges, away));
  if (own) columns.push(newLocation(view, !columns.some((one) => one.querySelector(".card"))));
  const nothing = fact(view, "out")[seat] ? "Out of the game." : "Nothing in play yet.";
  if (!own && !columns.some((one) => one.querySelector(".card")))
    columns.push(element("p", { className: "about", textContent: nothing }));
  return element("div", { className: `sf-structure c${columns.length}` }, ...columns);
}

/** A place for another Site: where one is asked for it, it is the answer. */
function newLocation(view, isFirst) {
  const words = isFirst ? "Your first Site goes here" : "New location";
  const wanted = view.decision?.options.find((option) => option.kind === "place" && !option.cards.length);
  return element(
    "div",
    { className: `newloc${wanted ? " sf-new" : ""}`, "data-key": "new location", "data-drop": "location" },
    glyph("plus"),
    element("span", { textContent: wanted?.label ?? words }),
  );
}

// -- a seat -----------------------------------------------------------------------------------------------------------

/** How close to victory: the number, and a sign for each Site that counts or is still missing. */
function victory(view, seat) {
  const [have, goal] = [fact(view, "victory")[seat], fact(view, "goals")[seat]];
  const many = Math.max(have, goal);
  const signs =
    many > MOST_SIGNS
      ? [element("small", { textContent: `of ${goal}` })]
      : Array.from({ length: many }, (_, n) => glyph("torii-gate", n < have ? "have" : ""));
  return explained(
    seat,
    "victory",
    "sf-victory goal",
    `${have} of ${goal} Feng Shui Sites`,
    element("b", { textContent: have }),
    element("span", { className: "slots" }, ...signs),
  );
}

function resources(view, seat) {
  const pool = fact(view, "resources")[seat];
  const words = pool.map(([sign, many]) => `${many} ${sign}`).join(", ") || "none";
  return pool.length
    ? explained(seat, "resources", "sf-pool res", `Resources: ${words}`, ...pool.map(([sign, many]) => pip(sign, many)))
    : "";
}

/** A pile as a sign and a number; it opens to be read. */
function count(view, seat, [name, label, sign]) {
  const cards = area(view, name, seat);
  if ((name === "hand" && seat === view.seat) || (!cards.length && SELDOM.includes(name))) return [];
  const top = cards.at(-1)?.name;
  const words =
    `${view.names[seat]}, ${label}: ${counted(cards.length, "card")}` +
    `${top && name !== "hand" ? `, ${top} on top` : ""}`;
  return [
    element(
      "button",
      {
        type: "button",
        className: "pile cnt",
        "data-pile": name,
        "data-seat": seat,
        "data-key": `pile ${name} ${seat}`,
        title: top && name === "deck" ? `${label}: ${top} on top` : label,
        "aria-label": words,
      },
      glyph(sign),
      element("b", { textContent: cards.length }),
    ),
  ];
}

/** What there is to say of a seat: a class, and the words. */
function note(view, seat) {
  const isMe = seat === view.seat;
  const isActive = !view.outcome && fact(view, "active") === seat;
  const isAsked = !view.outcome && fact(view, "asked") === seat && !isActive;
  const all = [
    [isMe && !isActive && !isAsked, "is-you", "you"],
    [isActive, "is-turn", isMe ? "your turn" : "their turn"],
    [isAsked, "is-priority", isMe ? "you may answer" : "may answer"],
    [fact(view, "goals")[seat] - fact(view, "victory")[seat] === 1, "is-1", "1 Site to go"],
  ];
  return all.filter(([holds]) => holds).map(([, className, words]) => ({ className, textContent: words }));
}

function header(view, seat) {
  const who = element(
    "span",
    { className: "who" },
    element("b", { textContent: view.names[seat] }),
    ...note(view, seat).map((one) => element("small", one)),
  );
  const power = explained(
    seat,
    "power",
    "sf-power pow",
    `${fact(view, "power")[seat]} Power`,
    glyph("coins"),
    element("b", { textContent: fact(view, "power")[seat] }),
  );
  const counts = element(
    "span",
    { className: "counts" },
    power,
    resources(view, seat),
    element("span", { className: "sf-piles" }, ...PILES.flatMap((one) => count(view, seat, one))),
  );
  return element("header", { className: "shead sf-head" }, faceOf(view, seat), who, victory(view, seat), counts);
}

/** Another player's hand where it is open, as in a replay: a name for each card. */
function openHand(view, seat) {
  const cards = seat === view.seat ? [] : area(view, "hand", seat).filter((card) => card.name);
  const chips = cards.map((card) => {
    const made = drawChip(card);
    made.setAttribute("aria-label", describe(card));
    return made;
  });
  return cards.length
    ? [element("div", { className: "sf-hand", role: "group", "aria-label": `${view.names[seat]}: hand` }, ...chips)]
    : [];
}

function panel(view, seat, own, front, away) {
  const flags = {
    "at-turn": fact(view, "active") === seat,
    "is-asked": fact(view, "asked") === seat,
    "is-out": fact(view, "out")[seat],
    front,
  };
  const names = Object.keys(flags).filter((name) => flags[name] && (!view.outcome || name === "front"));
  const made = element("section", {
    className: `seat sf-panel ${own ? "own" : "rival"} ${seatClass(seat)} seat-${seat} ${names.join(" ")}`,
    "data-seat": seat,
    "data-key": `seat ${seat}`,
    "aria-label": view.names[seat],
  });
  made.append(panorama("quarter"), header(view, seat), ...openHand(view, seat), structure(view, seat, own, away));
  return made;
}

// -- the whole --------------------------------------------------------------------------------------------------------

/** The rival to show in full where there is room for one: who is attacked or attacks, else the one last touched. */
function foremost(view, rivals) {
  const attacked = fact(view, "attack");
  const cards = area(view, "play");
  const targets = attacked
    ? attacked[2].map(([, target]) => cards.find((card) => card.handle === target)?.controller)
    : [];
  const involved = [...targets, attacked?.[0]].find((seat) => rivals.includes(seat));
  return (
    involved ??
    (rivals.includes(touched) ? touched : rivals.includes(fact(view, "active")) ? fact(view, "active") : rivals[0])
  );
}

/** Rivals as a row of faces, on narrow screens: a tap shows a seat in full. */
function seatRow(view, rivals, front) {
  const choose = (seat) => (event) => {
    touched = seat;
    const board = event.currentTarget.closest(".board");
    for (const one of board.querySelectorAll(".rival"))
      one.classList.toggle("front", Number(one.dataset.seat) === seat);
    for (const one of board.querySelectorAll(".seatnav button"))
      one.setAttribute("aria-pressed", String(Number(one.dataset.seat) === seat));
  };
  const buttons = rivals.map((seat) =>
    element(
      "button",
      {
        type: "button",
        className: seatClass(seat),
        "data-seat": seat,
        "data-key": `nav ${seat}`,
        "aria-pressed": String(seat === front),
        "aria-label": `Show ${view.names[seat]}`,
        onclick: choose(seat),
      },
      faceOf(view, seat),
      element("span", { className: "called", textContent: view.names[seat] }),
      element("b", { textContent: fact(view, "victory")[seat] }),
      glyph("torii-gate"),
      element(
        "small",
        {},
        glyph("coins"),
        String(fact(view, "power")[seat]),
        glyph("hand"),
        String(area(view, "hand", seat).length),
      ),
    ),
  );
  return element("nav", { className: "seatnav", "aria-label": "Seats" }, ...buttons);
}

export function shadowfistBoard(view) {
  const me = near(view);
  const rivals = around(view, me);
  const front = foremost(view, rivals);
  const away = onStage(view);
  const made = element("div", { className: `sf-table night sf${view.names.length}`, "data-key": "table" });
  const others = element(
    "div",
    { className: "rivals sf-others" },
    ...rivals.map((seat) => panel(view, seat, false, seat === front, away)),
  );
  made.append(panel(view, me, true, false, away), seatRow(view, rivals, front), others, stageOf(view));
  return [made];
}
