import { type ReactElement, useEffect, useId, useMemo, useState } from "react";
import { answerOf } from "#algorithms/engines/kings/answer.ts";
import type { Board } from "#algorithms/engines/kings/board.ts";
import { lowerBound } from "#algorithms/engines/kings/lower-bound.ts";
import { Key } from "#components/panels/Key.tsx";
import { playerWords } from "#src/i18n/player.en.ts";
import { ActionButton } from "#src/tools/shared/fields/ActionButton.tsx";
import { Choice } from "#src/tools/shared/fields/Choice.tsx";
import { BoardInput } from "../board/BoardInput.tsx";
import { type KingsWords, kingsWords } from "../words.en.ts";
import { work } from "../work.ts";
import {
  FIRST,
  type HandState,
  isHome,
  methodMoves,
  play,
  randomTask,
  startHand,
  type Task,
} from "./hand.ts";
import { handKey, handPlate } from "./hand-plate.ts";

const MODES = ["one", "all"] as const;
type Mode = (typeof MODES)[number];
const SIDES = [4, 5, 6, 7, 8] as const;
/** Boards of the reader's own that are larger would take all evening. */
const LARGEST_BY_HAND = 12;

interface KingsByHandProps {
  /** On the tool's page: the board that is being made, if there is one. In an article there is no such choice. */
  readonly board?: Board | undefined;
  readonly choices?: boolean;
}

/** A small board on which the reader is the algorithm; it counts, and compares at the end. */
export function KingsByHand({ board: own, choices = false }: KingsByHandProps): ReactElement {
  const words = kingsWords.hand;
  const id = useId();
  const [ready, setReady] = useState(false);
  const [mode, setMode] = useState<Mode>("one");
  const [side, setSide] = useState<number>(FIRST.side);
  const [seed, setSeed] = useState<number>(FIRST.seed);
  const [usesOwn, setUsesOwn] = useState(false);
  const fits = own !== undefined && own.n <= LARGEST_BY_HAND;
  const task = useMemo<Task>(() => {
    if (mode === "one") return randomTask(side, seed);
    return { board: usesOwn && own && fits ? own : randomTask(side, seed).board, king: undefined };
  }, [mode, side, seed, usesOwn, own, fits]);
  useEffect(() => setReady(true), []);
  return (
    <section className="by-hand" data-ready={ready ? "" : undefined}>
      <p className="by-hand__lead">{mode === "one" ? words.lead : words.leadAll}</p>
      {choices && (
        <div className="tool__row by-hand__choices">
          <Choice
            className="kings__choice"
            legend={words.mode}
            name={`mode-${id}`}
            value={mode}
            values={MODES}
            onValue={setMode}
          >
            {(each) => <> {words.modes[each]}</>}
          </Choice>
          <label className="tool__field">
            <span>{words.side}</span>
            <select value={side} onChange={(event) => setSide(Number(event.target.value))}>
              {SIDES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          {mode === "all" && fits && (
            <label>
              <input
                type="checkbox"
                checked={usesOwn}
                onChange={(event) => setUsesOwn(event.target.checked)}
              />{" "}
              {words.ownBoard}
            </label>
          )}
        </div>
      )}
      {answerOf(task.board).answer === "NIE" ? (
        <p>{words.noSolution}</p>
      ) : (
        <Game
          key={`${mode}.${side}.${seed}.${usesOwn}`}
          {...{ task, ready, words, id }}
          onAnother={() => setSeed(seed + 1)}
        />
      )}
    </section>
  );
}

interface GameProps {
  readonly task: Task;
  readonly ready: boolean;
  readonly id: string;
  readonly onAnother: () => void;
  readonly words: KingsWords["hand"];
}

function Game({ task, ready, id, onAnother, words }: GameProps): ReactElement {
  const [state, setState] = useState(() => startHand(task));
  const [tween, setTween] = useState<"none" | "step">("none");
  const act = (action: Parameters<typeof play>[1]) => {
    const next = play(state, action);
    setTween(next.cells === state.cells ? "none" : "step");
    setState(next);
  };
  const begun = state.moves.length > 0;
  const least = useLeast(task, begun);
  const home = isHome(state);
  return (
    <div className="by-hand__game">
      <figure className="diagram">
        <BoardInput
          plate={handPlate(state, words)}
          tween={tween}
          label={words.label}
          help={`keys-${id}`}
          disabled={!ready}
          onGo={(rows, columns) => act({ kind: "go", rows, columns })}
          onPress={(cell) => act(cell === undefined ? { kind: "press" } : { kind: "press", cell })}
          onDrag={(from, to) => act({ kind: "drag", from, to })}
          onKey={(key) => {
            if (key === "u" || key === "U") act({ kind: "undo" });
            else if (key === "Escape") act({ kind: "let go" });
            else return false;
            return true;
          }}
        />
        <Key entries={handKey(state, words)} kind="board" asking={false} words={playerWords} />
      </figure>
      <div className="by-hand__side">
        <p className="by-hand__count">{words.moves(state.moves.length)}</p>
        <p className="by-hand__goal">{goalOf(state, words)}</p>
        <p className="kings__said" role="status" data-refused={state.refusal ? "" : undefined}>
          {home ? <b>{gradeOf(state, least, words)}</b> : saidOf(state, words)}
        </p>
        <p className="tool__actions needs-script">
          <ActionButton kind="undo" disabled={!ready || !begun} {...{ act, words }} />
          <ActionButton kind="reset" disabled={!ready || !begun} {...{ act, words }} />
          <button type="button" className="btn" disabled={!ready} onClick={onAnother}>
            {words.another}
          </button>
        </p>
        <p className="tool__note" id={`keys-${id}`}>
          {words.keys}
        </p>
      </div>
    </div>
  );
}

/** The least number of moves: not asked for yet, looked for, unknown, or found. */
type Least = { readonly state: "searching" } | { readonly state: "over"; readonly least: number | undefined };

/** Looks for the least number of moves, in the worker, as soon as somebody plays. */
function useLeast(task: Task, wanted: boolean): Least {
  const [least, setLeast] = useState<Least>({ state: "searching" });
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    work(
      { kind: "least", task },
      (report) => report.kind === "least" && setLeast({ state: "over", least: report.least }),
      abort.signal,
    ).catch(() => !abort.signal.aborted && setLeast({ state: "over", least: undefined }));
    return () => abort.abort();
  }, [task, wanted]);
  return least;
}

function goalOf({ task: { board, king }, cells }: HandState, words: KingsWords["hand"]): string {
  if (king !== undefined) return words.goal(king + 1, board.targets[king], board.n);
  return words.home(cells.filter((cell, i) => cell === board.targets[i]).length, board.k);
}

/** What has just happened, or what stands at the cursor. */
function saidOf(state: HandState, words: KingsWords["hand"]): string {
  const { task, cells, moves, cursor, taken, refusal } = state;
  const { n } = task.board;
  if (refusal?.reason === "touch") return words.refused.touch(refusal.king + 1, refusal.other + 1);
  if (refusal?.reason === "distance") return words.refused.distance(refusal.king + 1);
  if (refusal) return words.refused.nobody;
  const last = moves.at(-1);
  if (last && last.to === cursor) return words.moved(last.king + 1, last.to, n);
  const king = cells.indexOf(cursor);
  if (taken !== undefined && king === taken) return words.taken(taken + 1);
  const who =
    king >= 0
      ? words.king(king + 1, king === task.king)
      : task.king !== undefined && task.board.targets[task.king] === cursor
        ? words.ring
        : words.nobody;
  return `${words.at(Math.floor(cursor / n) + 1, (cursor % n) + 1, who)}.`;
}

/** "Home. You needed 12 moves; the method 16; it cannot be done in fewer than 10." */
function gradeOf({ task, moves }: HandState, least: Least, words: KingsWords["hand"]): string {
  const grade = words.done(moves.length, methodMoves(task) ?? 0);
  if (least.state === "searching") return grade + words.searching;
  if (least.least === moves.length) return grade + words.best;
  if (least.least !== undefined) return grade + words.least(least.least);
  return task.king === undefined ? grade + words.bound(lowerBound(task.board)) : grade + words.unknown;
}
