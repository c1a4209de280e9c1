// Dragging: a card that may act is taken up and put down where it leads. A press that does not move is a tap.
import { play } from "./sounds.js";
import { isStill } from "./motion.js";

/** So far a press moves before it is a drag, in pixels. */
const BEGINS = 7;
const BACK = 260;

/** Let cards be dragged. `places(handle)` gives what an option of the card leads to, as pairs of option and element;
 * `drop(option)` is told the one it was put on. */
export function watchDragging(places, drop) {
  let drag = null;

  const begin = (event) => {
    const card = event.target.closest?.(".card.can-act[data-handle]:not(.large)");
    if (!card || event.button || (event.pointerType === "touch" && !card.closest("#board"))) return;
    const box = card.getBoundingClientRect();
    drag = {
      card,
      handle: Number(card.dataset.handle),
      x: event.clientX,
      y: event.clientY,
      dx: event.clientX - box.left,
      dy: event.clientY - box.top,
      box,
      copy: null,
      targets: [],
    };
  };

  const lift = () => {
    drag.targets = places(drag.handle);
    if (!drag.targets.length) {
      drag = null;
      return;
    }
    drag.copy = drag.card.cloneNode(true);
    drag.copy.removeAttribute("data-handle");
    drag.copy.classList.add("lifted");
    drag.copy.style.width = `${drag.box.width}px`;
    drag.copy.style.height = `${drag.box.height}px`;
    document.body.append(drag.copy);
    drag.card.classList.add("dragged");
    for (const [, place] of drag.targets) place.classList.add("drops");
    play("lift");
  };

  const over = (event) =>
    drag.targets.find(([, place]) => {
      const box = place.getBoundingClientRect();
      return (
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom
      );
    });

  const follow = (event) => {
    if (!drag) return;
    if (!drag.copy && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > BEGINS) lift();
    if (!drag?.copy) return;
    event.preventDefault();
    drag.copy.style.left = `${event.clientX - drag.dx}px`;
    drag.copy.style.top = `${event.clientY - drag.dy}px`;
    const on = over(event)?.[1];
    for (const [, place] of drag.targets) place.classList.toggle("over", place === on);
  };

  const swallow = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  const end = (event) => {
    if (!drag) return;
    const { card, copy, targets, box } = drag;
    const found = copy && event.type === "pointerup" ? over(event) : null;
    drag = null;
    if (!copy) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    for (const [, place] of targets) place.classList.remove("drops", "over");
    const done = () => {
      copy.remove();
      card.classList.remove("dragged");
    };
    play(found ? "place" : "refuse");
    if (found) {
      done();
      drop(found[0]);
      return;
    }
    if (isStill()) {
      done();
      return;
    }
    copy.animate([{}, { left: `${box.left}px`, top: `${box.top}px` }], {
      duration: BACK,
      easing: "cubic-bezier(0.16, 1, 0.3, 1)",
      fill: "forwards",
    }).onfinish = done;
  };

  document.addEventListener("pointerdown", begin);
  document.addEventListener("pointermove", follow);
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, end);
}
