/** Which build of the site a page is of, and when texts were last changed: what whoever reports a mistake, and whoever mends it, can name. */
import { execFileSync } from "node:child_process";
import { version } from "../../package.json";

/** What git says; undefined where there is none, or the folder is no working copy. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The version in package.json. */
export const VERSION: string = version;

/** The commit that a page was built from, with "+" where something was changed since; undefined without git. */
export const BUILD: string | undefined = (() => {
  const commit = git("rev-parse", "--short=7", "HEAD");
  return commit && `${commit}${git("status", "--porcelain", "--untracked-files=no") ? "+" : ""}`;
})();

/** A copy without its past gives every file the day of its last commit. */
const isWhole = git("rev-parse", "--is-shallow-repository") === "false";

/** The day on which one of the files was last changed, "2026-11-28"; undefined where nobody knows. */
export function lastChanged(...files: readonly string[]): string | undefined {
  return (isWhole && git("log", "-1", "--format=%cs", "--", ...files)) || undefined;
}

/** Where a text can be changed: `EDIT_URL` with the file in the place of {file}; undefined unless it is set. */
export function editAddress(file: string): string | undefined {
  return process.env["EDIT_URL"]?.replace("{file}", file);
}
