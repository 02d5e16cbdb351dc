import type { ReactElement } from "react";
import { groupLetter } from "#algorithms/engines/schedules/groups.ts";
import type { Match, Side } from "#algorithms/engines/schedules/knockout.ts";
import type { ViewProps } from "../views.tsx";
import { bracketOf } from "./bracket.ts";
import { decisionFor, decisionKey } from "./group-standings.ts";
import { groupWords } from "./words.en.ts";

/** The bracket, round beside round; the winner of a match is pressed. */
export function Knockout({ plan, results, onResult }: ViewProps): ReactElement {
  const w = groupWords;
  const { rounds, third, open, equal } = bracketOf(plan, results);
  const champion = rounds.at(-1)?.[0]?.winner;
  const box = (match: Match<string>) => (
    <MatchBox
      {...{ match }}
      onWinner={(name, other) =>
        onResult(
          decisionKey("match", name, other),
          match.winner === name ? undefined : decisionFor(name, other),
        )
      }
    />
  );
  return (
    <>
      <p className="tool__note needs-script">{w.note}</p>
      <div role="status">
        {open.length > 0 && <p>{w.open(open)}</p>}
        {equal.map(({ letter, names }) => (
          <p key={letter + names[0]}>
            <b>{w.equal(letter, names)}</b>
          </p>
        ))}
        {champion !== undefined && (
          <p>
            <b>{w.champion(champion)}</b>
          </p>
        )}
      </div>
      <div className="bracket">
        {rounds.map((matches) => (
          <section key={matches.length}>
            <h3>{w.rounds(matches.length)}</h3>
            <ol>
              {matches.map((match, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a match is its place in the bracket.
                <li key={k}>{box(match)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {third && (
        <div className="bracket">
          <section>
            <h3>{w.third}</h3>
            <ol>
              <li>{box(third)}</li>
            </ol>
          </section>
        </div>
      )}
    </>
  );
}

function MatchBox({
  match: { number, sides, winner },
  onWinner,
}: {
  readonly match: Match<string>;
  readonly onWinner: (name: string, other: string) => void;
}): ReactElement {
  const w = groupWords;
  const nameOf = (side: Side<string>) => (side.kind === "player" ? side.player : undefined);
  return (
    <>
      <small>{number > 0 && w.match(number)}</small>
      {sides.map((side, k) => {
        const [name, other] = [side, sides[1 - k]].map(nameOf);
        const isPlayed = number > 0 && name !== undefined && other !== undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a match has two sides.
          <p key={k} data-won={number > 0 && name !== undefined && winner === name ? "" : undefined}>
            {isPlayed ? (
              <button
                type="button"
                aria-pressed={winner === name}
                aria-label={[codeOf(side), w.wins(name, other)].filter(Boolean).join(" ")}
                onClick={() => onWinner(name, other)}
              >
                <SideText {...{ side }} />
              </button>
            ) : (
              <SideText {...{ side }} />
            )}
          </p>
        );
      })}
    </>
  );
}

/** Which place of which group it comes from: "B2"; nothing after the first round. */
function codeOf(side: Side<string>): string {
  return "from" in side && side.from ? `${groupLetter(side.from.group)}${side.from.place + 1}` : "";
}

/** Who it is and whence they come, or who will stand there. */
function SideText({ side }: { readonly side: Side<string> }): ReactElement {
  const w = groupWords;
  const code = codeOf(side);
  switch (side.kind) {
    case "player":
      return (
        <>
          {code && <small>{code}</small>} <bdi>{side.player}</bdi>
        </>
      );
    case "qualifier":
      return <span>{code}</span>;
    case "loser":
      return <i>{w.loserOf(side.match)}</i>;
    case "winner":
      return <i>{w.winnerOf(side.match)}</i>;
    case "bye":
      return <i>{w.bye}</i>;
  }
}
