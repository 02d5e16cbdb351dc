import { withoutMarks } from "#src/lib/step-marks.ts";
import { readArguments } from "../arguments.ts";
import { lessonIds, lessonText } from "../lessons/lesson-files.ts";
import { readLesson } from "../lessons/lesson-input.ts";
import { writeOut } from "../output.ts";
import { TASK_FILE } from "./judged-lesson.ts";
import { listingWords } from "./listing.en.ts";
import { Mistakes, quote, usage } from "./mistakes.ts";

const OPTIONS = { language: "string", help: "boolean" } as const;
const LANGUAGES = ["ts", "py", "cpp", "java"] as const;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const ids = lessonIds(TASK_FILE);
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([listingWords.help(ids, LANGUAGES)]);
  const mistakes = [...given.mistakes];
  const id = readLesson(given, ids, mistakes);
  const named = given.options.get("language");
  const language = LANGUAGES.find((one) => one === (named?.value || "ts"));
  if (named && language === undefined)
    mistakes.push(usage(named.index, listingWords.noLanguage(quote(named.value), LANGUAGES)));
  if (mistakes.length > 0 || id === undefined || language === undefined) throw new Mistakes(mistakes);

  const file = (one: string): string => `task/listing.${one}`;
  const there = LANGUAGES.filter((one) => lessonIds(file(one)).includes(id));
  if (!there.includes(language))
    throw new Mistakes([
      usage(named?.index ?? given.end, listingWords.noListing(id, language, there), "language"),
    ]);
  await writeOut([withoutMarks(await lessonText(id, file(language)))]);
}
