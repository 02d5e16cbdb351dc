/** The program in the answer of a lesson: its language is remembered for every lesson, and the whole of it can be copied. */
import { keep, recall } from "#components/page/memory.ts";

const KEPT = "kibitz.language";
const SAID = 2000;

const box = document.querySelector<HTMLElement>("[data-minute-code]");
const inputs = [...(box?.querySelectorAll<HTMLInputElement>("input") ?? [])];
const kept = inputs.find(({ value }) => value === recall(KEPT));
if (kept) kept.checked = true;
box?.addEventListener("change", ({ target }) => keep(KEPT, (target as HTMLInputElement).value));

/** The whole program in the language that is shown; where the lesson has none, what is shown. */
async function program(): Promise<string> {
  const language = inputs.find(({ checked }) => checked)?.value;
  const { listingsOf } = await import("#src/reader-programs/listings.ts");
  const listings = await listingsOf(box?.dataset["minuteCode"] ?? "");
  const shown = box?.querySelector(`[data-language="${language}"]`)?.textContent ?? "";
  return listings.find(({ ending }) => ending === language)?.text ?? shown;
}

const button = box?.querySelector<HTMLButtonElement>("[data-copy-minute]");
button?.addEventListener("click", async () => {
  const { copied = "", failed = "" } = button.dataset;
  const usual = button.textContent;
  button.textContent = await program()
    .then((text) => navigator.clipboard.writeText(text))
    .then(
      () => copied,
      () => failed,
    );
  setTimeout(() => {
    button.textContent = usual;
  }, SAID);
});
