/** Sheets for a class: keys that the lesson's own grader accepts, and papers that do not tell them. */
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import jsqr from "jsqr";
import { describe, expect, test } from "vitest";
import type { Exercises, Tasks } from "#algorithms/core/lesson/exercise.ts";
import { exerciseId } from "#components/article/behavior/exercise-id.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import {
  type Asked,
  drawnAgain,
  forPaper,
  type Handout,
  handoutOf,
  type ListedExercise,
  listedExercises,
  MOST_EXERCISES,
  nameOf,
  tasksTogether,
  together,
  usualExercises,
} from "#src/class/sheets/handout.ts";
import {
  instanceLink,
  keyPaper,
  type PaperSource,
  sheetPaper,
  slipsPaper,
} from "#src/class/sheets/papers.ts";
import { mistakeIn, queryOf, settingsOf, USUAL } from "#src/class/sheets/sheet-settings.ts";
import { sheetWords } from "#src/class/sheets/words.en.ts";
import { depth, sample } from "#test/depth.ts";
import { root } from "../support/source-files.ts";

const modules = import.meta.glob<Exercises>("/algorithms/lessons/*/asked/questions.ts", { eager: true });
const SEEDS = depth(1, 50);

interface Lesson {
  readonly id: string;
  readonly tasks: Tasks;
  readonly listed: readonly ListedExercise[];
}

const lessons = Object.entries(modules).map(([path, { exercises: tasks }]): Lesson => {
  const id = path.split("/")[3];
  const article = readFileSync(`${root}content/lessons/en/${id}.mdx`, "utf8");
  return { id, tasks, listed: forPaper(listedExercises(article, exerciseId), tasks) };
});

function freshHandout({ id, tasks, listed }: Lesson, seed: number, pupils: number): Handout {
  const exercises = sample(listed.slice(0, MOST_EXERCISES), 3).map(({ name }) => name);
  return handoutOf({ lesson: id, exercises, seed, pupils }, listed, tasks);
}

const handouts = new Map<string, Handout>();

/** Made once: no test changes what it reads. */
function handout(lesson: Lesson, seed: number, pupils: number): Handout {
  const name = `${lesson.id} ${seed} ${pupils}`;
  const known = handouts.get(name);
  if (known !== undefined) return known;
  const made = freshHandout(lesson, seed, pupils);
  handouts.set(name, made);
  return made;
}

const addressOf = (id: string) => `https://chess.example/lessons/${id}/`;

function source(id: string): PaperSource {
  return { lesson: id, title: id, address: addressOf(id), seed: 1, words: sheetWords, drawn: plateMarkup };
}

/** What a reader of such codes finds in a picture of one, in so many pixels as a camera has of it. */
function readCode(svg: string): string | undefined {
  const drawn = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');
  const options = { background: "white", fitTo: { mode: "width", value: 250 } } as const;
  const { pixels, width, height } = new Resvg(drawn, options).render();
  return jsqr(new Uint8ClampedArray(pixels), width, height)?.data;
}

/** How large a thing an instance speaks of and shows. */
function sizeOf({ prompt, picture }: Pick<Asked, "prompt" | "picture">): string {
  return String([/\d+/.exec(prompt)?.[0], picture?.kind === "graph" ? picture.nodes.length : picture?.width]);
}

/** The number of different answers to an exercise at the size that has most of them. */
function mostAnswersOfOneSize({ tasks }: Lesson, name: string): number {
  const found = new Map<string, Set<string>>();
  for (let seed = 1; seed <= depth(10, 300); seed++) {
    const { prompt, picture, fields, solution } = tasks[name](seed);
    const drawn = picture?.plate(
      fields.map(() => ""),
      0,
    );
    const size = sizeOf({ prompt, picture: drawn });
    found.set(size, (found.get(size) ?? new Set()).add(solution.join("; ")));
  }
  return Math.max(...[...found.values()].map(({ size }) => size));
}

test("every lesson with exercises has some for paper, with titles and places", () => {
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  for (const { id, listed } of lessons) {
    expect(listed.length, id).toBeGreaterThanOrEqual(2);
    for (const { title, place } of listed) {
      expect(title).not.toBe("");
      expect(place).toBe(exerciseId(title));
    }
  }
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  test("the key is right for every seed, and another answer is not", () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { sheetKey, slipKeys } = handout(lesson, seed, 2);
      for (const { exercise, instance, answers } of [...sheetKey, ...slipKeys.flat()]) {
        const task = lesson.tasks[exercise](instance);
        expect(task.grade(answers).right, `${exercise} ${instance}: ${answers}`).toBe(true);
        expect(task.grade(answers.map(() => "?")).right, `${exercise} ${instance}`).toBe(false);
      }
    }
  });

  test("what pupils get does not tell an answer, whatever the answers are", () => {
    // Answers that occur nowhere else: if one is found on a paper, it came from the solution.
    const marked: Tasks = Object.fromEntries(
      Object.entries(lesson.tasks).map(([name, task]) => [
        name,
        (seed) => {
          const made = task(seed);
          return { ...made, solution: made.solution.map((_, k) => `ANSWER${k}OF${name}${seed}`) };
        },
      ]),
    );
    const made = freshHandout({ ...lesson, tasks: marked }, 5, depth(2, 4));
    expect(sheetPaper(made.sheet, source(id))).not.toContain("ANSWER");
    expect(slipsPaper(made.slips, source(id))).not.toContain("ANSWER");
    const key = keyPaper(made, source(id));
    for (const { answers } of [...made.sheetKey, ...made.slipKeys.flat()])
      for (const answer of answers) expect(key).toContain(answer);
    for (const paper of [sheetPaper(made.sheet, source(id)), slipsPaper(made.slips, source(id)), key])
      expect(paper).toContain("CC BY 4.0");
  });

  test("pupils get other numbers, as hard as each other's, and the same ones from the same seed", () => {
    const { slips, slipKeys } = handout(lesson, 3, 8);
    for (const [k, { exercise }] of slips[0].entries()) {
      const column = slips.map((ofPupil) => ofPupil[k]);
      const prompts = new Set(column.map(({ prompt, given }) => `${prompt} ${given ?? ""}`));
      expect(prompts.size, exercise.name).toBeGreaterThanOrEqual(5);
      const sizes = new Set(column.map(sizeOf));
      // Other sizes are for exercises that have so few answers of one size that a class would copy.
      if (sizes.size > 1) expect(mostAnswersOfOneSize(lesson, exercise.name), exercise.name).toBeLessThan(6);
    }
    expect(freshHandout(lesson, 3, 8).slipKeys).toEqual(slipKeys);
    expect(handout(lesson, 1, 8).slipKeys).not.toEqual(slipKeys);
  });

  test("a class has different answers, neighbours as well, and the key says how many", () => {
    const pupils = depth(12, 30);
    for (const seed of depth([7], [1, 7, 42])) {
      const made = handout(lesson, seed, pupils);
      const titles = made.slips[0].map(({ exercise }) => exercise.title);
      for (const [k, { exercise }] of made.slips[0].entries()) {
        const answers = made.slipKeys.map((ofPupil) => ofPupil[k].answers.join("; "));
        const { size } = new Set(answers);
        expect(size, exercise.name).toBeGreaterThanOrEqual(4);
        expect(made.variety.find((each) => each.exercise === exercise)?.different).toBe(size);
        expect(keyPaper(made, source(id))).toContain(`<td>${size} different answers among ${pupils}</td>`);
        const asNext = answers.filter((answer, pupil) => answer === answers[pupil + 1]);
        expect(asNext.length, exercise.name).toBeLessThan(pupils / 2);
      }
      expect(made.sheet.map(({ exercise }) => exercise.title)).toEqual(titles);
    }
  });

  test("the code on a slip is read by another program as the slip's own link", () => {
    const made = handout(lesson, 3, 8);
    const slips = made.slips.slice(0, 4);
    const papers = slipsPaper(slips, source(id));
    const codes = papers.match(/<svg viewBox="-4 -4[\s\S]*?<\/svg>/g) ?? [];
    const links = slips.flat().map((asked) => instanceLink(addressOf(id), asked));
    expect(links.length).toBeGreaterThan(0);
    expect(codes.map(readCode)).toEqual(links);
  });

  test("where nobody knows the site's address there are no codes, and nothing pretends to lead anywhere", () => {
    const made = handout(lesson, 3, 8);
    const papers = slipsPaper(made.slips, { ...source(id), address: undefined });
    expect(papers).not.toMatch(/slip__code|<a |https?:|undefined/);
    expect(papers).toContain("slip");
  });

  test("a link names its instance and its place", () => {
    const [[asked]] = handout(lesson, 1, 8).slips;
    const link = new URL(instanceLink(addressOf(id), asked));
    expect(link.searchParams.get(`ask-${asked.exercise.name}`)).toBe(String(asked.instance));
    expect(link.hash).toBe(`#${asked.exercise.place}`);
  });
});

test("an exercise that has one answer for everybody is on the sheet and on no slip", () => {
  const [one, two] = ["one", "two"].map((name) => ({ name, title: `Of ${name}`, place: name }));
  const task = (answer: (seed: number) => string) => (seed: number) => ({
    ...{ prompt: `How many of ${seed}?`, fields: ["Answer"], solution: [answer(seed)] },
    grade: () => ({ right: true, wrong: [], message: "" }),
  });
  const tasks = { one: task(() => "7"), two: task(String) } as unknown as Tasks;
  const wish = { lesson: "x", exercises: ["one", "two"], seed: 1, pupils: 9 };
  const made = handoutOf(wish, [one, two], tasks);
  expect(made.sheet.map(({ exercise }) => exercise)).toEqual([one, two]);
  expect(made.slips.map((slip) => slip.map(({ exercise }) => exercise.name))).toEqual(
    Array.from({ length: 9 }, () => ["two"]),
  );
  expect(keyPaper(made, source("x"))).toContain(
    "On no slip, as everybody would have the same answer: Of one.",
  );
  // One exercise with other numbers leaves the other one as it was.
  const again = handoutOf({ ...wish, exercises: ["one", drawnAgain("two")] }, [one, two], tasks);
  expect(again.sheet[0]).toEqual(made.sheet[0]);
  expect(again.sheet[1].exercise).toBe(two);
  expect(again.slipKeys).not.toEqual(made.slipKeys);
  expect([drawnAgain("two~2"), nameOf("two~31")]).toEqual(["two~3", "two"]);
});

test("a sheet of two lessons asks as much of each, grades and links each exercise in its own lesson", () => {
  for (const [k, first] of sample([...lessons.entries()], 4)) {
    const pair = [first, lessons[(k + 1) % lessons.length]];
    const of = together(pair.map(({ id, listed }) => ({ lesson: id, listed })));
    const tasks = tasksTogether(pair.map(({ id, tasks: own }) => [id, own]));
    const exercises = usualExercises(of);
    expect(exercises.length).toBeLessThanOrEqual(MOST_EXERCISES);
    const made = handoutOf({ lesson: of.lesson, exercises, seed: 5, pupils: 4 }, of.listed, tasks);
    const links = made.slips.flat().map((asked) => new URL(instanceLink(addressOf(first.id), asked)));
    for (const { id } of pair) {
      const asked = made.sheet.filter(({ exercise }) => exercise.of?.lesson === id);
      expect(asked.length, id).toBe(
        Math.min(MOST_EXERCISES / 2, pair.find((each) => each.id === id)?.listed.length ?? 0),
      );
      expect(
        links.some(({ pathname }) => pathname === `/lessons/${id}/`),
        id,
      ).toBe(true);
    }
    for (const { pathname, searchParams } of links) {
      const lesson = pair.find(({ id }) => pathname === `/lessons/${id}/`);
      const [name] = [...searchParams.keys()].map((key) => key.replace(/^ask-/, ""));
      expect(lesson?.tasks, `${pathname} ${name}`).toHaveProperty(name);
    }
    for (const [sheetAt, { exercise, instance, answers }] of made.sheetKey.entries()) {
      const { of: place } = made.sheet[sheetAt].exercise;
      const lesson = pair.find(({ id }) => id === place?.lesson);
      expect(lesson?.tasks[place?.name ?? ""](instance).grade(answers).right, exercise).toBe(true);
    }
  }
});

describe("the settings of sheets", () => {
  test("travel in an address and come back", () => {
    const settings = {
      lesson: "blossom",
      exercises: ["path", "bound"],
      seed: "77",
      pupils: "12",
      paper: "letter",
    } as const;
    expect(settingsOf(queryOf(settings))).toEqual(settings);
    expect(settingsOf("")).toEqual(USUAL);
  });

  test("that make no papers say what was found and what was expected", () => {
    const usual = { ...USUAL, lesson: "blossom", exercises: ["path"] };
    const said = (other: Partial<typeof usual>) => mistakeIn({ ...usual, ...other }, sheetWords);
    expect(said({})).toBeUndefined();
    expect(said({ pupils: "0" })).toContain("Found 0 for the pupils");
    expect(said({ pupils: "61" })).toContain("from 1 to 60");
    expect(said({ pupils: "" })).toContain("Found nothing");
    expect(said({ pupils: "1e1" })).toContain("Found 1e1");
    expect(said({ seed: "-3" })).toContain("Found -3 for the seed");
    expect(said({ exercises: [] })).toContain("at least one exercise");
    expect(said({ exercises: ["a", "b", "c", "d", "e", "f", "g"] })).toContain("two pages");
  });
});
