// What can act glows, on the board and in the hand, and is a stop of the tab key; so is the first card of each region.
import { $, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { placeOf } from "./boards.js";
import { isAboutCards, isDoing, isTouched } from "./model.js";

const CARDS =
  "#board :not(.stack) > .card[data-handle], #hand .card[data-handle], #asked .card[data-handle], " +
  "#reading .row .card[data-handle]";

/** What a card is to the options that are about it, the most telling first: one that is only given up comes last. */
const TELLING = ["play", "use", "guard", "place", "target", "give"];

/** What each card that can act is to the question, by its handle. */
function rolesOf(decision) {
  const found = new Map();
  const rank = (role) => (TELLING.includes(role) ? TELLING.indexOf(role) : 1);
  for (const option of decision?.options ?? []) {
    const cards = isAboutCards(decision) ? option.cards.slice(0, 1) : option.cards;
    cards.forEach((handle, n) => {
      const role = n ? "target" : (option.role ?? "");
      if (!found.has(handle) || rank(role) < rank(found.get(handle))) found.set(handle, role);
    });
  }
  return found;
}

/** How many times a card was chosen, or its place in the order. */
function marking(table, prompt, decision, handle) {
  const options = decision?.options ?? [];
  const many = options
    .filter((option) => option.cards[0] === handle)
    .reduce((sum, option) => sum + prompt.count(option), 0);
  const place = decision?.ordered
    ? table.chosen.findIndex((id) => options.find((one) => one.id === id).cards[0] === handle) + 1
    : 0;
  return { many, shown: many && (decision.repeats || place) ? place || many : 0 };
}

/** What was aimed at a fighter so far, against what knocks it out. */
function tagAim(drawn, decision, many) {
  const tag = drawn.querySelector(".tagged.need");
  if (!tag || !decision?.repeats) return;
  const need = Number(tag.dataset.need);
  tag.textContent = many ? `${many} of ${need}${many >= need ? " · KO" : ""}` : `${need} to KO`;
  tag.classList.toggle("hit", many >= need);
}

function glowCard(drawn, { table, prompt, decision, roles }) {
  const handle = Number(drawn.dataset.handle);
  const { many, shown } = marking(table, prompt, decision, handle);
  const role = roles.get(handle);
  const isSpare = role === "give" && isDoing(decision);
  const acts = role !== undefined;
  drawn.classList.toggle("can-act", acts);
  drawn.classList.toggle("picked", many > 0);
  drawn.classList.toggle("held", table.held === handle);
  drawn.classList.toggle("as-target", role === "target");
  drawn.classList.toggle("as-prey", role === "target" && decision.sort === "act" && !prompt.isSending());
  drawn.classList.toggle("as-guard", role === "guard");
  drawn.classList.toggle("as-spare", isSpare);
  drawn.classList.toggle("dull", (!acts || isSpare) && roles.size > 0 && Boolean(drawn.closest("#hand")));
  if (shown) drawn.dataset.count = shown;
  else delete drawn.dataset.count;
  if (drawn.classList.contains("back")) drawn.setAttribute("role", acts ? "button" : "img");
  if (drawn.getAttribute("role") === "button") drawn.tabIndex = acts ? 0 : -1;
  if (role === "target") tagAim(drawn, decision, many);
}

/** The words for going to a place, by what happens there. */
const GOING = {
  move: "Move here",
  fight: "Move here and fight?",
  back: "Go back here",
  clash: "Stay and fight?",
};
const goWords = (option) => GOING[option.leads] ?? option.label;

/** Places that options lead to light up; where a card is held, its own alone. */
function lightPlaces(table, prompt, options) {
  for (const go of document.querySelectorAll("#board .go")) go.remove();
  for (const place of document.querySelectorAll("#board .can-act-here")) {
    place.classList.remove("can-act-here", "lit");
    place.onclick = null;
  }
  for (const option of options) {
    const ofHeld = table.held !== null && option.cards[0] === table.held;
    const selector = option.cards.length && !ofHeld ? null : placeOf(table.state.view, option);
    const place = selector && $("board").querySelector(selector);
    if (!place) continue;
    place.classList.add("can-act-here");
    place.onclick = (event) => {
      if (!event.target.closest(".card")) prompt.pick(option);
    };
    if (ofHeld) lightZone(place, option, prompt);
  }
}

function lightZone(place, option, prompt) {
  place.classList.add("lit");
  const go = element(
    "button",
    {
      type: "button",
      className: "go",
      "data-key": `go ${option.id}`,
      onclick: (event) => {
        event.stopPropagation();
        prompt.pick(option);
      },
    },
    glyph("shoe-prints"),
    goWords(option),
  );
  (place.querySelector(".middle") ?? place).append(go);
}

/** What would become of the cards on the table, if that is foreseen: a few words on each. */
function tagFates(table, options) {
  for (const tag of document.querySelectorAll("#board .tagged.fate")) tag.remove();
  const held = options.filter((option) => option.cards[0] === table.held);
  const foreseen = table.foreseen(held.length === 1 ? held[0].id : "");
  for (const [handle, words, how] of foreseen?.tags ?? []) {
    const drawn = [...document.querySelectorAll(`#board .card[data-handle="${handle}"]:not(.chip, .ghost)`)];
    const shown = drawn.find((one) => one.classList.contains("on-stage")) ?? drawn[0];
    if (!shown || shown.querySelector(".tagged")) continue;
    shown.append(element("span", { className: `tagged fate${how === "bad" ? " hit" : ""}`, textContent: words }));
  }
}

/** The keys 1 to 9 hold what is listed in the prompt, then the cards of one's hand that can act. */
function numberHand(view) {
  const { options } = view.decision ?? { options: [] };
  const touched = new Set(options.filter((one) => isTouched(view, one)).map((one) => one.cards[0]));
  const can = (drawn) => touched.has(Number(drawn.dataset.handle)) && !drawn.classList.contains("as-spare");
  const drawn = [...$("hand").querySelectorAll(".card[data-handle]")];
  const keyed = drawn.filter(can);
  const listed = $("asked").querySelectorAll("[data-hotkey]:not([data-hotkey=''])").length;
  for (const one of drawn) {
    const key = keyed.includes(one) ? listed + keyed.indexOf(one) + 1 : 10;
    if (key < 10) one.dataset.hotkey = key;
    else delete one.dataset.hotkey;
    one.querySelector(".key-of")?.remove();
    if (key < 10) one.append(element("kbd", { className: "key-of", "aria-hidden": "true", textContent: key }));
  }
}

/** Show on the table what can be done. */
export function glow(table, prompt) {
  const { decision } = table.state.view;
  const options = decision?.options ?? [];
  const roles = rolesOf(decision);
  for (const drawn of document.querySelectorAll(CARDS)) glowCard(drawn, { table, prompt, decision, roles });
  numberHand(table.state.view);
  tagFates(table, options);
  for (const pile of document.querySelectorAll("#board .pile")) {
    const seat = pile.dataset.seat === "" ? null : Number(pile.dataset.seat);
    const within =
      table.state.view.areas.find((one) => one.name === pile.dataset.pile && one.seat === seat)?.cards ?? [];
    pile.classList.toggle(
      "can-act",
      within.some((card) => card.name && roles.has(card.handle)),
    );
  }
  for (const region of ["board", "hand"]) {
    const first = $(region).querySelector(".card[role=button]");
    if (first && !$(region).querySelector(".card[tabindex='0']")) first.tabIndex = 0;
  }
  lightPlaces(table, prompt, options);
}
