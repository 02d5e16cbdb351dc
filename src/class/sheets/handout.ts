/**
 * Sheets for a class: the same exercises for everybody, slips with an instance for each pupil, and a key. Everything follows
 * from a seed, so that a lost sheet can be made again. Page and command line make them from here.
 */
import type { Task, Tasks } from "#algorithms/core/lesson/exercise.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";

/** An exercise of an article that can be put on paper. */
export interface ListedExercise {
  readonly name: string;
  readonly title: string;
  /** The id of its place on the lesson's page. */
  readonly place: string;
}

/** What a coach wishes. */
export interface SheetWish {
  readonly lesson: string;
  /** Names of exercises, in the order of the sheet. */
  readonly exercises: readonly string[];
  /** From 1. */
  readonly seed: number;
  readonly pupils: number;
}

/** What a pupil is given: nothing of it tells the answer. */
export interface Asked {
  readonly exercise: ListedExercise;
  /** The seed of the instance: it opens by a link. */
  readonly instance: number;
  readonly prompt: string;
  readonly given: string | undefined;
  readonly picture: Plate | undefined;
  readonly fields: readonly string[];
  /** How many lines an answer needs. */
  readonly lines: number;
}

/** The answer of an instance, field by field: one that is right, perhaps of many. */
export interface Answer {
  readonly exercise: string;
  readonly instance: number;
  readonly fields: readonly string[];
  readonly answers: readonly string[];
}

/** A sheet, its slips by pupil, and their key in the same order. */
export interface Handout {
  readonly sheet: readonly Asked[];
  readonly slips: readonly (readonly Asked[])[];
  readonly sheetKey: readonly Answer[];
  readonly slipKeys: readonly (readonly Answer[])[];
}

export const MOST_PUPILS = 60;
export const LARGEST_SEED = 999_999;
/** So many exercises fit on two pages. */
export const MOST_EXERCISES = 6;

/** So many instances are looked at for each pupil before instances are given to several. */
const LOOKED_AT = 40;
/** So many different instances let neighbours differ. */
const ENOUGH = 6;
/** An instance is one of so many; links take nine digits. */
const INSTANCES = 1_000_000;

/** The exercises of an article that a lesson has tasks for, in reading order; each once. `article` is its source. */
export function listedExercises(article: string, idOf: (title: string) => string): ListedExercise[] {
  const listed: ListedExercise[] = [];
  const parts = article.matchAll(/<Exercise\s+title="([^"]*)"|<NumberQuestion\b[^>]*\bexercise="([^"]*)"/g);
  let title = "";
  for (const [, opens, name] of parts) {
    if (opens !== undefined) title = opens;
    else if (name !== undefined && !listed.some((each) => each.name === name))
      listed.push({ name, title, place: idOf(title) });
  }
  return listed;
}

/** Whether there are instances of a task: some are the same for everybody. */
function hasInstances(task: Tasks[string]): boolean {
  const [one, other] = [task(1), task(2)];
  return one.prompt !== other.prompt || one.given !== other.given;
}

/** The exercises among these that are asked with other numbers each time; the others want a program and a screen. */
export function forPaper(listed: readonly ListedExercise[], tasks: Tasks): readonly ListedExercise[] {
  return listed.filter(({ name }) => tasks[name] !== undefined && hasInstances(tasks[name]));
}

/** Makes a handout of exercises that have instances. */
export function handoutOf(wish: SheetWish, listed: readonly ListedExercise[], tasks: Tasks): Handout {
  const making = makeHandout(wish, listed, tasks);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/** Makes it step by step, each a small part of the work: a page lets its reader touch something between two of them. */
export function* makeHandout(
  wish: SheetWish,
  listed: readonly ListedExercise[],
  tasks: Tasks,
): Generator<undefined, Handout> {
  const chosen = wish.exercises.flatMap((name) => listed.filter((each) => each.name === name));
  const columns: Instance[][] = [];
  for (const exercise of chosen) columns.push(yield* instancesOf(exercise, tasks[exercise.name], wish));
  const pupils = Array.from({ length: wish.pupils }, (_, k) => k);
  const first = columns.map(([instance]) => instance);
  return {
    sheet: first.map(({ asked }) => asked),
    sheetKey: first.map(({ answer }) => answer),
    slips: pupils.map((k) => columns.map((column) => column[k + 1].asked)),
    slipKeys: pupils.map((k) => columns.map((column) => column[k + 1].answer)),
  };
}

interface Instance {
  readonly asked: Asked;
  readonly answer: Answer;
}

/**
 * The instance of the sheet, and one for each pupil: all as hard as each other, and different where there are enough.
 * Where the size itself is what differs, any size that the exercise asks for will do. When there are not enough for
 * everybody, they are given out in turn, so that neighbours still differ.
 */
function* instancesOf(
  exercise: ListedExercise,
  task: Tasks[string],
  { seed, pupils }: SheetWish,
): Generator<undefined, Instance[]> {
  const wanted = pupils + 1;
  const all = new Map<string, Instance>();
  const byHardness = new Map<string, Map<string, Instance>>();
  let alike = new Map<string, Instance>();
  for (let k = 0; alike.size < wanted && k < LOOKED_AT * wanted; k++) {
    yield;
    const number = mixed(seed, exercise.name, k);
    const made = task(number);
    const text = `${made.prompt} ${made.given ?? ""}`;
    if (all.has(text)) continue;
    const instance = { asked: askedOf(exercise, number, made), answer: answerOf(exercise, number, made) };
    all.set(text, instance);
    const hardness = hardnessOf(made);
    const group = (byHardness.get(hardness) ?? new Map<string, Instance>()).set(text, instance);
    byHardness.set(hardness, group);
    if (group.size > alike.size) alike = group;
  }
  const found = [...(alike.size < Math.min(wanted, ENOUGH) ? all : alike).values()];
  return Array.from({ length: wanted }, (_, k) => found[k % found.length]);
}

/**
 * Instances are as hard as each other when as much is drawn, typed and told, and what they speak of is of the same size:
 * the first number of a prompt.
 */
function hardnessOf({ prompt, given, picture, fields, solution }: Task): string {
  const numbers = (text: string) => text.match(/\d+/g) ?? [];
  const plate = picture?.plate(
    fields.map(() => ""),
    0,
  );
  const drawn = !plate
    ? []
    : plate.kind === "graph"
      ? [plate.nodes.length, plate.edges.length]
      : [plate.width, plate.height];
  return JSON.stringify([
    drawn,
    numbers(prompt).length,
    numbers(prompt)[0],
    numbers(given ?? "").length,
    fields.length,
    solution.length,
  ]);
}

function askedOf(exercise: ListedExercise, instance: number, task: Task): Asked {
  const { prompt, given, picture, fields, lines = 1 } = task;
  return {
    exercise,
    instance,
    prompt,
    given,
    picture: picture?.plate(
      fields.map(() => ""),
      0,
    ),
    fields,
    lines,
  };
}

function answerOf({ name }: ListedExercise, instance: number, { fields, solution }: Task): Answer {
  return { exercise: name, instance, fields, answers: solution };
}

/** A number from 1 that follows from a seed, a name and a count, and looks like chance. */
function mixed(seed: number, name: string, count: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ Math.imul(count + 1, 0x85ebca6b);
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return 1 + ((hash >>> 0) % INSTANCES);
}
