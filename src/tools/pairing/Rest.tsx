import { Fragment, type ReactElement } from "react";
import { absentees, type Doc, type Drawn } from "./doc.ts";
import { byeWorth } from "./exports.ts";
import { nameOf } from "./names.ts";
import { Seat } from "./Seat.tsx";
import type { PairingWords } from "./words.ts";

/** Who has no board in this round: the bye, who could not be paired, who is away. */
export function Rest({
  doc,
  drawn,
  points,
  held,
  onPress,
  words,
}: {
  readonly doc: Doc;
  readonly drawn: Drawn;
  /** The points of each player, as they are shown. */
  readonly points: ReadonlyMap<number, string>;
  readonly held: number | undefined;
  /** Presses a seat; undefined: seats are not changed now. */
  readonly onPress: ((id: number) => void) | undefined;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.rounds;
  const { tournament } = doc;
  const name = (id: number) => nameOf(tournament, id);
  const seat = (id: number) => (
    <Seat {...{ id, onPress, words }} name={name(id)} points={points.get(id) ?? ""} held={held === id} />
  );
  const away = absentees(doc);
  return (
    <dl className="pair-rest">
      {drawn.bye !== undefined && (
        <div>
          <dt>{w.bye}</dt>
          <dd>
            {seat(drawn.bye)} <span>{w.byeText(byeWorth("U", tournament))}</span>
          </dd>
        </div>
      )}
      {drawn.unpaired.length > 0 && (
        <div>
          <dt>{w.unpaired}</dt>
          <dd>
            {drawn.unpaired.map((id) => (
              <Fragment key={id}>{seat(id)} </Fragment>
            ))}
          </dd>
        </div>
      )}
      {away.length > 0 && (
        <div>
          <dt>{w.absent}</dt>
          <dd>{away.map(({ id, kind }) => `${name(id)} (${byeWorth(kind, tournament)})`).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}
