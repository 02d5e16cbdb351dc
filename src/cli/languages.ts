/** How programs in several languages are made ready and run. */

import { copyFile, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, sep } from "node:path";
import { stateOf } from "./find-command.ts";
import { judgeWords } from "./judge/judge.en.ts";
import { type Command, type RunLimits, runLimited } from "./limited-run.ts";

/** A program that can be run, or why there is none. */
export type Ready = { readonly command: Command } | { readonly broken: string };

export interface Making {
  /** The source, as an absolute path. */
  readonly source: string;
  /** An empty folder for what is made of it, in which it then runs. */
  readonly folder: string;
  /** The compiler for C++ with its options, if one was named. */
  readonly compile: readonly string[] | undefined;
  /** In megabytes. */
  readonly memory: number;
}

/** What makes a program of a source, by the end of its name. */
const LANGUAGES: Readonly<Record<string, (making: Making) => Promise<Ready>>> = {
  ".py": async (making) => interpreted(["python3", "python"], [await copied(making)], making.folder),
  ".js": node,
  ".mjs": node,
  ".ts": typescript,
  ".cpp": cpp,
  ".cc": cpp,
  ".java": java,
};

export const EXTENSIONS: readonly string[] = Object.keys(LANGUAGES);

/** Whether a file is a program in a language that is known here. */
export function isProgram(name: string): boolean {
  return !name.startsWith(".") && Object.hasOwn(LANGUAGES, extname(name).toLowerCase());
}

/** Compiles a program where that is needed. */
export async function makeReady(making: Making): Promise<Ready> {
  const make = LANGUAGES[extname(making.source).toLowerCase()];
  if (make === undefined) throw new RangeError(`${making.source} is in no known language`);
  return make(making);
}

/**
 * A program alone in its folder, under a name that says nothing: beside others, one that is called `heapq.py` would be taken for the
 * module of that name, and what lies round the folder of all would say what JavaScript is.
 */
async function copied({ source, folder }: Making): Promise<string> {
  const copy = join(folder, `program${extname(source).toLowerCase()}`);
  await copyFile(source, copy);
  return copy;
}

async function node(making: Making): Promise<Ready> {
  const args = ["--disable-warning=ExperimentalWarning", await copied(making)];
  return { command: { name: process.execPath, args, folder: making.folder } };
}

/** Node reads types since 22.18. */
async function typescript(making: Making): Promise<Ready> {
  return process.features.typescript ? node(making) : { broken: judgeWords.oldNode(process.versions.node) };
}

async function interpreted(
  names: readonly string[],
  args: readonly string[],
  folder: string,
): Promise<Ready> {
  const name = await firstThatRuns(names);
  return name === undefined
    ? { broken: judgeWords.noRunner(names[0] ?? "") }
    : { command: { name, args, folder } };
}

const CPP_COMPILERS = ["g++", "clang++", "c++"];

async function cpp({ source, folder, compile }: Making): Promise<Ready> {
  const found = compile ? undefined : await firstThatRuns(CPP_COMPILERS);
  const [name, ...options] = compile ?? (found === undefined ? [] : [found, "-O2"]);
  if (name === undefined) return { broken: judgeWords.noCompiler(CPP_COMPILERS) };
  const program = join(folder, process.platform === "win32" ? "program.exe" : "program");
  const errors = await compiled({ name, args: [...options, "-o", program, source], folder }, source);
  return errors === undefined
    ? { command: { name: program, args: [], folder } }
    : { broken: judgeWords.cannotCompile(errors) };
}

/** The shares of the memory that Java may take for its heap, and how deep a program may recurse. */
const HEAP = 0.7;
const STACK = "-Xss64m";

async function java({ source, folder, memory }: Making): Promise<Ready> {
  if ((await stateOf("javac")) !== "runs") return { broken: judgeWords.noCompiler(["javac"]) };
  // A public class has to stand in a file of its name, whatever name the pupil gave the file.
  const text = await readFile(source, "utf8");
  const { name: main, inPackage } = mainClass(text);
  const copy = join(folder, `${main}.java`);
  await writeFile(copy, text);
  const args = ["-encoding", "UTF-8", "-d", folder, copy];
  const errors = await compiled({ name: "javac", args, folder }, copy);
  if (errors !== undefined) return { broken: judgeWords.cannotCompile(errors) };
  const options = [
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
    `-Xmx${Math.ceil(memory * HEAP)}m`,
    STACK,
    "-cp",
    folder,
    inPackage,
  ];
  return { command: { name: "java", args: options, folder } };
}

/** Comments, and texts and letters between quotes. */
const SAID = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** The public class, or else the last one that begins before `main`; and its name with that of its package. */
function mainClass(source: string): { readonly name: string; readonly inPackage: string } {
  const text = source.replace(SAID, " ");
  const open = /\bpublic\s+(?:(?:final|abstract|strictfp)\s+)*class\s+(\w+)/.exec(text)?.[1];
  const before = text.slice(0, /\bvoid\s+main\s*\(/.exec(text)?.index ?? text.length);
  const name = open ?? [...before.matchAll(/\bclass\s+(\w+)/g)].at(-1)?.[1] ?? "Main";
  const place = /^\s*package\s+([\w.]+)\s*;/m.exec(text)?.[1];
  return { name, inPackage: place === undefined ? name : `${place}.${name}` };
}

/** What a compiler is given: more than any program here needs. */
const TO_COMPILE: RunLimits = { time: 120_000, memory: 4000 };

/** What a compiler says of mistakes in a source; undefined if there are none. */
async function compiled(command: Command, source: string): Promise<string | undefined> {
  const end = await runLimited(command, "", TO_COMPILE);
  if (end.kind === "done") return undefined;
  if (end.kind === "failed") return end.errors.replaceAll(dirname(source) + sep, "");
  return end.kind === "not-started" ? judgeWords.notStarted(end.reason) : judgeWords.late(TO_COMPILE.time);
}

async function firstThatRuns(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if ((await stateOf(name)) === "runs") return name;
  return undefined;
}
