// Open tables in the lobby: who waits for players, with filters; a game with anyone.
import { $, ask, button, complain, element } from "./dom.js";
import { gameSign, glyph } from "./glyph.js";
import { EDITIONS, GAMES, STYLES, titleOf } from "./names.js";
import { choice, range } from "./seats.js";
import { keepSeat, signedIn, sittingFields } from "./sitting_down.js";

/** So often the list is asked for, in milliseconds. */
const OFTEN = 5000;
const FILTERS = "open-tables";
let listed = { waiting: [], played: [] };

/** A clock in words. */
function clockWords({ player = 0, decision = 0 }) {
  const minutes = (seconds) => (seconds % 60 ? `${seconds} s` : `${seconds / 60} min`);
  return [player ? `${minutes(player)} each` : "", decision ? `${minutes(decision)} a decision` : ""]
    .filter(Boolean)
    .join(", ");
}

/** What is played at a table, in a line. */
export function wordsOf(table) {
  const { edition, ...rest } = table.options;
  const told = Object.entries(rest).map(([name, value]) =>
    /^\d+$/.test(String(value)) ? `${name}: seat ${Number(value) + 1}` : (STYLES[value] ?? String(value)),
  );
  const own = table.own_cards ? "with cards of players’ own" : "";
  return [titleOf(table.game, edition), ...told, clockWords(table.clock), own].filter(Boolean).join(" · ");
}

/** A face for each seat: a letter, a bot, or a dashed ring that waits. */
export function facesOf(table) {
  const said = table.seats.map((seat) => (seat.kind === "open" ? "a free seat" : seat.name)).join(", ");
  const faces = table.seats.map((seat, n) => {
    if (seat.kind === "open") return element("span", { className: "face free" }, glyph("plus"));
    const made = element("span", { className: `face seat-${n + 1}`, textContent: [...seat.name][0]?.toUpperCase() });
    made.title = seat.kind === "bot" ? `${seat.name}, a bot` : seat.name;
    return made;
  });
  return element("span", { className: "faces", role: "img", "aria-label": said }, ...faces);
}

function row(table, isWaiting) {
  const words = isWaiting ? "Sit down" : "Watch";
  const go = element("a", {
    className: `button ${isWaiting ? "now" : ""}`,
    href: isWaiting ? `/sit/${table.table}` : `/table/${table.table}`,
    textContent: words,
    "aria-label": `${words}: ${table.title}`,
  });
  return element(
    "li",
    { className: "open-row", "data-table": table.table },
    gameSign(table.game),
    element(
      "span",
      { className: "told" },
      element("b", { textContent: table.title }),
      element("small", { textContent: wordsOf(table) }),
    ),
    facesOf(table),
    go,
  );
}

function filtered(tables) {
  const [game, players] = [$("open-game").value, Number($("open-players").value)];
  return tables.filter((one) => (!game || one.game === game) && (!players || one.seats.length === players));
}

function show() {
  const waiting = filtered(listed.waiting);
  const played = filtered(listed.played);
  const rows = [...waiting.map((one) => row(one, true)), ...played.map((one) => row(one, false))];
  const focused = document.activeElement?.closest?.("[data-table]")?.dataset.table;
  $("open-list").replaceChildren(...rows);
  if (focused)
    $("open-list")
      .querySelector(`[data-table="${CSS.escape(focused)}"] a`)
      ?.focus();
  const free = waiting.length === 1 ? "One table waits for players." : `${waiting.length} tables wait for players.`;
  $("open-count").textContent = waiting.length
    ? free
    : "No table waits just now. Play anyone opens one, and so does a free seat when you set the table.";
}

async function refresh() {
  if (document.hidden) return;
  listed = await ask("/api/open").catch(() => listed);
  show();
}

/** The list with its filters; it is kept up to date while the page is looked at. */
export function showOpenTables() {
  const kept = JSON.parse(localStorage.getItem(FILTERS) ?? "[]");
  const games = [["", "all games"], ...Object.entries(GAMES)];
  const players = [["", "any number"], ...range(2, 6).map((n) => [String(n), `${n} players`])];
  const [gameLabel, game] = choice("Game", games, kept[0] ?? "");
  const [countLabel, count] = choice("Players", players, kept[1] ?? "");
  game.id = "open-game";
  count.id = "open-players";
  for (const one of [game, count])
    one.addEventListener("change", () => {
      localStorage.setItem(FILTERS, JSON.stringify([game.value, count.value]));
      show();
    });
  $("open-filters").replaceChildren(gameLabel, countLabel);
  refresh();
  setInterval(refresh, OFTEN);
  document.addEventListener("visibilitychange", refresh);
}

/** Open a table that waits, and go to where it waits. */
export async function openTable(wanted) {
  const told = await ask("/api/open", JSON.stringify(wanted));
  keepSeat(told);
  location.href = `/sit/${told.table}`;
}

function editionPick(game, redraw) {
  const editions = game.options.edition ?? [];
  const [label, pick] = choice(
    "Edition",
    editions.map((one) => [one, EDITIONS[one] ?? one]),
    editions.at(-1),
  );
  pick.addEventListener("change", redraw);
  label.hidden = !editions.length;
  return { label, options: () => (pick.value ? { edition: pick.value } : {}) };
}

function countPick(game) {
  const [least, most] = game.seats;
  const values = [["0", "as many as fit"], ...range(least, most).map((n) => [String(n), `${n} players`])];
  const [label, pick] = choice("Players", values, "0");
  label.hidden = least === most;
  return { label, read: () => Number(pick.value) };
}

/** A game with anyone: a name, a deck, and off to whoever waits. */
export async function playAnyone(game) {
  const account = await signedIn();
  const place = element("div", { className: "signing" });
  let form = sittingFields(game, {}, account);
  const draw = () => {
    form = sittingFields(game, edition.options(), account);
    place.replaceChildren(...form.fields);
  };
  const edition = editionPick(game, draw);
  const count = countPick(game);
  const trouble = element("p", { className: "about", role: "alert" });
  const go = async (event) => {
    event.preventDefault();
    const wanted = { game: game.name, options: edition.options(), players: count.read(), ...form.read() };
    try {
      const told = await ask("/api/anyone", JSON.stringify(wanted));
      keepSeat(told);
      location.href = `/sit/${told.table}`;
    } catch (error) {
      trouble.textContent = error.message;
    }
  };
  const dialog = element(
    "dialog",
    { className: "reading", "aria-label": `Play anyone at ${titleOf(game.name)}` },
    element("h2", { textContent: `Play anyone at ${titleOf(game.name)}` }),
    element("p", {
      className: "about",
      textContent: "You sit down where somebody waits; if nobody does, others will find your table.",
    }),
    element(
      "form",
      { className: "signing", onsubmit: go },
      edition.label,
      count.label,
      place,
      trouble,
      element(
        "div",
        { className: "actions" },
        element("button", { className: "now", textContent: "Find a table" }),
        button("Close", () => dialog.close()),
      ),
    ),
  );
  draw();
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  if (!account) form.name.select();
}

/** The button of a poster. */
export function anyoneButton(game) {
  return button("Play anyone", () => playAnyone(game).catch((error) => complain(error.message)), {
    className: "anyone",
    "aria-label": `Play anyone at ${titleOf(game.name)}`,
  });
}
