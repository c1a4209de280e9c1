// Advice on a deck beside the law: what is asked for and nothing gives, and where it is unlike every ready deck.
import { counted, element } from "../dom.js";
import { RESOURCES, pip } from "../faces/shadowfist.js";
import { glyph } from "../glyph.js";
import { costOf } from "./odds.js";

/** A deck of fewer cards has only been begun; so many things are told at once. */
const BEGUN = 20;
const MOST = 4;
/** What is less or more than this of what any ready deck has is worth a word. */
const FEW = 0.6;
const MANY = 1.6;
const LARGE = 1.25;

const kindOf = (card) => card.kind.split("/")[0];
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const tagged = (card, word) =>
  new Set(card.tags.filter((tag) => tag.startsWith(`${word} `)).map((tag) => tag.slice(6)));

/** How many cards need each resource and how many give it, those most needed first. */
export function resourcesOf(cards) {
  const asked = new Set(cards.flatMap((card) => [...tagged(card, "needs")]));
  const many = (sign, word) => cards.filter((card) => tagged(card, word).has(sign)).length;
  return [...asked]
    .map((sign) => ({ sign, needs: many(sign, "needs"), gives: many(sign, "gives") }))
    .sort((one, two) => two.needs - one.needs);
}

function missing(cards) {
  return resourcesOf(cards)
    .filter(({ gives }) => !gives)
    .map(({ sign, needs }) => {
      const verb = needs === 1 ? "needs" : "need";
      return `${counted(needs, "card")} ${verb} ${RESOURCES[sign] ?? sign}, and nothing here gives it.`;
    });
}

const shareOf = (cards, kind) => cards.filter((card) => kindOf(card) === kind).length / cards.length;

/** Kinds of which every ready deck has clearly more, or clearly fewer. */
function unlike(cards, ready) {
  return [...new Set([...cards, ...ready.flat()].map(kindOf))].flatMap((kind) => {
    const shares = ready.map((one) => shareOf(one, kind));
    const [least, most] = [Math.min(...shares), Math.max(...shares)];
    const own = shareOf(cards, kind);
    const inBounds = own >= FEW * least && own * cards.length <= Math.max(MANY * most * cards.length, 3);
    if (inBounds) return [];
    const usual = [least, most].map((share) => Math.round(share * cards.length));
    const words = usual[0] === usual[1] ? `about ${usual[0]}` : `${usual[0]} to ${usual[1]}`;
    const many = Math.round(own * cards.length);
    return [`${many || "No"} ${kind}${many === 1 ? "" : "s"}: ready decks of this size have ${words}.`];
  });
}

function tooLarge(cards, ready) {
  const largest = Math.max(...ready.map((one) => one.length));
  if (cards.length <= LARGE * largest) return [];
  return [`What you look for comes later: it is ${cards.length} cards, and no ready deck has more than ${largest}.`];
}

function tooDear(cards, ready) {
  const mean = (some) => sum(some.map((card) => costOf(card) ?? 0)) / some.length;
  const most = Math.max(...ready.map(mean));
  if (!most || mean(cards) <= LARGE * most) return [];
  return [`A card costs ${mean(cards).toFixed(1)} on the whole; in no ready deck more than ${most.toFixed(1)}.`];
}

/** What somebody who knows the game would say of it; of a deck that has only been begun, nothing. */
export function adviceOn(cards, ready) {
  if (cards.length < BEGUN || !ready.length) return [];
  const kinds = unlike(cards, ready);
  return [...missing(cards), ...kinds, ...tooLarge(cards, ready), ...tooDear(cards, ready)].slice(0, MOST);
}

/** The same as a list, apart from what the rules say. */
export function adviceList(cards, ready) {
  const told = adviceOn(cards, ready);
  if (!told.length) return [];
  const lines = told.map((words) => element("li", {}, glyph("lightbulb"), element("span", { textContent: words })));
  return [element("ul", { className: "advice", "aria-label": "Advice, beside the rules" }, ...lines)];
}

/** Resources given against needed, where cards need any. */
export function resourceList(cards) {
  const found = resourcesOf(cards);
  if (!found.length) return [];
  const lines = found.map(({ sign, needs, gives }) =>
    element(
      "li",
      {},
      pip(sign),
      element("span", { textContent: RESOURCES[sign] ?? sign }),
      element("b", { textContent: `${gives} give · ${needs} need` }),
    ),
  );
  return [element("ul", { className: "resources", "aria-label": "Resources" }, ...lines)];
}
