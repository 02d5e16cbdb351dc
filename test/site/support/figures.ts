import { expect, type Locator, type Page } from "@playwright/test";

export const LESSON = "/lessons/circle-method/";

/** Opens the lesson and waits until the figure `id` has come alive. */
export async function openFigure(page: Page, id = "d1", query = ""): Promise<Locator> {
  await page.goto(`${LESSON}${query}`);
  return alive(page, id);
}

/** Opens the row that a figure is folded in, as a reader does, if it is in one that is shut. */
export async function openRow(page: Page, id: string): Promise<void> {
  const row = page.locator("details.row:not([open])", { has: page.locator(`#${id}`) });
  if (await row.count()) await row.locator("summary").first().click();
}

/** Opens the rows of all figures of the page as it stands, or of its exercises. */
export async function openRows(page: Page, of: "row" | "exercise" = "row"): Promise<void> {
  await page.locator(`details.${of}`).evaluateAll((all) => {
    for (const row of all) row.setAttribute("open", "");
  });
}

/**
 * Scrolls to a figure, in whatever row, and waits until its controls work. Figures open on a telling frame; tests count from the start, unless the
 * address says where a figure stands.
 */
export async function alive(page: Page, id: string, at: "start" | "opening" = "start"): Promise<Locator> {
  const figure = page.locator(`#${id}`);
  await openRow(page, id);
  // The place of a sleeping figure is taken by the living one, so no handle to it may be kept.
  await page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ block: "nearest" }), id);
  await expect(figure).toHaveAttribute("data-ready", "");
  if (at === "start" && !/[?#]/.test(page.url())) await toStart(figure);
  return figure;
}

/** Goes to the start of a run, as its key does, and leaves the focus where it is. */
export async function toStart(figure: Locator): Promise<void> {
  await figure.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true, cancelable: true })),
  );
}

/** The number of the step and its notation, as the figure shows them: "23 5–6". */
export async function heading(figure: Locator): Promise<string> {
  const move = figure.locator(".annotation__move > span");
  return `${await move.nth(0).textContent()} ${await move.nth(1).textContent()}`;
}

/** Replaces the input of a figure and waits until it has been read, or refused. */
export async function typeInput(figure: Locator, text: string): Promise<void> {
  const own = figure.getByRole("button", { name: "Your own input" }).last();
  if (await own.isVisible()) await own.click();
  const area = figure.getByRole("textbox", { name: /one on each line/ });
  if (text.length < 5000) return area.fill(text);
  // The browser's own way of typing takes a minute for thousands of lines, in any text field; a paste does not.
  await area.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}
