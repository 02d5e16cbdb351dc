/** A button that copies the text before it, and says whether it could. */

const SHOWN = 2000;

export async function copyCitation(button: HTMLButtonElement): Promise<void> {
  const text = button.parentElement?.querySelector("pre");
  const { copy = "", copied = "", failed = "" } = button.dataset;
  if (!text) return;
  let done = true;
  try {
    await navigator.clipboard.writeText(text.textContent);
  } catch {
    // On a page without https there is no clipboard.
    done = false;
    getSelection()?.selectAllChildren(text);
  }
  button.textContent = done ? copied : failed;
  setTimeout(() => {
    button.textContent = copy;
  }, SHOWN);
}
