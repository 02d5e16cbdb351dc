/** Lets a coach write into a plan, and prints it or its papers. */
import { keepChanges, type PlanChanges, planChanges } from "./changed-plan.ts";
import { planWords } from "./words.en.ts";

const root = document.querySelector<HTMLElement>("[data-plan]") as HTMLElement;
const lesson = root.dataset["plan"] ?? "";
const texts = [...root.querySelectorAll<HTMLElement>("[data-text]")];
const written = new Map(texts.map((text) => [text, text.textContent ?? ""]));
const status = root.querySelector("[role=status]") as HTMLElement;
const again = root.querySelector("[data-again]") as HTMLButtonElement;
let before: PlanChanges | undefined;

function show(changes: PlanChanges): void {
  for (const text of texts) {
    const wanted = changes[text.dataset["text"] ?? ""] ?? written.get(text) ?? "";
    if (text.textContent !== wanted) text.textContent = wanted;
  }
  again.disabled = Object.keys(changes).length === 0;
}

show(planChanges(lesson));
for (const text of texts) {
  text.contentEditable = "plaintext-only";
  text.addEventListener("input", () => {
    const changed = texts
      .filter((each) => each.textContent !== written.get(each))
      .map((each) => [each.dataset["text"], each.textContent]);
    const isKept = keepChanges(lesson, Object.fromEntries(changed));
    before = undefined;
    again.textContent = planWords.again;
    again.disabled = changed.length === 0;
    status.textContent = isKept ? planWords.kept : planWords.notKept;
  });
}
// A second press brings back what the first one took.
again.addEventListener("click", () => {
  const back = before;
  before = back ? undefined : planChanges(lesson);
  keepChanges(lesson, back ?? {});
  show(back ?? {});
  again.disabled = false;
  again.textContent = back ? planWords.again : planWords.undo;
  status.textContent = back ? planWords.kept : planWords.asItWas;
});
for (const button of root.querySelectorAll<HTMLElement>("[data-print]"))
  button.addEventListener("click", () => {
    root.dataset["paper"] = button.dataset["print"];
    print();
  });
root.dataset["ready"] = "";
