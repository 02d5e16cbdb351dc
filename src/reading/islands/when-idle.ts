/** A page that is never idle waits no longer than that, and a browser that does not tell for so long. In milliseconds. */
const PATIENCE = { timeout: 2000 };
const PAUSE = 200;

/** Calls back when the page has nothing else to do. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, PATIENCE);
  else setTimeout(then, PAUSE);
}
