import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { depth } from "#test/depth.ts";
import { main, root } from "#test/support/run-kibitz.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** In megabytes, by the program's own account at its end. */
const MOST_MEMORY = 300;
const REPORT =
  "data:text/javascript,process.on('exit',()=>process._rawDebug('peak',process.resourceUsage().maxRSS))";

/** Runs the program with a text over and over as its standard input, for as long as it reads. */
function endless(
  args: string,
  text: string | undefined,
): Promise<{ code: number | null; err: string; peak: number }> {
  const child = spawn(process.execPath, ["--import", REPORT, main, ...args.split(" ")], { cwd: root });
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  child.stdout.resume();
  child.stdin.on("error", () => {});
  const block = text?.repeat(Math.ceil(65_536 / text.length));
  const feed = (): void => {
    while (block && child.stdin.writable && child.stdin.write(block));
  };
  child.stdin.on("drain", feed);
  if (block) feed();
  else child.stdin.end();
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const [, kilobytes = "NaN"] = /peak (\d+)/.exec(err) ?? [];
      resolve({ code, err: err.replace(/peak \d+\n/, ""), peak: Number(kilobytes) / 1000 });
    });
  });
}

/** A file with nothing in it but its size, which takes no room on the disk. */
function hollow(name: string, bytes: number): string {
  const file = join(folder, name);
  writeFileSync(file, "");
  truncateSync(file, bytes);
  return file;
}

const COMMANDS = [
  "schedule --system berger --names FILE",
  "trace circle-method FILE",
  "trace kings-replay FILE",
  "trace blossom FILE",
  "match FILE",
  "swiss check FILE",
  "swiss pair FILE",
  "kings answer FILE",
  "kings solve FILE",
  `kings check FILE test/fixtures/kings/bad-outputs/base_yes.in`,
];

const PLACE = /:\d+:\d+: error\[/;

describe("what never ends", () => {
  test.each(COMMANDS)("is refused by kibitz %s, with a place and in little memory", async (command) => {
    for (const text of ["Anna\n", "\n", '{"n":3,"edges":[', "\0"].slice(0, depth(1, 4))) {
      const { code, err, peak } = await endless(command.replace("FILE", "-"), text);
      expect([text, code]).toEqual([text, 2]);
      expect(err).toMatch(PLACE);
      expect(peak).toBeLessThan(MOST_MEMORY);
    }
  });

  test.each(COMMANDS)("as a file of 600 MB is refused by kibitz %s before it is read", async (command) => {
    const file = hollow("huge", 600_000_000);
    const { code, err, peak } = await endless(command.replace("FILE", file), undefined);
    expect([code, err]).toEqual([2, expect.stringMatching(/huge:1:1: error\[size\]: found 600000000 bytes/)]);
    expect(peak).toBeLessThan(MOST_MEMORY);
  });
});
