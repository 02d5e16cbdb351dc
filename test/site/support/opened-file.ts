import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";

/** Opens a file without a network; `wrong` is what it asked for, and what failed in it. */
export async function openFile(browser: Browser, path: string): Promise<{ file: Page; wrong: string[] }> {
  const context = await browser.newContext({ offline: true });
  const file = await context.newPage();
  const wrong: string[] = [];
  file.on("pageerror", (error) => wrong.push(error.message));
  file.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  file.on("request", (request) => {
    if (!/^(file|data|blob):/.test(request.url())) wrong.push(request.url());
  });
  await file.goto(pathToFileURL(path).href);
  return { file, wrong };
}
