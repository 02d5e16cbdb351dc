/** The programs that are folded in an article, fetched when one is opened, and for paper. */
import { fetchedNow } from "./fetched-now.ts";

const address = document.querySelector<HTMLMetaElement>("meta[name=programs]")?.content;

/** Puts the programs of the page into their folds. */
function place(text: string): void {
  const template = document.createElement("template");
  template.innerHTML = text;
  const programs = [...template.content.children];
  for (const fold of document.querySelectorAll<HTMLElement>("[data-source]:not(:has(> pre))"))
    fold.append(programs[Number(fold.dataset["source"])]?.cloneNode(true) ?? "");
}

/** Rejects when they do not come. */
export async function showPrograms(): Promise<void> {
  if (!address) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  place(await answer.text());
}

/** A printer waits for nothing. */
export function printPrograms(): void {
  const text = address && fetchedNow(address);
  if (text) place(text);
}
