import {
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Locale } from "#algorithms/lesson.ts";
import { fieldOf } from "#algorithms/shared/swiss/candidates.ts";
import { BoardRow, keyOf } from "./BoardRow.tsx";
import { ChangeReport } from "./ChangeReport.tsx";
import { absentees, canClose, type Doc, type Drawn, type Pair } from "./doc.ts";
import { byeWorth, shownScore } from "./exports.ts";
import { nameOf } from "./names.ts";
import { Seat } from "./Seat.tsx";
import { isByHand, isChanged } from "./seats.ts";
import type { Action } from "./state.ts";
import { useExplanations } from "./use-pairing.ts";
import { WatchLink } from "./WatchLink.tsx";
import { WhyPair } from "./WhyPair.tsx";
import type { PairingWords } from "./words.ts";

interface OpenRoundProps {
  readonly doc: Doc;
  readonly drawn: Drawn;
  /** The id of the lesson on pairing, if there is one. */
  readonly lesson: string | undefined;
  readonly locale: Locale;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}

/** The round that is being played: its boards, results, reasons, and changes by hand. */
export function OpenRound({ doc, drawn, lesson, locale, act, words }: OpenRoundProps): ReactElement {
  const w = words.rounds;
  const { tournament } = doc;
  const field = useMemo(() => fieldOf(tournament), [tournament]);
  const points = useMemo(
    () =>
      new Map(field.candidates.map(({ id, score }) => [id, shownScore(tournament, id, score, field.round)])),
    [field, tournament],
  );
  const { explanations, failed, ask } = useExplanations(doc);
  const [asked, setAsked] = useState<string>();
  const [changing, setChanging] = useState(false);
  const [held, setHeld] = useState<number>();
  const moved = useRef<number>(undefined);
  const whole = useRef<HTMLDivElement>(null);
  // Rows are drawn anew only when something of their own changes, so what they call must not change.
  const now = useRef({ held, ask });
  now.current = { held, ask };
  const name = (id: number) => nameOf(tournament, id);
  const press = useCallback(
    (id: number) => {
      const first = now.current.held;
      setHeld(first === undefined ? id : undefined);
      if (first === undefined || first === id) return;
      moved.current = id;
      act({ kind: "exchange", a: first, b: id });
    },
    [act],
  );
  // A pair that is new is a new row: the seat that was pressed is pressed elsewhere now, and the keys go with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: seats move when the round changes.
  useEffect(() => {
    const seat = moved.current;
    moved.current = undefined;
    if (seat === undefined || document.activeElement !== document.body) return;
    whole.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`)?.focus();
  }, [drawn]);
  const askWhy = useCallback((key: string) => {
    now.current.ask();
    setAsked((old) => (old === key ? undefined : key));
  }, []);
  const seat = (id: number) => (
    <Seat
      {...{ id, words }}
      name={name(id)}
      points={points.get(id) ?? ""}
      onPress={changing ? press : undefined}
      held={held === id}
    />
  );
  const known = drawn.boards.filter(({ outcome }) => outcome !== undefined).length;
  const firstMissing = drawn.boards.findIndex(({ outcome }) => outcome === undefined);
  const stop = Math.max(firstMissing, 0);
  const away = absentees(doc);
  const letGo = (event: KeyboardEvent) => {
    if (event.key === "Escape") setHeld(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of what a button inside holds.
    <div ref={whole} className="pair-round" data-changing={changing ? "" : undefined} onKeyDown={letGo}>
      {drawn.barrier && drawn.unpaired.length > 0 && (
        <section className="pair-barrier">
          <h3>{words.barrier.title}</h3>
          <p>{words.barrier.text(drawn.barrier, drawn.original.unpaired, name)}</p>
          <p className="needs-script">{words.barrier.advice}</p>
        </section>
      )}
      <table className="boards">
        <thead>
          <tr>
            <th scope="col">{w.board}</th>
            <th scope="col">{words.colors.white}</th>
            <th scope="col">{w.result}</th>
            <th scope="col">{words.colors.black}</th>
            <th scope="col" className="needs-script">
              <span className="visually-hidden">{w.why}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.boards.map((board, index) => {
            const { white, black } = board;
            const key = keyOf(board);
            const isAsked = asked === key;
            return (
              <BoardRow
                key={key}
                {...{ index, board, act, words, changing }}
                byHand={isByHand(drawn, board)}
                isFirst={index === stop}
                whiteName={name(white)}
                blackName={name(black)}
                whitePoints={points.get(white) ?? ""}
                blackPoints={points.get(black) ?? ""}
                held={held === white || held === black ? held : undefined}
                onPress={press}
                onAsk={askWhy}
              >
                {isAsked && <WhyPair {...{ doc, field, board, explanations, failed, words }} />}
              </BoardRow>
            );
          })}
        </tbody>
      </table>
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
      <ChangeReport {...{ doc, drawn, field, held, changing, words }} />
      <div className="tool__actions pair-go needs-script">
        <button
          type="button"
          className="btn btn--solid pair-close"
          disabled={!canClose(drawn)}
          onClick={() => act({ kind: "close" })}
        >
          {w.close(drawn.round)}
        </button>
        {drawn.boards.length > 0 && (
          <span className="pair-missing">{w.known(known, drawn.boards.length)}</span>
        )}
        <button
          type="button"
          className="btn"
          aria-pressed={changing}
          onClick={() => {
            setHeld(undefined);
            setChanging(!changing);
          }}
        >
          {changing ? words.change.done : words.change.button}
        </button>
        {isChanged(drawn) && (
          <button type="button" className="btn" onClick={() => act({ kind: "restore" })}>
            {words.change.back}
          </button>
        )}
        <button type="button" className="btn btn--quiet" onClick={() => act({ kind: "discard" })}>
          {w.discard}
        </button>
      </div>
      <p className="tool__note needs-script">{w.keys}</p>
      {isOneToTwo(drawn) && tournament.acceleration.length === 0 && (
        <p className="tool__note">{words.method.neighbors(Math.floor(field.candidates.length / 2) + 1)}</p>
      )}
      <WatchLink {...{ tournament, lesson, locale, words }} />
    </div>
  );
}

/** Whether a chess player would ask why this first round looks so. */
function isOneToTwo({ round, original }: Drawn): boolean {
  const isTop = ({ white, black }: Pair) => white + black === 3;
  return round === 1 && original.pairs.length > 1 && original.pairs.some(isTop);
}
