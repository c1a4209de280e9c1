// What can act glows, on the board and in the hand, and is a stop of the tab key; so is the first card of each region.
import { $, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { placeOf } from "./boards.js";
import { isAboutCards, isSingle } from "./model.js";

const CARDS =
  "#board :not(.stack) > .card[data-handle], #hand .card[data-handle], #reading .row " + ".card[data-handle]";

/** Among many options, what belongs to others glows as a target: it is what something may be done to. */
function targetsAmong(table, decision) {
  const others = table.cards().filter((card) => card.controller !== null && card.controller !== table.state.view.seat);
  if (decision.options.some((option) => option.role))
    return new Set(decision.options.filter((option) => option.role === "target").flatMap((option) => option.cards));
  return new Set(isSingle(decision) && !isAboutCards(decision) ? others.map((card) => card.handle) : []);
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

function glowCard(drawn, { table, prompt, decision, active, foes }) {
  const handle = Number(drawn.dataset.handle);
  const { many, shown } = marking(table, prompt, decision, handle);
  const acts = active.has(handle);
  drawn.classList.toggle("can-act", acts);
  drawn.classList.toggle("picked", many > 0);
  drawn.classList.toggle("held", table.held === handle);
  drawn.classList.toggle("as-target", acts && foes.has(handle));
  drawn.classList.toggle("dull", !acts && active.size > 0 && Boolean(drawn.closest("#hand")));
  if (shown) drawn.dataset.count = shown;
  else delete drawn.dataset.count;
  if (drawn.classList.contains("back")) drawn.setAttribute("role", acts ? "button" : "img");
  if (drawn.getAttribute("role") === "button") drawn.tabIndex = acts ? 0 : -1;
  tagAim(drawn, decision, many);
}

/** The words for going to a place, as its option says them; a hero that moves says where. */
function goWords(option) {
  return option.kind === "move" ? option.label.replace(/^Move .*? (\d)/, "Move $1") : option.label;
}

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

/** Show on the table what can be done. */
export function glow(table, prompt) {
  const { decision } = table.state.view;
  const options = decision?.options ?? [];
  const active = new Set(
    options.flatMap((option) => (isAboutCards(decision) ? option.cards.slice(0, 1) : option.cards)),
  );
  const foes = decision ? targetsAmong(table, decision) : new Set();
  for (const drawn of document.querySelectorAll(CARDS)) glowCard(drawn, { table, prompt, decision, active, foes });
  for (const pile of document.querySelectorAll("#board .pile")) {
    const seat = pile.dataset.seat === "" ? null : Number(pile.dataset.seat);
    const within =
      table.state.view.areas.find((one) => one.name === pile.dataset.pile && one.seat === seat)?.cards ?? [];
    pile.classList.toggle(
      "can-act",
      within.some((card) => card.name && active.has(card.handle)),
    );
  }
  for (const region of ["board", "hand"]) {
    const first = $(region).querySelector(".card[role=button]");
    if (first && !$(region).querySelector(".card[tabindex='0']")) first.tabIndex = 0;
  }
  lightPlaces(table, prompt, options);
}
