import type { ReactElement } from "react";
import { type Ballot, type Choice, totalOf, type Vote, votesFor } from "./vote.ts";
import type { VoteWords } from "./words.en.ts";

/** So many answers have a line each, whether they were chosen or not. */
const MOST_LINES = 9;

interface VoteHistogramProps {
  readonly choices: readonly Choice[];
  /** The letters that are right; they are marked only after the answer was shown. */
  readonly right?: readonly string[];
  readonly vote: Vote;
  readonly words: VoteWords;
  /** The answers alone, before the class may see who said what. */
  readonly isSilent?: boolean;
}

/**
 * Both votes side by side: letters, bars and numbers. Everything is in `em`, so it is as large as what it stands in. The
 * first vote's bars are open, the second's full; the right answer has a frame and a word.
 */
export function VoteHistogram(props: VoteHistogramProps): ReactElement {
  const { choices, right = [], vote, words: t, isSilent = false } = props;
  const { phase, first, second } = vote;
  const ballots: [string, Ballot][] = isSilent ? [] : [[t.firstShort, first]];
  if (!isSilent && (phase === "second" || phase === "revealed")) ballots.push([t.secondShort, second]);
  const most = Math.max(
    1,
    ...choices.flatMap(({ letter }) => ballots.map(([, ballot]) => votesFor(ballot, letter))),
  );
  // A long list would not fit beside a picture: what nobody chose is left out of it.
  const told =
    choices.length <= MOST_LINES
      ? choices
      : choices.filter(
          ({ letter }) =>
            ballots.some(([, ballot]) => votesFor(ballot, letter) > 0) ||
            (phase === "revealed" && right.includes(letter)),
        );
  return (
    <table className="vote-bars" data-phase={phase}>
      <caption>{ballots.map(([name, ballot]) => `${name}: ${t.votes(totalOf(ballot))}`).join(" · ")}</caption>
      <tbody>
        {told.map(({ letter, text }) => (
          <tr key={letter} data-right={phase === "revealed" && right.includes(letter) ? "" : undefined}>
            <th scope="row">
              <b>{letter}</b> <span>{text}</span>
              {phase === "revealed" && right.includes(letter) && <em> ✓ {t.right}</em>}
            </th>
            {ballots.map(([name, ballot], k) => (
              <td key={name}>
                <Bar count={votesFor(ballot, letter)} most={most} isOpen={k === 0} />
                <span>
                  {votesFor(ballot, letter)} ·{" "}
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
