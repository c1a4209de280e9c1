// A name and a password keep one's games; playing needs neither.
import { $, ask, button, element } from "./dom.js";
import { bringDecks } from "./decks/kept.js";
import { titleOf } from "./names.js";

/** Who was signed in when this browser last asked. */
const ACCOUNT = "account";

function field(label, kind, complete) {
  const input = element("input", {
    type: kind,
    required: true,
    maxLength: kind === "password" ? 200 : 30,
    autocomplete: complete,
  });
  return [element("label", { className: "choice" }, element("span", { textContent: label }), input), input];
}

/** The tables of this browser belong to the account from now on. */
async function keepTables() {
  const mine = JSON.parse(localStorage.getItem("tables") || "[]").filter(
    (one) => one.token && !one.token.startsWith("seat="),
  );
  for (const { table, token } of mine)
    await ask("/api/account/games", JSON.stringify({ table, token })).catch(() => null);
}

/** The form: sign in, or take a new name. */
function signIn(known) {
  const [nameLabel, name] = field("Name", "text", "username");
  const [passwordLabel, password] = field("Password", "password", "current-password");
  const trouble = element("p", { className: "about", role: "alert" });
  const go = (path) => async (event) => {
    event.preventDefault();
    if (!form.reportValidity()) return;
    trouble.textContent = "";
    await ask(path, JSON.stringify({ name: name.value.trim(), password: password.value }))
      .then(keepTables)
      .then(
        () => {
          dialog.close();
          known();
        },
        (error) => {
          trouble.textContent = error.message;
        },
      );
  };
  const enter = element("button", { textContent: "Sign in", className: "now" });
  const form = element(
    "form",
    { className: "signing" },
    nameLabel,
    passwordLabel,
    trouble,
    element(
      "div",
      { className: "actions" },
      enter,
      button("Open an account", go("/api/account")),
      button("Close", () => dialog.close()),
    ),
  );
  form.addEventListener("submit", go("/api/session"));
  const words =
    "Your games, decks and cards are kept under a name, on any device. Playing needs no account. " +
    "If you have none, choose a name and a password.";
  const dialog = element(
    "dialog",
    { className: "reading", "aria-label": "Sign in" },
    element("h2", { textContent: "Sign in" }),
    element("p", { className: "about", textContent: words }),
    form,
  );
  document.body.append(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  name.focus();
}

function row(game) {
  const words = `${titleOf(game.game)}: ${game.names.join(" – ")}`;
  const replay = game.outcome
    ? [
        " ",
        element("a", {
          href: `/replay/table.${game.table}`,
          textContent: "Replay",
          "aria-label": `Replay of ${words}`,
        }),
      ]
    : [];
  return element(
    "li",
    {},
    element("a", { href: `/table/${game.table}#seat=${game.seat}`, textContent: words }),
    ...replay,
    element("small", {
      textContent: ` ${game.outcome || "goes on"}, ` + `${new Date(game.at * 1000).toLocaleString()}`,
    }),
  );
}

/** Who is signed in, with their games; or the way to sign in. */
export async function showAccount() {
  const told = await ask("/api/account").catch(() => null);
  if (!told) return;
  if (told.name) localStorage.setItem(ACCOUNT, told.name);
  else localStorage.removeItem(ACCOUNT);
  await bringDecks(told.name).catch(() => null);
  const leave = async () => {
    await ask("/api/session/end", "{}").catch(() => null);
    showAccount();
  };
  $("account").replaceChildren(
    ...(told.name
      ? [
          element("a", { className: "person here", href: "/games", textContent: told.name, title: "Your games" }),
          button("Sign out", leave),
        ]
      : [button("Sign in", () => signIn(showAccount))]),
  );
  document.dispatchEvent(new CustomEvent("account", { detail: told.name }));
  if (!$("kept")) return;
  $("kept").hidden = !told.games.length;
  $("keptlist").replaceChildren(...told.games.map(row));
}
