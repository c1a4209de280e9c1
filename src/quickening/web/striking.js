// Who strikes whom, as the log tells it and as they stood on the stage. No page is needed.
import { area, cardOf, fact } from "./model.js";

const DAMAGE = /^\d+ combat damage on (?<at>.+) by (?<by>.+)\.$/;
const AIMS = /^(?<who>.+?) aims (?<aims>\d+ at .+)\.$/;
const AIM = /\d+ at (.+?)(?=, \d+ at |$)/g;
const MET = /^(?<by>.+) is (?<how>successful for \d+|blocked by .+|dodged by .+)\.$/;

/**
 * A blow: the keys of who strikes and of what is struck, or the area of the body; whether something stopped it.
 * @typedef {{ by: number, at?: number, area?: number, met: boolean }} Blow
 */

const keyIn = (view, handle) => view.keys?.get(handle) ?? handle;

/** Everything on the stage of a view. */
function staged(view) {
  const { stage } = view;
  return stage ? [...stage.sides.flatMap((side) => side.cards), ...stage.lane.flat(), ...stage.target] : [];
}

const sideOf = (view, seat) => view.stage?.sides.find((side) => side.seat === seat)?.cards ?? [];

/** The cards in play of that name, those on the stage first. */
function named(view, name) {
  const on = new Set(staged(view));
  const found = area(view, "play").filter((card) => card.name === name);
  return found.map((card) => card.handle).sort((one, two) => Number(on.has(two)) - Number(on.has(one)));
}

/** Damage in combat: who does it is told, and what it is done to; of several of a name each has its turn. */
function damaging(view, { by, at }, used) {
  const strikers = named(view, by);
  const times = used.get(`${by} ${at}`) ?? 0;
  used.set(`${by} ${at}`, times + 1);
  const struck = named(view, at)[0] ?? view.stage?.target[0];
  return strikers.length && struck !== undefined
    ? [{ by: keyIn(view, strikers[times % strikers.length]), at: keyIn(view, struck), met: false }]
    : [];
}

/** Attacks that a player shares out: whoever fights on that side strikes one of those they are aimed at. */
function aiming(view, { who, aims }) {
  const seat = view.names.indexOf(who);
  const struck = [...aims.matchAll(AIM)].flatMap(([, name]) => {
    const enemies = new Set(sideOf(view, 1 - seat));
    return named(view, name).filter((handle) => enemies.has(handle));
  });
  const strikers = sideOf(view, seat);
  return struck.length
    ? strikers.map((by, n) => ({ by: keyIn(view, by), at: keyIn(view, struck[n % struck.length]), met: false }))
    : [];
}

/** An attack of a duel that was answered or got through: it goes for an area of the body. */
function meeting(views, { by, how }) {
  for (const view of views)
    for (const one of fact(view, "exchanges") ?? [])
      if (one.grid && views.some((seen) => cardOf(seen, one.card)?.name === by))
        return [
          { by: keyIn(view, one.card), area: 31 - Math.clz32(one.grid & -one.grid), met: !how.startsWith("success") },
        ];
  return [];
}

/**
 * The blows between two views, in their order.
 * @param {import("./types/messages").View | undefined} was
 * @param {import("./types/messages").View} view
 * @returns {Blow[]}
 */
export function blowsOf(was, view) {
  if (!was) return [];
  const before = was.stage ? was : { ...was, stage: view.stage };
  const used = new Map();
  return view.log.flatMap(({ text }) => {
    const [damage, aims, met] = [DAMAGE, AIMS, MET].map((told) => /** @type {any} */ (told.exec(text)?.groups));
    if (damage) return damaging(before, damage, used);
    if (aims) return aiming(before, aims);
    return met ? meeting([view, was], met) : [];
  });
}
