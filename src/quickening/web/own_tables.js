// The tables at which this browser sat, so that a game can be found again.
import { element } from "./dom.js";

const MOST = 12;

/** The tables, the latest first: `table`, `token`, `words`, `at`. */
export function ownTables() {
  return JSON.parse(localStorage.getItem("tables") || "[]");
}

export function keepTable(table, token, words) {
  localStorage.setItem(
    "tables",
    JSON.stringify([{ table, token, words, at: Date.now() }, ...ownTables()].slice(0, MOST)),
  );
}

/** A line for each; `addressOf` says where it leads. */
export function ownTableLines(addressOf) {
  return ownTables().map((one) =>
    element(
      "li",
      {},
      element("a", { href: addressOf(one), textContent: one.words }),
      element("small", { textContent: ` ${new Date(one.at).toLocaleString()}` }),
    ),
  );
}

/** The table itself. */
export const tableAddress = ({ table, token }) => `/table/${table}#${token}`;

/** The tournament that a seat is played for, by the secret that this browser keeps of it; "" if for none. */
export function tournamentOf(token) {
  const kept = Object.entries(localStorage).find(([key, secret]) => key.startsWith("entrant:") && secret === token);
  return kept ? kept[0].slice("entrant:".length) : "";
}
