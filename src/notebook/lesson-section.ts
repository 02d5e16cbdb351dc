/** What the reader's page says of a lesson. */
import { now } from "#components/journal/clock.ts";
import { keyOf } from "#components/journal/skill.ts";
import { daysBetween, make, nameOf } from "./elements.ts";
import { type Places, placeOf } from "./places.ts";
import type { DoneExercise, LessonSummary } from "./summary.ts";
import type { NotebookWords } from "./words.en.ts";

/** The section of a lesson in which the reader has done something. */
export function lessonSection(lesson: LessonSummary, places: Places, words: NotebookWords): HTMLElement {
  const { id, title, read, sections, exercises, questions, open, run, programs, mistakes } = lesson;
  const { notebook } = words;
  const link = make("a", title);
  link.href = `/lessons/${id}/`;
  const told = [
    read > 0 ? notebook.read(read, sections) : "",
    notebook.run[run],
    questions.asked > 0 ? notebook.questions(questions.right, questions.asked) : "",
    programs.broken > 0 ? notebook.programs(programs.broken, programs.of) : "",
  ].filter(Boolean);
  const done = [
    ...exercises.filter(({ state }) => state !== "new"),
    ...open.map((question) => ({ ...question, state: "wrong" as const })),
  ].flatMap((each) => itemOf(id, each, places, words));
  const parts: HTMLElement[] = [make("h2", link)];
  if (told.length > 0) parts.push(make("p", `${told.join("; ")}.`));
  if (done.length > 0) parts.push(make("ul", ...done));
  if (mistakes.length > 0) {
    const made = mistakes.map((mistake) => [mistake, make("li", mistake.id)] as const);
    parts.push(make("p", `${notebook.mistakes}:`), make("ul", ...made.map(([, line]) => line)));
    void tellMistakes(id, made, notebook.mistake);
  }
  const box = make("section", ...parts);
  box.className = "notebook__lesson";
  return box;
}

/** Writes what comes out by each mistake in the place of its name, when the sentences have come. */
async function tellMistakes(
  lesson: string,
  made: readonly (readonly [LessonSummary["mistakes"][number], HTMLElement])[],
  told: NotebookWords["notebook"]["mistake"],
): Promise<void> {
  const sentences = await import("#components/article/behavior/mutant-parts.ts")
    .then(({ sentencesOf }) => sentencesOf(lesson))
    .catch(() => undefined);
  for (const [{ id, isMended }, line] of made) line.textContent = told(sentences?.[id] ?? id, isMended);
}

function itemOf(
  lesson: string,
  { skill, state, due = 0 }: Omit<DoneExercise, "title">,
  places: Places,
  words: NotebookWords,
): HTMLElement[] {
  const { notebook } = words;
  const place = placeOf(keyOf({ lesson, skill }), places);
  if (!place) return [];
  const link = make("a", nameOf(place, words));
  link.href = place.href;
  const said = make("span", notebook.states[state]);
  said.dataset["state"] = state;
  const again = notebook.again(due <= now() ? 0 : Math.max(1, daysBetween(now(), due)));
  return [make("li", link, make("small", said, `, ${again}`))];
}
