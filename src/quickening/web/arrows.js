// Arrows and highlights: what an option is about is shown while the pointer or the focus is on it.
import { svg } from "./dom.js";
import { placeOf } from "./boards.js";

let overlay = null;

function centre(shown) {
  const box = shown.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function draw(from, to) {
  const [x1, y1] = centre(from);
  const [x2, y2] = centre(to);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const bend = `${x1 + dx / 2 - dy * 0.15} ${y1 + dy / 2 + dx * 0.15}`;
  overlay = svg("svg", { class: "arrows", "aria-hidden": "true" });
  overlay.append(
    svg(
      "defs",
      {},
      svg(
        "marker",
        {
          id: "head",
          viewBox: "0 0 10 10",
          refX: 7,
          refY: 5,
          markerWidth: 5,
          markerHeight: 5,
          orient: "auto-start-reverse",
        },
        svg("path", { d: "M0 0 10 5 0 10Z" }),
      ),
    ),
  );
  overlay.append(svg("path", { class: "line", d: `M${x1} ${y1} Q ${bend} ${x2} ${y2}`, "marker-end": "url(#head)" }));
  document.body.append(overlay);
}

/** The drawn card of a handle, on the board or in the hand. */
export function drawnCard(handle) {
  return document.querySelector(`#board .card[data-handle="${handle}"], #hand .card[data-handle="${handle}"]`);
}

export function hideOption() {
  overlay?.remove();
  overlay = null;
  for (const shown of document.querySelectorAll(".meant")) shown.classList.remove("meant");
}

export function showOption(view, option) {
  hideOption();
  const cards = option.cards.map(drawnCard).filter(Boolean);
  const selector = placeOf(view, option);
  const place = selector && document.querySelector(`#board ${selector}`);
  for (const shown of place ? [...cards, place] : cards) shown.classList.add("meant");
  if (cards.length > 1) draw(cards[0], cards[1]);
  else if (cards.length && place) draw(cards[0], place);
}
