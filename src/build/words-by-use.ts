/**
 * The words of a lesson stand in a few files, and are needed at many moments: when its figure wakes, at the challenge, at an
 * exercise, when somebody performs the run. A bundler sends a file whole to whoever needs a part of it. So in what browsers
 * get, each sentence that a module imports from such a file is a module of its own, `asked.ts?part=choiceWords`, and
 * travels with the code that says it. A helper that two parts use is sent with both. So is what is asked at a step: a
 * figure has `predict` at once, and what performing needs when somebody begins.
 */
import type { Plugin } from "vite";

const IMPORT =
  /^import \{([^}]*)\} from (["'])([^"']*\/(?:words\/[a-z-]+\/\w+|asked\/performing)\.ts|\.\/(?:figure|asked)\.ts)\2;?/gm;
/** Nothing happens there when a module is loaded: what is not used need not come. */
const ALGORITHMS = /\/algorithms\/.*\.ts(\?|$)/;
const PART = /\?part=(\w+)$/;

/** Each name from the part of the file that has it. */
function byPart(code: string): string {
  return code.replace(IMPORT, (_whole, names: string, quote: string, from: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "")
      .map((name) => `import { ${name} } from ${quote}${from}?part=${name.split(" ")[0]}${quote};`)
      .join(" "),
  );
}

/** The statement of a program, as far as it is looked at here. */
interface Statement {
  readonly declaration?: Statement | null;
  readonly declarations?: readonly {
    readonly id: { readonly name?: string };
    readonly init?: { readonly start: number; readonly end: number } | null;
  }[];
}

/** The code with every other value made by a call that is marked pure: a bundler may not drop `{ ...hand }`, but such a call. */
function onlyFor(part: string, code: string, body: readonly Statement[]): string {
  return body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .reverse()
    .reduce((text, { id, init }) => {
      if (!init || id.name === part) return text;
      const { start, end } = init;
      return `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
    }, code);
}

/** A Vite plugin for builds; while one works on the site, and in tests, the files are what they are. */
export function wordsByUse(): Plugin {
  return {
    name: "kibitz:words-by-use",
    apply: "build",
    // After types are gone: what is imported then is needed.
    transform(code, id) {
      if (!ALGORITHMS.test(id)) return undefined;
      const [, part] = PART.exec(id) ?? [];
      const needed = part ? onlyFor(part, code, this.parse(code).body as readonly Statement[]) : code;
      return { code: byPart(needed), map: null, moduleSideEffects: false };
    },
  };
}
