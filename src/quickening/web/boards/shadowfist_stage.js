// The street between the players: the attack staged, else the auction, the faceoff, or the effects that wait.
import { element } from "../dom.js";
import { glyph } from "../glyph.js";
import { cardBack, drawCard, picture, sideOf, thumb } from "../cards.js";
import { explained } from "../explaining.js";
import { lately } from "../lately.js";
import { cardOf, fact } from "../model.js";
import { cardPlayed, prose } from "../naming.js";
import { faceOf, panorama, seatClass } from "./parts.js";

const STAGES = {
  declared: "just declared",
  joining: "others may join",
  moving: "moving in to intercept",
  intercepting: "interceptors are named",
  target: "combat with the target",
  home: "going home",
  over: "ending",
};

const numberOf = (card, name) => card?.numbers.find(([key]) => key === name)?.[1];

function said(view, handle) {
  const card = cardOf(view, handle);
  return card?.name || (card ? "a face-down Site" : "a card that is gone");
}

function person(view, seat) {
  return element("b", { className: `by ${seatClass(seat)}`, textContent: view.names[seat] });
}

/** A card that stands on the stage; at home its place keeps a ghost. */
function standing(view, handle, role = "") {
  const card = cardOf(view, handle);
  if (!card) return element("span", { className: "gone", textContent: "gone" });
  const made = drawCard(card);
  if (role) made.classList.add(role);
  made.classList.add("on-stage");
  made.dataset.key = `stage ${handle}`;
  return made;
}

function caption(sign, ...words) {
  return element("span", { className: "cap" }, glyph(sign), element("span", {}, ...words));
}

// -- the attack -------------------------------------------------------------------------------------------------------

function sum(view, seat, value, words, className) {
  const number = value === undefined || value === null ? [] : [element("b", { textContent: value })];
  return element(
    "div",
    { className: `sum ${className} ${seatClass(seat)}` },
    faceOf(view, seat),
    ...number,
    element("small", { textContent: words }),
  );
}

/** What the target has left, in words: of how much, and what would get through as it stands. */
function leftWords({ left, through }, card) {
  if (!left) return "face down";
  const what = numberOf(card, "Body") === undefined ? "Fighting" : "Body";
  const whole = left[0] === left[1] ? what : `${what} left of ${left[1]}`;
  return left[0] && through !== null && through !== undefined ? `${whole} · ${through} coming` : whole;
}

/**
 * The attack on the stage.
 * @param {import("../types/messages").View} view
 * @param {[number, string]} about
 */
function attack(view, [declarer, step]) {
  const { stage } = view;
  const between = [...stage.lane, ...(fact(view, "intercepting") ?? [])]
    .map(([handle]) => handle)
    .filter((one, n, all) => all.indexOf(one) === n);
  const [side] = stage.sides;
  const target = cardOf(view, stage.target[0]);
  const from = element(
    "div",
    { className: "side from" },
    caption("hand-fist", ...(declarer === view.seat ? ["You advance"] : [person(view, declarer), " advances"])),
    element("div", { className: "line" }, ...side.cards.map((handle) => standing(view, handle))),
  );
  const lane = between.length
    ? [
        element(
          "div",
          { className: "lane" },
          caption("shield-halved", "stepping between"),
          element("div", { className: "line" }, ...between.map((handle) => standing(view, handle, "is-guard"))),
        ),
      ]
    : [];
  const goal = element(
    "div",
    { className: "side target" },
    caption("torii-gate", target?.controller === view.seat ? "your card is the target" : "the target"),
    element("div", { className: "line" }, ...stage.target.map((handle) => standing(view, handle, "is-target"))),
  );
  const words =
    `${view.names[declarer]} attacks ` +
    `${stage.target.map((one) => said(view, one)).join(" and ") || "nothing any more"}: ${STAGES[step] ?? step}`;
  return element(
    "div",
    { className: "scene-attack sf-attack", role: "status", "aria-label": words },
    sum(view, declarer, side.sum, "attacks", "from"),
    from,
    ...lane,
    goal,
    ...(target ? [sum(view, target.controller, stage.left?.[0], leftWords(stage, target), "target")] : []),
  );
}

// -- effects, auctions, faceoffs --------------------------------------------------------------------------------------

/** An effect: its card, whose it is, and what it is aimed at. */
function effect(view, [name, seat, handle, , targets, number], top) {
  const card = cardOf(view, handle);
  const known = card?.name && name.startsWith(card.name);
  const words = element(
    "span",
    { className: "what" },
    element("b", { textContent: name }),
    element(
      "small",
      {},
      person(view, seat),
      ...(targets.length
        ? [
            element("span", {
              className: "aim",
              textContent: `→ ${targets.map((one) => said(view, one)).join(", ")}`,
            }),
          ]
        : []),
    ),
  );
  if (top) words.append(element("small", { className: "first", textContent: "resolves first" }));
  return element(
    "li",
    { className: `sf-effect${top ? " on-top" : ""}`, "data-effect": number, "data-key": `effect ${number}` },
    ...(known ? [thumb(card)] : [element("span", { className: "thumb none" }, glyph("bolt"))]),
    words,
  );
}

function effects(view) {
  const all = fact(view, "stack");
  if (!all.length) return [];
  return [
    element(
      "ol",
      {
        className: "sf-stack",
        tabindex: "0",
        "aria-label": "Effects that have yet to resolve, the last one resolves first",
      },
      ...all.map((one, n) => effect(view, one, n === all.length - 1)),
    ),
  ];
}

function bidding(view, seat, bid, bidder, ring) {
  if (seat === bidder) return [`bids ${bid}`, "highest"];
  if (fact(view, "asked") === seat) return ["to bid", "bidding"];
  const waits = bidder === null || ring.includes(seat); // nobody passes before the first bid
  return waits ? ["waits", "waiting"] : ["passed", "passed"];
}

/** An auction: the cards, and what everybody has bid. */
function auction(view, [cards, bid, bidder, ring]) {
  const seats = view.names.map((_, seat) => seat).filter((seat) => !fact(view, "out")[seat]);
  const power = (seat) =>
    explained(
      seat,
      "power",
      "of-power",
      `${fact(view, "power")[seat]} Power`,
      element("small", { textContent: `of ${fact(view, "power")[seat]}` }),
    );
  const bids = seats.map((seat) => {
    const [words, state] = bidding(view, seat, bid, bidder, ring);
    return element(
      "li",
      { className: `sf-bid ${state} ${seatClass(seat)}` },
      faceOf(view, seat),
      element("span", {}, person(view, seat), ` ${words} `, power(seat)),
    );
  });
  const lots = cards
    .map((handle) => cardOf(view, handle))
    .filter((card) => card?.name)
    .map((card) =>
      element("div", { className: "sf-lot" }, drawCard(card), element("small", {}, person(view, card.controller))),
    );
  return element(
    "section",
    { className: "sf-auction", "aria-label": "Auction" },
    element("div", { className: "sf-lots" }, ...lots),
    element(
      "div",
      {},
      element("h3", { textContent: bid ? `Auction: ${bid} Power is bid` : "Auction: no bid yet" }),
      element("ul", { className: "sf-bids" }, ...bids),
    ),
  );
}

function faceoff(view, pair) {
  const words = `Faceoff: ${pair.map((one) => said(view, one)).join(" against ")}`;
  return element(
    "div",
    { className: "sf-faceoff", role: "status", "aria-label": words },
    standing(view, pair[0]),
    element("span", { className: "blades" }, glyph("hand-fist")),
    standing(view, pair[1]),
  );
}

/** What was done last: the card, who played it, and what came of it. */
function lastDone(view) {
  const { seat, text, name, after } = lately();
  const card = name ? cardPlayed(name) : null;
  const shown = element(
    "span",
    { className: `last-card ${card ? `mention ${sideOf(card)}` : ""}`, "aria-hidden": "true" },
    card ? picture(card) : cardBack(),
  );
  if (card) shown.dataset.name = card.name;
  const words = element(
    "div",
    {},
    element("p", { className: "last-words" }, ...prose(text)),
    ...after.map((line) => element("p", { className: "last-then" }, ...prose(line))),
  );
  return element(
    "div",
    { className: `sf-last ${seat < 0 ? "" : seatClass(seat)}`, role: "status", "data-key": "last done" },
    ...(seat < 0 ? [] : [faceOf(view, seat)]),
    shown,
    words,
  );
}

/** Before anything was done: what it is all about. */
function aim(view) {
  const goal = fact(view, "goals")[view.seat ?? 0];
  return element(
    "p",
    { className: "sf-aim", "data-key": "aim" },
    glyph("torii-gate"),
    element("b", { textContent: `${goal} Feng Shui Sites win` }),
    element("small", { textContent: "Play your own, then take the last one from a rival." }),
  );
}

/** Where the game stands, when nothing else is on the stage: the last thing done, and whose turn it is. */
function moment(view) {
  const scene = fact(view, "scene");
  const [active, asked] = [fact(view, "active"), fact(view, "asked")];
  const whose = active === view.seat ? ["Your turn"] : [person(view, active), "’s turn"];
  const words = element("p", { className: `sf-moment ${seatClass(active)}` }, ...whose);
  if (scene?.[1]) words.append(" · a closed scene");
  if (asked !== null && asked !== undefined && asked !== active)
    words.append(" · ", element("span", { className: "sf-priority" }, person(view, asked), " has priority"));
  return [lately() ? lastDone(view) : aim(view), words];
}

/** What stands in the middle of the street. */
function middle(view) {
  const [attacked, sold, facing] = ["attack", "auction", "faceoff"].map((name) => fact(view, name));
  if (sold) return [auction(view, sold)];
  if (facing) return [faceoff(view, facing)];
  return attacked ? [attack(view, attacked)] : [];
}

/** The handles of all that stands on the stage. */
export function onStage(view) {
  const attacked = fact(view, "attack");
  if (fact(view, "auction") || fact(view, "faceoff")) return new Set(fact(view, "faceoff") ?? []);
  if (!attacked) return new Set();
  const between = [...attacked[3], ...(fact(view, "intercepting") ?? [])].map(([handle]) => handle);
  return new Set([...attacked[2].map(([handle]) => handle), ...between]);
}

export function stageOf(view) {
  const shown = middle(view);
  const busy = shown.length ? " busy" : "";
  return element(
    "section",
    { className: `stage sf-scene night${busy}`, "aria-label": "The scene", "data-key": "stage" },
    panorama("street"),
    ...shown,
    element("div", { className: "wings" }, ...moment(view), ...effects(view)),
  );
}
