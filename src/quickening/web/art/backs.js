// The backs of cards: one for each game.
import { chanceOf } from "./chance.js";
import { icon, svgOf } from "./picture.js";
import { PAINTS } from "./people.js";
import { bolt, rays, stars } from "./shapes.js";

const BOX = "0 0 200 280";

function ground(inner, outer) {
  return (
    `<defs><radialGradient id="ground"><stop offset="0" stop-color="${inner}"/><stop offset="1" ` +
    `stop-color="${outer}"/></radialGradient></defs><rect width="200" height="280" fill="url(#ground)"/>`
  );
}

const rim = (colour, opacity) =>
  `<rect x="9" y="9" width="182" height="262" rx="10" fill="none" stroke="${colour}" stroke-width="2" ` +
  `opacity="${opacity}"/>`;

function shadowfist() {
  let lattice = "";
  for (let x = -2; x < 9; x += 1)
    for (let y = -1; y < 12; y += 1) lattice += `M${x * 30 + (y % 2) * 15} ${y * 26}l15 13-15 13-15-13z`;
  const lines = `<path d="${lattice}" fill="none" stroke="#f0b24e" opacity=".28"/>`;
  const disc = `<circle cx="100" cy="140" r="64" fill="#1c0508" stroke="#f0b24e" stroke-width="3"/>`;
  const sign = icon("yin-yang", 100, 140, 92, `fill="#f0b24e"`);
  return `${ground("#b8262b", "#2c070c")}${lines}${disc}${sign}${rim("#f0b24e", 0.75)}`;
}

/** A Site that lies across: the same sign, whole, before as much lattice as there is room for. */
function shadowfistAcross() {
  let lattice = "";
  for (let x = -1; x < 17; x += 1)
    for (let y = -1; y < 4; y += 1) lattice += `M${x * 26 + (y % 2) * 13} ${y * 24}l13 12-13 12-13-12z`;
  const lines = `<path d="${lattice}" fill="none" stroke="#f0b24e" opacity=".28"/>`;
  const disc = `<circle cx="200" cy="40" r="32" fill="#1c0508" stroke="#f0b24e" stroke-width="2"/>`;
  const sign = icon("yin-yang", 200, 40, 48, `fill="#f0b24e"`);
  const glow =
    `<defs><radialGradient id="ground" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#c22b2f"/><stop ` +
    `offset="1" stop-color="#2c070c"/></radialGradient></defs><rect width="400" height="80" fill="url(#ground)"/>`;
  return `${glow}${lines}${disc}${sign}`;
}

function highlander() {
  const flash = bolt(chanceOf("steel"), 100, 0, 280);
  const light = `<path d="${rays(36, 40, 240, 100, 140, 0, 0.3)}" fill="#a9c8ff" opacity=".08"/>`;
  const lightning =
    `<path d="${flash}" fill="none" stroke="#9cc4ff" stroke-width="8" opacity=".25"/><path ` +
    `d="${flash}" fill="none" stroke="#fff" stroke-width="2"/>`;
  const broad =
    `<path d="M100 -10L108 8V136H92V8Z" fill="url(#steel)"/><path d="M66 136Q100 128 134 136L131 ` +
    `144Q100 138 69 144Z" fill="#d9a544"/><path d="M96 143h8v40h-8z" fill="#1a1f26"/><circle cx="100" cy="188" ` +
    `r="8" fill="#d9a544"/>`;
  const katana =
    `<path d="M97 -8Q91 60 99 138H104Q104 60 107 4Z" fill="url(#steel)"/><ellipse cx="101.5" ` +
    `cy="141" rx="13" ry="4" fill="#d9a544"/><path d="M98 145h7l1 46h-9z" fill="#1a1f26"/>`;
  const swords =
    `<g transform="translate(0 40)"><g transform="rotate(38 100 100)">${broad}</g><g ` +
    `transform="rotate(-38 100 100)">${katana}</g></g>`;
  return `${PAINTS}${ground("#4a6a9c", "#070b14")}${light}${lightning}${swords}${rim("#c8d8f0", 0.6)}`;
}

function huntik() {
  const sky = `<path d="${stars(chanceOf("map"), 60, 280)}" fill="#ffe9b0" opacity=".6"/>`;
  const rings =
    `<g fill="none" stroke="#ecc76d"><circle cx="100" cy="140" r="72" stroke-width="2"/><circle ` +
    `cx="100" cy="140" r="66" stroke-width="6" stroke-dasharray="1.5 5.4"/><circle cx="100" cy="140" r="40" ` +
    `stroke-width="1.5"/></g>`;
  const light = `<path d="${rays(8, 12, 86, 100, 140, -0.12, 0.3)}" fill="#ecc76d" opacity=".25"/>`;
  const rose =
    `<path d="M100 60L110 130 180 140 110 150 100 220 90 150 20 140 90 130Z" fill="#ecc76d"/><path ` +
    `d="M100 60L100 140 110 130ZM180 140L100 140 110 150ZM100 220L100 140 90 150ZM20 140L100 140 90 130Z" ` +
    `fill="#7d5b16"/>`;
  const eye = icon("eye", 100, 140, 36, `fill="#04161f"`);
  return `${ground("#1b7f7a", "#04161f")}${sky}${rings}${light}${rose}${eye}${rim("#ecc76d", 0.75)}`;
}

function any() {
  const sign = icon("bolt-lightning", 100, 140, 90, `fill="#eec068"`);
  return `${ground("#3b4654", "#10151c")}${sign}${rim("#eec068", 0.6)}`;
}

const BACKS = { shadowfist, highlander, huntik };
const ACROSS = { shadowfist: shadowfistAcross };

/** The back of a game's cards, as the text of an SVG; `across`: of one that lies so. */
export function backOf(game, across = false) {
  if (across && ACROSS[game]) return svgOf(ACROSS[game](), "0 0 400 80");
  return svgOf((BACKS[game] ?? any)(), BOX);
}
