import type { ReactElement } from "react";
import { type Field, topscorersOf } from "#algorithms/engines/swiss/candidates.ts";
import type { Board, Doc, Drawn } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { shownScore } from "../shown.ts";
import { DutchWhy } from "../why/DutchWhy.tsx";
import { whyWords } from "../why/words.en.ts";
import type { PairingWords } from "../words.en.ts";
import type { Explained } from "../work.ts";
import { isByHand } from "./seats.ts";

/** Why a pair was made, in words. */
export function WhyPair({
  doc,
  field,
  board,
  explanations,
  failed,
  words,
}: {
  readonly doc: Doc;
  readonly field: Field;
  readonly board: Board;
  readonly explanations: readonly Explained[] | undefined;
  readonly failed: string | undefined;
  readonly words: PairingWords;
}): ReactElement {
  const w = whyWords;
  const drawn = doc.drawn as Drawn;
  const name = (id: number) => nameOf(doc.tournament, id);
  const candidate = (id: number) => field.candidates.find((each) => each.id === id);
  const told = (id: number) =>
    `${name(id)} (${w.points(shownScore(doc.tournament, id, candidate(id)?.score ?? 0, field.round))})`;
  const isPair = ({ better, other }: Explained) =>
    (better === board.white && other === board.black) || (better === board.black && other === board.white);
  const found = explanations?.find(isPair);
  const colors = [board.white, board.black].map((id) => {
    const { colors: had = [], preference, strength = 0 } = candidate(id) ?? {};
    return w.colors(name(id), had, preference, strength);
  });
  const [white, black] = [candidate(board.white), candidate(board.black)];
  const topscorers = white && black ? topscorersOf(white, black).map(({ id }) => id) : [];
  const getting = white?.preference === "white" ? board.white : board.black;
  const isLast = field.round === doc.tournament.rounds;
  const isOwn = !drawn.original.pairs.some(
    ({ white, black }) =>
      (white === board.white && black === board.black) || (white === board.black && black === board.white),
  );
  const { bye, unpaired } = drawn.original;
  const out = [...(bye === undefined ? [] : [bye]), ...unpaired];
  if (isOwn) return <p>{w.byHand}</p>;
  if (drawn.isForeign) return <p>{w.foreign}</p>;
  if (drawn.method === "dutch")
    return (
      <>
        <DutchWhy {...{ doc, field }} pair={board} />
        <p>{colors.join(" ")}</p>
      </>
    );
  if (failed !== undefined) return <p>{w.failed(failed)}</p>;
  if (!found) return <p>{w.working}</p>;
  const { better, other, exclusions, more } = found;
  return (
    <>
      {exclusions.length === 0 ? (
        <p>{w.first(told(better), told(other))}</p>
      ) : (
        <>
          <p>{w.before(told(better), told(other), exclusions.length + more)}</p>
          <ul>
            {exclusions.map(({ opponent, reason }) => (
              <li key={opponent} data-reason={reason.kind}>
                {w.reason(reason, {
                  better: told(better),
                  other: told(opponent),
                  must: candidate(better)?.preference,
                  ...{ name, out, isLast },
                })}
              </li>
            ))}
            {more > 0 && <li>{w.more(more)}</li>}
          </ul>
        </>
      )}
      <p>
        {colors.join(" ")}{" "}
        {topscorers.length > 0 && w.topscorers(topscorers, white?.preference ?? "white", getting, name)}{" "}
        {isByHand(drawn, board) && words.rounds.byHand}
      </p>
    </>
  );
}
