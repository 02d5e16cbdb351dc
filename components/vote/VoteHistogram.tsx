import type { ReactElement } from "react";
import { type Ballot, type Choice, totalOf, type Vote, votesFor } from "./vote.ts";
import type { VoteWords } from "./words.ts";

interface VoteHistogramProps {
  readonly choices: readonly Choice[];
  /** Which choice is right; it is marked only after the answer was shown. */
  readonly right?: number | undefined;
  readonly vote: Vote;
  readonly words: VoteWords;
}

/**
 * Both votes side by side: letters, bars and numbers. Everything is in `em`, so it is as large as what it stands in. The
 * first vote's bars are open, the second's full; the right answer has a frame and a word.
 */
export function VoteHistogram({ choices, right, vote, words: t }: VoteHistogramProps): ReactElement {
  const { phase, first, second } = vote;
  const ballots: [string, Ballot][] = [[t.firstShort, first]];
  if (phase === "second" || phase === "revealed") ballots.push([t.secondShort, second]);
  const most = Math.max(
    1,
    ...choices.flatMap(({ letter }) => ballots.map(([, ballot]) => votesFor(ballot, letter))),
  );
  return (
    <table className="vote-bars" data-phase={phase}>
      <caption>{ballots.map(([name, ballot]) => `${name}: ${t.votes(totalOf(ballot))}`).join(" · ")}</caption>
      <tbody>
        {choices.map(({ letter, text }, i) => (
          <tr key={letter} data-right={phase === "revealed" && right === i ? "" : undefined}>
            <th scope="row">
              <b>{letter}</b> <span>{text}</span>
              {phase === "revealed" && right === i && <em>✓ {t.right}</em>}
            </th>
            {ballots.map(([name, ballot], k) => (
              <td key={name}>
                <Bar count={votesFor(ballot, letter)} most={most} isOpen={k === 0} />
                <span>
                  {votesFor(ballot, letter)}{" "}
                  <small>{t.shareOf(votesFor(ballot, letter), totalOf(ballot))}</small>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({
  count,
  most,
  isOpen,
}: {
  readonly count: number;
  readonly most: number;
  readonly isOpen: boolean;
}): ReactElement {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-open={isOpen ? "" : undefined}
    >
      <rect x="0" y="0.5" width={(100 * count) / most} height="9" />
    </svg>
  );
}
