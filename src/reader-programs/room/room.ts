/** The room: a frame without an origin, in which one worker runs the reader's program. Removing it ends everything in it. */

/** What stands in the page for it: the text that starts the worker, and its hash, which both policies allow. */
const BOOT = "script[data-room]";

export interface Room {
  readonly control: MessagePort;
  readonly data: MessagePort;
  close(): void;
}

/** Opens a room for a program that was made ready for it; `isWasm`: it may run WebAssembly. */
export function openRoom(text: string, isWasm: boolean): Room {
  const boot = document.querySelector<HTMLScriptElement>(BOOT);
  if (!boot) throw new Error("the page has no room");
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = "";
  const wasm = isWasm ? " 'wasm-unsafe-eval'" : "";
  const policy = `default-src 'none'; script-src '${boot.dataset["room"]}'${wasm}; worker-src blob:`;
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${boot.text}</script>`;
  const [control, data] = [new MessageChannel(), new MessageChannel()];
  const onMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow) return;
    removeEventListener("message", onMessage);
    frame.contentWindow?.postMessage(text, "*", [control.port2, data.port2]);
  };
  addEventListener("message", onMessage);
  document.body.append(frame);
  return {
    control: control.port1,
    data: data.port1,
    close() {
      removeEventListener("message", onMessage);
      frame.remove();
    },
  };
}
