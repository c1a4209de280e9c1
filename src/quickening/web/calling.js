// Calls the table: at once, while the rest of the page is still on its way, and again whenever the connection was lost.
// What the server says before anybody listens is kept.
(() => {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${location.pathname}/socket`;

  /** Who joins by the end of an address: a seat that an account keeps, or whoever has its secret. */
  function joining(token) {
    return token.startsWith("seat=") ? { type: "join", seat: Number(token.slice(5)) } : { type: "join", token };
  }

  /** A socket that joins the table by itself, and `listen`, which is told everything it has heard and will hear. */
  function call() {
    const socket = new WebSocket(address);
    const heard = [];
    let told = (data) => heard.push(data);
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ ...joining(location.hash.slice(1)), stops: ["usual"], changes: true })),
    );
    socket.addEventListener("message", (event) => told(event.data));
    const listen = (hear) => {
      told = hear;
      for (const data of heard.splice(0)) hear(data);
    };
    return { socket, listen };
  }

  Object.assign(globalThis, { calling: { joining, call, first: call() } });
})();
