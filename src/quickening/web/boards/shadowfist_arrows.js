// Arrows over the table: attackers to their targets, interceptors to attackers, effects to what they are aimed at.
import { svg } from "../dom.js";
import { fact } from "./parts.js";

/** From whom to whom, and what it means. */
function pairs(view) {
  const card = (handle) => `.sf-structure .card[data-handle="${handle}"], .sf-edges .card[data-handle="${handle}"]`;
  const attack = fact(view, "attack");
  const found = [];
  for (const [, , , , targets, number] of fact(view, "stack")) for (const target of targets) found.push([`.sf-effect[data-effect="${number}"]`, card(target), "aimed"]);
  for (const [attacker, target] of attack?.[2] ?? []) found.push([card(attacker), card(target), "attacking"]);
  for (const [interceptor, attacker] of [...(attack?.[3] ?? []), ...fact(view, "intercepting")]) found.push([card(interceptor), card(attacker), "intercepting"]);
  const faceoff = fact(view, "faceoff");
  if (faceoff) found.push([card(faceoff[0]), card(faceoff[1]), "attacking"]);
  if (attack) found.push([`.sf-panel[data-seat="${attack[0]}"] .who`, attack[2].length ? card(attack[2][0][0]) : ".none", "marching"]);
  return found;
}

/** Where the line from one box to the middle of another leaves it. */
function edge(box, [x, y]) {
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [x - cx, y - cy];
  const share = Math.min(1, 0.5 / Math.max(Math.abs(dx) / box.width, Math.abs(dy) / box.height, 0.001));
  return [cx + dx * share, cy + dy * share];
}

function middle(box) {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The box of something, or where it went out of sight if the part around it is scrolled. */
function boxOf(shown) {
  const box = shown.getBoundingClientRect();
  const around = shown.closest(".sf-others, .sf-panel.own")?.getBoundingClientRect();
  if (!around) return box;
  const within = (value, low, high) => Math.max(low, Math.min(high, value));
  const [left, right] = [within(box.left, around.left, around.right - 8), within(box.right, around.left + 8, around.right)];
  const [top, bottom] = [within(box.top, around.top, around.bottom - 8), within(box.bottom, around.top + 8, around.bottom)];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

function line(root, from, to, kind, bend) {
  const base = root.getBoundingClientRect();
  const [one, two] = [boxOf(from), boxOf(to)];
  if (!one.width || !two.width) return [];
  const [x1, y1] = edge(one, middle(two));
  const [x2, y2] = edge(two, middle(one));
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [mx, my] = [x1 + dx / 2 - dy * bend, y1 + dy / 2 + dx * bend];
  const d = [x1, y1, mx, my, x2, y2].map((value, n) => Math.round(value - (n % 2 ? base.top : base.left)));
  const path = `M${d[0]} ${d[1]}Q${d[2]} ${d[3]} ${d[4]} ${d[5]}`;
  return [svg("path", { class: `under ${kind}`, d: path }), svg("path", { class: `over ${kind}`, d: path, "marker-end": `url(#sf-${kind})` })];
}

function marker(kind) {
  return svg("marker", { id: `sf-${kind}`, class: kind, viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 4.5, markerHeight: 4.5, orient: "auto-start-reverse" }, svg("path", { d: "M0 0 10 5 0 10Z" }));
}

function draw(view, root, overlay) {
  const lines = pairs(view).flatMap(([from, to, kind], n) => {
    const [one, two] = [root.querySelector(from), root.querySelector(to)];
    return one && two && one !== two ? line(root, one, two, kind, kind === "attacking" ? 0.12 : 0.1 + (n % 3) * 0.05) : [];
  });
  overlay.replaceChildren(svg("defs", {}, ...["attacking", "intercepting", "aimed", "marching"].map(marker)), ...lines);
}

/** Draw the arrows of a table as long as it is shown, again whenever its size changes. */
export function watchAttack(view, root) {
  if (!pairs(view).length) return;
  const overlay = svg("svg", { class: "sf-arrows", "aria-hidden": "true" });
  root.append(overlay);
  const again = () => { if (root.isConnected) draw(view, root, overlay); };
  new ResizeObserver(again).observe(root);
  for (const scrolled of root.querySelectorAll(".sf-others, .sf-panel")) scrolled.addEventListener("scroll", again);
}
