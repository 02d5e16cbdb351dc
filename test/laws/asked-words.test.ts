/**
 * Nothing is asked before it was explained: a word of the glossary that a question uses has stood in the text of the article before
 * the question, where it links to what it means.
 */
import { expect, test } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { formsFor, glossary, patternOf } from "#src/reading/glossary/glossary.ts";
import { exercisesOf, outcomesOf } from "../support/all-exercises.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";
import { questionsOf } from "../support/questions.ts";
import { textOf } from "../support/source-files.ts";
import { workedTables } from "../support/worked-tables.ts";

interface AskedText {
  /** Where the question stands in the article. */
  readonly at: number;
  readonly text: string;
}

/** Everything that an article asks, with its place. */
function askedIn(lesson: string, article: string): AskedText[] {
  const all = (pattern: RegExp, textsOf: (match: RegExpExecArray) => readonly string[]): AskedText[] =>
    [...article.matchAll(pattern)].flatMap((match) =>
      textsOf(match).map((text) => ({ at: match.index, text })),
    );
  const exercises = exercisesOf(lesson);
  const tables = new Map(exercises ? workedTables(lesson, exercises) : []);
  const own = outcomesOf(lesson) ?? {};
  return [
    ...all(/<SelfExplain id="[^"]*" question="([^"]*)"([^>]*)>/g, ([, question = "", rest = ""]) => [
      question,
      rest,
    ]),
    ...all(/<Exercise title="([^"]*)">([\s\S]*?)<\/Exercise>/g, ([, title = "", body = ""]) => [
      title,
      proseOf(body),
    ]),
    ...all(/<NumberQuestion lesson="[^"]*" exercise="([^"]*)"/g, ([, name = ""]) => {
      const { prompt = "", given = "", fields = [], hints = [] } = exercises?.exercises[name]?.(0) ?? {};
      return [prompt, given, ...fields, ...hints];
    }),
    ...all(/<Faded lesson="[^"]*"(?: table="([^"]*)")?/g, ([, name = ""]) => {
      const { task = "", columns = [], rowName = "" } = tables.get(name)?.() ?? {};
      return [task, ...columns, rowName];
    }),
    ...all(/^## Exercises$/gm, () =>
      Object.values(own).flatMap((make) => [0, 1, 2].map((seed) => make(seed).prompt)),
    ),
    ...all(/<Figure [^>]*?example="([^"]*)"[^>]*? ask="([^"]*)"/g, ([, example = "", asks = ""]) =>
      stopsOf(lesson, example, asks.split(", ")),
    ),
  ];
}

/** What a figure asks at its stops. */
function stopsOf(id: string, example: string, stops: readonly string[]): string[] {
  const lesson = lessons[`/algorithms/lessons/${id}/lesson.ts`] as AnyLesson;
  const texts: string[] = [];
  for (const { question, position, next, trace } of questionsOf(lesson, lesson.parse(inputOf(id, example)))) {
    const isStop = stops.some((stop) => {
      const [step = "", nth = "1"] = stop.split(" ");
      return step === next.step && trace.occurrence(step, Number(nth)) === position + 1;
    });
    if (isStop) texts.push(question.prompt, question.hint, question.why);
  }
  return texts;
}

/** Blank, and as long as it was: places stay what they are. */
const blank = (text: string): string => " ".repeat(text.length);

/** The text in which words are linked: no front matter, question, heading, table, formula, code, nor what is a link itself. */
function proseOf(article: string): string {
  return [
    /^---\n[\s\S]*?\n---\n/,
    /<Exercise [\s\S]*?<\/Exercise>/g,
    /<(Cue|YourTurn|Mainline|Line|Hint)\b[\s\S]*?<\/\1>/g,
    /<[A-Z][^>]*>/g,
    /^(?:#|\|).*$/gm,
    /\[[^\]]*\]\([^)]*\)/g,
    /\$[^$]*\$/g,
    /`[^`]*`/g,
  ].reduce((text, pattern) => text.replace(pattern, blank), article);
}

const IDS = Object.keys(lessons).flatMap(
  (path) => /^\/algorithms\/lessons\/([\w-]+)\//.exec(path)?.[1] ?? [],
);

test.each(IDS)("%s asks nothing in words that come later", (lesson) => {
  const article = textOf(`content/lessons/en/${lesson}.mdx`);
  const prose = proseOf(article);
  const early: string[] = [];
  for (const { at, text } of askedIn(lesson, article)) {
    let left = text;
    for (const [form, id] of formsFor(glossary, lesson)) {
      const found = patternOf(form).exec(left);
      if (!found) continue;
      // A longer form is not a shorter one, too.
      left = left.replaceAll(found[0], " ");
      const { term, forms = [] } = glossary.get(id) ?? { term: form };
      const isKnown = [term, ...forms].some((each) => patternOf(each).test(prose.slice(0, at)));
      if (!isKnown) early.push(`“${form}” in: ${text.slice(0, 120)}`);
    }
  }
  expect(early).toEqual([]);
});
