import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Exercises } from "#algorithms/core/lesson/exercise.ts";
import { exerciseId } from "#components/article/behavior/exercise-id.ts";
import { plateMarkup } from "#components/picture/views/static-plate.ts";
import {
  forPaper,
  type Handout,
  handoutOf,
  LARGEST_SEED,
  type ListedExercise,
  listedExercises,
  MOST_EXERCISES,
  MOST_PUPILS,
  nameOf,
} from "#src/class/sheets/handout.ts";
import { keyPaper, type PaperSource, sheetPaper, slipsPaper } from "#src/class/sheets/papers.ts";
import { sheetWords } from "#src/class/sheets/words.en.ts";
import { SITE_ADDRESS } from "#src/lib/site-address.ts";
import { type Arguments, readArguments, readNumber, valuedOption } from "../arguments.ts";
import { type FileMistake, Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { lessonFolder, lessonIds, readArticle, readLesson, titleIn } from "./lesson-input.ts";
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
  "#src/styles/tokens.css",
  "#src/styles/player/figures.css",
  "#components/picture/graphs.css",
  "#src/styles/player/board.css",
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
  const id = readLesson(given, ids, mistakes);
  const isKnown = id !== undefined && ids.includes(id);
  const article = isKnown ? await readArticle(id) : "";
  const tasks = isKnown
    ? ((await import(`${lessonFolder(id)}/asked/questions.ts`)) as Exercises).exercises
    : {};
  const listed = forPaper(listedExercises(article, exerciseId), tasks);
  const exercises = isKnown ? readExercises(given, listed, mistakes) : [];
  if (mistakes.length > 0 || !out || id === undefined) throw new Mistakes(mistakes);

  const handout = handoutOf({ lesson: id, exercises, seed, pupils }, listed, tasks);
  const title = titleIn(article) ?? id;
  const words = sheetWords;
  const address = new URL(`/lessons/${id}/`, site).href;
  const source: PaperSource = { lesson: id, title, address, seed, words, drawn: plateMarkup };
  await write(out.value, await files(handout, source, { lesson: id, seed, pupils }), out.index);
  if (site === SITE_ADDRESS) process.stderr.write(`kibitz sheet: ${en.noSite(SITE_ADDRESS)}\n`);
}

function readSite(given: Arguments, mistakes: FileMistake[]): string {
  const option = valuedOption(given, "site");
  if (!option) return process.env["SITE"] ?? SITE_ADDRESS;
  const isAddress = URL.canParse(option.value) && /^https?:$/.test(new URL(option.value).protocol);
  if (!isAddress) mistakes.push(usage(option.index, en.badSite(quote(option.value))));
  return option.value;
}

function readExercises(
  given: Arguments,
  listed: readonly ListedExercise[],
  mistakes: FileMistake[],
): string[] {
  const names = listed.map(({ name }) => name);
  const option = valuedOption(given, "exercises");
  if (!option) return names.slice(0, MOST_EXERCISES);
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
  const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
  const styles = (await Promise.all([...STYLES, "#src/class/sheets/sheets.css"].map(read))).join("\n");
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

async function write(folder: string, made: ReadonlyMap<string, string>, index: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of made) await writeFile(join(folder, name), content);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Mistakes([usage(index, en.noWrite(quote(folder), why), "file")]);
  }
  await writeOut([[...made.keys()].map((name) => `${join(folder, name)}\n`).join("")]);
}
