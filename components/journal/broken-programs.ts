/** The wrong programs that were broken: the exercise keeps their names by lesson, and a journal holds them as answers. */
import { keep, recall } from "../page/memory.ts";
import type { Entry, Journal } from "./journal.ts";
import { storedKeys } from "./stored-keys.ts";

const PREFIX = "kibitz.break-it.";
const SUFFIX = ".broken";
const NAME = /^[\w.-]{1,80}$/;
/** What was broken before the journal told when is ascribed to this device: read twice, it is there once. */
const EARLIER = "earlier";
const SKILL = "broken-";

/** Where the names of the programs of a lesson that were broken are kept. */
export function brokenKey(lesson: string): string {
  return PREFIX + lesson + SUFFIX;
}

/** The name under which a journal has it that a program was broken. */
export function brokenSkill(program: string): string {
  return SKILL + program;
}

/** The programs of a lesson that this browser knows to be broken. */
export function brokenIn(lesson: string): ReadonlySet<string> {
  return new Set(
    recall(brokenKey(lesson))
      .split(" ")
      .filter((name) => NAME.test(name)),
  );
}

/** What is kept of broken programs and stands in no journal, as answers without a date. */
export function brokenBesides({ entries, folded }: Journal): Entry[] {
  const known = new Set([...entries, ...folded].map(({ lesson, skill }) => `${lesson}/${skill}`));
  return lessonsKept().flatMap((lesson) =>
    [...brokenIn(lesson)]
      .filter((name) => !known.has(`${lesson}/${brokenSkill(name)}`))
      .map((name) => ({
        ...{ device: EARLIER, lesson, skill: brokenSkill(name), number: 1, kind: "program" as const },
        ...{ seed: 0, at: 0, right: true },
      })),
  );
}

/** Keeps for the exercises what a journal has of broken programs, and nothing else. */
export function keepBroken({ entries, folded }: Journal): void {
  const broken = [...entries, ...folded].filter(({ kind, right }) => kind === "program" && Boolean(right));
  const lessons = Map.groupBy(broken, ({ lesson }) => lesson);
  for (const lesson of new Set([...lessonsKept(), ...lessons.keys()])) {
    const names = (lessons.get(lesson) ?? []).map(({ skill }) => skill.slice(SKILL.length));
    keep(brokenKey(lesson), [...new Set(names)].join(" "));
  }
}

function lessonsKept(): string[] {
  return storedKeys(PREFIX)
    .filter((key) => key.endsWith(SUFFIX))
    .map((key) => key.slice(PREFIX.length, -SUFFIX.length));
}
