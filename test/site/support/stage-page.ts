import { expect, type Locator, type Page } from "@playwright/test";

/** What a coach's wall looks like, measured. */
export interface Wall {
  /** "Diagram 2 of 5". */
  readonly diagram: string;
  readonly step: string;
  /** Both, with the name of the lesson. */
  readonly place: string;
  readonly said: string;
  /** The pictures' part of the window. */
  readonly share: number;
  /** The smallest letters on it in CSS pixels, and what they write. */
  readonly least: number;
  readonly written: string;
  /** Whether a sentence, or the stage itself, is larger than its room. */
  readonly isCut: boolean;
}

/** Opens a lesson with a diagram on the stage, or the first one at its start. */
export async function openStage(page: Page, lesson: string, query = "stage"): Promise<Locator> {
  await page.goto(`/lessons/${lesson}/?${query}`);
  const stage = page.locator(".stage");
  await expect(stage).toBeVisible();
  if (query === "stage") await page.keyboard.press("Home");
  return stage;
}

/** Presses Page Down, and waits for what it changes: the next diagram may have to be fetched. */
export async function goOn(page: Page): Promise<void> {
  const told = () =>
    page
      .locator(".stage__place, .stage__sentences")
      .evaluateAll((parts) => parts.map(({ textContent }) => textContent).join());
  const before = await told();
  await page.keyboard.press("PageDown");
  await page.waitForFunction(
    (said) =>
      Array.from(
        document.querySelectorAll(".stage__place, .stage__sentences"),
        ({ textContent }) => textContent,
      ).join() !== said,
    before,
  );
}

/** Measures what stands on the stage. */
export function measured(page: Page): Promise<Wall> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const stage = document.querySelector(".stage") as HTMLElement;
    let share = 0;
    for (const picture of stage.querySelectorAll(".stage__picture")) {
      const { width, height } = picture.getBoundingClientRect();
      share += (width * height) / (innerWidth * innerHeight);
    }
    let least = Number.POSITIVE_INFINITY;
    let written = "";
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!holder || !node.textContent?.trim() || holder.closest(".visually-hidden, title, desc")) continue;
      const { width, height } = holder.getBoundingClientRect();
      if (width < 2 || height < 2 || getComputedStyle(holder).visibility === "hidden") continue;
      const drawn = holder instanceof SVGGraphicsElement ? (holder.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * drawn;
      // The listing may be a little smaller.
      const counted = holder.closest(".listing") ? size + 4 : size;
      if (counted < least) [least, written] = [counted, node.textContent];
    }
    const larger = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 2;
    return {
      diagram: text(".stage__place > span"),
      step: text(".stage__at"),
      place: text(".stage__place"),
      said: text(".stage__sentences"),
      share,
      least: Math.round(least * 100) / 100,
      written,
      isCut:
        larger(stage) ||
        stage.scrollWidth > stage.clientWidth + 1 ||
        Array.from(stage.querySelectorAll(".stage__said")).some(larger),
    };
  });
}
