/** What the front page and the list of lessons say of the reader: what they have read and done, and what is due. */

import { STOPPED } from "#components/journal/begun.ts";
import { now } from "#components/journal/clock.ts";
import { wholeJournal } from "#components/journal/journal-storage.ts";
import { dueSkills, type Known, knownSkills } from "#components/journal/known.ts";
import { keyOf } from "#components/journal/skill.ts";
import { recall } from "#components/page/memory.ts";
import { canBeAsked } from "./ask/ask.ts";
import { dateOf, daysBetween, make, pageWords } from "./elements.ts";

const { line, card } = pageWords();
const { read, ...journal } = wholeJournal();
const known = knownSkills({ ...journal, read }, now());
const due = new Set(dueSkills(known, now()).map(keyOf));
const asked = new Set<string>();
const lessons = new Set<string>();

for (const place of document.querySelectorAll<HTMLElement>("[data-so-far]")) {
  const { lesson = "", sections = "", exercises = "" } = place.dataset;
  const keys = exercises
    .split(" ")
    .filter(Boolean)
    .map((skill) => keyOf({ lesson, skill }));
  const all = sections.split(" ");
  const parts = [
    [
      all.filter((section) => read.includes(`${lesson}#${section}`)).length,
      (n: number) => card.read(n, all.length),
    ],
    [keys.filter((key) => (known.get(key)?.right ?? 0) > 0).length, card.done],
    [keys.filter((key) => due.has(key)).length, card.due],
  ] as const;
  lessons.add(lesson);
  for (const key of keys) asked.add(key);
  place.textContent = parts
    .filter(([count]) => count > 0)
    .map(([count, told]) => told(count))
    .join(" · ");
}

/** Whether a skill is asked at the recall: an exercise, a run, or a question on an example of a lesson of this page. */
function isAsked(key: string, { kind, lesson, skill }: Known): boolean {
  if (!canBeAsked(kind)) return false;
  if (kind === "number" || kind === "table") return asked.has(key);
  return lessons.has(lesson) && !/^(own|random)\//.test(skill);
}

const recalled = [...known].filter(([key, each]) => isAsked(key, each));
const waiting = recalled.filter(([key]) => due.has(key)).length;
const text = document.querySelector("[data-recall-line]");
if (text && recalled.length > 0)
  text.textContent =
    waiting > 0
      ? line.due(waiting)
      : line.nothingDue(dateOf(Math.min(...recalled.map(([, each]) => each.due))));

/** Where the reader stopped: a section that the lesson still has. */
const [lesson, section = "", name = "", at] = recall(STOPPED).split("\n");
const left = [...document.querySelectorAll<HTMLElement>("[data-so-far]")].find(
  ({ dataset }) => dataset["lesson"] === lesson && dataset["sections"]?.split(" ").includes(section),
);
const [link] = left?.closest("li, article")?.getElementsByTagName("a") ?? [];
const stopped = document.querySelector("[data-stopped]");
if (link && stopped) {
  const [before, after] = line.stopped(dateOf(Number(at)), daysBetween(Number(at), now()));
  const there = make("a", name);
  there.href = `${link.href}#${section}`;
  stopped.append(before, there, after);
}
