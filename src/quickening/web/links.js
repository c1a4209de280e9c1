// The links of a table: to pass on, and new ones in place of those that the wrong people have.
import { ask, button, complain, element, shared } from "./dom.js";
import { closeDialog, openDialog } from "./reading.js";

/** @type {any} */
const { calling } = /** @type {any} */ (globalThis);
const WORDS = "Whoever has the link of a seat plays it. Who has the link for onlookers sees what everybody may see.";
const RENEW = "A new link makes the old one worth nothing: whoever came by it has to leave.";

const kept = (key) => JSON.parse(localStorage.getItem(key) || "[]");

async function renewed(name, token) {
  const told = await ask(`/api/tables/${name}/link`, JSON.stringify(calling.joining(token)));
  return told.token;
}

/** A new link for one's own seat: the page goes there. */
async function renewOwn(name, token) {
  const fresh = await renewed(name, token);
  const tables = kept("tables").map((one) =>
    one.table === name && one.token === token ? { ...one, token: fresh } : one,
  );
  localStorage.setItem("tables", JSON.stringify(tables));
  location.hash = fresh;
  location.reload();
}

/** A new link for a friend's seat, to be passed on again. */
async function renewFriends(name, link, show) {
  const fresh = await renewed(name, link.url.split("#")[1]);
  const links = kept(`links:${name}`).map((one) =>
    one.url === link.url ? { ...one, url: `${location.origin}/table/${name}#${fresh}` } : one,
  );
  localStorage.setItem(`links:${name}`, JSON.stringify(links));
  show();
}

const renewing = (label, renew) => button(label, () => renew().catch((error) => complain(error.message)));

/** All links that this browser has of a table, each with a button for a new one. */
export function showLinks(name, token) {
  const show = () => showLinks(name, token);
  const friends = kept(`links:${name}`).flatMap((link) => [
    shared(`For ${link.name}`, link.url),
    renewing(`New link for ${link.name}`, () => renewFriends(name, link, show)),
  ]);
  openDialog(
    "Links",
    element("h2", { textContent: "Links to pass on" }),
    element("p", { className: "about", textContent: WORDS }),
    ...friends,
    shared("For onlookers", `${location.origin}/table/${name}`),
    ...(token ? [element("p", { className: "about", textContent: RENEW })] : []),
    element(
      "div",
      { className: "actions" },
      ...(token ? [renewing("New link for my seat", () => renewOwn(name, token))] : []),
      button("Close", closeDialog),
    ),
  );
}
