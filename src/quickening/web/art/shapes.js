// Silhouettes that scenes are made of: each gives the path of an SVG. `chance` gives numbers from 0 to 1.

export const round = (number) => Math.round(number * 10) / 10;

/** A jagged line of mountains, filled to the ground. */
export function ridge(chance, y, rough, steps = 8, width = 200, ground = 200) {
  let path = `M0 ${ground}V${round(y)}`;
  for (let n = 0; n <= steps; n += 1)
    path += `L${round((n * width) / steps)} ` + `${round(y + (chance() - 0.5) * rough)}`;
  return `${path}V${ground}Z`;
}

/** A soft line of hills. */
export function hills(chance, y, rough, width = 200, ground = 200, wide = 40) {
  let path = `M0 ${ground}V${round(y)}`;
  for (let x = 0; x < width; ) {
    const step = wide + chance() * wide * 1.25;
    path += `Q${round(x + step / 2)} ${round(y - rough * (0.4 + chance()))} ${round(x + step)} ${round(y)}`;
    x += step;
  }
  return `${path}V${ground}Z`;
}

/** A row of buildings, and their lit windows. */
export function towers(chance, y, tall, narrow = 10, wide = 22, width = 200, ground = 200) {
  let path = `M0 ${ground}V${round(y)}`;
  let windows = "";
  for (let x = 0; x < width; ) {
    const step = narrow + chance() * (wide - narrow);
    const height = tall * (0.25 + chance() * 0.75);
    path += `V${round(y - height)}H${round(x + step)}V${round(y)}`;
    for (let n = 0; n < 3; n += 1) {
      if (chance() <= 0.35) continue;
      windows +=
        `M${round(x + 2 + chance() * (step - 5))} ` + `${round(y - height + 4 + chance() * (height - 6))}h2.4v3h-2.4z`;
    }
    x += step;
  }
  return [`${path}V${ground}Z`, windows];
}

export function pine(x, y, height) {
  const width = height * 0.32;
  let path = "";
  for (let n = 0; n < 3; n += 1) {
    const top = y - height + (n * height) / 4;
    const half = round(width * (0.5 + n * 0.25));
    path += `M${round(x)} ${round(top)}l${half} ${round(height * 0.42)}h${round(-width * (1 + n * 0.5))}z`;
  }
  return `${path}M${round(x - 1)} ${round(y - 8)}h2v8h-2z`;
}

export function pagoda(x, y, size) {
  let path = "";
  for (let n = 0; n < 3; n += 1) {
    const wide = size * (1 - n * 0.22);
    const foot = y - size * 0.42 * n;
    const top = y - size * 0.42 * (n + 1);
    const wall = round(top + size * 0.14);
    const eaves = round(top + size * 0.2);
    path += `M${round(x - wide * 0.34)} ${round(foot)}V${wall}H${round(x + wide * 0.34)}V${round(foot)}Z`;
    path +=
      `M${round(x - wide * 0.62)} ${eaves}Q${round(x - wide * 0.3)} ${wall} ${round(x)} ` +
      `${round(top - size * 0.1)}`;
    path += `Q${round(x + wide * 0.3)} ${wall} ${round(x + wide * 0.62)} ${eaves}Z`;
  }
  return `${path}M${round(x - 0.8)} ${round(y - size * 1.3)}h1.6v${round(size * 0.3)}h-1.6z`;
}

/** A dead tree with two branches. */
export function branch(x, y, size, flip) {
  const f = flip ? -1 : 1;
  const trunk =
    `M${x} ${y}q${f * 4} ${-size * 0.5} ${f} ${-size}l${f * 3} 0q${f * 2} ${size * 0.5} ${f * 3} ` + `${size}z`;
  const low = `M${x + f * 3} ${y - size * 0.55}q${f * 14} ${-size * 0.12} ${f * 24} ${-size * 0.36}l${f * 1.5} 1`;
  const high =
    `M${x + f * 2} ${y - size * 0.8}q${f * -12} ${-size * 0.08} ${f * -18} ` + `${-size * 0.3}l${f * -1.2} 1.2`;
  return (
    `${trunk}${low}q${f * -8} ${size * 0.32} ${f * -25} ${size * 0.44}z${high}q${f * 7} ${size * 0.28} ` +
    `${f * 19} ${size * 0.4}z`
  );
}

/** Rays around a centre, from one radius to another. */
export function rays(many, near, far, cx, cy, turn = 0, width = 0.5) {
  const at = (angle, radius) => `${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`;
  let path = "";
  for (let n = 0; n < many; n += 1) {
    const from = turn + (n / many) * 2 * Math.PI;
    const to = from + ((2 * Math.PI) / many) * width;
    path += `M${at(from, near)}L${at(from, far)}L${at(to, far)}L${at(to, near)}Z`;
  }
  return path;
}

/** Lightning from above. */
export function bolt(chance, x, top, foot) {
  let path = `M${round(x)} ${top}`;
  let across = x;
  for (let n = 1; n <= 6; n += 1) {
    across += (chance() - 0.5) * 30;
    path += `L${round(across)} ${round(top + ((foot - top) * n) / 6)}`;
  }
  return path;
}

export function stars(chance, many, height = 110, width = 200, large = 1.3) {
  let path = "";
  for (let n = 0; n < many; n += 1) {
    const size = 0.5 + chance() * large;
    const [x, y] = [chance() * width, chance() * height];
    path += `M${round(x - size)} ${round(y)}L${round(x)} ${round(y - size * 1.6)}`;
    path += `L${round(x + size)} ${round(y)}L${round(x)} ${round(y + size * 1.6)}Z`;
  }
  return path;
}

export function arches(y) {
  let path = `M0 200V${y}`;
  for (let x = 0; x < 200; x += 40) {
    path +=
      `H${x + 5}V${y + 46}Q${x + 5} ${y + 20} ${x + 20} ${y + 20}Q${x + 35} ${y + 20} ${x + 35} ${y + 46}` +
      `V${y}H${x + 40}`;
  }
  return `${path}V200Z`;
}

const COLUMNS = [
  [14, 74],
  [40, 58],
  [64, 30],
  [140, 40],
  [164, 66],
  [188, 82],
];

export function columns(chance, y) {
  let path = "";
  for (const [x, height] of COLUMNS) {
    const top = round(y - height * (0.8 + chance() * 0.3));
    path += `M${x - 6} ${y + 20}V${top}h12V${y + 20}zM${x - 9} ${top}h18v-5h-18z`;
  }
  return `${path}M0 200V${y + 14}H200V200Z`;
}

export function waves(y, high, shift = 0) {
  let path = `M0 200V${y}`;
  for (let x = -20 + shift; x < 210; x += 26) {
    path += `Q${x + 8} ${y - high} ${x + 15} ${y - high * 0.9}Q${x + 10} ${y - high * 0.35} ${x + 26} ${y}`;
  }
  return `${path}V200Z`;
}
