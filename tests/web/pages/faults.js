// What is wrong with a page for those who listen or use the keyboard alone.
() => {
  const faults = [];
  const visible = (one) => one.getClientRects().length && getComputedStyle(one).visibility !== "hidden" && !one.closest("[aria-hidden=true]");
  const name = (one) => (one.getAttribute("aria-label") || [...(one.labels ?? [])].map((label) => label.textContent).join(" ")
    || one.textContent || one.title || one.placeholder || "").trim();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  for (const one of all("button, a[href], input, select, [role=button], [role=group], [role=img], dialog, section[aria-label]"))
    if (!name(one)) faults.push(`no name: ${one.outerHTML.slice(0, 90)}`);
  for (const one of all("[role=button] [role=button], button button, a a, button a, button [role=button]")) faults.push(`nested: ${one.outerHTML.slice(0, 90)}`);
  for (const one of document.querySelectorAll("[tabindex]")) if (one.tabIndex > 0) faults.push(`order: ${one.outerHTML.slice(0, 90)}`);
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`twice: ${id}`);
  if (document.querySelectorAll("h1").length !== 1) faults.push("one h1 is wanted");
  if (document.querySelectorAll("main").length !== 1) faults.push("one main is wanted");
  if (!document.documentElement.lang || !document.title) faults.push("no language or title");
  return faults;
}
