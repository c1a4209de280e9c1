// The story of a game that is over: how the chances went, as a graph, and the moments that turned it, as links.
import { ask, element } from "./dom.js";
import { glyph } from "./glyph.js";
import { seatClass } from "./boards/parts.js";
import { prose } from "./naming.js";
import { signOf, weightOf } from "./telling.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH] = [600, 100];

/** The story of a replay, by its name. */
export const storyOf = (replay) => ask(`/api/replays/${replay}/story`);

function drawn(tag, attributes, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

function lineOf(story, seat) {
  const last = story.steps.at(-1) || 1;
  return story.steps.map((step, n) => {
    const [x, y] = [(step / last) * WIDE, HIGH - story.chances[n][seat] * HIGH];
    return `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

/** The graph: a line for each seat, the one it is told of filled, and what all would have if all were equal. */
export function graphOf(story, seat, names) {
  const share = HIGH - HIGH / names.length;
  const area = `${lineOf(story, seat).join("")}L${WIDE} ${HIGH}L0 ${HIGH}Z`;
  const others = names.map((_, one) => one).filter((one) => one !== seat);
  const line = (one, more) =>
    drawn("path", { d: lineOf(story, one).join(""), class: `line ${seatClass(one)} ${more}`, fill: "none" });
  const of = (n) => Math.round(story.chances[n][seat] * 100);
  const half = of(Math.floor(story.chances.length / 2));
  const words = `The chance of ${names[seat]} to win: ${of(0)} in 100 at first, ${half} halfway`;
  return drawn(
    "svg",
    { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none", class: "graph", role: "img", "aria-label": words },
    drawn("path", { d: area, class: `area ${seatClass(seat)}` }),
    drawn("path", { d: `M0 ${share}H${WIDE}`, class: "even" }),
    ...others.map((one) => line(one, "other")),
    line(seat, "own"),
  );
}

/** So many moments are told, and so much a line must weigh to be one. */
const MOST = 4;
const TELLING = 2;

/** What a moment came to: the weightiest of its lines. */
function tellingLine({ lines }) {
  return [...lines].sort((one, two) => weightOf({ text: two }) - weightOf({ text: one }))[0] ?? "";
}

const isTelling = (moment) => weightOf({ text: tellingLine(moment) }) >= TELLING;

/** The moments that are told, in their order. */
const momentsOf = (story, most = MOST) =>
  story.moments
    .filter(isTelling)
    .slice(0, most)
    .sort((one, two) => one.step - two.step);

/** When it was: the round, or the number of the turn. */
const when = ({ turn, title }) => (/\d/.test(title) ? title : `Turn ${turn}`);

/** A moment as a link into the replay. */
function momentOf(replay, moment, note = "", by = moment.change) {
  const { step } = moment;
  const text = tellingLine(moment);
  const said = `${by > 0 ? "+" : "−"}${Math.round(Math.abs(by) * 100)}`;
  return element(
    "li",
    {},
    element(
      "a",
      { href: `/replay/${replay}#${step}:open` },
      glyph(signOf({ text })),
      element("b", { textContent: note || when(moment) }),
      element("span", { textContent: text }),
      element("em", { className: by > 0 ? "up" : "down", textContent: said, title: "chance to win, in hundredths" }),
    ),
  );
}

/** The address of the moment that changed most in a replay; "" if none is told. */
export function decidedAt(replay, story) {
  const [moment] = story.moments.filter(isTelling).sort((one, two) => Math.abs(two.change) - Math.abs(one.change));
  return moment ? `/replay/${replay}#${moment.step}:open` : "";
}

/** Graph and turning points, seen from a seat; who looks on sees the winner's. */
export function tellStory(replay, story, view) {
  const seat = view.seat ?? story.hero;
  const lost = view.seat !== null && view.outcome && !view.outcome.winners.includes(view.seat);
  const best = lost ? story.best[view.seat].find(isTelling) : null;
  const duel = view.names.length === 2; // what one of two wins the other loses
  const all = momentsOf(story);
  const isBest = (one) => one.step === best?.step;
  const told = best && !all.some(isBest) ? momentsOf(story, MOST - 1) : all;
  const note = (one) => (isBest(one) ? `${when(one)}, your best` : "");
  const whose = element("p", {
    className: "about",
    textContent: `What it did to the chance of ${view.names[story.hero]}`,
  });
  return element(
    "section",
    { className: "story" },
    element("h3", {
      textContent: seat === view.seat ? "Your chance, turn by turn" : `The chance of ${view.names[seat]}, turn by turn`,
    }),
    graphOf(story, seat, view.names),
    ...(duel || seat === story.hero ? [] : [whose]),
    element(
      "ol",
      { className: "moments", "aria-label": "Where the game turned" },
      ...told.map((one) => momentOf(replay, one, note(one), duel && seat !== story.hero ? -one.change : one.change)),
      ...(best && told !== all ? [momentOf(replay, best, "Your best")] : []),
    ),
  );
}

/** The step of a replay that a click on its graph means. */
export function stepAt(graph, story, x) {
  const box = graph.getBoundingClientRect();
  return Math.round(((x - box.left) / box.width) * (story.steps.at(-1) ?? 0));
}

/** Below the controls of a replay: the graph, to be clicked, with its turning points as buttons. */
export function graphOfReplay(story, names, go) {
  const graph = graphOf(story, story.hero, names);
  const mark = element("i", { className: "here" });
  const place = element("div", {
    className: "graph-place",
    onclick: (event) => go(stepAt(graph, story, event.clientX)),
  });
  place.append(graph, mark);
  const moments = momentsOf(story).map((one) =>
    element(
      "button",
      { type: "button", onclick: () => go(one.step), title: tellingLine(one) },
      element("b", { textContent: when(one) }),
      element("span", {}, ...prose(tellingLine(one)).map((part) => part.textContent ?? part)),
    ),
  );
  const follow = (step) => {
    mark.style.left = `${(step / (story.steps.at(-1) || 1)) * 100}%`;
  };
  const words = element("p", { className: "whose-graph", textContent: `Chance to win: ${names[story.hero]}` });
  return { shown: [words, place, element("div", { className: "turning" }, ...moments)], follow };
}
