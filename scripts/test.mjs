/*
 * `npm test`: every check of the project in order. A failing one does not stop the next. It ends with the plain
 * line "N passed, M failed" and exits with 1 when M is not 0. The reports are in .reports/.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = `${root}.reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

/** Runs one npm script under a heading; returns whether it succeeded. */
function run(title, script, args = [], env = {}) {
  console.log(
    `\n=== ${title} (npm run ${script}) ${"=".repeat(Math.max(3, 60 - title.length - script.length))}\n`,
  );
  const { status } = spawnSync("npm", ["run", "--silent", script, "--", ...args], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...env },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** A check without a report of its own counts as one test. */
function single(title, script) {
  if (run(title, script)) passed += 1;
  else failed += 1;
}

/** Adds the counts of a test runner. A runner that fails without a failed test counts as one failure. */
function suite(title, script, args, env, file, counts) {
  const succeeded = run(title, script, args, env);
  let count = { passed: 0, failed: 0 };
  try {
    count = counts(JSON.parse(readFileSync(`${reports}/${file}`, "utf8")));
  } catch {
    console.error(`${title}: the runner left no report.`);
  }
  passed += count.passed;
  failed += Math.max(count.failed, succeeded ? 0 : 1);
}

single("Lint and format", "lint");
single("Types", "check");
suite(
  "Unit and contract tests",
  "test:unit",
  ["--reporter=default", "--reporter=json", "--outputFile.json=.reports/unit.json"],
  {},
  "unit.json",
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);
single("Build", "build");
suite(
  "Browser tests",
  "test:browser",
  ["--reporter=list,json"],
  { CI: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: ".reports/browser.json" },
  "browser.json",
  ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
