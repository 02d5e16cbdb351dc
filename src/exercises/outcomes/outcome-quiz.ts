/** The exercise in a lesson that asks its questions about outcomes, one after the other. */
import { keep, recall } from "#components/page/memory.ts";
import { untilItComes } from "#components/page/not-come.ts";
import { outcomeQuestion } from "./outcome-question.ts";
import { outcomesOf } from "./questions.ts";
import { outcomeWords } from "./words.en.ts";

/** Opens the exercise in its place. Rejects when what it needs does not come. */
export async function openOutcomes(box: HTMLElement): Promise<void> {
  const lesson = box.dataset["outcomes"] ?? "";
  const words = outcomeWords;
  const names = Object.keys(await outcomesOf(lesson));
  const place = document.createElement("div");
  const head = document.createElement("p");
  head.className = "outcome__head label";
  head.tabIndex = -1;
  const question = document.createElement("div");
  const actions = document.createElement("p");
  actions.className = "answer";
  const next = document.createElement("button");
  next.type = "button";
  actions.append(next);
  place.append(head, question, actions);

  // Who comes back is asked about other inputs.
  const key = `kibitz.outcomes.${lesson}`;
  let turns = Number(recall(key)) || 0;
  let [number, right] = [0, 0];

  const ask = async (): Promise<void> => {
    let isFirst = true;
    // Questions of one seed may draw the same numbers.
    const asked = { lesson, name: names[number] as string, seed: names.length * turns + number };
    const element = await outcomeQuestion(asked, (isRight) => {
      if (isFirst && isRight) right++;
      isFirst = false;
      turn(true);
    });
    number++;
    head.textContent = words.place(number, names.length);
    question.replaceChildren(element);
    turn(false);
  };
  const turn = (isAnswered: boolean): void => {
    next.className = isAnswered ? "btn btn--solid" : "btn btn--quiet";
    next.textContent = !isAnswered ? words.skip : number < names.length ? words.next : words.finish;
  };
  const end = (): void => {
    head.textContent = words.end(right, names.length);
    question.replaceChildren();
    next.className = "btn";
    next.textContent = words.again;
    turns++;
    keep(key, String(turns));
    [number, right] = [0, 0];
  };
  let isComing = false;
  next.addEventListener("click", async () => {
    // A second press while the next one comes passes nothing over.
    if (isComing) return;
    isComing = true;
    const isOver = question.hasChildNodes() && number === names.length;
    if (isOver) end();
    else await untilItComes(place, ask);
    isComing = false;
    head.focus();
  });
  await ask();
  box.querySelector(".answer")?.replaceWith(place);
  head.focus();
}
