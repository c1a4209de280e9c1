// The scene that goes on: whose shot it is and who has priority, the stack of effects, the attack, the auction.
import { element } from "../dom.js";
import { drawCard, drawChip } from "../cards.js";
import { explained } from "../explaining.js";
import { fact } from "./parts.js";

const SHOTS = { establishing: "Establishing Shot", main: "Main Shot" };
const STAGES = {
  declared: "just declared",
  joining: "others may join",
  moving: "moving in to intercept",
  intercepting: "interceptors are named",
  target: "combat with the target",
  home: "going home",
  over: "ending",
};

function cardOf(view, handle) {
  return view.areas.flatMap((one) => one.cards).find((card) => card.handle === handle);
}

function said(view, handle) {
  const card = cardOf(view, handle);
  return card?.name || (card ? "a face-down Site" : "a card that is gone");
}

function person(view, seat) {
  return element("b", { className: `sf-by seat-${seat}`, textContent: view.names[seat] });
}

/** One line: turn and shot, the scene, who has priority. */
function moment(view) {
  const parts = [element("span", {}, `Turn ${fact(view, "turn")} · `, person(view, fact(view, "active")), ` · ${SHOTS[fact(view, "shot")] ?? fact(view, "shot") ?? ""}`)];
  const scene = fact(view, "scene");
  if (scene) parts.push(element("span", { className: "sf-scene-name", textContent: `${scene[1] ? "closed" : "open"} scene: ${scene[0]}` }));
  const asked = fact(view, "asked");
  if (asked !== null) parts.push(element("span", { className: "sf-priority" }, "Priority: ", person(view, asked)));
  return element("p", { className: "sf-moment" }, ...parts);
}

/** An effect: its card, whose it is, and what it is aimed at. */
function effect(view, [name, seat, handle, , targets, number], top) {
  const card = cardOf(view, handle);
  const what = card?.name && name.startsWith(card.name) ? drawChip(card) : element("b", { className: "sf-what", textContent: name });
  what.setAttribute("aria-label", name);
  const rest = card?.name && name.startsWith(card.name) ? name.slice(card.name.length) : "";
  const made = element("li", { className: `sf-effect${top ? " on-top" : ""}`, "data-effect": number }, what, element("small", {}, person(view, seat), rest));
  if (targets.length) made.append(element("small", { className: "sf-aim", textContent: `→ ${targets.map((one) => said(view, one)).join(", ")}` }));
  if (top) made.append(element("small", { className: "sf-next", textContent: "resolves first" }));
  return made;
}

function stack(view) {
  const effects = fact(view, "stack");
  if (!effects.length) return [];
  return [element("ol", { className: "sf-stack", "aria-label": "Effects that have yet to resolve, the last one resolves first" }, ...effects.map((one, n) => effect(view, one, n === effects.length - 1)))];
}

function attack(view) {
  const found = fact(view, "attack");
  if (!found) return [];
  const [declarer, stage, attackers, interceptors] = found;
  const named = fact(view, "intercepting");
  const targets = [...new Set(attackers.map(([, target]) => target))];
  const made = element("div", { className: "sf-attack", role: "status" }, element("p", {}, person(view, declarer), " attacks ", element("b", { textContent: targets.map((one) => said(view, one)).join(" and ") || "nothing any more" }), element("small", { textContent: ` ${STAGES[stage] ?? stage}` })));
  for (const [handle, target] of attackers) {
    const against = [...interceptors, ...named].filter(([, on]) => on === handle).map(([card]) => said(view, card));
    const words = `${said(view, handle)} → ${said(view, target)}${against.length ? `, intercepted by ${against.join(", then ")}` : ""}`;
    made.append(element("span", { className: "sf-lane", textContent: words }));
  }
  return [made];
}

function bidding(view, seat, bid, bidder, ring) {
  if (seat === bidder) return [`bids ${bid}`, "highest"];
  if (fact(view, "asked") === seat) return ["to bid", "asked"];
  return bidder === null || ring.includes(seat) ? ["waits", "waiting"] : ["passed", "passed"]; // nobody passes before the first bid
}

/** An auction: the cards, and what everybody has bid. */
function auction(view) {
  const found = fact(view, "auction");
  if (!found) return [];
  const [cards, bid, bidder, ring] = found;
  const seats = view.names.map((_, seat) => seat).filter((seat) => !fact(view, "out")[seat]);
  const bids = seats.map((seat) => {
    const [words, state] = bidding(view, seat, bid, bidder, ring);
    return element("li", { className: `sf-bid ${state}` }, person(view, seat), element("span", { textContent: words }), explained(seat, "power", "of-power", `${fact(view, "power")[seat]} Power`, element("small", { textContent: `of ${fact(view, "power")[seat]}` })));
  });
  const drawn = cards.map((handle) => cardOf(view, handle)).filter((card) => card?.name).map((card) => element("div", { className: `sf-lot seat-${card.controller}` }, drawCard(card, "tile"), element("small", {}, person(view, card.controller))));
  return [element("section", { className: "sf-auction", "aria-label": "Auction" }, element("h3", { textContent: bid ? `Auction: ${bid} Power is bid` : "Auction: no bid yet" }), element("div", { className: "sf-lots" }, ...drawn), element("ul", { className: "sf-bids" }, ...bids))];
}

function faceoff(view) {
  const found = fact(view, "faceoff");
  return found ? [element("p", { className: "sf-attack", role: "status", textContent: `Faceoff: ${found.map((one) => said(view, one)).join(" against ")}` })] : [];
}

export function sceneOf(view) {
  return [element("section", { className: "sf-scene", "aria-label": "The scene" }, moment(view), ...auction(view), ...faceoff(view), ...attack(view), ...stack(view))];
}
