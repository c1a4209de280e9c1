// An installed Quickening opens without a connection, and says that there is none (worker.js).
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});
