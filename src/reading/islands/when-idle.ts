/**
 * Calls back when the page has nothing else to do: one that is never idle after two seconds, and a browser that does not tell
 * at once.
 */
export function whenIdle(then: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(then, { timeout: 2000 } as never);
}
