import { memo, type ReactElement, useState } from "react";
import { FOR_GOOD, playedRounds } from "../../../algorithms/swiss/tournament.ts";
import type { PairingWords } from "../../i18n/pairing-tool.ts";
import { type Doc, isOver, nextRound, type Status, statusOf, titleOf } from "./doc.ts";
import { shownPoints } from "./exports.ts";
import { LONGEST_NAME, MOST_ROUNDS } from "./names.ts";
import type { Action } from "./state.ts";
import { nameOf } from "./use-pairing.ts";

interface PlayersViewProps {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}

const STATUSES: readonly Status[] = ["plays", "H", "F", "Z", "withdrawn"];

/** Who plays, who is absent, who comes late, who must not meet; and what the tournament is called. */
export function PlayersView(props: PlayersViewProps): ReactElement {
  return (
    <section className="pair-players">
      <Settings {...props} />
      <List {...props} />
      <Add {...props} />
      <Forbidden {...props} />
    </section>
  );
}

function Settings({ doc, act, words }: PlayersViewProps): ReactElement {
  const w = words.players;
  const { tournament, drawn } = doc;
  const [rounds, setRounds] = useState<string>();
  const isBegun = drawn !== undefined || playedRounds(tournament) > 0;
  return (
    <fieldset className="tool__row pair-settings">
      <legend className="visually-hidden">{w.settings}</legend>
      <label className="tool__field">
        <span>{w.title}</span>
        <input
          type="text"
          value={titleOf(tournament)}
          onChange={(event) => act({ kind: "title", title: event.target.value, time: performance.now() })}
        />
      </label>
      <label className="tool__field">
        <span>{w.rounds}</span>
        <input
          type="number"
          data-numeric=""
          min={Math.max(1, drawn?.round ?? playedRounds(tournament))}
          max={MOST_ROUNDS}
          value={rounds ?? tournament.rounds ?? ""}
          onChange={(event) => {
            setRounds(event.target.value);
            act({ kind: "rounds", rounds: Number(event.target.value) });
          }}
          onBlur={() => setRounds(undefined)}
        />
      </label>
      <label className="tool__field" title={isBegun ? w.colorFixed : undefined}>
        <span>{w.color}</span>
        <select
          disabled={isBegun}
          value={tournament.initialColor ?? "white"}
          onChange={(event) =>
            act({ kind: "color", color: event.target.value === "black" ? "black" : "white" })
          }
        >
          <option value="white">{words.colors.white}</option>
          <option value="black">{words.colors.black}</option>
        </select>
      </label>
    </fieldset>
  );
}

function List({ doc, act, words }: PlayersViewProps): ReactElement {
  const w = words.players;
  const { tournament, drawn } = doc;
  const round = nextRound(doc);
  const isNext = !isOver(doc) && round <= (tournament.rounds ?? round);
  const canRemove = !drawn && playedRounds(tournament) === 0;
  return (
    <div className="pair-scroll">
      <table className="standings pair-list">
        <thead>
          <tr>
            <th scope="col">{words.standings.number}</th>
            <th scope="col">{words.standings.name}</th>
            <th scope="col">{words.standings.rating}</th>
            <th scope="col">{words.standings.points}</th>
            {isNext && <th scope="col">{w.status(round)}</th>}
            {canRemove && (
              <th scope="col">
                <span className="visually-hidden">{w.remove}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tournament.players.map((player, index) => {
            const id = index + 1;
            return (
              <PlayerRow
                key={id}
                {...{ id, canRemove, act, words }}
                name={player.name}
                rating={player.rating}
                points={player.points}
                status={statusOf(doc, id)}
                round={isNext ? round : 0}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface PlayerRowProps {
  readonly id: number;
  readonly name: string;
  readonly rating: number;
  readonly points: number;
  readonly status: Status;
  /** The round to which the status belongs, 0: none is left. */
  readonly round: number;
  readonly canRemove: boolean;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}

const PlayerRow = memo(function PlayerRow({
  id,
  name,
  rating,
  points,
  status,
  round,
  canRemove,
  act,
  words,
}: PlayerRowProps): ReactElement {
  const w = words.players;
  const shown = name.trim() || `${id}`;
  return (
    <tr data-away={status === "plays" ? undefined : ""}>
      <td className="games__number">{id}</td>
      <td>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          aria-label={w.nameOf(id)}
          value={name}
          onChange={(event) =>
            act({ kind: "rename", player: id, name: event.target.value, time: performance.now() })
          }
        />
      </td>
      <td>
        <input
          type="text"
          inputMode="numeric"
          maxLength={4}
          aria-label={w.ratingOf(id)}
          value={rating || ""}
          onChange={(event) =>
            act({
              ...{ kind: "rate", player: id, time: performance.now() },
              rating: Number(event.target.value.replaceAll(/\D/g, "")),
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
              act({ kind: "status", player: id, status: next });
            }}
          >
            {STATUSES.map((each) => (
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
});

function Add({ doc, act, words }: PlayersViewProps): ReactElement {
  const w = words.players;
  const [name, setName] = useState("");
  const [rating, setRating] = useState("");
  return (
    <form
      className="pair-add needs-script"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "") return;
        act({ kind: "add", name, rating: Number(rating) || 0 });
        setName("");
        setRating("");
      }}
    >
      <h4>{w.add}</h4>
      <div className="tool__row">
        <label className="tool__field">
          <span>{words.standings.name}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="tool__field">
          <span>{words.standings.rating}</span>
          <input
            type="text"
            inputMode="numeric"
            data-numeric=""
            maxLength={4}
            value={rating}
            onChange={(event) => setRating(event.target.value.replaceAll(/\D/g, ""))}
          />
        </label>
        <button type="submit" className="btn" disabled={name.trim() === ""}>
          {w.addButton}
        </button>
      </div>
      {(doc.drawn || playedRounds(doc.tournament) > 0) && <p className="tool__note">{w.late}</p>}
    </form>
  );
}

function Forbidden({ doc, act, words }: PlayersViewProps): ReactElement {
  const w = words.players;
  const { tournament } = doc;
  const [a, setA] = useState(0);
  const [b, setB] = useState(0);
  const choice = (value: number, set: (id: number) => void, label: string) => (
    <select aria-label={label} value={value} onChange={(event) => set(Number(event.target.value))}>
      <option value={0}>…</option>
      {tournament.players.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are named by their number.
        <option key={index} value={index + 1}>
          {index + 1} {nameOf(tournament, index + 1)}
        </option>
      ))}
    </select>
  );
  return (
    <form
      className="pair-add"
      onSubmit={(event) => {
        event.preventDefault();
        act({ kind: "forbid", a, b });
        setA(0);
        setB(0);
      }}
    >
      <h4>{w.forbidden}</h4>
      {tournament.forbidden.length === 0 ? (
        <p className="tool__note">{w.none}</p>
      ) : (
        <ul>
          {tournament.forbidden.map(({ first, last, players }, index) => {
            const names = players.map((id) => nameOf(tournament, id));
            const isAlways = first === 1 && last === FOR_GOOD;
            return (
              <li key={`${first}.${last}.${players}`}>
                {w.pair(names, isAlways ? "" : w.until(first, last))}{" "}
                <button
                  type="button"
                  className="btn btn--quiet needs-script"
                  aria-label={w.allowOf(names)}
                  onClick={() => act({ kind: "allow", index })}
                >
                  {w.allow}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="tool__row needs-script">
        <span className="tool__field">{choice(a, setA, w.forbidden)}</span>
        <span>{w.and}</span>
        <span className="tool__field">{choice(b, setB, `${w.forbidden}, ${w.and}`)}</span>
        <button type="submit" className="btn" disabled={a === b || a === 0 || b === 0}>
          {w.forbid}
        </button>
      </div>
    </form>
  );
}
