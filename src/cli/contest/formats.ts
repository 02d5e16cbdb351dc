/** A problem as the files of a package, by their paths: one function for each format. */

import { createHash } from "node:crypto";
import { packageWords } from "./package.en.ts";
import type { ContestProblem, ContestTest, Submission } from "./problem.ts";
import { htmlStatement, latexStatement } from "./statement.ts";

/** The texts of a package by their paths in its folder. */
export type PackageFiles = ReadonlyMap<string, string>;

export const FORMATS = { icpc, cms } as const satisfies Record<
  string,
  (problem: ContestProblem) => PackageFiles
>;
export type Format = keyof typeof FORMATS;

/** Seconds that a program has, as when "kibitz judge" runs it, and bytes. */
const SECONDS = 2;
const MEMORY = 512 * 2 ** 20;

/** The "legacy" format of Kattis, kept to what DOMjudge takes of it. */
function icpc(problem: ContestProblem): PackageFiles {
  const { shortName, sample, tests, inputValidator, outputValidator } = problem;
  const files = new Map<string, string>();
  files.set("problem.yaml", yamlOf(problem));
  files.set("domjudge-problem.ini", `short-name = ${shortName}\ntimelimit = ${SECONDS}\n`);
  files.set("problem_statement/problem.en.tex", latexStatement(problem));
  files.set("problem.html", htmlStatement(problem));
  const add = (path: string, { input, answer }: ContestTest): void => {
    files.set(`data/${path}.in`, input);
    files.set(`data/${path}.ans`, answer);
  };
  add("sample/1", sample);
  for (const [k, test] of tests.entries()) add(`secret/${numbered(k + 1, 3)}`, test);
  files.set("input_validators/validate.cpp", inputValidator);
  if (outputValidator !== undefined) files.set("output_validators/validate.cpp", outputValidator);
  addSubmissions(files, problem.submissions);
  return files;
}

function yamlOf({ id, title, version, outputValidator }: ContestProblem): string {
  return [
    "problem_format_version: legacy",
    `name: ${JSON.stringify(title)}`,
    `uuid: ${uuidOf(`kibitz/${id}`)}`,
    `source: ${JSON.stringify(packageWords.source(version))}`,
    "license: cc by",
    `rights_owner: ${packageWords.owner}`,
    `validation: ${outputValidator === undefined ? "default" : "custom"}`,
    "",
  ].join("\n");
}

/** The same for the same name at all times: the beginning of a hash as a UUID of version 8. */
function uuidOf(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  const variant = `a${hash.slice(17, 20)}`;
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant, hash.slice(20, 32)].join(
    "-",
  );
}

/** What the loader "polygon_task" of CMS reads, with the statement and the programs beside it. */
function cms(problem: ContestProblem): PackageFiles {
  const { shortName, title, sample, tests, outputValidator } = problem;
  const files = new Map<string, string>();
  const all = [sample, ...tests];
  files.set(
    "problem.xml",
    `<?xml version="1.0" encoding="utf-8"?>
<problem short-name="${shortName}">
  <names><name language="english" value="${title.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"/></names>
  <judging input-file="" output-file="">
    <testset name="tests">
      <time-limit>${SECONDS * 1000}</time-limit>
      <memory-limit>${MEMORY}</memory-limit>
      <test-count>${all.length}</test-count>
    </testset>
  </judging>
</problem>
`,
  );
  for (const [k, { input, answer }] of all.entries()) {
    files.set(`tests/${numbered(k + 1, 2)}`, input);
    files.set(`tests/${numbered(k + 1, 2)}.a`, answer);
  }
  if (outputValidator !== undefined) files.set("check.cpp", outputValidator);
  files.set("problem.html", htmlStatement(problem));
  addSubmissions(files, problem.submissions);
  return files;
}

/** A class of Java has a folder of its own, as its file must have its name. */
function addSubmissions(files: Map<string, string>, submissions: readonly Submission[]): void {
  for (const { mutant, language, source } of submissions) {
    const name = mutant ?? "accepted";
    const file = language === "java" ? `${name}-java/Main.java` : `${name}.${language}`;
    files.set(`submissions/${mutant === undefined ? "accepted" : "wrong_answer"}/${file}`, source);
  }
}

function numbered(number: number, digits: number): string {
  return String(number).padStart(digits, "0");
}
