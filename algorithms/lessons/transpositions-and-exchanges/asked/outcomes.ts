import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import type { Orders, Problem } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, steps } from "../steps.ts";
import { outcomeWords } from "../words/en/asked.ts";

type Asked = Outcome<Problem, Orders>;
type Words = typeof outcomeWords;

/** What stands in the lists. */
export const outcomes: Outcomes<Problem, Orders> = { next, number, count, exchange, after };

/** The entries of a list, as they are written: "4-3-5", or "3 ↔ 4" for an exchange. */
function entriesOf({ count: entries, width, list }: Orders, { kind }: Problem): string[] {
  return Array.from({ length: entries }, (_, k) => {
    const entry = list.slice(k * width, (k + 1) * width);
    if (kind === "transpositions") return entry.join("-");
    return [entry.slice(0, width / 2), entry.slice(width / 2)].map((side) => side.join(", ")).join(" ↔ ");
  });
}

/** The list that is right, to take from it what a question is about. */
function rightEntries(problem: Problem): string[] {
  return entriesOf(solve(problem, silentRecorder(steps, asks)), problem);
}

function transpositions(random: () => number): Problem {
  const s1 = between(random, 2, 3);
  return { s1, s2: between(random, Math.max(3, s1), 5), kind: "transpositions", edition: "2026", size: 1 };
}

function exchanges(random: () => number): Problem {
  const size = between(random, 1, 2);
  const s1 = between(random, size + 1, size === 1 ? 5 : 3);
  return { s1, s2: between(random, s1, s1 + 1), kind: "exchanges", edition: "2026", size };
}

/** What stands further down in a list takes too long to reach by hand; counted from 0. */
const LAST_ASKED = 11;

/** A question about an entry that the seed draws, at `k` from 0. */
function aboutEntry(
  seed: number,
  draw: (random: () => number) => Problem,
  ask: (words: Words, problem: Problem, k: number, entry: string) => Pick<Asked, "prompt" | "answer">,
): Asked {
  const random = seededRandom(seed);
  const problem = draw(random);
  const entries = rightEntries(problem);
  const k = between(random, 0, Math.min(entries.length - 2, LAST_ASKED));
  return { problem, ...ask(outcomeWords, problem, k, entries[k] ?? "") };
}

/** What comes after an entry in a list; undefined where it is not in it. */
function entryAfter(entries: readonly string[], entry: string, none: string): string | undefined {
  const at = entries.indexOf(entry);
  return at < 0 ? undefined : (entries[at + 1] ?? none);
}

function next(seed: number): Asked {
  return aboutEntry(seed, transpositions, (words, problem, _k, entry) => ({
    prompt: words.next(problem.s1, problem.s2, entry),
    answer: (result) => entryAfter(entriesOf(result, problem), entry, words.none),
  }));
}

function number(seed: number): Asked {
  return aboutEntry(seed, transpositions, (words, problem, k) => ({
    prompt: words.number(problem.s1, problem.s2, k + 1),
    answer: (result) => entriesOf(result, problem)[k + 1],
  }));
}

function count(seed: number): Asked {
  const random = seededRandom(seed);
  const s1 = between(random, 2, 4);
  const s2 = between(random, s1, 6);
  return {
    problem: { s1, s2, kind: "transpositions", edition: "2026", size: 1 },
    prompt: outcomeWords.count(s1, s2),
    answer: (result) => String(result.count),
  };
}

function exchange(seed: number): Asked {
  return aboutEntry(seed, exchanges, (words, problem, k) => ({
    prompt: words.exchange(problem.s1, problem.s2, problem.size, k + 1),
    answer: (result) => entriesOf(result, problem)[k],
  }));
}

function after(seed: number): Asked {
  return aboutEntry(seed, exchanges, (words, problem, _k, entry) => ({
    prompt: words.after(problem.s1, problem.s2, problem.size, entry),
    answer: (result) => entryAfter(entriesOf(result, problem), entry, words.none),
  }));
}
