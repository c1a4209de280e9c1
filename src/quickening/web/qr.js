// A link as a picture that a phone reads.

/** Draw a link to this server into an image, which is shown once it is drawn. */
export async function drawCode(image, url) {
  const answer = await fetch("/api/code", { method: "POST", body: JSON.stringify({ url }) });
  if (!answer.ok) return;
  image.src = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  image.hidden = false;
}
