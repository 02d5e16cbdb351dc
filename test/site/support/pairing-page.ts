/** The page of the pairing tool, as the tests handle it. */
import { readFileSync } from "node:fs";
import { type Download, expect, type Locator, type Page } from "@playwright/test";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";

export async function openTool(page: Page): Promise<void> {
  await page.goto("/tools/pairing/");
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  // What acts comes when somebody is there.
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await expect(page.locator(".tool")).toHaveAttribute("data-able", "");
}

export const view = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("group", { name: "Views" }).getByRole("radio", { name });
export const board = (page: Page, number: number): Locator =>
  page.getByRole("group", { name: new RegExp(`^Board ${number}:`) });
export const boards = (page: Page): Locator => page.getByRole("group", { name: /^Board \d+:/ });
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, exact: true });

/** The button of a player who can be exchanged: it is called by what stands on it, the number and the name. */
export const seat = (page: Page, name: string): Locator =>
  button(page, new RegExp(`^Exchange the seat of \\d+ ${name}$`));

export async function contentOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}

/** The TRF file that the tool hands out, as the reader of TRF reads it, which must find no error in it. */
export async function takeTrf(page: Page): Promise<Tournament> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "TRF file").click()]);
  const { tournament, problems } = readTrf(await contentOf(download));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return tournament as Tournament;
}

/** Drops files on the tool. */
export async function drop(
  page: Page,
  ...files: readonly (readonly [name: string, content: Buffer | string])[]
): Promise<void> {
  const packed = files.map(([name, content]) => [name, Buffer.from(content).toString("base64")] as const);
  await page.locator(".tool").evaluate((tool, all) => {
    const transfer = new DataTransfer();
    for (const [name, data] of all) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    tool.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, packed);
}
