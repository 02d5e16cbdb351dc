import { memo, type ReactElement, type ReactNode, useCallback, useRef, useState } from "react";
import { LONGEST_NAME } from "#algorithms/engines/swiss/list/entry.ts";
import { clubsOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { type Player, playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { usePages } from "#src/tools/shared/pages.tsx";
import type { Action } from "../actions.ts";
import { isOver, lastRound, nextRound, type Status, statusOf } from "../doc.ts";
import { fixedBoards } from "../round/fixed-boards.ts";
import { shownPoints } from "../shown.ts";
import type { LateViewProps } from "../view-props.ts";
import { AwayFields } from "./AwayFields.tsx";
import { FindPlayers } from "./FindPlayers.tsx";
import { EVERYBODY, foundPlayers, type Sought } from "./found.ts";
import type { AllWords } from "./late-words.ts";
import { PersonFields } from "./PersonFields.tsx";

const STATUSES: readonly Status[] = ["plays", "H", "F", "Z", "U", "withdrawn"];

/** Fewer are seen at one glance. */
const MANY = 9;

/** Who is sought, in the order of the moment at which they were: until something else is, or somebody comes or goes. */
function useOrder({ players, notes }: Tournament, sought: Sought): readonly number[] {
  const key = `${players.length} ${notes.find((note) => note.startsWith("012"))} ${sought.order} ${sought.text}`;
  const kept = useRef({ key: "", found: NOBODY });
  if (kept.current.key !== key) kept.current = { key, found: foundPlayers(players, sought) };
  return kept.current.found;
}
const NOBODY: readonly number[] = [];

/** The players, what is known of them, and whether they play in a round to come. */
export function PlayerList({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const { tournament, drawn } = doc;
  const [wanted, setWanted] = useState(0);
  /** Of whom more is shown. */
  const [open, setOpen] = useState<number>();
  const showMore = useCallback((id: number) => setOpen((old) => (old === id ? undefined : id)), []);
  const { players } = tournament;
  const [sought, setSought] = useState(EVERYBODY);
  // Nobody leaves their place while their name is being changed: the order is that in which they were asked for.
  const found = useOrder(tournament, sought);
  const { rows, count, indexOf, isForPaper, pager } = usePages(found, words.standings.name);
  const next = nextRound(doc);
  const last = lastRound(doc);
  const isNext = !doc.schedule && !isOver(doc) && next <= (tournament.rounds ?? next);
  const round = Math.min(last, Math.max(next, wanted));
  // The bye of the next round can be given beforehand; the file has no place for one of a later round.
  const mayHaveBye = doc.drawn === undefined && round === playedRounds(tournament) + 1;
  const fixed = fixedBoards(tournament);
  const clubs = clubsOf(tournament);
  const canRemove = !doc.schedule && !drawn && playedRounds(tournament) === 0;
  return (
    <div className="pair-scroll">
      {players.length >= MANY && (
        <FindPlayers {...{ sought }} found={found.length} all={players.length} onSought={setSought} />
      )}
      <table className="standings pair-list" aria-rowcount={count}>
        <thead>
          <tr aria-rowindex={count && 1}>
            <th scope="col">{words.standings.number}</th>
            <th scope="col">{words.standings.name}</th>
            <th scope="col">{words.standings.rating}</th>
            <th scope="col">
              <abbr title={words.standings.federation[1]}>{words.standings.federation[0]}</abbr>
            </th>
            <th scope="col">{words.standings.points}</th>
            {isNext && (
              <th scope="col" data-column="status">
                {last > next ? (
                  <select
                    aria-label={w.statusRound}
                    value={round}
                    onChange={(event) => setWanted(Number(event.target.value))}
                  >
                    {Array.from({ length: last - next + 1 }, (_, k) => next + k).map((each) => (
                      <option key={each} value={each}>
                        {w.status(each)}
                      </option>
                    ))}
                  </select>
                ) : (
                  w.status(round)
                )}
              </th>
            )}
            {canRemove && (
              <th scope="col">
                <span className="visually-hidden">{w.remove}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((id, row) => {
            const player = players[id - 1] as Player;
            const status = statusOf(doc, id, round);
            if (isForPaper(row)) {
              const shown = isNext ? w.statuses[status] : undefined;
              return <PaperRow key={id} {...{ id, player, canRemove }} status={shown} />;
            }
            return (
              <PlayerRow
                key={id}
                rowIndex={indexOf(row)}
                {...{ id, canRemove, act, words }}
                player={player}
                status={status}
                round={isNext ? round : 0}
                mayHaveBye={mayHaveBye}
                onMore={showMore}
              >
                {open === id && (
                  <>
                    <PersonFields
                      {...{ id, player, act, words }}
                      board={fixed.get(id)}
                      club={clubs.get(id) ?? ""}
                    />
                    {isNext && <AwayFields {...{ doc, id, act, words }} />}
                  </>
                )}
              </PlayerRow>
            );
          })}
        </tbody>
      </table>
      {pager}
    </div>
  );
}

/** The row of a player without fields: two thousand of those would keep a printer waiting. */
function PaperRow({
  id,
  player: { name, rating, federation, points },
  status,
  canRemove,
}: {
  readonly id: number;
  readonly player: Player;
  /** In words, where a round is left. */
  readonly status: string | undefined;
  readonly canRemove: boolean;
}): ReactElement {
  return (
    <tr>
      <td className="games__number">{id}</td>
      <td>{name}</td>
      <td>{rating || ""}</td>
      <td>{federation}</td>
      <td>{shownPoints(points)}</td>
      {status !== undefined && <td>{status}</td>}
      {canRemove && <td />}
    </tr>
  );
}

interface PlayerRowProps {
  readonly id: number;
  /** The place in the table, where not all of it stands in the page. */
  readonly rowIndex: number | undefined;
  readonly player: Player;
  readonly status: Status;
  /** The round to which the status belongs, 0: none is left. */
  readonly round: number;
  /** Whether the bye of that round can be given beforehand. */
  readonly mayHaveBye: boolean;
  readonly canRemove: boolean;
  readonly act: (action: Action) => void;
  readonly words: AllWords;
  readonly onMore: (id: number) => void;
  /** More about the player, if that is shown. */
  readonly children: ReactNode;
}

const PlayerRow = memo(function PlayerRow({
  id,
  rowIndex,
  player,
  status,
  round,
  mayHaveBye,
  canRemove,
  act,
  words,
  onMore,
  children,
}: PlayerRowProps): ReactElement {
  const w = words.players;
  const { name, rating, federation, points } = player;
  const shown = name.trim() || `${id}`;
  const main = (
    <tr aria-rowindex={rowIndex} data-away={status === "plays" ? undefined : ""}>
      <td className="games__number">{id}</td>
      <td>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          aria-label={w.nameOf(id)}
          aria-invalid={name.trim() === ""}
          placeholder={w.noName}
          value={name}
          onChange={(event) =>
            act({ kind: "rename", player: id, name: event.target.value, time: performance.now() })
          }
        />
        <button
          type="button"
          className="btn btn--quiet pair-more"
          aria-expanded={Boolean(children)}
          aria-label={w.more(shown)}
          onClick={() => onMore(id)}
        >
          …
        </button>
      </td>
      <td>
        <input
          type="text"
          inputMode="numeric"
          maxLength={4}
          aria-label={w.ratingOf(id)}
          value={rating || ""}
          onChange={(event) => {
            const { value } = event.target;
            if (/^\d*$/.test(value))
              act({ kind: "rate", player: id, time: performance.now(), rating: Number(value) });
            else event.target.value = String(rating || "");
          }}
        />
      </td>
      <td>
        <input
          type="text"
          maxLength={3}
          aria-label={w.federationOf(id)}
          placeholder={words.standings.federation[0]}
          value={federation}
          onChange={(event) =>
            act({
              ...{ kind: "federation", player: id, time: performance.now() },
              federation: event.target.value,
            })
          }
        />
      </td>
      <td>{shownPoints(points)}</td>
      {round > 0 && (
        <td>
          <select
            aria-label={w.statusOf(shown, round)}
            value={status}
            onChange={(event) => {
              const next = STATUSES.find((each) => each === event.target.value) ?? "plays";
              act({ kind: "status", player: id, status: next, round });
            }}
          >
            {STATUSES.filter((each) => each !== "U" || mayHaveBye || status === "U").map((each) => (
              <option key={each} value={each}>
                {w.statuses[each]}
              </option>
            ))}
          </select>
        </td>
      )}
      {canRemove && (
        <td>
          <button
            type="button"
            className="btn btn--quiet"
            aria-label={w.removeOf(shown)}
            onClick={() => act({ kind: "remove", player: id })}
          >
            ×
          </button>
        </td>
      )}
    </tr>
  );
  if (!children) return main;
  return (
    <>
      {main}
      <tr className="pair-person-row">
        <td colSpan={5 + Number(round > 0) + Number(canRemove)}>{children}</td>
      </tr>
    </>
  );
});
