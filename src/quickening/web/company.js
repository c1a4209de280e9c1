// Who else is at the table: whose words are not shown, and whom one does not want to meet again.
import { ask, button, complain, element } from "./dom.js";
import { muted, toggleMuted } from "./muting.js";
import { closeDialog, openDialog } from "./reading.js";

/** As the server calls whoever looks on. */
const ONLOOKERS = "a spectator";
const WORDS =
  "Who is muted is not heard by you, in this browser. Whom your account blocks neither sees your open tables nor " +
  "sits down at them, and you do not see theirs.";

async function block(table, seat, name) {
  await ask("/api/blocks", JSON.stringify({ table, seat }));
  complain(`${name} is blocked: you do not meet at open tables any more.`);
}

function muteButton(name, again) {
  const words = muted(name) ? "Unmute" : "Mute";
  const act = () => {
    toggleMuted(name);
    again();
  };
  return button(words, act, { "aria-label": `${words} ${name}`, "aria-pressed": String(muted(name)) });
}

function row(name, ...ways) {
  return element("li", { className: "companion" }, element("b", { textContent: name }), ...ways);
}

/** The other players and the onlookers, each to be muted; players of open tables to be blocked. */
export function showCompany(table, { players, view }) {
  const again = () => showCompany(table, { players, view });
  const others = players
    .map((one, seat) => ({ ...one, seat }))
    .filter((one) => one.kind !== "bot" && one.seat !== view.seat);
  const blocking = (one) =>
    button("Block", () => block(table, one.seat, one.name).catch((error) => complain(error.message)), {
      "aria-label": `Block ${one.name}`,
    });
  openDialog(
    "Mute or block",
    element("h2", { textContent: "Mute or block" }),
    element("p", { className: "about", textContent: WORDS }),
    element(
      "ul",
      { className: "company" },
      ...others.map((one) => row(one.name, muteButton(one.name, again), blocking(one))),
      row(ONLOOKERS, muteButton(ONLOOKERS, again)),
    ),
    element("div", { className: "actions" }, button("Close", closeDialog)),
  );
}
