/** A button that copies the text before it, and says whether it could. */

const SHOWN = 2000;

export async function copyCitation(button: HTMLButtonElement): Promise<void> {
  const text = button.parentElement?.querySelector("pre");
  const { copy = "", copied = "", failed = "" } = button.dataset;
  if (!text) return;
  const done = await navigator.clipboard.writeText(text.textContent).then(
    () => true,
    () => false,
  );
  if (!done) getSelection()?.selectAllChildren(text);
  button.textContent = done ? copied : failed;
  setTimeout(() => {
    button.textContent = copy;
  }, SHOWN);
}
