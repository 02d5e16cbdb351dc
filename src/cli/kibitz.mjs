#!/usr/bin/env node
// The same as main.ts, for a Node that cannot run TypeScript: it finds the one that the project brings.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const own = path("../../node_modules/.bin/node");

if (process.features.typescript) await import("./main.ts");
else if (existsSync(own)) {
  const { status } = spawnSync(own, [path("main.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 2;
} else {
  process.stderr.write(
    `kibitz: error[node]: found Node ${process.versions.node}, expected 22.18 or newer, or the one that "npm ci" brings\n`,
  );
  process.exitCode = 2;
}
