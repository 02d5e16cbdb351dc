import { readArguments, valuedOption } from "../arguments.ts";
import { Mistakes, quote, usage } from "../judge/mistakes.ts";
import { writeOut } from "../output.ts";
import { writeFiles } from "../written-files.ts";
import { benchFiles } from "./bench-files.ts";
import { testbenchWords } from "./testbench.en.ts";

const OPTIONS = { out: "string", help: "boolean" } as const;

/** Runs the command; `args` are the arguments after its name, of which the first has the index `offset`. */
export async function run(args: readonly string[], offset: number): Promise<void> {
  const given = readArguments(args, OPTIONS, offset);
  if (given.options.has("help")) return writeOut([testbenchWords.help]);
  const mistakes = [...given.mistakes];
  for (const extra of given.positionals)
    mistakes.push(usage(extra.index, testbenchWords.extra(quote(extra.value))));
  const out = valuedOption(given, "out");
  if (!given.options.has("out")) mistakes.push(usage(given.end, testbenchWords.noOut));
  if (mistakes.length > 0 || out === undefined) throw new Mistakes(mistakes);
  await writeFiles(out, benchFiles());
}
