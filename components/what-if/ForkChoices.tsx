import type { ReactElement } from "react";
import { marksOf } from "#algorithms/core/lesson/performing.ts";
import { type ChosenFuture, type OpenFork, openForksAt } from "#algorithms/core/run/futures.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { inputOf, type WhatIfSubject } from "./otherwise.ts";
import { whatIfWords as words } from "./words.en.ts";

/** So many answers of one choice stand in the list. */
const MOST_LISTED = 40;

/** What is free at a position of a future, where that can be said in words. */
export function forksIn(subject: WhatIfSubject, base: ChosenFuture, position: number): readonly OpenFork[] {
  return subject.performing ? openForksAt([subject.lesson, inputOf(subject, base)], base, position) : [];
}

/** The marks of the picture that stand for an answer. */
export function marksOfAnswer(
  { performing, run }: WhatIfSubject,
  { kind }: OpenFork,
  answer: Answer,
  problem: unknown = run.problem,
): string[] {
  const touch = performing?.touch[kind];
  if (!touch) return [];
  const edge = touch.edgeOf?.(answer, problem);
  return [...marksOf(touch, answer, problem), ...(edge === undefined ? [] : [edge])];
}

interface ForkChoicesProps {
  readonly subject: WhatIfSubject;
  readonly fork: OpenFork;
  /** The problem of its run, where that is another one. */
  readonly problem?: unknown;
  /** What stands beside the answer that it takes. */
  readonly tag: string;
  /** Marks that were touched: what has none of them is left out. */
  readonly touched?: readonly string[];
  /** Told the index of the answer that is chosen. */
  readonly onTake: (index: number) => void;
  readonly onPoint?: (mark: string | undefined) => void;
}

/** The answers of a free choice, each a button but the one that is taken. */
export function ForkChoices(props: ForkChoicesProps): ReactElement {
  const { subject, fork, tag, touched = [], onTake, onPoint } = props;
  const { performing, run } = subject;
  const { problem = run.problem } = props;
  const name = (answer: Answer): string => performing?.words.answer[fork.kind]?.(answer, problem) ?? "";
  const all = fork.legal
    .map((answer, index) => ({ answer, index, marks: marksOfAnswer(subject, fork, answer, problem) }))
    .filter(({ marks }) => touched.every((mark) => marks.includes(mark)));
  return (
    <ul className="what-if__answers">
      {all.slice(0, MOST_LISTED).map(({ answer, index, marks }) => (
        <li key={index}>
          <button
            type="button"
            className="btn"
            disabled={index === fork.taken && tag !== ""}
            onClick={() => onTake(index)}
            onPointerEnter={() => onPoint?.(marks.at(-1))}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(marks.at(-1))}
            onBlur={() => onPoint?.(undefined)}
          >
            {name(answer)}
            {index === fork.taken && tag !== "" && <small>{tag}</small>}
          </button>
        </li>
      ))}
      {all.length > MOST_LISTED && <li>{words.more(all.length - MOST_LISTED)}</li>}
    </ul>
  );
}
