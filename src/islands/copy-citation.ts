/** Buttons that copy the text before them, and say whether they could. */

const SHOWN = 2000;

document.addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>("[data-copy]");
  const text = button?.parentElement?.querySelector("pre");
  if (!button || !text) return;
  const { copied = "", failed = "" } = button.dataset;
  const label = button.textContent;
  if (label === copied || label === failed) return;
  const done = await navigator.clipboard.writeText(text.textContent).then(
    () => true,
    () => false,
  );
  if (!done) getSelection()?.selectAllChildren(text);
  button.textContent = done ? copied : failed;
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN);
});
