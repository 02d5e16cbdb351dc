/*
 * `npm run bench` runs every group of benchmarks, `npm run bench -- trace` the ones that are named. A group is a file
 * test/bench/NAME.bench.ts; one that takes hours runs only when it is named. Targets are goals, not gates: the exit code is
 * 0 whatever the machine reaches, unless a comparison of pairings finds a difference.
 */
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { type BenchModule, reportOf } from "./measure.ts";

const ENDING = ".bench.ts";
const names = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no group ${unknown.join(", ")}; the groups are: ${names.join(", ")}.`);
  process.exitCode = 2;
} else {
  console.log(`Node ${process.versions.node}, ${cpus()[0]?.model.trim() ?? "unknown processor"}`);
  for (const name of wanted.length > 0 ? wanted : names) {
    const { bench, isOnlyByName } = (await import(`./${name}${ENDING}`)) as BenchModule;
    if (isOnlyByName && wanted.length === 0) continue;
    console.log(`\n${reportOf(name, await bench())}`);
  }
}
