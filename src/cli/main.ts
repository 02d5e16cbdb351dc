#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { formatMistake, Mistakes, quote, usage } from "./mistakes.ts";
import { leaveWhenNobodyReads, writeOut } from "./output.ts";

const COMMANDS = {
  schedule: () => import("./schedule.ts"),
  trace: () => import("./trace.ts"),
  kings: () => import("./kings.ts"),
  match: () => import("./match.ts"),
  swiss: () => import("./swiss.ts"),
};

const help = `kibitz: the algorithms of the lessons, without a browser

  kibitz schedule …   a round-robin schedule for players by number or name
  kibitz trace …      the steps of a lesson's algorithm on an input
  kibitz kings …      kings that walk to their targets and never touch: solve, answer, check
  kibitz match …      best matchings of graphs, each with a proof
  kibitz swiss …      Swiss tournaments from TRF files: check, pair
  kibitz --version    the version
  kibitz --help       this text; "kibitz COMMAND --help" says more

Results go to standard output, everything else to standard error. The exit code is 0 when the work is
done, 1 when the answer is no or what was checked is wrong, and 2 when the call or the input is wrong;
then every mistake that could be found is listed as FILE:LINE:COLUMN: error[KIND]: what was found,
what was expected. In the call itself, FILE is "command line" and COLUMN the number of the argument
after "kibitz", from 1.
`;

async function main(args: readonly string[]): Promise<void> {
  const [name = ""] = args;
  if (name === "--help") return writeOut([help]);
  if (name === "--version") return writeOut([`${version()}\n`]);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as keyof typeof COMMANDS] : undefined;
  if (command === undefined) {
    const found = args.length === 0 ? "found no command" : `unknown command ${quote(name)}`;
    const expected = `expected ${Object.keys(COMMANDS).join(", ")}, --help or --version`;
    throw new Mistakes([usage(0, `${found}, ${expected}`)]);
  }
  const { run } = await command();
  await run(args.slice(1), 1);
}

function version(): string {
  const file = new URL("../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

leaveWhenNobodyReads();
try {
  await main(process.argv.slice(2));
} catch (error) {
  const lines =
    error instanceof Mistakes
      ? error.list.map(formatMistake)
      : [`kibitz: error[internal]: ${error instanceof Error ? error.message : String(error)}`];
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exitCode = 2;
}
