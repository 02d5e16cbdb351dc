/** A button that copies the text before it, and says whether it could. */

import { copyText } from "#components/page/copy-text.ts";

const SHOWN = 2000;

export async function copyCitation(button: HTMLButtonElement): Promise<void> {
  const text = button.parentElement?.querySelector("pre");
  const { copy = "", copied = "", failed = "" } = button.dataset;
  if (!text) return;
  const done = await copyText(text.textContent);
  if (!done) getSelection()?.selectAllChildren(text);
  button.textContent = done ? copied : failed;
  setTimeout(() => {
    button.textContent = copy;
  }, SHOWN);
}
