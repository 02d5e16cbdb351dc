import type { ReactElement } from "react";
import type { Player } from "#algorithms/engines/swiss/tournament.ts";
import type { Action } from "../actions.ts";
import type { Person } from "../round/changes.ts";
import { MOST_BOARDS } from "../round/fixed-boards.ts";
import type { AllWords } from "./late-words.ts";

const TITLES = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"] as const;

/** What a rating office asks of a player: title, sex, date of birth, FIDE number; club, and where they always sit. */
export function PersonFields({
  id,
  player,
  board,
  club,
  act,
  words: { players: w },
}: {
  readonly id: number;
  readonly player: Player;
  /** Where the player always sits. */
  readonly board: number | undefined;
  readonly club: string;
  readonly act: (action: Action) => void;
  readonly words: AllWords;
}): ReactElement {
  const put = (person: Person) => act({ kind: "person", player: id, person, time: performance.now() });
  return (
    <div className="tool__row pair-person">
      <label className="tool__field">
        <span>{w.personTitle}</span>
        <select value={player.title.trim()} onChange={(event) => put({ title: event.target.value })}>
          {["", ...new Set([player.title.trim(), ...TITLES].filter(Boolean))].map((title) => (
            <option key={title} value={title}>
              {title || "–"}
            </option>
          ))}
        </select>
      </label>
      <label className="tool__field">
        <span>{w.sex}</span>
        <select value={player.sex.toLowerCase()} onChange={(event) => put({ sex: event.target.value })}>
          {Object.entries(w.sexes).map(([letter, name]) => (
            <option key={letter} value={letter === "none" ? "" : letter}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="tool__field">
        <span>{w.birth}</span>
        <input
          type="text"
          inputMode="numeric"
          maxLength={10}
          placeholder={w.birthForm}
          value={player.birth}
          onChange={(event) => put({ birth: event.target.value })}
        />
      </label>
      <label className="tool__field">
        <span>{w.fideId}</span>
        <input
          type="text"
          inputMode="numeric"
          maxLength={11}
          value={player.fideId}
          onChange={(event) => put({ fideId: event.target.value })}
        />
      </label>
      <label className="tool__field">
        <span>{w.club}</span>
        <input
          type="text"
          value={club}
          onChange={({ target }) =>
            act({ kind: "club", player: id, club: target.value, time: performance.now() })
          }
        />
      </label>
      <label className="tool__field">
        <span>{w.fixedBoard}</span>
        <input
          type="number"
          min={1}
          max={MOST_BOARDS}
          placeholder={w.anyBoard}
          value={board ?? ""}
          onChange={({ target: { value } }) =>
            act({
              ...{ kind: "fixed-board", player: id, time: performance.now() },
              board: value === "" ? undefined : Number(value),
            })
          }
        />
      </label>
    </div>
  );
}
