// A figure that is cut or covered, and weapons, drawn.
import { round } from "./shapes.js";

/** A standing figure, 100 wide and 165 high. */
export const FIGURE =
  "M50 3c7.500 0 11 5.500 11 12.500 0 5-1.800 8.600-4.600 11l.4 5.500c8 1.800 16 3.800 19.200 9.500 2.600 4.700 " +
  "5 19 6.600 33l1.200 11.500" +
  "c.5 4-1 6.600-3.800 6.900-3 .3-4.700-1.800-5.300-5.600L71 64l-2.400-8.500-.8 17c3.600 14 6.600 31 8 " +
  "50l-12.500 3 .6 30 6.600 6.500H58l-3-3.500" +
  "-3.500-40h-3l-3.500 40-3 3.500H29.500l6.600-6.500.6-30-12.500-3c1.400-19 4.400-36 8-50l-.8-17L29 64l-3.700 " +
  "23.300c-.6 3.800-2.300 5.900-5.300 5.600" +
  "-2.800-.3-4.300-2.900-3.800-6.900L17.400 74.500c1.600-14 4-28.300 6.600-33 3.200-5.700 11.200-7.700 " +
  "19.200-9.500l.4-5.500C40.800 24.100 39 20.500 39 15.500" +
  " 39 8.500 42.500 3 50 3Z";

export function figure(x, y, height, attributes) {
  const scale = height / 165;
  const place = `translate(${round(x - 50 * scale)} ${round(y - 82 * scale)}) scale(${scale.toFixed(3)})`;
  return `<g transform="${place}" ${attributes}><path d="${FIGURE}"/></g>`;
}

const DARK = "#1a1f26";
const GOLD = "#d9a544";
const WOOD = "#6b4a2a";
const BLADES = {
  katana: [
    ["M97 12Q92 70 99 140H104Q104 70 106 22Z", "steel"],
    ["M90.500 143a11 3.600 0 1 0 22 0 11 3.600 0 1 0-22 0Z", GOLD],
    ["M98 147h7l1 40h-9z", DARK],
    ["M98 152l8 6v2l-8-6zM98 160l8 6v2l-8-6zM98 168l8 6v2l-8-6zM98 176l8 6v2l-8-6z", GOLD],
  ],
  broad: [
    ["M100 4L108 20V136H92V20Z", "steel"],
    ["M99 16h2V136h-2z", "#56626f"],
    ["M70 136Q100 128 130 136L128 144Q100 138 72 144Z", GOLD],
    ["M96 143h8v34h-8z", DARK],
    ["M93 182a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z", GOLD],
  ],
  long: [
    ["M100 -4L105 10V140H95V10Z", "steel"],
    ["M66 140h68v6H66z", GOLD],
    ["M97 146h6v36h-6z", DARK],
    ["M95 186a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z", GOLD],
  ],
  short: [
    ["M100 44L111 62V138H89V62Z", "steel"],
    ["M99 56h2V138h-2z", "#56626f"],
    ["M76 138h48v8H76z", GOLD],
    ["M95 146h10v30H95z", DARK],
    ["M91 182a9 9 0 1 0 18 0 9 9 0 1 0-18 0Z", GOLD],
  ],
  rapier: [
    ["M100 0L102.500 136H97.500Z", "steel"],
    [
      "M66 136H134V140H66ZM76 138Q100 116 124 138 124 160 100 162 76 160 76 138Zm4 0Q80 156 100 158 120 156 120 " +
        "138 100 120 80 138Z",
      GOLD,
    ],
    ["M97.500 140h5v40h-5z", DARK],
    ["M95 184a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z", GOLD],
  ],
  axe: [
    ["M97 20h6v170h-6z", WOOD],
    ["M103 26Q150 20 156 62Q150 104 103 92Q122 60 103 26Z", "steel"],
    ["M97 34Q66 36 60 60Q66 84 97 86Q86 60 97 34Z", "steel"],
  ],
  hatchet: [
    ["M97 48h6v128h-6z", WOOD],
    ["M94 54h12v34H94z", DARK],
    ["M106 56Q132 50 146 40Q152 74 146 106Q132 92 106 86Z", "steel"],
  ],
  saw: [
    ["M92 16Q100 4 108 16V120H92Z", "steel"],
    [
      "M92 20l-5 5 5 5zm0 16l-5 5 5 5zm0 16l-5 5 5 5zm0 16l-5 5 5 5zm0 16l-5 5 5 5zm16-72l5 5-5 5zm0 16l5 5-5 5" +
        "zm0 16l5 5-5 5zm0 16l5 5-5 5zm0 16l5 5-5 5z",
      DARK,
    ],
    ["M80 120h42l6 20-6 36H82l-6-20z", "#b8341c"],
    ["M90 132h20v10H90zM88 176h28v8H88z", DARK],
  ],
  spear: [
    ["M97.500 60h5v136h-5z", WOOD],
    ["M100 -6Q116 28 104 66H96Q84 28 100 -6Z", "steel"],
    ["M94 66h12v10H94z", GOLD],
  ],
};
const STEEL =
  `<linearGradient id="steel" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8c9aa8"/>` +
  `<stop offset=".45" stop-color="#f7fbff"/><stop offset=".55" stop-color="#c2ccd6"/>` +
  `<stop offset="1" stop-color="#6c7884"/></linearGradient>`;
/** Paints that pictures with blades and cuts refer to. */
export const PAINTS =
  `<defs>${STEEL}<linearGradient id="ember" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ff5a2a" ` +
  `stop-opacity="0"/>` +
  `<stop offset=".5" stop-color="#ffb36b"/><stop offset="1" stop-color="#ff5a2a" stop-opacity="0"/>` +
  `</linearGradient></defs>`;

/** A weapon, across the picture. */
export function weapon(sort) {
  const parts = BLADES[sort] ?? BLADES.broad;
  const shadow =
    `<path d="${parts.map(([d]) => d).join("")}" fill="#000" opacity=".35" transform="translate(5 ` + `5)"/>`;
  const drawn = parts.map(([d, fill]) => `<path d="${d}" fill="${fill === "steel" ? "url(#steel)" : fill}"/>`).join("");
  return `<g transform="rotate(42 100 100)">${shadow}${drawn}</g>`;
}
