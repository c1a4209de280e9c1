// Shadowfist: every player's Site structure in columns, front and back row, with the Characters at their locations;
// your own at the bottom, the others clockwise from your left above it, and between them the scene that goes on.
import { element, svg } from "../dom.js";
import { describe, drawCard, drawChip } from "../cards.js";
import { explained } from "../explaining.js";
import { pip } from "../faces/shadowfist.js";
import { area, fact } from "./parts.js";
import { sceneOf } from "./shadowfist_scene.js";
import { watchAttack } from "./shadowfist_arrows.js";
import { fit } from "./shadowfist_fitting.js";

const PILES = [
  ["hand", "Hand", "M3 11V6L2 3.500 3.400 3 4.400 5.500V1.600H5.700V5H6.300V1H7.600V5H8.200V2H9.500V8L8 11Z"],
  ["deck", "Deck", "M3 1H10V9H8.500V11H1.500V3H3ZM3 4.200H2.700V9.800H7.300V9H3Z"],
  ["smoked pile", "Smoked pile", "M3.500 11A2.500 2.500 0 0 1 2.500 6.300 3 3 0 0 1 5.500 2.500 3.200 3.200 0 0 1 9.300 4.700 3 3 0 0 1 8.800 11Z"],
  ["burned-for-victory pile", "Burned for victory", "M6.500 .500C7 3 10 4.500 10 7.500A4 4 0 0 1 2 7.500C2 5.500 3.300 4.700 3.500 3 5 4 5 5 5 5.500 6.200 4.500 6.700 2.500 6.500 .500Z"],
  ["toasted pile", "Toasted pile", "M1.500 2H10.500V10H1.500ZM3 3.500V8.500H9V3.500ZM4 4.500 8 7.500M8 4.500 4 7.500"],
];

/** Whose side the table is seen from; who looks on sits at the first seat. */
function near(view) {
  return view.seat ?? 0;
}

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

// -- one card with what is on it ------------------------------------------------------------------------------------

function standing(card, cards, seat) {
  const made = drawCard(card, "tile");
  if (card.controller !== seat) made.classList.add("foreign", `seat-${card.controller}`);
  const held = cards.filter((other) => other.holder === card.handle);
  if (!held.length) return made;
  const on = element("div", { className: "with", role: "group", "aria-label": `on ${card.name || "a face-down Site"}` }, ...held.map(drawChip));
  return element("div", { className: "holding" }, made, on);
}

const isSite = (card) => card.marks.includes("front row") || card.marks.includes("back row");

// -- a Site structure -----------------------------------------------------------------------------------------------

/** Who is at a location: those of its owner, and those who came to fight there. */
function peopleAt(view, seat, location) {
  const people = area(view, "play").filter((card) => card.place === location && !card.holder && !isSite(card));
  return [["visitors", people.filter((card) => card.controller !== seat)], ["residents", people.filter((card) => card.controller === seat)]];
}

function column(view, seat, location, number) {
  const cards = area(view, "play");
  const here = cards.filter((card) => card.place === location && !card.holder);
  const sites = here.filter(isSite).sort((one, two) => one.marks.includes("back row") - two.marks.includes("back row"));
  const made = element("div", { className: "sf-column", "data-place": location, role: "group", "aria-label": `${view.names[seat]}, location ${number}` });
  made.dataset.people = Math.max(...peopleAt(view, seat, location).map(([, found]) => found.length));
  for (const [name, found] of peopleAt(view, seat, location)) if (found.length || name === "residents") made.append(element("div", { className: `sf-people ${name}` }, ...found.map((card) => standing(card, cards, seat))));
  for (const site of sites) made.append(element("div", { className: `sf-site ${site.marks.includes("back row") ? "back-row" : "front-row"}` }, standing(site, cards, seat)));
  return made;
}

/** The places of a structure from left to right, and where a Site may be added if that is asked. */
function structure(view, seat) {
  const columns = fact(view, "locations")[seat].map((location, n) => column(view, seat, location, n + 1));
  const wanted = seat === view.seat && view.decision?.options.find((option) => option.kind === "place" && !option.cards.length);
  if (wanted) columns.push(element("div", { className: "sf-new", textContent: wanted.label }));
  const made = element("div", { className: "sf-structure" }, ...columns);
  if (!made.querySelector(".card, .sf-new")) made.replaceChildren(element("p", { className: "about", textContent: fact(view, "out")[seat] ? "Out of the game." : "Nothing in play yet." }));
  return made;
}

// -- what a player has ----------------------------------------------------------------------------------------------

/** How close to victory: a sign for each Site that counts, and for each that is still missing. */
function victory(view, seat) {
  const [have, goal] = [fact(view, "victory")[seat], fact(view, "goals")[seat]];
  const signs = Array.from({ length: Math.max(have, goal) }, (_, n) => element("i", { className: n < have ? "have" : "" }));
  return explained(seat, "victory", "sf-victory", `${have} of ${goal} Feng Shui Sites`, ...signs);
}

function resources(view, seat) {
  const pool = fact(view, "resources")[seat];
  const words = pool.map(([sign, many]) => `${many} ${sign}`).join(", ") || "none";
  return pool.length ? explained(seat, "resources", "sf-pool", `Resources: ${words}`, ...pool.map(([sign, many]) => pip(sign, many))) : "";
}

/** A pile as a sign and a number; it opens to be read. */
function count(view, seat, [name, label, path]) {
  const cards = area(view, name, seat);
  if (name === "hand" && seat === view.seat) return [];
  if (!cards.length && ["burned-for-victory pile", "toasted pile"].includes(name)) return [];
  const top = cards[cards.length - 1]?.name;
  const made = element("button", { type: "button", className: "pile sf-pile", "data-pile": name, "data-seat": seat, title: label, "aria-label": `${view.names[seat]}, ${label}: ${cards.length} cards${top && name !== "hand" ? `, ${top} on top` : ""}` });
  made.append(svg("svg", { viewBox: "0 0 12 12", class: `icon of-${name.split(/[ -]/)[0]}`, "aria-hidden": "true" }, svg("path", { d: path })), element("b", { textContent: cards.length }));
  return [made];
}

function header(view, seat) {
  const turn = !view.outcome && fact(view, "active") === seat;
  const asked = !view.outcome && fact(view, "asked") === seat;
  const words = [turn ? "turn" : "", asked ? "priority" : ""].filter(Boolean);
  const who = element("span", { className: "who" }, element("b", { textContent: view.names[seat] }), ...words.map((word) => element("small", { className: `is-${word}`, textContent: word })));
  const power = explained(seat, "power", "sf-power", `${fact(view, "power")[seat]} Power`, element("b", { textContent: fact(view, "power")[seat] }));
  const piles = element("span", { className: "sf-piles" }, ...PILES.flatMap((pile) => count(view, seat, pile)));
  return element("header", { className: "sf-head" }, who, power, victory(view, seat), resources(view, seat), piles);
}

function edges(view, seat) {
  const cards = area(view, "play");
  const found = cards.filter((card) => card.controller === seat && !card.place && !card.holder && !isSite(card));
  return found.length ? [element("div", { className: "sf-edges", role: "group", "aria-label": `${view.names[seat]}: Edges` }, ...found.map((card) => standing(card, cards, seat)))] : [];
}

function panel(view, seat, own) {
  const flags = [["at-turn", fact(view, "active") === seat], ["is-asked", fact(view, "asked") === seat], ["is-out", fact(view, "out")[seat]], ["own", own]];
  const names = flags.filter(([, is]) => is && !view.outcome).map(([name]) => name);
  if (own) names.push("own");
  const made = element("section", { className: `sf-panel seat-${seat} ${names.join(" ")}`, "data-seat": seat, "aria-label": view.names[seat] });
  const ground = element("div", { className: "sf-ground" }, structure(view, seat), ...edges(view, seat));
  const columns = [...ground.querySelectorAll(".sf-column")].map((one) => Math.max(1, Math.ceil(one.dataset.people / 2)));
  made.style.setProperty("--cols", Math.max(2, columns.reduce((sum, one) => sum + one, ground.children.length - 1)));
  made.append(header(view, seat), ...openHand(view, seat), ground);
  return made;
}

/** Another player's hand where it is open, as in a replay: a name for each card. */
function openHand(view, seat) {
  const cards = seat === view.seat ? [] : area(view, "hand", seat).filter((card) => card.name);
  const chips = cards.map((card) => { const made = drawChip(card); made.setAttribute("aria-label", describe(card)); return made; });
  return cards.length ? [element("div", { className: "sf-hand", role: "group", "aria-label": `${view.names[seat]}: hand` }, ...chips)] : [];
}

let attacked = "";
let scrolled = {};

/** The others stay scrolled as they were when the table is drawn again; a new attack is brought into sight. */
function keepScrolled(view, others) {
  const { scrollTop = 0, scrollLeft = 0 } = scrolled;
  const targets = (fact(view, "attack")?.[2] ?? []).map(([, target]) => target);
  const isNew = targets.length > 0 && attacked !== targets.join();
  attacked = targets.join();
  others.scrollTo({ top: scrollTop, left: scrollLeft, behavior: "instant" });
  const panel = isNew && others.querySelector(`.card[data-handle="${targets[0]}"]`)?.closest(".sf-panel");
  if (!panel) return;
  const [fight, seen] = [panel.querySelector(".visitors") ?? panel, others].map((one) => one.getBoundingClientRect());
  others.scrollTo({ left: panel.offsetLeft - others.offsetLeft, top: Math.max(0, scrollTop + fight.bottom - seen.bottom + 8), behavior: "instant" });
}

/** The table is in its place: its cards become as large as there is room for. */
export function settleShadowfist(view) {
  const made = document.querySelector("#board .sf-table");
  fit(made);
  keepScrolled(view, made.querySelector(".sf-others"));
}

addEventListener("resize", () => { const made = document.querySelector("#board .sf-table"); if (made) fit(made); });

export function shadowfistBoard(view) {
  const me = near(view);
  const { scrollTop, scrollLeft } = document.querySelector(".sf-others") ?? {};
  scrolled = { scrollTop, scrollLeft };
  const made = element("div", { className: "sf-table", "data-players": view.names.length });
  made.append(element("div", { className: "sf-others" }, ...around(view, me).map((seat) => panel(view, seat, false))), ...sceneOf(view), panel(view, me, true));
  watchAttack(view, made);
  return [made];
}
