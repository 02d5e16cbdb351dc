/** The words of a run as a person would tell them: each line that ran, with the variables that it changed. */
import type { Value } from "#algorithms/core/judge/program-run.ts";
import type { OwnTrace } from "#algorithms/core/judge/program-trace.ts";

type Told = readonly [line: number, changed: Readonly<Record<string, Value | null>>];

const NOTHING = -(2 ** 31);

/** What a trace says. Throws for words that no room sends. */
export function toldOf({ names, events }: Pick<OwnTrace, "names" | "events">): Told[] {
  const told: [number, Record<string, Value | null>][] = [];
  const lists = names.map((): number[] => []);
  const isOne = names.map(() => true);
  for (let at = 0; at < events.length; ) {
    const word = events[at++];
    const [kind, rest] = [word >>> 24, word & 0xffffff];
    if (kind === 0) {
      told.push([rest, {}]);
      continue;
    }
    const [first, second, last] = [events[at++], events[at++], told.at(-1)];
    const [list, name] = [lists[rest], names[rest]];
    if (!last || !list || name === undefined) throw new RangeError(`a write to variable ${rest}`);
    if (kind === 2) {
      list.length = first;
      isOne[rest] = second === 1;
    } else if (kind === 1 && first < list.length) list[first] = second;
    else throw new RangeError(`a word of kind ${kind} for place ${first}`);
    last[1][name] = isOne[rest] ? plain(list[0]) : nested([...list]);
  }
  return told;
}

function plain(word: number | undefined): number | null {
  return word === undefined || word === NOTHING ? null : word;
}

/** Lists in lists stand between two words of their own. */
function nested(words: (number | undefined)[]): Value {
  const list: Value[] = [];
  while (words.length > 0) {
    const word = words.shift();
    if (word === NOTHING + 2) return list;
    list.push(word === NOTHING + 1 ? nested(words) : (plain(word) as Value));
  }
  return list;
}
