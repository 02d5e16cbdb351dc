import manifest from "../../package.json" with { type: "json" };
import { COMMAND_NAMES, commandOf } from "./commands.ts";
import { formatMistake, Mistakes, quote, usage } from "./judge/mistakes.ts";
import { nearestOf } from "./nearest.ts";
import { writeOut } from "./output.ts";
import { words } from "./words.en.ts";

/**
 * Runs a call of `kibitz`, whose arguments these are, to its end. What it has to say goes to standard output, mistakes to
 * standard error; `process.exitCode` is then 1 for a "no" and 2 for a call that cannot be answered.
 */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await runCommand(args);
  } catch (error) {
    const lines =
      error instanceof Mistakes
        ? error.list.map(formatMistake)
        : [`kibitz: error[internal]: ${error instanceof Error ? error.message : String(error)}`];
    process.stderr.write(`${lines.join("\n")}\n`);
    process.exitCode = 2;
  }
}

async function runCommand(args: readonly string[]): Promise<void> {
  const [name = ""] = args;
  if (name === "--help") return writeOut([help()]);
  if (name === "--version") return writeOut([`${manifest.version}\n`]);
  const command = commandOf(name);
  if (command === undefined) {
    const expected = words.commandNames(COMMAND_NAMES);
    const message =
      args.length === 0
        ? words.noCommand(expected)
        : words.unknownCommand(quote(name), expected, meantBy(name));
    throw new Mistakes([usage(0, message)]);
  }
  const { run: runNamed } = await command();
  await runNamed(args.slice(1), 1);
}

/** What a name that is no command was probably meant to be. */
function meantBy(name: string): string | undefined {
  const option = ["help", "version"].find((word) => [word, word[0]].includes(name.replace(/^-+/, "")));
  return option === undefined ? nearestOf(name, COMMAND_NAMES) : `--${option}`;
}

function help(): string {
  const longest = Math.max(...COMMAND_NAMES.map(({ length }) => length));
  const line = (name: (typeof COMMAND_NAMES)[number]) =>
    `  kibitz ${name} …`.padEnd(longest + 14) + words.commands[name];
  return words.help(COMMAND_NAMES.map(line).join("\n"));
}
