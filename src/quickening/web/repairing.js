// Judge mode: who laid the table repairs it, or takes it back to any line of the log, if the others consent.
import { button, element } from "./dom.js";
import { closeDialog, openDialog } from "./reading.js";

/** So many lines of the log are offered to go back to. */
const LINES = 60;
const WORDS =
  "Repairs are made where a turn’s menu is asked. Everybody else at the table has to agree; the log and the record " +
  "keep them. Nothing is triggered by a repair; what is put on the stack is played by the rules, without its cost.";

/** A drop-down of choices with its label. */
function choice(label, values) {
  const select = element("select", {}, ...values.map(([value, words]) => element("option", { value }, words)));
  return [element("label", { className: "choice" }, element("span", { textContent: label }), select), select];
}

/** How the dialog looks is fetched with it. */
function dress() {
  if (!document.getElementById("repairing-style"))
    document.head.append(element("link", { id: "repairing-style", rel: "stylesheet", href: "/static/repairing.css" }));
}

/** The cards that a judge sees, each with where it lies and with whom. */
function cardsOf(view) {
  const whose = ({ seat, name }) => (seat === null ? name : `${name}, ${view.names[seat]}`);
  return view.areas.flatMap((area) =>
    area.cards
      .filter((card) => card.name && card.handle > 0)
      .map((card) => [String(card.handle), `${card.name} (${whose(area)})`]),
  );
}

const seatsOf = (view) => view.names.map((name, seat) => [String(seat), name]);
const named = (values) => values.map((value) => [value, value]);

function number(label, value) {
  const input = element("input", { type: "number", min: 0, max: 999, value, inputMode: "numeric" });
  return [element("label", { className: "choice" }, element("span", { textContent: label }), input), input];
}

/** One way to repair: its fields, and what is asked for with them. */
function way(title, fields, said, send) {
  const act = (event) => {
    event.preventDefault();
    closeDialog();
    send({ type: "mend", ...said() });
  };
  return element(
    "form",
    { className: "repair", onsubmit: act, "aria-label": title },
    element("h3", { textContent: title }),
    ...fields,
    element("button", { className: "now", textContent: "Ask the others" }),
  );
}

function moving(view, repairs, send) {
  const [cardLabel, card] = choice("Card", cardsOf(view));
  const [toLabel, to] = choice("Goes to", named(repairs.areas));
  const [seatLabel, seat] = choice("With", [["", "its owner"], ...seatsOf(view)]);
  const said = () => ({
    what: "move",
    to: to.value,
    card: Number(card.value),
    ...(seat.value ? { seat: Number(seat.value) } : {}),
  });
  return way("Move a card", [cardLabel, toLabel, seatLabel], said, send);
}

function setting(title, who, key, values, counted, send) {
  const [toLabel, to] = choice("Is", named(values));
  const [manyLabel, many] = number("How much", 0);
  const tell = () => {
    manyLabel.hidden = !counted.includes(to.value);
  };
  to.addEventListener("change", tell);
  tell();
  const said = () => ({
    what: "set",
    to: to.value,
    [key]: Number(who[1].value),
    number: manyLabel.hidden ? 0 : Number(many.value),
  });
  return way(title, [who[0], toLabel, manyLabel], said, send);
}

function drawing(view, send) {
  const [seatLabel, seat] = choice("Who", seatsOf(view));
  const [manyLabel, many] = number("Cards", 1);
  const said = () => ({ what: "draw", to: "hand", seat: Number(seat.value), number: Number(many.value) });
  return way("Draw cards", [seatLabel, manyLabel], said, send);
}

/** A card is played, or one in play is used, as if its player had just done so. */
function stacking(view, stacks, send) {
  const [cardLabel, card] = choice("Card", cardsOf(view));
  const [whichLabel, which] = number("Of a card in play: which ability", 1);
  const said = () => ({ what: "play", to: "the stack", card: Number(card.value), number: Number(which.value) - 1 });
  which.min = 1;
  whichLabel.hidden = !stacks.includes("play");
  return way("Put a card on the stack", [cardLabel, whichLabel], said, send);
}

/** Back to before a line of the log. */
function goingBack(lines, send) {
  const first = Math.max(0, lines.length - LINES);
  const values = lines.map((line, n) => [String(n), line.text]).slice(first);
  const [label, pick] = choice("To before", values.reverse());
  const act = (event) => {
    event.preventDefault();
    closeDialog();
    send({ type: "goback", line: Number(pick.value) });
  };
  return element(
    "form",
    { className: "repair", onsubmit: act, "aria-label": "Take back to here" },
    element("h3", { textContent: "Take back to here" }),
    label,
    element("button", { className: "now", textContent: "Ask the others" }),
  );
}

/** The dialog in which a judge says what is to be repaired. */
export function showRepairs({ view }, lines, repairs, send) {
  const inPlay = choice("Card", cardsOf(view));
  const player = choice("Who", seatsOf(view));
  dress();
  openDialog(
    "Repair the table",
    element("h2", { textContent: "Repair the table" }),
    element("p", { className: "about", textContent: WORDS }),
    moving(view, repairs, send),
    ...(repairs.cards.length
      ? [setting("Say how a card is", inPlay, "card", repairs.cards, repairs.counted, send)]
      : []),
    ...(repairs.players.length
      ? [setting("Say how a player stands", player, "seat", repairs.players, repairs.counted, send)]
      : []),
    drawing(view, send),
    ...(repairs.stacks.length ? [stacking(view, repairs.stacks, send)] : []),
    goingBack(lines, send),
    element("div", { className: "actions" }, button("Close", closeDialog)),
  );
}
