/** What programs want to see drawn, by the lines at their heads, and what of it the rules give. */
import type { Decided, Drawn } from "#algorithms/engines/program/rules.ts";

/** What is drawn of a kind of data; of what is not here nothing is promised. */
export const DRAWN: Readonly<Record<string, readonly Drawn["kind"][]>> = {
  ...{ row: ["row"], stack: ["row", "grid"], queue: ["row", "grid"], heap: ["heap"], forest: ["forest"] },
  ...{ grid: ["grid"], table: ["grid"], list: ["grid", "row"], text: ["letters"], map: ["entries"] },
  ...{ set: ["members"], graph: ["graph"], edges: ["edges"] },
};

export function bare(name: string): string {
  return name.replace(/^.*[.#]/, "");
}

/** `// @expect nums: row`, `// @at nums: lo hi`, `# @not nums: best`. */
function saidIn(source: string, word: string): [name: string, said: string][] {
  const lines = source.matchAll(new RegExp(`^(?://|#) @${word} (\\S+): (.+)$`, "gm"));
  return Array.from(lines, ([, name = "", said = ""]) => [name, said]);
}

interface Unmet {
  readonly wanted: number;
  /** What is not drawn as it should be. */
  readonly kinds: readonly string[];
  readonly numbers: number;
  /** Numbers that do not stand under their lists, and those that do and should not. */
  readonly missing: readonly string[];
  readonly false: readonly string[];
}

/** What programs want and do not get. */
export function unmetOf(
  programs: readonly { readonly id: string; readonly source: string; readonly decided: Decided }[],
): Unmet {
  const all = programs.map(({ id, source, decided }) => {
    /** Whether both are names of one thing. */
    const isSame = (name: string, other: string): boolean =>
      bare(name) === bare(other) ||
      decided.drawn.some(
        (each) =>
          "group" in each &&
          [name, other].every((one) => each.group.holders.some((holder) => bare(holder.name) === bare(one))),
      );
    const isDrawn = (name: string, kind: string): boolean =>
      decided.drawn.some((each) =>
        each.kind === "links"
          ? each.linked.kind === kind
          : isSame(name, each.name) && DRAWN[kind]?.includes(each.kind) === true,
      );
    const numbersAt = (name: string, isOne: typeof isSame): string[] => [
      ...[...decided.pointers].flatMap(([{ name: other }, list]) =>
        isOne(name, other) ? list.map((each) => each.name) : [],
      ),
      ...[...decided.pairs].flatMap(([{ name: other }, pairs]) =>
        isOne(name, other) ? pairs.map((pair) => pair.map((each) => each.name).join("/")) : [],
      ),
    ];
    const isOwn = (name: string, other: string): boolean => bare(name) === bare(other);
    const numbers = (word: string, isOne: typeof isSame) =>
      saidIn(source, word).flatMap(([name, given]) => {
        const found = numbersAt(name, isOne);
        return given
          .split(" ")
          .map((number) => ({ what: `${id}: ${number} at ${name}`, isThere: found.includes(number) }));
      });
    return {
      kinds: saidIn(source, "expect").map(([name, kind]) => ({
        what: `${id}: ${name} (${kind})`,
        isThere: isDrawn(name, kind),
      })),
      at: numbers("at", isSame),
      // By another name of the same list it may be a place.
      not: numbers("not", isOwn),
    };
  });
  const whats = (list: readonly { readonly what: string; readonly isThere: boolean }[], isThere: boolean) =>
    list.filter((each) => each.isThere === isThere).map(({ what }) => what);
  const [kinds, at, not] = [
    all.flatMap((each) => each.kinds),
    all.flatMap((each) => each.at),
    all.flatMap((each) => each.not),
  ];
  return {
    ...{ wanted: kinds.length, kinds: whats(kinds, false), numbers: at.length + not.length },
    ...{ missing: whats(at, false), false: whats(not, true) },
  };
}
