/** Reads pages down to their ends, as a reader does, once their typefaces have come. */
import { expect, type Page } from "@playwright/test";
import { depth } from "#test/depth.ts";

const STOPPED = "the browser draws no more frames";

/**
 * Chromium 153 without a screen stops drawing on one page of a hundred or so that is read down: its compositor waits for ever for
 * tiles that nobody rasters ("Not activating because pending tree not ready" in its trace), while scripts, timers and the network
 * go on. Nothing wakes such a page: no scroll, no resize, no screenshot. Then `read` is called once more, for another page.
 */
export async function readAgain<T>(read: (isAgain: boolean) => Promise<T>): Promise<T> {
  try {
    return await read(false);
  } catch (error) {
    if (!String(error).includes(STOPPED)) throw error;
    return read(true);
  }
}

/** A reader goes on by such a part of the screen, and rests there for so many frames at least. */
const [STEP, REST] = [0.5, depth(2, 6)] as const;

/**
 * Reads a page down to its end, and waits for every figure and form on the way. Each screen is seen before the
 * next one: on a busy machine several would else be passed in one frame, which no reader does unasked.
 */
export async function readDown(page: Page): Promise<void> {
  await page.evaluate(
    async ([step, rest, stopped]) => {
      const frame = () =>
        new Promise((done, fail) => {
          const alarm = setTimeout(() => fail(new Error(stopped)), 20_000);
          requestAnimationFrame(() => {
            clearTimeout(alarm);
            done(undefined);
          });
        });
      const isAwake = () =>
        Array.from(document.querySelectorAll<HTMLElement>(".player[id]"))
          .filter((figure) => !figure.closest("details:not([open])"))
          .filter((figure) => figure.getBoundingClientRect().top < innerHeight)
          .every((figure) => figure.dataset["ready"] !== undefined);
      // The forms of an exercise come when it is less than a screen away. What is far away is not to be laid out for a question.
      const lacksForm = (exercise: Element) => {
        if (!exercise.checkVisibility({ contentVisibilityAuto: true })) return false;
        const { top, bottom } = exercise.getBoundingClientRect();
        return bottom > 0 && top < 1.5 * innerHeight;
      };
      const hasForms = () =>
        !Array.from(document.querySelectorAll(".exercise :has(> noscript[data-form])")).some(lacksForm);
      for (let top = 0, isEnd = false; !isEnd; top += innerHeight * step) {
        scrollTo({ top, behavior: "instant" });
        for (let frames = 0; frames < rest || !isAwake() || (frames < 30 && !hasForms()); frames++)
          await frame();
        isEnd = top + innerHeight >= document.documentElement.scrollHeight;
      }
    },
    [STEP, REST, STOPPED] as const,
  );
  await page.waitForLoadState("networkidle");
}

/** Waits until the typefaces have come, and been drawn. */
export async function facesCome(page: Page): Promise<void> {
  await expect(page.locator("html:not([data-faces])")).toHaveCount(1);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}
