/** The main function of a program that declares functions and calls none, in whatever language. */
import type { Kind } from "./example.ts";
import { parameterWords as words } from "./words.en.ts";

export interface Parameter {
  /** As it stands in the program: `nums`, `[a, b]`, `...rest`, `*rest`. */
  readonly name: string;
  readonly kind: Kind;
  readonly example: string;
  /** It has a value of its own in the program. */
  readonly isOptional: boolean;
  /** In Python: that value as it is written, and whether it is given by name alone. */
  readonly own?: string | undefined;
  readonly isNamed?: boolean;
}

export interface Entry {
  /** What is called: `twoSum`, `new Solution().twoSum`, `Solution().twoSum`. */
  readonly callee: string;
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The class of its nodes, where the program has one of its own, and the field in which a node has its value. */
  readonly ownClass: { readonly linked: string | undefined; readonly tree: string | undefined };
  readonly valueField: string;
}

/** The last one that no other one calls; what makes objects is none. */
export function mainOf<Candidate extends { readonly name: string }>(
  candidates: readonly Candidate[],
  namedIn: (candidate: Candidate) => Iterable<string>,
): Candidate | undefined {
  const called = new Set(
    candidates.flatMap((each) => [...namedIn(each)].filter((name) => name !== each.name)),
  );
  const possible = candidates.filter(({ name }) => !/^[A-Z_]/.test(name));
  return possible.findLast(({ name }) => !called.has(name)) ?? possible.at(-1);
}

/** The field in which a node has its value. */
export function valueFieldIn(source: string): string {
  return /\.(val|value|data|key)\b/.exec(source)?.[1] ?? "val";
}

/** The program with the line that calls it, under a comment that says where it comes from. */
export function withCall(text: string, line: string, isPython: boolean): string {
  return `${text.trimEnd()}\n\n${isPython ? "#" : "//"} ${words.comment}\n${line}`;
}
