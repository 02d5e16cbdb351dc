import type { Exercises } from "#algorithms/core/lesson/exercise.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import {
  forPaper,
  type Handout,
  handoutOf,
  LARGEST_SEED,
  MOST_EXERCISES,
  MOST_LESSONS,
  MOST_PUPILS,
  nameOf,
  type SheetSource,
  tasksTogether,
  together,
  usualExercises,
} from "#src/class/sheets/handout.ts";
import { keyPaper, type PaperSource, sheetPaper, slipsPaper } from "#src/class/sheets/papers.ts";
import { sheetWords } from "#src/class/sheets/words.en.ts";
import { hrefAt, siteAddress } from "#src/lib/site-address.ts";
import { type Arguments, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { writeFiles } from "../written-files.ts";
import { articleHead, lessonIds, loadFile, textOf } from "./lesson-files.ts";
import { readLessons } from "./lesson-input.ts";
import { sheetWords as en } from "./sheet.en.ts";

const OPTIONS = {
  seed: "string",
  pupils: "string",
  out: "string",
  exercises: "string",
  site: "string",
  help: "boolean",
} as const;
const USUAL_PUPILS = 24;
const STYLES = [
  "src/styles/tokens.css",
  "src/styles/player/figures.css",
  "components/picture/graphs.css",
  "src/styles/player/board.css",
  "src/class/sheets/sheets.css",
];

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const ids = lessonIds("asked/questions.ts");
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([en.help(ids, MOST_PUPILS, LARGEST_SEED)]);
  const mistakes = [...given.mistakes];
  const number = (name: "seed" | "pupils", most: number, usual: number): number => {
    const option = valuedOption(given, name);
    return (option && readNumber(name, option, 1, most, mistakes)) ?? usual;
  };
  const seed = number("seed", LARGEST_SEED, 1);
  const pupils = number("pupils", MOST_PUPILS, USUAL_PUPILS);
  const out = valuedOption(given, "out");
  if (!given.options.has("out")) mistakes.push(usage(given.end, en.noOut));
  const site = readSite(given, mistakes);
  const chosen = readLessons(given, ids, mistakes, MOST_LESSONS).filter((id) => ids.includes(id));
  const lessons = await Promise.all(chosen.map(loadLesson));
  const [first] = lessons;
  const { lesson, listed } = first ? together(lessons) : { lesson: "", listed: [] };
  const exercises = first ? readExercises(given, { lesson, listed }, mistakes) : [];
  if (mistakes.length > 0 || !out || !first) throw new Mistakes(mistakes);

  const words = sheetWords;
  const tasks = tasksTogether(lessons.map((each) => [each.lesson, each.tasks]));
  const handout = handoutOf({ lesson, exercises, seed, pupils }, listed, tasks);
  const title = words.both(lessons.map((each) => each.title));
  const address = site && hrefAt(site, `/lessons/${first.lesson}/`);
  const source: PaperSource = { lesson, title, address, seed, words, drawn: plateMarkup };
  await writeFiles(out, await files(handout, source, { lesson, seed, pupils }));
  if (!site) process.stderr.write(`kibitz sheet: ${en.noSite}\n`);
}

async function loadLesson(lesson: string): Promise<SheetSource & { readonly title: string }> {
  const [{ title, exercises }, { exercises: tasks }] = await Promise.all([
    articleHead(lesson),
    loadFile(lesson, "asked/questions.ts") as Promise<Exercises>,
  ]);
  return { lesson, title, listed: forPaper(exercises, tasks), tasks };
}

function readSite(given: Arguments, mistakes: FileMistake[]): string | undefined {
  const option = valuedOption(given, "site");
  if (!option) return siteAddress();
  const isAddress = URL.canParse(option.value) && /^https?:$/.test(new URL(option.value).protocol);
  if (!isAddress) mistakes.push(usage(option.index, en.badSite(quote(option.value))));
  return option.value;
}

function readExercises(
  given: Arguments,
  source: Omit<SheetSource, "tasks">,
  mistakes: FileMistake[],
): string[] {
  const names = source.listed.map(({ name }) => name);
  const option = valuedOption(given, "exercises");
  if (!option) return usualExercises(source);
  const chosen = option.value.split(",").map((name) => name.trim());
  const complain = (message: string) => mistakes.push(usage(option.index, message));
  chosen.forEach((name, k) => {
    if (!names.includes(nameOf(name))) complain(en.badExercise(quote(name), names));
    else if (chosen.indexOf(name) < k) complain(en.twice(quote(name)));
  });
  if (chosen.length > MOST_EXERCISES) complain(en.tooMany(chosen.length, MOST_EXERCISES));
  return chosen;
}

async function files(
  handout: Handout,
  source: PaperSource,
  wish: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, string>> {
  const styles = (await Promise.all(STYLES.map(textOf))).join("\n");
  const { words, title } = source;
  const page = (part: string, paper: string) =>
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${title} – ${part}</title><style>${styles}</style></head><body>\n${paper}\n</body></html>\n`;
  const key = {
    ...wish,
    sheet: handout.sheetKey,
    variety: handout.variety.map(({ exercise, different }) => ({ exercise: exercise.name, different })),
    slips: handout.slipKeys.map((answers, k) => ({ pupil: k + 1, answers })),
  };
  return new Map([
    ["sheet.html", page(words.parts.sheet, sheetPaper(handout.sheet, source))],
    ["slips.html", page(words.parts.slips, slipsPaper(handout.slips, source))],
    ["key.html", page(words.parts.key, keyPaper(handout, source))],
    ["key.json", `${JSON.stringify(key, undefined, 2)}\n`],
  ]);
}
