/** What shows that somebody is reading. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

let reading: Promise<unknown> | undefined;

/** Resolves when somebody moves, presses or scrolls: whoever only opens a page needs little of it. */
export function signOfReading(): Promise<unknown> {
  reading ??= new Promise((done) => {
    const ends = new AbortController();
    const tell = () => {
      ends.abort();
      done(undefined);
    };
    for (const sign of SIGNS)
      addEventListener(sign, tell, { capture: true, passive: true, signal: ends.signal });
  });
  return reading;
}
