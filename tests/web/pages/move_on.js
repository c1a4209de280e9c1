// One move as in `move`, then wait until the page has answered: another question, a dialog, the end.
(choice) => {
  const clicked = (MOVE)(choice);
  if (!clicked || clicked === "over") return clicked;
  const dialog = document.getElementById("reading");
  return new Promise((done) => {
    const watch = new MutationObserver((changes) => { if (dialog.open || changes.some((one) => one.type === "childList")) finish(); });
    const finish = () => { watch.disconnect(); clearTimeout(timer); done(clicked); };
    const timer = setTimeout(finish, 400);
    watch.observe(document.getElementById("asked"), { childList: true, subtree: true });
    watch.observe(dialog, { attributes: true });
  });
}
