import type { ReactElement } from "react";
import type { Evidence } from "#algorithms/core/lesson/lesson.ts";
import { Icon } from "../page/Icon.tsx";
import type { PlayerWords } from "./words.ts";

/** A statement with its test at this position. */
export interface Checked extends Evidence {
  readonly id: string;
  readonly statement: string;
}

interface ChecksProps {
  readonly invariants: readonly Checked[];
  /** The certificate, at the end of the run. */
  readonly claims: readonly Checked[];
  readonly words: PlayerWords;
}

/** The invariants with their figures, at every step; at the end the certificate of the result above them. */
export function Checks({ invariants, claims, words }: ChecksProps): ReactElement {
  return (
    <div className="panel panel--check">
      {claims.length > 0 ? (
        <CheckList title={words.certificate} checks={claims} words={words} />
      ) : (
        invariants.length > 0 && (
          <CheckList title={words.checkedAtEveryStep} checks={invariants} words={words} />
        )
      )}
    </div>
  );
}

function CheckList({
  title,
  checks,
  words,
}: {
  title: string;
  checks: readonly Checked[];
  words: PlayerWords;
}): ReactElement {
  return (
    <>
      <p className="panel__head">
        {title} <span>{words.hold(checks.filter(({ holds }) => holds).length, checks.length)}</span>
      </p>
      <ul className="invariants">
        {checks.map(({ id, statement, holds, evidence }) => (
          <li key={id} data-holds={holds ? "yes" : "no"}>
            <Icon name={holds ? "check" : "wrong"} />
            <span>{statement}</span>
            <span className="evidence">{evidence}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
