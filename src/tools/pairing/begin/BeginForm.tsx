import { type ReactElement, useEffect, useRef } from "react";
import { type Entry, LONGEST_NAME } from "#algorithms/engines/swiss/list/entry.ts";
import { type ListReading, repeatedNames } from "#algorithms/engines/swiss/list/read-list.ts";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import type { Action } from "../actions.ts";
import { lateWords } from "../players/late-words.en.ts";
import { MOST_PLAYERS, MOST_ROUNDS } from "../players/names.ts";
import type { PairingWords } from "../words.en.ts";
import { beginTournament, type Wish } from "./begin-tournament.ts";
import { ListFile } from "./ListFile.tsx";
import { ColumnChoices, StartList } from "./ListPreview.tsx";
import { RatingFields } from "./RatingFields.tsx";
import { useList } from "./use-list.ts";

const isRated = ({ rating }: Entry) => rating > 0;
const isFrom = ({ federation }: Entry) => federation !== "";
const isTitled = ({ title }: Entry) => title !== "";

/** A tournament that begins with a list of names. What is typed stays when the form is closed. */
export function BeginForm({
  files,
  act,
  onDone,
  words,
}: {
  /** Files that were dropped for the list. */
  readonly files: readonly File[];
  readonly act: (action: Action) => void;
  readonly onDone: (begun: boolean) => void;
  readonly words: PairingWords;
}): ReactElement {
  const w = lateWords.begin;
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useList(area);
  const { wish, now, set, reading, entries, openFile } = list;
  const n = entries.length;
  const isFitting = n >= 2 && n <= MOST_PLAYERS;
  useEffect(() => {
    if (files[0]) void openFile(files[0]);
  }, [files, openFile]);
  const begin = () => {
    if (!isFitting) return;
    act({ kind: "begin", tournament: beginTournament(now.current, list.ratings.loaded?.list) });
    onDone(true);
  };
  return (
    <Form className="pair-begin" label={w.title} onDone={begin}>
      <div className="tool__players">
        <label className="panel__head" htmlFor="pair-names">
          {w.label}
        </label>
        <textarea
          id="pair-names"
          ref={area}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the form was just asked for.
          autoFocus
          defaultValue={wish.text}
          placeholder={w.placeholder}
          onChange={(event) => list.type(event.target.value)}
        />
        <ListFile opened={list.opened} onFile={(file) => void openFile(file)} onEncoding={list.readAs} />
        <RatingFields ratings={list.ratings} looked={list.looked} />
      </div>
      <div className="pair-begin__read">
        <Said {...{ wish, reading, entries }} refusal={list.refusal} />
        {reading.columns && n > 0 && <ColumnChoices columns={reading.columns} onRole={list.choose} />}
        {n > 0 && <StartList entries={entries} />}
      </div>
      <div className="tool__options">
        <Settings {...{ wish, set, words }} />
        <div className="tool__actions">
          <button type="submit" className="btn btn--solid" disabled={!isFitting || wish.rounds < 1}>
            {w.start(n)}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => onDone(false)}>
            {w.cancel}
          </button>
        </div>
      </div>
    </Form>
  );
}

/** How many players there are, and what is odd about their list. */
function Said({
  wish,
  reading: { columns, leftOut, isDoubtful },
  entries,
  refusal,
}: {
  readonly wish: Wish;
  readonly reading: ListReading;
  readonly entries: readonly Entry[];
  readonly refusal: string;
}): ReactElement {
  const w = lateWords.begin;
  const n = entries.length;
  const repeated = repeatedNames(entries);
  const cut = entries.flatMap(({ name, isCut }) => (isCut ? [name] : []));
  // Everybody can meet n − 1 others, and with an odd number has one bye.
  const most = n % 2 === 0 ? n - 1 : n;
  return (
    <div className="pair-begin__status" role="status">
      {refusal !== "" && <p>{refusal}</p>}
      {n > 0 && <p>{w.read(n, ...[isRated, isFrom, isTitled].map((is) => entries.filter(is).length))}</p>}
      {n === 1 && <p>{w.few}</p>}
      {n > MOST_PLAYERS && <p>{w.many(MOST_PLAYERS)}</p>}
      {columns?.some((column) => column.isDoubtful) && <p>{w.doubtful}</p>}
      {isDoubtful && <p>{w.doubtfulLines}</p>}
      {leftOut.length > 0 && <p>{w.leftOut(leftOut)}</p>}
      {repeated.length > 0 && <p>{w.repeated(repeated)}</p>}
      {cut.length > 0 && <p>{w.cut(cut, LONGEST_NAME)}</p>}
      {n >= 2 && wish.rounds < 1 && <p>{w.noRounds(MOST_ROUNDS)}</p>}
      {n >= 2 && wish.rounds > most && <p>{w.rematches(n, most)}</p>}
    </div>
  );
}

/** What the tournament is called, how long it is, and how its start numbers go. */
function Settings({
  wish,
  set,
  words,
}: {
  readonly wish: Wish;
  readonly set: (part: Partial<Wish>) => void;
  readonly words: PairingWords;
}): ReactElement {
  const w = lateWords.begin;
  return (
    <>
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
    </>
  );
}
