/*
 * `npm test`: every law of the project in the quick depth; `npm run test:all`: every seed, page, size and scenario. What differs is
 * said by `depth` in test/depth.ts alone. `npm test -- blossom` tests one lesson: its laws, its own tests, its visits and scenarios.
 *
 * What does not need the built site runs beside its building, and the browser comes last. A failing check does not stop the
 * others. The reports are in .reports/. It ends with the minutes of each part and the plain line "N passed, M failed", and exits
 * with 1 when M is not 0.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = `${root}.reports`;

const { values, positionals } = parseArgs({
  options: { full: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [lesson, ...others] = positionals;
const known = readdirSync(`${root}algorithms/lessons`).sort();
if (others.length > 0 || (lesson !== undefined && !known.includes(lesson))) {
  console.error(`test: found "${positionals.join(" ")}", expected nothing or one of: ${known.join(", ")}`);
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
const times = [];

/**
 * Runs one npm script and returns whether it succeeded. A script that runs beside others is heard when it is done, so
 * that what they say does not mix.
 */
async function run(title, script, { args = [], env = {}, isBeside = false } = {}) {
  const heading = `\n=== ${title} (npm run ${script}) ${"=".repeat(Math.max(3, 60 - title.length - script.length))}\n\n`;
  const heard = [heading];
  const say = (text) => (isBeside ? heard.push(text) : process.stdout.write(text));
  if (!isBeside) say(heading);
  const begun = Date.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    cwd: root,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      TEST_DEPTH: values.full ? "full" : "quick",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", say);
  const status = await new Promise((resolve) => {
    child.on("error", (error) => say(`${error.message}\n`));
    child.on("close", resolve);
  });
  if (isBeside) process.stdout.write(heard.join(""));
  times.push(`${title} ${((Date.now() - begun) / 60_000).toFixed(1)}`);
  return status === 0;
}

/** A check without a report of its own counts as one test. */
async function single(title, script, options) {
  if (await run(title, script, options)) passed += 1;
  else failed += 1;
}

/** Adds the counts of a test runner. A runner that fails without a failed test counts as one failure. */
async function suite(title, script, options, file, counts) {
  const succeeded = await run(title, script, options);
  let count = { passed: 0, failed: 0 };
  try {
    count = counts(JSON.parse(readFileSync(`${reports}/${file}`, "utf8")));
  } catch {
    console.error(`${title}: the runner left no report.`);
  }
  passed += count.passed;
  failed += Math.max(count.failed, succeeded ? 0 : 1);
}

function unit(title, file, args) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=.reports/${file}`];
  return suite(title, "test:unit", { args: [...args, ...reporters], isBeside: true }, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function browser(args) {
  const options = {
    args: [...args, "--reporter=list,json"],
    env: { CI: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: ".reports/browser.json" },
  };
  return suite("Browser tests", "test:browser", options, "browser.json", ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** The site as it stands, built only where something that it is made of has changed. */
const build = () => single("Build", "build", { args: ["--kept", "--quiet"] });

async function everything() {
  await Promise.all([
    unit("Unit tests and laws", "unit.json", ["--project=unit", "--project=apart", "--project=words"]),
    (async () => {
      await single("Lint and format", "lint");
      await single("Types", "check");
      await build();
      await unit("Laws of the built site", "built.json", ["--project=built"]);
      if (values.full) await single("Words", "words");
    })(),
  ]);
  await browser([]);
}

async function ofOneLesson() {
  const name = `(^|[^\\w-])${lesson}([^\\w-]|$)`;
  const own = readdirSync(`${root}test/lessons`).filter((file) => file.startsWith(lesson));
  await Promise.all([
    (async () => {
      await unit("Laws of the lesson", "laws.json", ["test/laws", "--project=unit", "-t", name]);
      if (own.length > 0)
        await unit(
          "Its own tests",
          "own.json",
          own.map((file) => `test/lessons/${file}`),
        );
    })(),
    build(),
  ]);
  if (existsSync(`${root}dist`)) await browser(["-g", name]);
}

await (lesson === undefined ? everything() : ofOneLesson());
console.log(`\nMinutes: ${times.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
