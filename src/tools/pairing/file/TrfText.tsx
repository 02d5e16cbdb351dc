import { type ReactElement, type RefObject, useMemo, useRef, useState } from "react";
import type { TrfProblem } from "#algorithms/engines/swiss/problem.ts";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import type { Action } from "../actions.ts";
import { type Doc, isBroken, titleOf } from "../doc.ts";
import { columnOf, cutLines, placeOf } from "../marks.ts";
import { lateWords } from "../players/late-words.en.ts";
import { rankedDoc } from "../players/ranked.ts";
import { roundRobinWords } from "../round-robin/words.en.ts";
import { TrfLetters } from "./TrfLetters.tsx";
import { problemsOf, textOf } from "./trf-text.ts";

interface TrfTextProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

const GROUPS = ["error-syntax", "error-rule", "warning-syntax", "warning-rule"] as const;

/** The tournament as a text that can be edited, with every wrong place marked in it and listed below. */
export function TrfText({ doc: unranked, act, area }: TrfTextProps): ReactElement {
  const doc = useMemo(() => rankedDoc(unranked), [unranked]);
  const w = lateWords.text;
  const sheet = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<{ line: number; column: number }>();
  const text = textOf(doc);
  const problems = useMemo(() => problemsOf(doc), [doc]);
  const lines = useMemo(() => cutLines(text, problems), [text, problems]);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const broken = isBroken(doc);
  const goTo = (problem: TrfProblem) => {
    const [start, end] = placeOf(text, problem);
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(start, end);
    const mark = sheet.current?.querySelector(`[data-problem="${problem.line}.${problem.column}"]`);
    mark?.scrollIntoView({ block: "center", inline: "center" });
    setCaret(problem);
  };
  const readCaret = () => {
    const at = area.current?.selectionStart ?? 0;
    const before = text.slice(0, at).split("\n");
    const own = before.at(-1) ?? "";
    setCaret({ line: before.length, column: columnOf(own, own.length) });
  };
  return (
    <section className="trf">
      <label className="panel__head" htmlFor="trf-text">
        {w.label} <span>{caret ? w.at(caret.line, caret.column) : ""}</span>
      </label>
      <div className="trf__box">
        <pre className="trf__numbers" aria-hidden="true">
          {lines.map((_, index) => `${index + 1}\n`).join("")}
        </pre>
        <div className="trf__sheet" ref={sheet}>
          <pre aria-hidden="true">
            {lines.map((pieces, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are named by their number.
              <span key={index}>
                {pieces.map(({ text: piece, problem }, at) =>
                  problem ? (
                    <mark
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name.
                      key={at}
                      data-severity={problem.severity}
                      data-problem={`${problem.line}.${problem.column}`}
                    >
                      {piece}
                    </mark>
                  ) : (
                    piece
                  ),
                )}
                {"\n"}
              </span>
            ))}
          </pre>
          <textarea
            id="trf-text"
            ref={area}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            dir="ltr"
            value={text}
            aria-describedby="trf-status trf-hint"
            aria-invalid={errors > 0}
            onSelect={readCaret}
            onChange={(event) => act({ kind: "type", text: event.target.value, time: performance.now() })}
          />
        </div>
      </div>
      <div id="trf-status" className="trf__status" role="status">
        {errors > 0 ? (
          <p>
            <b>{w.wrong(errors)}.</b>{" "}
            {broken && doc.tournament.players.length > 0 && w.kept(titleOf(doc.tournament))}
          </p>
        ) : (
          <p>{w.fine(doc.tournament.players.length, playedRounds(doc.tournament), problems.length)}</p>
        )}
      </div>
      {doc.file && doc.file.encoding.length > 0 && <TrfLetters file={doc.file} act={act} />}
      {broken && (
        <p className="tool__actions">
          {doc.tournament.players.length > 0 && (
            <button type="button" className="btn" onClick={() => act({ kind: "put-away" })}>
              {w.putAway}
            </button>
          )}
          {problems.some(({ kind }) => kind === "rematch" || kind === "bye") &&
            problems.every(
              ({ kind, severity }) => severity === "warning" || kind === "rematch" || kind === "bye",
            ) && (
              <button type="button" className="btn" onClick={() => act({ kind: "accept" })}>
                {w.acceptForced}
              </button>
            )}
        </p>
      )}
      {GROUPS.map((group) => {
        const [severity, about] = group.split("-");
        const list = problems.filter((each) => each.severity === severity && each.about === about);
        return (
          list.length > 0 && (
            <section key={group} className="trf__problems" data-severity={severity}>
              <h3>{w.groups[group]}</h3>
              <ol>
                {list.map((problem) => (
                  <li key={`${problem.line}.${problem.column}.${problem.message}`}>
                    <button type="button" className="trf__place" onClick={() => goTo(problem)}>
                      {w.place(problem.line, problem.column)}
                    </button>{" "}
                    {w.problem(problem)}
                  </li>
                ))}
              </ol>
            </section>
          )
        );
      })}
      <p id="trf-hint" className="tool__note">
        {w.hint} {(doc.drawn || doc.leftOver.length > 0) && w.own}
        {doc.schedule && roundRobinWords.trf}
      </p>
    </section>
  );
}
