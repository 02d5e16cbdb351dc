/** A package for a contest as its readers see it: a small part of what Kattis's verifyproblem and DOMjudge's import check. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { cleanUpRuns, type Ended, endsOfRuns, type Ready, RIGHT } from "../batch/runs.ts";

/** The keys that a problem.yaml of the legacy format may have. */
const KEYS =
  "problem_format_version name uuid author source source_url license rights_owner limits validation validator_flags keywords type grading".split(
    " ",
  );
const NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$|^[a-zA-Z0-9]$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The bytes of all files in a folder, by their paths in it. */
export function filesIn(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path))]));
}

/** What is wrong with the files of a package of the legacy format, without a compiler. */
export function formFaults(folder: string): string[] {
  const files = filesIn(folder);
  const faults = textFaults(files);
  const need = (isRight: boolean, what: string): void => {
    if (!isRight) faults.push(what);
  };
  const text = (path: string): string => files.get(path)?.toString() ?? "";
  need(/^[a-z0-9]+$/.test(basename(folder)), `the folder ${basename(folder)} is not named in a–z and 0–9`);
  const yaml = new Map(
    text("problem.yaml")
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  for (const key of yaml.keys()) need(KEYS.includes(key), `problem.yaml has the key ${key}`);
  need(yaml.get("problem_format_version") === "legacy", "problem.yaml has no version");
  need(UUID.test(yaml.get("uuid") ?? ""), "problem.yaml has no UUID");
  for (const key of ["name", "license", "rights_owner"])
    need(Boolean(yaml.get(key)), `problem.yaml lacks ${key}`);
  const isCustom = files.has("output_validators/validate.cpp");
  need(yaml.get("validation") === (isCustom ? "custom" : "default"), "validation does not say what is there");
  need(files.has("input_validators/validate.cpp"), "there is no input validator");
  need(
    /^short-name = [a-z0-9]+\ntimelimit = \d+\n$/.test(text("domjudge-problem.ini")),
    "domjudge-problem.ini",
  );
  const latex = text("problem_statement/problem.en.tex");
  need(/^\\problemname\{[^{}]+\}/.test(latex), "the statement has no \\problemname");
  need(/^[\n -~]*$/.test(latex), "the statement in LaTeX is not in ASCII");
  need(/^<!doctype html>/.test(text("problem.html")), "problem.html is no page");
  for (const kind of ["sample", "secret"])
    need(
      [...files.keys()].some((path) => path.startsWith(`data/${kind}/`)),
      `no ${kind} tests`,
    );
  for (const path of files.keys()) {
    const partner = path.replace(/\.(in|ans)$/, (end) => (end === ".in" ? ".ans" : ".in"));
    if (path.startsWith("data/")) need(partner !== path && files.has(partner), `${path} has no partner`);
  }
  const inputs = [...files].filter(([path]) => path.endsWith(".in")).map(([, bytes]) => bytes.toString());
  need(new Set(inputs).size === inputs.length, "an input is there twice");
  for (const kind of ["accepted", "wrong_answer"])
    for (const end of [".cpp", ".py", "/Main.java"])
      need(
        [...files.keys()].some((path) => path.startsWith(`submissions/${kind}/`) && path.endsWith(end)),
        `no ${kind} submission ${end}`,
      );
  return faults;
}

/** What is wrong with names and texts in a package of any format. */
export function textFaults(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files].flatMap(([path, bytes]) => {
    const text = bytes.toString();
    return [
      ...(path.split("/").every((name) => NAME.test(name)) ? [] : [`${path} has a strange name`]),
      ...(text === "" || text.endsWith("\n") ? [] : [`${path} does not end with a line end`]),
      ...(text.includes("\r") ? [`${path} has a CR`] : []),
      ...(text.startsWith("\uFEFF") ? [`${path} begins with a byte order mark`] : []),
    ];
  });
}

/** How judges' machines compile C++: those of DOMjudge, of Kattis, and of CMS for a checker. */
export const OPTIONS = {
  domjudge: ["-x", "c++", "-Wall", "-O2", "-static", "-pipe"],
  kattis: ["-g", "-O2", "-std=gnu++23", "-static"],
  cms: ["-x", "c++", "-O2", "-static", "-DCMS"],
} as const;

/** Programs by what they were compiled of and how: validators of lessons are often the same. */
const programs = new Map<string, string>();

/** Compiles a program in C++, where every warning is an error, and says where it is. */
export function compiled(source: string, options: readonly string[]): string {
  const key = `${options} ${readFileSync(source, "utf8")}`;
  const known = programs.get(key);
  if (known !== undefined) return known;
  const target = join(scratch(), "program");
  execFileSync("g++", [...options, "-Wall", "-Werror", "-o", target, source], { stdio: "pipe" });
  programs.set(key, target);
  return target;
}

const folders: string[] = [];

/** A new folder, which is gone after `cleanUp`. */
function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "contest-"));
  folders.push(folder);
  return folder;
}

export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  cleanUpRuns();
}

/** A submission made ready to be run. */
export function readySubmission(path: string): Ready {
  if (path.endsWith(".py")) return { python: path };
  // A wrong program may do nothing with what it reckons.
  if (path.endsWith(".cpp")) return { command: [compiled(path, ["-std=gnu++20", "-Wno-unused-variable"])] };
  const java = scratch();
  execFileSync("javac", ["-encoding", "UTF-8", "-d", java, path], { stdio: "pipe" });
  return { java };
}

/** In place of a validator: as many judges compare by themselves, word for word. */
const COMPARE = `[ "$(tr -s '[:space:]' ' ' < $k.out)" = "$(tr -s '[:space:]' ' ' < $k.ans)" ] && exit 42 || exit 43`;

/** What becomes of a submission on tests, by their paths without an end. */
export function verdictOf(
  program: Ready,
  tests: readonly string[],
  validator: string | undefined,
): "accepted" | "wrong_answer" | "run_time_error" | "judges_fault" {
  const folder = scratch();
  for (const end of ["in", "ans"])
    for (const [k, path] of tests.entries()) symlinkSync(`${path}.${end}`, join(folder, `${k}.${end}`));
  const judge = validator === undefined ? COMPARE : `"${validator}" $k.in $k.ans . < $k.out > said 2>&1`;
  const { code, judged } = endsOfRuns(program, tests.length, folder, judge).at(-1) as Ended;
  if (code !== 0) return "run_time_error";
  return judged === RIGHT ? "accepted" : judged === 43 ? "wrong_answer" : "judges_fault";
}
