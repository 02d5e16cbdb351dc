import { Fragment, type ReactElement, useState } from "react";
import { lazy } from "#src/tools/shared/lazy.tsx";
import { absentees, type Doc, type Drawn } from "../doc.ts";
import { Seat } from "../round/Seat.tsx";
import { byeWorth } from "../shown.ts";
import type { PairingWords } from "../words.en.ts";
import { nameOf } from "./names.ts";

const Reasons = lazy(async () => (await import("../why/Reasons.tsx")).Reasons);

/** Who has no board in this round: the bye, who could not be paired, who is away. */
export function Rest({
  doc,
  drawn,
  points,
  held,
  onPress,
  seatLabel,
  words,
}: {
  readonly doc: Doc;
  readonly drawn: Drawn;
  /** The points of each player, as they are shown. */
  readonly points: ReadonlyMap<number, string>;
  readonly held: number | undefined;
  /** Presses a seat; undefined: there is nothing to be pressed for. */
  readonly onPress: ((id: number) => void) | undefined;
  readonly seatLabel: (name: string) => string;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.rounds;
  const { tournament } = doc;
  const [isAsked, setIsAsked] = useState(false);
  const { bye, original, method, isForeign = false } = drawn;
  const canAsk = method === "dutch" && !isForeign && bye === original.bye && original.unpaired.length === 0;
  const name = (id: number) => nameOf(tournament, id);
  const seat = (id: number) => (
    <Seat
      {...{ id, onPress }}
      label={seatLabel}
      name={name(id)}
      points={points.get(id) ?? ""}
      held={held === id}
    />
  );
  const away = absentees(doc);
  return (
    <dl className="pair-rest">
      {drawn.bye !== undefined && (
        <div>
          <dt>{w.bye}</dt>
          <dd>
            {seat(drawn.bye)} <span>{w.byeText(byeWorth("U", tournament))}</span>{" "}
            {canAsk && (
              <button
                type="button"
                className="btn btn--quiet needs-script"
                aria-expanded={isAsked}
                aria-label={w.whyBye}
                onClick={() => setIsAsked(!isAsked)}
              >
                {w.why}
              </button>
            )}
            {canAsk && isAsked && (
              <div className="pair-reasons needs-script" role="status">
                <Reasons {...{ doc }} questions={[{ kind: "play", ids: [drawn.bye] }]} />
              </div>
            )}
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
