import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Field, fieldOf } from "#algorithms/swiss/candidates.ts";
import type { PairingWords } from "#src/i18n/pairing-tool.ts";
import { breachesOf, wishesOf } from "./breaches.ts";
import { absentees, type Board, canClose, type Doc, type Drawn, type Pair } from "./doc.ts";
import { byeWorth, shownResult, shownScore } from "./exports.ts";
import { nameOf } from "./names.ts";
import { ResultField } from "./ResultField.tsx";
import { resultsOf } from "./results.ts";
import { isByHand, isChanged } from "./seats.ts";
import type { Action } from "./state.ts";
import { useExplanations } from "./use-pairing.ts";
import { WatchLink } from "./WatchLink.tsx";
import { WhyPair } from "./WhyPair.tsx";

interface OpenRoundProps {
  readonly doc: Doc;
  readonly drawn: Drawn;
  /** The version of the lesson on pairing, if there is one. */
  readonly lesson: number | undefined;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
}

/** The round that is being played: its boards, results, reasons, and changes by hand. */
export function OpenRound({ doc, drawn, lesson, act, words }: OpenRoundProps): ReactElement {
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
      <WatchLink {...{ tournament, lesson, words }} />
    </div>
  );
}

/** Whether a chess player would ask why this first round looks so. */
function isOneToTwo({ round, original }: Drawn): boolean {
  const isTop = ({ white, black }: Pair) => white + black === 3;
  return round === 1 && original.pairs.length > 1 && original.pairs.some(isTop);
}

function keyOf({ white, black }: Board): string {
  return `${Math.min(white, black)}-${Math.max(white, black)}`;
}

interface BoardRowProps {
  readonly index: number;
  readonly board: Board;
  readonly byHand: boolean;
  readonly isFirst: boolean;
  readonly whiteName: string;
  readonly blackName: string;
  readonly whitePoints: string;
  readonly blackPoints: string;
  readonly changing: boolean;
  /** Who of the two is held. */
  readonly held: number | undefined;
  readonly onPress: (id: number) => void;
  readonly onAsk: (key: string) => void;
  readonly act: (action: Action) => void;
  readonly words: PairingWords;
  /** Why they play, if that was asked. */
  readonly children: ReactNode;
}

/** A board, and below it why these two play. */
const BoardRow = memo(function BoardRow({
  index,
  board,
  byHand,
  isFirst,
  whiteName,
  blackName,
  whitePoints,
  blackPoints,
  changing,
  held,
  onPress,
  onAsk,
  act,
  words,
  children,
}: BoardRowProps): ReactElement {
  const w = words.rounds;
  const { white, black, outcome } = board;
  const own = changing ? onPress : undefined;
  return (
    <>
      <tr data-by-hand={byHand ? "" : undefined}>
        <td className="boards__no">
          {index + 1} {byHand && <small>{w.byHand}</small>}
        </td>
        <td className="boards__white">
          <Seat
            id={white}
            name={whiteName}
            points={whitePoints}
            onPress={own}
            held={held === white}
            words={words}
          />
        </td>
        <td className="boards__result">
          <span className="on-paper">{outcome ? resultsOf(outcome).map(shownResult).join(" – ") : "–"}</span>
          <ResultField
            {...{ outcome, words }}
            board={index}
            label={w.resultOf(index + 1, whiteName, blackName)}
            {...{ isFirst }}
            canClear
            onOutcome={(next) => act({ kind: "result", board: index, outcome: next })}
          />
        </td>
        <td className="boards__black">
          <Seat
            id={black}
            name={blackName}
            points={blackPoints}
            onPress={own}
            held={held === black}
            words={words}
          />
        </td>
        <td className="boards__why needs-script">
          <button
            type="button"
            className="btn btn--quiet"
            aria-expanded={Boolean(children)}
            aria-label={w.whyOf(index + 1)}
            onClick={() => onAsk(keyOf(board))}
          >
            {w.why}
          </button>
        </td>
      </tr>
      {children && (
        <tr className="boards__reason needs-script">
          <td colSpan={5}>
            <div role="status">{children}</div>
          </td>
        </tr>
      )}
    </>
  );
});

/** A player at his seat; a button while seats are changed. */
function Seat({
  id,
  name,
  points,
  onPress,
  held,
  words,
}: {
  readonly id: number;
  readonly name: string;
  readonly points: string;
  readonly onPress: ((id: number) => void) | undefined;
  readonly held: boolean;
  readonly words: PairingWords;
}): ReactElement {
  const inside = (
    <>
      <small className="games__number">{id}</small> <bdi>{name}</bdi>
    </>
  );
  return (
    <span className="seat">
      {onPress ? (
        <button
          type="button"
          data-seat={id}
          aria-pressed={held}
          aria-label={words.change.hold(name)}
          onClick={() => onPress(id)}
        >
          {inside}
        </button>
      ) : (
        <span>{inside}</span>
      )}
      <small className="seat__points">{points}</small>
    </span>
  );
}

/** What a change by hand does to rules and wishes, at once. */
function ChangeReport({
  doc,
  drawn,
  field,
  held,
  changing,
  words,
}: Pick<OpenRoundProps, "doc" | "drawn" | "words"> & {
  readonly field: Field;
  readonly held: number | undefined;
  readonly changing: boolean;
}): ReactElement {
  const w = words.change;
  const name = (id: number) => nameOf(doc.tournament, id);
  const seated = { pairs: drawn.boards, bye: drawn.bye };
  const changed = isChanged(drawn);
  const breaches = breachesOf(doc.tournament, seated, field);
  return (
    <div className="pair-change" role="status">
      {changing && <p className="needs-script">{held === undefined ? w.hint : w.held(name(held))}</p>}
      {breaches.length > 0 && (
        <section className="pair-breaches">
          <h3>{w.broken(breaches.length)}</h3>
          <ul>
            {breaches.map((breach) => (
              <li key={w.breach(breach, name)}>{w.breach(breach, name)}</li>
            ))}
          </ul>
        </section>
      )}
      {changed && (
        <p>
          {breaches.length === 0 && w.fine}{" "}
          {w.wishes(wishesOf(seated, field), wishesOf(drawn.original, field))}
        </p>
      )}
    </div>
  );
}
