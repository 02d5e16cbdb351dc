import { type ReactElement, useMemo, useRef, useState } from "react";
import { type Entry, LONGEST_NAME } from "#algorithms/engines/swiss/list/entry.ts";
import { keep, recall } from "#components/page/memory.ts";
import { Form } from "#src/tools/shared/fields/Form.tsx";
import type { Action } from "../actions.ts";
import type { PairingWords } from "../words.en.ts";
import { lateWords } from "./late-words.en.ts";
import { beginTournament, inOrder, MOST_PLAYERS, MOST_ROUNDS, repeatedNames, type Wish } from "./names.ts";

const KEY = "kibitz.pairing.names";

const FIRST: Wish = { title: "", text: "", rounds: 5, firstColor: "white", byRating: true };

/** What was typed before, or nothing yet. */
function wishFrom(json: string): Wish {
  try {
    const kept = JSON.parse(json) as Partial<Wish>;
    return {
      title: typeof kept.title === "string" ? kept.title : FIRST.title,
      text: typeof kept.text === "string" ? kept.text : FIRST.text,
      rounds: Number.isInteger(kept.rounds) ? Number(kept.rounds) : FIRST.rounds,
      firstColor: kept.firstColor === "black" ? "black" : "white",
      byRating: kept.byRating !== false,
    };
  } catch {
    return { ...FIRST, text: json };
  }
}

const isRated = ({ rating }: Entry) => rating > 0;
const isFrom = ({ federation }: Entry) => federation !== "";
const isTitled = ({ title }: Entry) => title !== "";

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
  const w = lateWords.begin;
  const [wish, setWish] = useState<Wish>(() => wishFrom(recall(KEY)));
  /** What stands in the fields; the page shows it a moment later. */
  const now = useRef(wish);
  const timer = useRef<number>(undefined);
  const show = () => {
    setWish(now.current);
    keep(KEY, JSON.stringify(now.current));
  };
  const set = (part: Partial<Wish>) => {
    now.current = { ...now.current, ...part };
    show();
  };
  // A list that is pasted comes line by line, as thousands of changes at once: it is read when all of them have come.
  const type = (text: string) => {
    now.current = { ...now.current, text };
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(show);
  };
  const entries = useMemo(() => inOrder(wish), [wish]);
  const n = entries.length;
  const repeated = repeatedNames(entries);
  const cut = entries.flatMap(({ name, isCut }) => (isCut ? [name] : []));
  const isFitting = n >= 2 && n <= MOST_PLAYERS;
  // Everybody can meet n − 1 others, and with an odd number has one bye.
  const most = n % 2 === 0 ? n - 1 : n;
  const begin = () => {
    if (!isFitting) return;
    act({ kind: "begin", tournament: beginTournament(now.current) });
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
          rows={10}
          spellCheck={false}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the form was just asked for.
          autoFocus
          defaultValue={wish.text}
          placeholder={w.placeholder}
          onChange={(event) => type(event.target.value)}
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
          {n > 0 && <p>{w.read(n, ...[isRated, isFrom, isTitled].map((is) => entries.filter(is).length))}</p>}
          {n === 1 && <p>{w.few}</p>}
          {n > MOST_PLAYERS && <p>{w.many(MOST_PLAYERS)}</p>}
          {repeated.length > 0 && <p>{w.repeated(repeated)}</p>}
          {cut.length > 0 && <p>{w.cut(cut, LONGEST_NAME)}</p>}
          {n >= 2 && wish.rounds > most && <p>{w.rematches(n, most)}</p>}
        </div>
        {n > 0 && (
          <details className="pair-begin__read">
            <summary>{w.preview}</summary>
            <ol>
              {entries.map(({ name, title, rating, federation }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
                <li key={index}>
                  {title && <small>{title} </small>}
                  <bdi>{name}</bdi> <small>{[federation, rating || ""].filter(Boolean).join(" ")}</small>
                </li>
              ))}
            </ol>
          </details>
        )}
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
