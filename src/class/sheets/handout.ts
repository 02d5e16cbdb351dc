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
  /** Where papers are of several lessons: the lesson that has it, and its name there. */
  readonly of?: { readonly lesson: string; readonly name: string };
}

/** What papers are made of: a lesson's exercises and their tasks, or those of several lessons. */
export interface SheetSource {
  readonly lesson: string;
  readonly listed: readonly ListedExercise[];
  readonly tasks: Tasks;
}

/** What a coach wishes. */
export interface SheetWish {
  readonly lesson: string;
  /** Names of exercises, in the order of the sheet; "name~2" draws other numbers: see `drawnAgain`. */
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
  /** How many different answers the pupils have, for each exercise of the sheet; one alone stands on no slip. */
  readonly variety: readonly { readonly exercise: ListedExercise; readonly different: number }[];
}

export const MOST_PUPILS = 60;
export const LARGEST_SEED = 999_999;
/** So many exercises fit on two pages. */
export const MOST_EXERCISES = 6;

/** So many instances are looked at for each pupil before instances are given to several. */
const LOOKED_AT = 40;
/** So many different answers let neighbours differ. */
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

/** The names of lessons on one sheet stand behind each other. */
const BETWEEN = ",";

/** The lessons in what a sheet calls its lesson, at most so many. */
export const MOST_LESSONS = 2;
export const lessonsOf = (lesson: string): string[] => lesson.split(BETWEEN).slice(0, MOST_LESSONS);

/** The exercises of several lessons as those of one: each is named "blossom/path" then, as two lessons may have one of a name. */
export function together(lessons: readonly Omit<SheetSource, "tasks">[]): Omit<SheetSource, "tasks"> {
  const [only, other] = lessons;
  if (!other) return only;
  return {
    lesson: lessons.map(({ lesson }) => lesson).join(BETWEEN),
    listed: lessons.flatMap(({ lesson, listed }) =>
      listed.map((exercise) => ({
        ...exercise,
        name: `${lesson}/${exercise.name}`,
        of: { lesson, name: exercise.name },
      })),
    ),
  };
}

/** The tasks of several lessons by the names that `together` gives them. */
export function tasksTogether(lessons: readonly (readonly [lesson: string, tasks: Tasks])[]): Tasks {
  if (lessons.length === 1) return lessons[0][1];
  const named = lessons.flatMap(([lesson, tasks]) =>
    Object.entries(tasks).map(([name, task]) => [`${lesson}/${name}`, task] as const),
  );
  return Object.fromEntries(named);
}

/** The exercises of a sheet that nobody has chosen: the first ones, as many of each lesson. */
export function usualExercises({ lesson, listed }: Omit<SheetSource, "tasks">): string[] {
  const lessons = lessonsOf(lesson);
  const share = MOST_EXERCISES / lessons.length;
  return lessons.flatMap((id) =>
    listed
      .filter(({ of }) => lessons.length === 1 || of?.lesson === id)
      .slice(0, share)
      .map(({ name }) => name),
  );
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
  const chosen = wish.exercises.flatMap((draw) => {
    const exercise = listed.find(({ name }) => name === nameOf(draw));
    return exercise ? [{ draw, exercise }] : [];
  });
  const columns: Instance[][] = [];
  for (const { draw, exercise } of chosen)
    columns.push(yield* instancesOf(exercise, tasks[exercise.name], { ...wish, draw }));
  const pupils = Array.from({ length: wish.pupils }, (_, k) => k + 1);
  const first = columns.map(([instance]) => instance);
  const variety = columns.map((column, k) => ({
    exercise: chosen[k].exercise,
    different: new Set(column.slice(1).map(told)).size,
  }));
  // What asks everybody for the same thing is for the sheet: on a slip it would be copied from the next table.
  const own = columns.filter((_, k) => variety[k].different > 1 || wish.pupils === 1);
  return {
    sheet: first.map(({ asked }) => asked),
    sheetKey: first.map(({ answer }) => answer),
    slips: pupils.map((k) => own.map((column) => column[k].asked)),
    slipKeys: pupils.map((k) => own.map((column) => column[k].answer)),
    variety,
  };
}

/** An exercise in a wish is its name, or, where its numbers were drawn again, "name~2" and so on. */
export const nameOf = (draw: string): string => draw.replace(/~\d{1,4}$/, "");

/** The wish for the same exercise with other numbers. */
export function drawnAgain(draw: string): string {
  const [name, turn = "1"] = draw.split("~");
  return `${name}~${Number(turn) + 1}`;
}

interface Instance {
  readonly asked: Asked;
  readonly answer: Answer;
}

/** The answer of an instance as one text. */
const told = ({ answer }: Instance): string => answer.answers.join("; ");

/**
 * The instance of the sheet, and one for each pupil: different where there are enough, with different answers, and as hard as
 * each other. These wishes conflict: where the size is what decides the answer, instances of one size have one answer, so
 * first instances of one size are taken, then such as are alike but for their size, then any; whichever is the first whose
 * answers differ enough, or else those whose answers differ most. Where there are not enough for everybody, they are given
 * out in turn, so that neighbours still differ.
 */
function* instancesOf(
  exercise: ListedExercise,
  task: Tasks[string],
  { seed, pupils, draw }: SheetWish & { readonly draw: string },
): Generator<undefined, Instance[]> {
  const wanted = pupils + 1;
  const enough = Math.min(wanted, ENOUGH);
  const seen = new Set<string>();
  const groups = [
    new Map<string, Instance[]>(),
    new Map<string, Instance[]>(),
    new Map<string, Instance[]>(),
  ];
  let best: Instance[] = [];
  for (let k = 0; k < LOOKED_AT * wanted; k++) {
    yield;
    const number = mixed(seed, draw, k);
    const made = task(number);
    const text = `${made.prompt} ${made.given ?? ""}`;
    if (seen.has(text)) continue;
    seen.add(text);
    const instance = { asked: askedOf(exercise, number, made), answer: answerOf(exercise, number, made) };
    for (const [level, hardness] of hardnessesOf(made).entries()) {
      const group = groups[level].get(hardness) ?? [];
      group.push(instance);
      groups[level].set(hardness, group);
      if (level > 0 || group.length < wanted) continue;
      best = dealt(group, wanted);
      if (variety(best) >= enough) return best;
    }
  }
  for (const group of groups.map(mostVaried(wanted))) {
    const dealtOut = dealt(group, wanted);
    if (best.length === 0 || variety(dealtOut) > variety(best)) best = dealtOut;
    if (variety(best) >= enough) break;
  }
  return best;
}

const variety = (instances: readonly Instance[]): number => new Set(instances.map(told)).size;

/** The group with the most answers, and among those with the most instances: more than are wanted do not count. */
const mostVaried =
  (wanted: number) =>
  (groups: ReadonlyMap<string, Instance[]>): Instance[] => {
    const worth = (group: Instance[]) =>
      Math.min(variety(group), wanted) * wanted + Math.min(group.length, wanted);
    return [...groups.values()].reduce((most, group) => (worth(group) > worth(most) ? group : most));
  };

/** So many of these, one of each answer in turn; all of them again where there are not enough. */
function dealt(group: readonly Instance[], wanted: number): Instance[] {
  const byAnswer = [...Map.groupBy(group, told).values()];
  const most = Math.max(...byAnswer.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, k) =>
    byAnswer.flatMap((same) => same.slice(k, k + 1)),
  ).flat();
  return Array.from({ length: wanted }, (_, k) => inTurn[k % inTurn.length]);
}

/**
 * How hard an instance is, in three grains. Instances are as hard as each other when as much is drawn, typed and told, and
 * what they speak of is of the same size: the first number of a prompt.
 */
function hardnessesOf({ prompt, given, picture, fields, solution }: Task): readonly string[] {
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
  const alike = [numbers(prompt).length, fields.length];
  const size = [numbers(prompt)[0], numbers(given ?? "").length, solution.length];
  return [JSON.stringify([drawn, alike, size]), JSON.stringify(alike), ""];
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
