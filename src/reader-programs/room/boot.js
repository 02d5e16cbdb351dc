addEventListener(
  "message",
  (event) => {
    if (event.source !== parent) return;
    const [control, data] = event.ports;
    try {
      new Function("");
      return control.postMessage({ kind: "unsafe" });
    } catch {}
    const code = new Blob([event.data], { type: "text/javascript" });
    const worker = new Worker(URL.createObjectURL(code));
    worker.onerror = ({ message, lineno }) => control.postMessage({ kind: "broken", message, line: lineno });
    worker.postMessage(0, [data]);
  },
  { once: true },
);
parent.postMessage("open", "*");
