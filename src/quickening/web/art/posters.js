// The poster of each game, for the lobby and the winner's screen.
import { chanceOf } from "./chance.js";
import { PAINTS, figure } from "./people.js";
import { paper, svgOf } from "./picture.js";
import { bolt, pagoda, pine, rays, ridge, stars, towers } from "./shapes.js";

const [WIDE, HIGH] = [440, 400];
const path = (d, more) => `<path d="${d}" ${more}/>`;
const stop = (offset, colour, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function sky(high, mid, low, light) {
  const down =
    `<linearGradient id="sky" x2="0" y2="1">` + `${stop(0, high)}${stop(0.45, mid)}${stop(0.75, low)}</linearGradient>`;
  const glow =
    `<radialGradient id="glow">` + `${stop(0, light)}${stop(0.4, low, 0.7)}${stop(1, low, 0)}</radialGradient>`;
  return `<defs>${down}${glow}</defs><rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/>`;
}

const disc = (x, y, radius, fill) =>
  `<circle cx="${x}" cy="${y}" r="210" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" ` +
  `fill="${fill}" opacity=".95"/>`;

function shadowfist(chance) {
  const [back, far] = towers(chance, 250, 150, 24, 52, WIDE, HIGH);
  const [front, near] = towers(chance, 290, 90, 30, 64, WIDE, HIGH);
  return [
    sky("#1c0712", "#7d1c22", "#ff9a4a", "#fff0c4") + disc(220, 136, 92, "#fff0c4"),
    path(back, `fill="#7a2723" opacity=".8"`) + path(far, `fill="#ffd38a" opacity=".8"`),
    path(pagoda(66, 260, 80) + pagoda(384, 262, 70), `fill="#3a0e12"`),
    path(front, `fill="#22080c"`) + path(near, `fill="#ffd38a" opacity=".7"`),
    paper("torii-gate", 220, 158, 124, "#1c0609", "#ff8a3c") + paper("dragon", 104, 78, 74, "#3a0c12", "#ff9a4a"),
  ].join("");
}

const CASTLE = "M300 260v-66h7v-9h8v9h7v-9h8v9h7v30h16v-78l16-26 16 26v78h14v-46h7v-9h8v9h7v-9h8v9h7v82z";

function huntik(chance) {
  let trees = "";
  for (let x = 0; x < 150; x += 20) trees += pine(x + chance() * 10, 250 + chance() * 10, 50 + chance() * 50);
  return [
    sky("#06182c", "#17607a", "#ffc872", "#fff6d6") +
      path(stars(chance, 30, 150, WIDE, 1.8), `fill="#fff" opacity=".8"`),
    disc(226, 140, 88, "#fff6d6") + path(ridge(chance, 190, 90, 9, WIDE, HIGH), `fill="#2a6d80" opacity=".6"`),
    path(ridge(chance, 214, 60, 11, WIDE, HIGH), `fill="#164a5a" opacity=".9"`),
    path(trees, `fill="#08262c"`) + path(CASTLE, `fill="#0d2430"`),
    path(`M0 ${HIGH}V236Q120 212 230 230T440 226V${HIGH}Z`, `fill="#071a20"`),
    paper("chess-knight", 222, 156, 124, "#071a20", "#ffd58a") +
      paper("feather-pointed", 346, 78, 40, "#0b3140", "#ffe9b8"),
    paper("dog", 92, 192, 62, "#051318", "#e9b86a"),
  ].join("");
}

function sword(x, y, turn) {
  const blade = path("M-4 -150L0 -166 4 -150V0H-4Z", `fill="url(#steel)"`);
  const hilt = path("M-22 0h44v7h-44z", `fill="#d9a544"`) + path("M-4 7h8v30h-8z", `fill="#0a0d12"`);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${blade}${hilt}</g>`;
}

function highlander(chance) {
  const flashes = bolt(chance, 120, -6, 250) + bolt(chance, 330, -6, 290);
  return [
    PAINTS + sky("#060a14", "#2c4168", "#b9cdf2", "#ffffff") + disc(220, 150, 92, "#f3f8ff"),
    path(flashes, `fill="none" stroke="#a9c8ff" stroke-width="9" opacity=".3"`),
    path(flashes, `fill="none" stroke="#fff" stroke-width="2.4"`),
    path(ridge(chance, 286, 70, 9, WIDE, HIGH), `fill="#22314d"`),
    figure(122, 164, 208, `fill="#9db8e8"`) + figure(124, 166, 208, `fill="#070b14"`),
    figure(320, 164, 208, `fill="#9db8e8"`) + figure(318, 166, 208, `fill="#0c1220"`),
    sword(174, 190, 36) + sword(268, 190, -36) + path(rays(12, 8, 34, 221, 126, 0.2, 0.2), `fill="#fff"`),
    path(`M0 ${HIGH}V318Q110 300 220 316T440 310V${HIGH}Z`, `fill="#05080e"`),
  ].join("");
}

function any(chance) {
  return (
    sky("#10151c", "#2a3644", "#eec068", "#fff6d6") +
    path(ridge(chance, 260, 90, 9, WIDE, HIGH), `fill="#10151c"`) +
    paper("bolt-lightning", 220, 160, 150, "#10151c", "#eec068")
  );
}

const POSTERS = { shadowfist, huntik, highlander };

/** The poster of a game, as the text of an SVG. */
export function posterOf(game) {
  return svgOf((POSTERS[game] ?? any)(chanceOf(`poster ${game}`)), `0 0 ${WIDE} ${HIGH}`, "xMidYMin slice");
}
