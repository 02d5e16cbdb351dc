/** The compilers and interpreters of this machine. */
import { spawnSync } from "node:child_process";

export const LANGUAGES = ["ts", "py", "cpp", "java"] as const;
export type Language = (typeof LANGUAGES)[number];

const python = spawnSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" });
const runs = (name: string, ...args: string[]): boolean => spawnSync(name, args).status === 0;

/** Python itself: what is called by this name may be a script that looks for it. */
export const PYTHON = (python.stdout ?? "").trim();

/** The languages whose programs can be run here. */
export const IS_THERE: Readonly<Record<Language, boolean>> = {
  ts: true,
  py: python.status === 0,
  cpp: runs("g++", "--version"),
  java: runs("javac", "-version") && runs("java", "-version"),
};
