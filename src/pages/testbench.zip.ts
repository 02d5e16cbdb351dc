import { strToU8, zipSync } from "fflate";
import { benchFiles } from "#src/cli/testbench/bench-files.ts";

/** The test bench as `kibitz testbench` writes it, in one file that is the same after each build. */
export function GET(): Response {
  const files = Object.fromEntries(Array.from(benchFiles(), ([name, text]) => [name, strToU8(text)]));
  return new Response(new Uint8Array(zipSync(files, { level: 9, mtime: "2000-01-01" })));
}
