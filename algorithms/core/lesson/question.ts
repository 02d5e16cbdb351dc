/**
 * A question is a reading of a run. A lesson says which instance a seed draws, and how its answer is read off a run of the
 * instance; the rest follows: the solution is what the lesson's own program comes to, an answer is right if it is the same, and
 * a mistake has a name if a wrong program comes to it. A worked table is the same by rows.
 */

import {
  type Algorithm,
  type ChoiceKinds,
  record,
  type StepKinds,
  silentRecorder,
  type Trace,
} from "../run/trace.ts";
import {
  type ComparedAnswers,
  type FadedTable,
  no,
  type Task,
  type Tasks,
  type WorkedTable,
  yes,
} from "./exercise.ts";

/** A run of some program on an instance. A wrong program may have failed, and may leave out what the type of its result says. */
export interface Run<R> {
  readonly result: R;
  readonly trace: Trace;
}

/** A field whose answer is a whole number. */
export interface NumberField {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  /** What is said to anything else. */
  readonly otherwise: string;
}

type Shown = Omit<Task, "solution" | "grade" | "compared" | "fields">;

/** What is shown of an instance, and what is said to an answer. */
export type Asked = Shown &
  (
    | {
        /** Numbers, of which each has one that is right. */
        readonly fields: readonly NumberField[];
        /** Why the answer is right or, by its last number, wrong: those before that are right, and those behind it are not read. */
        why(typed: readonly number[]): string;
      }
    /** Texts, or several answers that are right. */
    | Pick<Task, "fields" | "grade">
  );

/** What a run answers, field by field; undefined: nothing that could be typed. */
export type Answers = readonly (number | string)[] | undefined;

/** A question about instances D of problems P, of which M is seen of a run. */
export interface QuestionParts<D, P, M> extends Pick<ComparedAnswers, "isRare"> {
  /**
   * The instance of a seed; seed 0 gives the one that was chosen by hand. `answers` reads off what the lesson's program comes
   * to, for instances that are worth asking only if it comes to something.
   */
  draw(seed: number, answers: (drawn: D) => Answers): D;
  problem(drawn: D): P;
  read(made: M, drawn: D): Answers;
  /** An answer in one spelling, the same for all texts that mean the same; numbers have one unless told. */
  spell?(text: string, field: number, drawn: D): string;
  ask(drawn: D, right: readonly string[], made: M): Asked;
}

/** A worked table about instances D. */
export interface TableParts<D, P, M> {
  /** The table of so many rows or players; seed 0 gives the one that was chosen by hand. */
  draw(n: number, seed: number, rows: (drawn: D) => Rows): D;
  problem(drawn: D): P;
  /** What a run fills in; undefined if it gives nothing. */
  read(made: M, drawn: D): Rows;
  /** An answer in one spelling, the same for all texts that mean the same in their row. */
  spell(text: string, column: number, drawn: D): string;
  ask(drawn: D, rows: readonly (readonly string[])[], made: M): AskedTable;
}

type Rows = readonly (readonly string[])[] | undefined;

/** What is shown of a worked table, and what is said to a wrong cell. */
export interface AskedTable extends Omit<FadedTable, "rows" | "grade" | "compared"> {
  /** Why the text in a cell is wrong, with its whole row as it was typed. Rows and columns count from 0. */
  why(text: string, row: number, column: number, typed: readonly string[]): string;
  /** Where more tables than one are right: whether a cell is, by all that was typed; undefined if it has to be as in the rows. */
  isRight?(typed: readonly (readonly string[])[], row: number, column: number): boolean | undefined;
}

/**
 * The makers of an algorithm's questions: `viewOf` says what is seen of a run; undefined if there is nothing to see. Of one that
 * was stopped, as some wrong programs never end, nothing is seen unless `stopped` tells.
 */
export function questionsOf<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds, M>(
  algorithm: Algorithm<P, R, K, C, A>,
  viewOf: (run: Run<R>, problem: P) => M | undefined,
  stopped?: (trace: Trace, problem: P) => M | undefined,
) {
  type Solve = typeof algorithm.solve;

  /** What the algorithm itself makes of a problem, recorded only if the record is looked at. */
  function own(problem: P): M {
    const { solve, steps, asks } = algorithm;
    const run: Run<R> = {
      get result() {
        return solve(problem, silentRecorder<K, A>(steps, asks));
      },
      get trace() {
        return record(algorithm, problem).trace;
      },
    };
    return viewOf(run, problem) as M;
  }

  /** What is seen of another program's run. */
  function seen(...[program, run, problem]: [...Parameters<ComparedAnswers["answersOf"]>, P]): M | undefined {
    const { result, trace } = run(algorithm, program as Solve, problem);
    if (trace === undefined) return undefined;
    return result === undefined ? stopped?.(trace, problem) : viewOf({ result, trace }, problem);
  }

  function question<D>(parts: QuestionParts<D, P, M>): Tasks[string] {
    const { draw, problem, read, ask, spell, isRare } = parts;
    return (seed) => {
      const drawn = draw(seed, (thought) => read(own(problem(thought)), thought));
      const made = own(problem(drawn));
      const solution = (read(made, drawn) ?? []).map(String);
      const asked = ask(drawn, solution, made);
      const compared: ComparedAnswers = {
        answersOf(program, run) {
          const other = seen(program, run, problem(drawn));
          return other && read(other, drawn)?.map(String);
        },
        ...(spell && { spell: (text, field) => spell(text, field, drawn) }),
        ...(isRare === undefined ? {} : { isRare }),
      };
      return { ...taskOf(asked, solution), compared };
    };
  }

  function table<D>({ draw, problem, read, spell, ask }: TableParts<D, P, M>): WorkedTable {
    return (n, seed = 0) => {
      const drawn = draw(n, seed, (thought) => read(own(problem(thought)), thought));
      const made = own(problem(drawn));
      const rows = read(made, drawn) ?? [];
      const { why, isRight = () => undefined, ...shown } = ask(drawn, rows, made);
      const spelled = (text: string, column: number): string => spell(text, column, drawn);
      return {
        ...shown,
        rows,
        grade: gradeBySpelling(rows, spelled, { why, isRight }),
        compared: {
          spell: spelled,
          rowsOf(program, run) {
            const other = seen(program, run, problem(drawn));
            return other && read(other, drawn);
          },
        },
      };
    };
  }

  return { question, table, own };
}

/** The makers of questions that are read off the steps of a run, as far as it went, and of those that are read off its result. */
export function readingsOf<P, R, K extends StepKinds, C extends string, A extends ChoiceKinds>(
  algorithm: Algorithm<P, R, K, C, A>,
) {
  return {
    ofTrace: questionsOf(
      algorithm,
      ({ trace }) => trace,
      (trace) => trace,
    ),
    ofResult: questionsOf(algorithm, ({ result }) => result),
  };
}

/** A question that no run answers: its answer is worked out of the instance. */
export function reckoned<D>(parts: {
  draw(seed: number): D;
  answer(drawn: D): readonly (number | string)[];
  ask(drawn: D, right: readonly string[]): Asked;
}): Tasks[string] {
  return (seed) => {
    const drawn = parts.draw(seed);
    const solution = parts.answer(drawn).map(String);
    return taskOf(parts.ask(drawn, solution), solution);
  };
}

function taskOf(asked: Asked, solution: readonly string[]): Task {
  if ("grade" in asked) return { ...asked, solution };
  const { fields, why, ...shown } = asked;
  return {
    ...shown,
    fields: fields.map(({ label }) => label),
    solution,
    grade(answers) {
      const typed: number[] = [];
      for (const [k, { least, most, otherwise }] of fields.entries()) {
        const value = wholeNumber(answers[k] ?? "", least, most);
        if (value === undefined) return no(otherwise);
        typed.push(value);
        if (String(value) !== solution[k]) return no(why(typed));
      }
      return yes(why(typed));
    },
  };
}

/**
 * Judges the cells of a table: an answer is right if it means one that stands in its row and that no cell before it in the row
 * has given. Says what is wrong with the first wrong one.
 */
function gradeBySpelling(
  right: readonly (readonly string[])[],
  spell: (text: string, column: number) => string,
  { why, isRight }: Required<Pick<AskedTable, "why" | "isRight">>,
): FadedTable["grade"] {
  return (typed) => {
    let reason = "";
    const cells = typed.map((texts, row) => {
      const left = (right[row] ?? []).map(spell);
      return texts.map((text, column) => {
        if (text.trim() === "") return undefined;
        const at = left.indexOf(spell(text, column));
        if (at >= 0) left.splice(at, 1);
        const isFine = isRight(typed, row, column) ?? at >= 0;
        if (!isFine && reason === "") reason = why(text, row, column, texts);
        return isFine;
      });
    });
    return { cells, reason };
  };
}

/** The whole number typed, when it is one from `least` to `most`. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const digits = text.trim();
  const value = Number(digits);
  return /^\d+$/.test(digits) && value >= least && value <= most ? value : undefined;
}
