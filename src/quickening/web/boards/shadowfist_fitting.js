// How large the cards of a table are: as large as lets everybody's structure be seen at once, down to one line for each.

/** From roomy to one line a card; a style sheet says what each means. */
const DENSITIES = 5;
/** Where a page is scrolled as a whole, nothing has to fit. */
const NARROW = matchMedia("(max-width: 760px)");

/** How wide each column is, in cards: as wide as there is room for, so that none grows too tall. */
function breadths(people, room) {
  for (let rows = 1; ; rows += 1) {
    const found = people.map((many) => Math.max(1, Math.ceil(many / rows)));
    if (rows > 9 || found.reduce((sum, one) => sum + one, 0) <= room) return found;
  }
}

/** The columns of a structure share its width by how many stand in them. */
function spread(structure) {
  const columns = [...structure.querySelectorAll(".sf-column")];
  if (!columns.length) return;
  const person = parseFloat(getComputedStyle(columns[0]).getPropertyValue("--person")) * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const gaps = columns.length * 14;
  const wide = breadths(columns.map((one) => Number(one.dataset.people)), Math.floor((structure.clientWidth - gaps) / (person + 5)));
  columns.forEach((one, n) => one.style.setProperty("--wide", wide[n]));
}

function isSeenWhole(part) {
  return part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;
}

/** The largest cards with which nothing has to be scrolled, else the smallest. */
export function fit(table) {
  const parts = [...table.querySelectorAll(".sf-others, .sf-panel.own")];
  for (let density = NARROW.matches ? 2 : 0; density < DENSITIES; density += 1) {
    table.dataset.density = density;
    table.querySelectorAll(".sf-structure").forEach(spread);
    if (NARROW.matches || parts.every(isSeenWhole)) return;
  }
}
