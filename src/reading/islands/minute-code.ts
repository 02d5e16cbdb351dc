/** The program in the answer of a lesson: its language is remembered for every lesson, and the whole of it can be copied. */
import { LANGUAGE, recall } from "#components/page/memory.ts";

const SAID = 2000;

const inputsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLInputElement>("input")];
const chosenIn = (box: HTMLElement) => inputsIn(box).find(({ checked }) => checked)?.value ?? "";

export function showKept(box: HTMLElement): void {
  const kept = inputsIn(box).find(({ value }) => value === recall(LANGUAGE));
  if (kept) kept.checked = true;
}

/** The whole program in the language that is shown; where the lesson has none, what is shown. */
async function programOf(box: HTMLElement): Promise<string> {
  const language = chosenIn(box);
  const { listingsOf } = await import("#src/reader-programs/listings.ts");
  const listings = await listingsOf(box.dataset["minuteCode"] ?? "");
  const shown = box.querySelector(`[data-language="${language}"]`)?.textContent ?? "";
  return listings.find(({ ending }) => ending === language)?.text ?? shown;
}

/** Copies the program, and says so on the button for a moment. */
export async function copyProgram(box: HTMLElement, button: HTMLElement): Promise<void> {
  const { copied = "", failed = "" } = button.dataset;
  const usual = button.textContent;
  button.textContent = await programOf(box)
    .then((text) => navigator.clipboard.writeText(text))
    .then(
      () => copied,
      () => failed,
    );
  setTimeout(() => {
    button.textContent = usual;
  }, SAID);
}
