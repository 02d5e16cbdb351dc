/** Lets a coach write into a plan, and prints it or its papers. */
import { keepChanges, keptAt, type PlanChanges, planChanges } from "./changed-plan.ts";
import { planWords } from "./words.en.ts";

const root = document.querySelector<HTMLElement>("[data-plan]") as HTMLElement;
const lesson = root.dataset["plan"] ?? "";
const texts = [...root.querySelectorAll<HTMLElement>("[data-text]")];
const written = new Map(texts.map((text) => [text, text.textContent ?? ""]));
const status = root.querySelector("[role=status]") as HTMLElement;
const again = root.querySelector("[data-again]") as HTMLButtonElement;
let before: PlanChanges | undefined;
/** Whether all that was written is kept. */
let isKept = true;

function show(changes: PlanChanges): void {
  for (const text of texts) {
    const wanted = changes[text.dataset["text"] ?? ""] ?? written.get(text) ?? "";
    if (text.textContent !== wanted) text.textContent = wanted;
  }
  again.disabled = Object.keys(changes).length === 0;
}

/** What stands in the page otherwise than in the lesson. */
function changed(): PlanChanges {
  const others = texts.filter((text) => text.textContent !== written.get(text));
  return Object.fromEntries(others.map((text) => [text.dataset["text"], text.textContent]));
}

/** Keeps what was written, and says whether the browser does. */
function put(changes: PlanChanges, told: string): void {
  isKept = keepChanges(lesson, changes);
  status.textContent = isKept ? told : planWords.notKept;
}

show(planChanges(lesson));
for (const text of texts) {
  text.contentEditable = "plaintext-only";
  text.addEventListener("input", () => {
    const key = text.dataset["text"] ?? "";
    // Another page of the plan may have kept more.
    const { [key]: _, ...others } = { ...planChanges(lesson), ...changed() };
    put(
      { ...others, ...(text.textContent !== written.get(text) && { [key]: text.textContent }) },
      planWords.kept,
    );
    before = undefined;
    again.textContent = planWords.again;
    again.disabled = Object.keys(changed()).length === 0;
  });
}
addEventListener("storage", ({ key }) => {
  if (key === keptAt(lesson) && isKept) show(planChanges(lesson));
});
// A second press brings back what the first one took.
again.addEventListener("click", () => {
  const back = before;
  before = back ? undefined : changed();
  put(back ?? {}, back ? planWords.kept : planWords.asItWas);
  show(back ?? {});
  again.disabled = false;
  again.textContent = back ? planWords.again : planWords.undo;
});
for (const button of root.querySelectorAll<HTMLElement>("[data-print]"))
  button.addEventListener("click", () => {
    root.dataset["paper"] = button.dataset["print"];
    print();
  });
root.dataset["ready"] = "";
