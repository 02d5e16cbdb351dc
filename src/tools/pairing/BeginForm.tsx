import { type ReactElement, useState } from "react";
import { keep, recall } from "../../../components/memory.ts";
import type { PairingWords } from "../../i18n/pairing-tool.ts";
import {
  beginTournament,
  MOST_PLAYERS,
  MOST_ROUNDS,
  parseEntries,
  repeatedNames,
  type Wish,
} from "./names.ts";
import type { Action } from "./state.ts";

const KEY = "kibitz.pairing.names";

const FIRST: Wish = { title: "", text: "", rounds: 5, firstColor: "white", byRating: true };

/** A tournament that begins with a list of names. What is typed stays when the form is closed. */
export function BeginForm({
  act,
  onDone,
  words,
}: {
  readonly act: (action: Action) => void;
  readonly onDone: (begun: boolean) => void;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.begin;
  const [wish, setWish] = useState<Wish>(() => ({ ...FIRST, text: recall(KEY) }));
  const set = (part: Partial<Wish>) => setWish((old) => ({ ...old, ...part }));
  const entries = parseEntries(wish.text);
  const n = entries.length;
  const repeated = repeatedNames(entries);
  const isFitting = n >= 2 && n <= MOST_PLAYERS;
  // Everybody can meet n − 1 others, and with an odd number has one bye.
  const most = n % 2 === 0 ? n - 1 : n;
  return (
    <form
      className="pair-begin"
      aria-label={w.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFitting) return;
        act({ kind: "begin", tournament: beginTournament(wish) });
        onDone(true);
      }}
    >
      <div className="tool__players">
        <label className="panel__head" htmlFor="pair-names">
          {w.label}
        </label>
        <textarea
          id="pair-names"
          rows={10}
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the form was just asked for.
          autoFocus
          value={wish.text}
          placeholder={w.placeholder}
          onChange={(event) => {
            set({ text: event.target.value });
            keep(KEY, event.target.value);
          }}
        />
      </div>
      <div className="tool__options">
        <label className="tool__field">
          <span>{w.name}</span>
          <input type="text" value={wish.title} onChange={(event) => set({ title: event.target.value })} />
        </label>
        <div className="tool__row">
          <label className="tool__field">
            <span>{w.rounds}</span>
            <input
              type="number"
              data-numeric=""
              min={1}
              max={MOST_ROUNDS}
              value={wish.rounds || ""}
              onChange={(event) => set({ rounds: Math.min(MOST_ROUNDS, Number(event.target.value) || 0) })}
            />
          </label>
          <label className="tool__field">
            <span>{w.color}</span>
            <select
              value={wish.firstColor}
              onChange={(event) => set({ firstColor: event.target.value === "black" ? "black" : "white" })}
            >
              <option value="white">{words.colors.white}</option>
              <option value="black">{words.colors.black}</option>
            </select>
          </label>
        </div>
        <label className="pair-tick">
          <input
            type="checkbox"
            checked={wish.byRating}
            onChange={(event) => set({ byRating: event.target.checked })}
          />
          {w.byRating}
        </label>
        <div className="pair-begin__status" role="status">
          {n > 0 && n < 2 && <p>{w.few}</p>}
          {n > MOST_PLAYERS && <p>{w.many(MOST_PLAYERS)}</p>}
          {repeated.length > 0 && <p>{w.repeated(repeated)}</p>}
          {n >= 2 && wish.rounds > most && <p>{w.rematches(n, most)}</p>}
        </div>
        <div className="tool__actions">
          <button type="submit" className="btn btn--solid" disabled={!isFitting || wish.rounds < 1}>
            {w.start(n)}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => onDone(false)}>
            {w.cancel}
          </button>
        </div>
      </div>
    </form>
  );
}
