// Whose words across the table are not shown, by their names, in this browser.
const KEY = "muted";

const all = () => JSON.parse(localStorage.getItem(KEY) ?? "[]");

/** Whether somebody's words are not shown. */
export function muted(name) {
  return all().includes(name);
}

/** Mute somebody, or hear them again. */
export function toggleMuted(name) {
  const others = all().filter((one) => one !== name);
  localStorage.setItem(KEY, JSON.stringify(muted(name) ? others : [name, ...others].slice(0, 200)));
}
