import { type ReactElement, type ReactNode, useId, useState } from "react";
import { TableHead } from "#src/tools/shared/TableHead.tsx";
import type { Report, Whole } from "./report.ts";
import type { Search } from "./use-solution.ts";
import type { MatchingWords } from "./words.en.ts";

/** So many rows of a table are shown until all are asked for. */
const FIRST_ROWS = 12;
/** More vertices than this are counted, not named. */
const MOST_NAMED = 30;

interface OutcomeProps {
  readonly search: Search;
  /** Whether the search begins by itself. */
  readonly isAutomatic: boolean;
  readonly canSolve: boolean;
  readonly onSolve: () => void;
  readonly onCancel: () => void;
  readonly words: MatchingWords;
}

/** How the search stands, and what it has found. */
export function Outcome(props: OutcomeProps): ReactElement {
  const { search, isAutomatic, canSolve, onSolve, onCancel, words } = props;
  const { report, isOld, isRunning, isCanceled, failed, share } = search;
  const w = words.search;
  const shown = report && (isAutomatic || !isOld) ? report : undefined;
  const isLate = isRunning && !isAutomatic;
  return (
    <section className="match-outcome" aria-label={words.result.title} data-old={isOld ? "" : undefined}>
      <div role="status">
        {shown ? (
          <Head report={shown} words={words} />
        ) : (
          !isLate && canSolve && <p>{isAutomatic ? w.wait : ""}</p>
        )}
        {isCanceled && <p>{w.canceled}</p>}
        {failed !== undefined && <p className="match-outcome__failed">{w.failed(failed)}</p>}
      </div>
      {!isAutomatic && !isRunning && canSolve && (!shown || isOld) && (
        <p>
          <button type="button" className="btn btn--solid" onClick={onSolve}>
            {w.solve}
          </button>
        </p>
      )}
      {isLate && (
        <p className="tool__progress">
          <span>{share !== undefined ? w.reading(share) : w.solving}</span>
          {share !== undefined && share < 1 ? (
            <progress aria-label={w.reading(share)} value={share} />
          ) : (
            <progress aria-label={w.solving} />
          )}
          <button type="button" className="btn" onClick={onCancel}>
            {w.cancel}
          </button>
        </p>
      )}
      {shown && <Proof report={shown} words={words} />}
    </section>
  );
}

function Head({ report, words }: { report: Report; words: MatchingWords }): ReactElement {
  const w = words.result;
  const { n, m, exposed, objective, milliseconds, tutte } = report;
  if (n === 0) return <p>{w.nobody}</p>;
  const isLargest = objective !== "weight";
  return (
    <>
      <h2>
        {w.head(report)} <small>{w.sub(report)}</small>
      </h2>
      <p>
        {exposed.length === 0
          ? w.perfect
          : exposed.length <= MOST_NAMED
            ? w.exposed(report)
            : w.exposedMany(exposed.length)}{" "}
        {exposed.length > 0 && isLargest && !tutte && w.notPerfect}
      </p>
      <p className="match-outcome__time">{w.time(milliseconds, n, m)}</p>
    </>
  );
}

function Proof({ report, words }: { report: Report; words: MatchingWords }): ReactElement | null {
  const { sizeProof, weightProof } = report;
  const w = words.proof;
  if (report.n === 0) return null;
  const number = (value: Whole) => String(value).replace("-", "−");
  return (
    <>
      <Rows
        title={words.result.pairs}
        head={[words.result.pair, words.result.weight]}
        rows={words.result.pairsOf(report)}
        words={words}
      />
      <h3>{w.title}</h3>
      {sizeProof && (
        <div className="match-proof">
          <p>{words.proof.size(report, sizeProof)}</p>
          <p className="match-proof__sum">
            <b>{w.sizeSum(report, sizeProof)}</b> <small>{w.sizeSumWords}</small>
          </p>
          <Checked proof={sizeProof.proof} words={words} />
        </div>
      )}
      {weightProof && (
        <div className="match-proof">
          <p>
            {w.weight(report, weightProof)} {w.scaled(report)}
          </p>
          <p className="match-proof__sum">
            <b>{w.weightSum(report, weightProof)}</b> <small>{w.weightSumWords(report, weightProof)}</small>
          </p>
          {weightProof.leastSlack !== undefined && (
            <p className="match-proof__slack">{w.slack(weightProof.leastSlack, weightProof.tight)}</p>
          )}
          <Checked proof={weightProof.proof} words={words} />
        </div>
      )}
      <details className="match-proof__numbers">
        <summary>{w.details}</summary>
        {sizeProof && (
          <dl className="match-sets">
            {(["d", "a", "c"] as const).map((set) => (
              <div key={set}>
                <dt>{w[set]}</dt>
                <dd>{sizeProof[set].map((v) => w.numbered(report, v)).join(", ") || w.empty}</dd>
              </div>
            ))}
          </dl>
        )}
        {weightProof && (
          <Rows
            title={w.prices}
            head={[w.vertex, w.price]}
            rows={weightProof.y.map((y, v) => [w.numbered(report, v), number(y)])}
            words={words}
          />
        )}
        {weightProof && weightProof.blossoms.length > 0 && (
          <Rows
            title={w.blossoms}
            head={[w.blossom, w.z, w.share]}
            rows={weightProof.blossoms.map(({ vertices, z }) => [
              vertices.map((v) => w.numbered(report, v)).join(", "),
              number(z),
              number(BigInt(z) * BigInt((vertices.length - 1) / 2)),
            ])}
            words={words}
          />
        )}
      </details>
    </>
  );
}

function Checked({
  proof,
  words,
}: {
  proof: { readonly holds: boolean; readonly reason: string };
  words: MatchingWords;
}): ReactElement {
  return (
    <p className="match-checked" data-holds={proof.holds ? "yes" : "no"}>
      <b>{proof.holds ? words.proof.checked : words.proof.notChecked}</b> {proof.reason}
    </p>
  );
}

interface RowsProps {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly words: MatchingWords;
}

/** A table whose first rows are shown until all are asked for. */
function Rows({ title, head, rows, words }: RowsProps): ReactNode {
  const id = useId();
  const [isAll, setIsAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = isAll ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <div className="match-rows">
      <p className="panel__head" id={id}>
        {title} <span>{rows.length}</span>
      </p>
      <table aria-labelledby={id}>
        <TableHead names={head} />
        <tbody>
          {shown.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((each, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                <td key={i}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isAll && rows.length > FIRST_ROWS && (
        <button type="button" className="btn btn--quiet" onClick={() => setIsAll(true)}>
          {words.result.showAll(rows.length - FIRST_ROWS)}
        </button>
      )}
    </div>
  );
}
