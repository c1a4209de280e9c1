// Tournaments: those there are, and announcing one.
import { $, ask, complain, element } from "./dom.js";
import { showAccount } from "./account.js";
import { gameSign } from "./glyph.js";
import { render } from "./keyed.js";
import { EDITIONS, STYLES, titleOf } from "./names.js";
import { CLOCKS, choice, limitsOf, optionPick, range } from "./seats.js";
import { LIMITED, PACKS_NOTE, PHASES, STYLE_NAMES, keepJudge } from "./tournament_words.js";

/** So often the list is asked for, in milliseconds. */
const OFTEN = 5000;
const ROUND_TIMES = [0, 20, 30, 45, 60, 90].map((n) => [String(n), n ? `${n} minutes` : "no limit"]);

function row(one) {
  const players = one.count === 1 ? "1 player" : `${one.count} players`;
  const words = [titleOf(one.game, one.options.edition), STYLE_NAMES[one.style], players];
  if (one.winner) words.push(`${one.winner} has won`);
  return element(
    "li",
    { "data-key": one.tournament },
    gameSign(one.game),
    element(
      "span",
      { className: "told" },
      element("b", { textContent: one.title }),
      element("small", { textContent: words.join(" · ") }),
    ),
    element("span", { className: `phase ${one.phase}`, textContent: PHASES[one.phase] }),
    element("a", {
      className: `button ${one.phase === "sign-up" ? "now" : ""}`,
      href: `/tournament/${one.tournament}`,
      textContent: one.phase === "sign-up" ? "Sign up" : "Look",
      "aria-label": `${one.phase === "sign-up" ? "Sign up for" : "Look at"} ${one.title}`,
    }),
  );
}

async function refresh() {
  if (document.hidden) return;
  const { tournaments } = await ask("/api/tournaments");
  render($("list"), ...tournaments.map(row));
  $("count").textContent = tournaments.length ? "" : "There is none yet. Announce the first one.";
}

/** What a game can be told in a tournament: everything but who begins or leads, and what its packs say. */
function optionsOf(game) {
  const wanted = Object.entries(game.options).filter(([name]) => !["lead", "first", "limited"].includes(name));
  const titles = { edition: EDITIONS, format: STYLES };
  const picks = wanted.map(([name, values]) => optionPick(game, name, values, titles[name]));
  const read = () =>
    Object.fromEntries(picks.filter(({ pick }) => pick.value).map(({ pick }) => [pick.name, pick.value]));
  return { labels: picks.map(({ label }) => label), read };
}

const numbers = (least, most, none) => range(least, most).map((n) => [String(n), n ? String(n) : none]);

function announceForm(games) {
  const [gameLabel, game] = choice(
    "Game",
    games.map((one) => [one.name, titleOf(one.name)]),
    games[0].name,
  );
  const [styleLabel, style] = choice("Style", Object.entries(STYLE_NAMES), "swiss");
  const [seatsLabel, seats] = choice("At a table", numbers(3, 6), "4");
  const [roundsLabel, rounds] = choice("Rounds", numbers(0, 9, "until one is unbeaten"), "0");
  const [limitedLabel, limited] = choice("Decks", [["", "everybody's own"], ...Object.entries(LIMITED)], "");
  const [minutesLabel, minutes] = choice("A round", ROUND_TIMES, "0");
  const [clockLabel, clock] = choice("Clock", CLOCKS, "");
  const [botsLabel, bots] = choice("Bots", numbers(0, 15, "none"), "0");
  const title = element("input", { maxLength: 40, placeholder: "Sunday cup" });
  const automatic = element("input", { type: "checkbox", checked: true });
  const limitedNote = element("p", { className: "about", textContent: PACKS_NOTE, hidden: true });
  const own = element("input", { type: "checkbox" });
  const ownLabel = element("label", { className: "check" }, own, "Made cards and cards from files are welcome");
  ownLabel.title = "At most 32 players then. The judge sees these cards; everybody sees how many each player has.";
  const options = element("div", { className: "signing" });
  const trouble = element("p", { className: "about", role: "alert" });
  let told = { labels: [], read: () => ({}) };
  const tell = () => {
    const chosen = games.find((one) => one.name === game.value);
    for (const one of style.options) one.hidden = one.value === "pods" && chosen.seats[1] < 3;
    if (style.selectedOptions[0].hidden) style.value = "swiss";
    const isPods = style.value === "pods";
    limitedLabel.hidden = !chosen.limited || isPods;
    ownLabel.hidden = Boolean(limited.value) && !limitedLabel.hidden;
    limitedNote.hidden = !ownLabel.hidden;
    options.hidden = Boolean(limited.value) && !limitedLabel.hidden;
    seatsLabel.hidden = !isPods;
    roundsLabel.hidden = !isPods && style.value !== "swiss";
  };
  const draw = () => {
    told = optionsOf(games.find((one) => one.name === game.value));
    options.replaceChildren(...told.labels);
    tell();
  };
  const read = () => ({
    game: game.value,
    style: style.value,
    title: title.value,
    options: options.hidden ? {} : told.read(),
    limited: limitedLabel.hidden ? "" : limited.value,
    rounds: roundsLabel.hidden ? 0 : Number(rounds.value),
    seats: Number(seats.value),
    minutes: Number(minutes.value),
    bots: Number(bots.value),
    automatic: automatic.checked,
    own_cards: own.checked && !ownLabel.hidden,
    ...(clock.value ? { clock: limitsOf(clock.value) } : {}),
  });
  game.addEventListener("change", draw);
  for (const one of [style, limited]) one.addEventListener("change", tell);
  draw();
  $("announce").addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const made = await ask("/api/tournaments", JSON.stringify(read()));
      keepJudge(made.tournament, made.token);
      location.href = `/tournament/${made.tournament}`;
    } catch (error) {
      trouble.textContent = error.message;
    }
  });
  const labelled = (words, input) =>
    element("label", { className: "choice" }, element("span", { textContent: words }), input);
  const by_itself = element("label", { className: "check" }, automatic, "The next round is paired by itself");
  $("announce").replaceChildren(
    ...[
      labelled("Title", title),
      gameLabel,
      limitedLabel,
      limitedNote,
      ownLabel,
      options,
      styleLabel,
      seatsLabel,
      roundsLabel,
    ],
    ...[botsLabel, minutesLabel, clockLabel, by_itself, trouble],
    element("button", { className: "now", textContent: "Announce it" }),
  );
}

async function start() {
  showAccount();
  const told = ask("/api/games"); // which takes a while where the cards are still being read
  await refresh();
  setInterval(() => refresh().catch(() => null), OFTEN);
  announceForm(await told);
}

start().catch((error) => complain(error.message));
