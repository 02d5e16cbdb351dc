/*
 * `npm test`: every check of the project. What does not need the built site runs beside its building, and the browser
 * comes last. A failing check does not stop the others. It ends with the plain line "N passed, M failed" and exits with 1
 * when M is not 0. The reports are in .reports/.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = `${root}.reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

/**
 * Runs one npm script and returns whether it succeeded. A script that runs beside others is heard when it is done, so
 * that what they say does not mix.
 */
function run(title, script, { args = [], env = {}, isBeside = false } = {}) {
  const heading = `\n=== ${title} (npm run ${script}) ${"=".repeat(Math.max(3, 60 - title.length - script.length))}\n\n`;
  const heard = [heading];
  const say = (text) => (isBeside ? heard.push(text) : process.stdout.write(text));
  if (!isBeside) say(heading);
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", say);
  return new Promise((resolve) => {
    child.on("error", (error) => say(`${error.message}\n`));
    child.on("close", (status) => {
      if (isBeside) process.stdout.write(heard.join(""));
      resolve(status === 0);
    });
  });
}

/** A check without a report of its own counts as one test. */
async function single(title, script) {
  if (await run(title, script)) passed += 1;
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

async function build() {
  await single("Lint and format", "lint");
  await single("Types", "check");
  await single("Build", "build");
  await single("Words", "words");
}

await Promise.all([
  suite(
    "Unit and contract tests",
    "test:unit",
    {
      args: ["--reporter=default", "--reporter=json", "--outputFile.json=.reports/unit.json"],
      isBeside: true,
    },
    "unit.json",
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  ),
  build(),
]);
await suite(
  "Browser tests",
  "test:browser",
  { args: ["--reporter=list,json"], env: { CI: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: ".reports/browser.json" } },
  "browser.json",
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
