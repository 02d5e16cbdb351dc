import type {
  ComparedAnswers,
  ComparedExercises,
  Program,
  RunProgram,
} from "#algorithms/core/lesson/exercise.ts";
import { inAnyOrder } from "#algorithms/kit/spelled-numbers.ts";
import { written } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import {
  algorithm,
  entriesOf,
  exchangeAsked,
  groupsOf,
  lengthsAsked,
  mthAsked,
  nextAsked,
  numberAsked,
  players,
} from "./exercises.ts";

/** How answers to the questions of the article are compared with those of wrong programs. */
export const compared: ComparedExercises = { next, mth, number, lengths, exchange };

type Solve = typeof algorithm.solve;
type Part = Pick<Problem, "s1" | "s2">;

function next(seed: number): ComparedAnswers {
  const { given, ...part } = nextAsked(seed);
  return {
    answersOf(program, run) {
      const listed = ordersOf(program, run, part, given.length);
      for (const order of listed) if (order === written(given)) return answered(listed.next().value);
      return undefined;
    },
    ...asOrder(given.length),
  };
}

function mth(seed: number): ComparedAnswers {
  const { m, ...part } = mthAsked(seed);
  return {
    answersOf(program, run) {
      const listed = ordersOf(program, run, part, part.s1);
      for (let number = 0; number < m; number++) listed.next();
      return answered(listed.next().value);
    },
    ...asOrder(part.s1),
  };
}

function number(seed: number): ComparedAnswers {
  const { order, ...part } = numberAsked(seed);
  const wanted = written(order.slice(0, part.s1));
  return {
    answersOf(program, run) {
      let m = 0;
      for (const found of ordersOf(program, run, part, part.s1)) {
        if (found === wanted) return [String(m)];
        m++;
      }
      return undefined;
    },
    isRare: true,
  };
}

/** An order is one of so many that chance hardly hits it. */
function asOrder(places: number): Pick<ComparedAnswers, "spell" | "isRare"> {
  return { spell: (text) => players(text).slice(0, places).join(" "), isRare: true };
}

function answered(order: string | undefined): string[] | undefined {
  return order === undefined ? undefined : [order];
}

/** The orders that a program lists, as far as their first places go; a wrong one may list them without end. */
function* ordersOf(
  program: Program,
  run: RunProgram,
  part: Part,
  places: number,
): Generator<string, undefined> {
  const { trace } = run(algorithm, program as Solve, { ...part, ...LATEST, kind: "transpositions" });
  const cursor = trace?.cursor();
  for (let k = 1; trace && cursor; k++) {
    const at = trace.occurrence("list", k);
    if (at === 0) return;
    yield written(Array.from(cursor.seek(at).cells.last).slice(0, places));
  }
}

const LATEST = { edition: "2026", size: 1 } as const;

function lengths(seed: number): ComparedAnswers {
  const part = lengthsAsked(seed);
  return {
    answersOf(program, run) {
      const [old, now] = (["2012", LATEST.edition] as const).map((edition) => {
        const problem = { ...part, ...LATEST, edition, kind: "transpositions" as const };
        return run(algorithm, program as Solve, problem).result?.count;
      });
      return old && now ? [old, now, old / now].map(String) : undefined;
    },
  };
}

function exchange(seed: number): ComparedAnswers {
  const { problem, all, k } = exchangeAsked(seed);
  const given = all[k].join();
  return {
    answersOf(program, run) {
      const { result } = run(algorithm, program as Solve, problem);
      const listed = result ? entriesOf(result) : [];
      const at = listed.findIndex((entry) => entry.join() === given);
      const after = at < 0 ? undefined : listed[at + 1];
      return after && groupsOf(after);
    },
    spell: inAnyOrder,
  };
}
