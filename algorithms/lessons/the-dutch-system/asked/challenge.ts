/** The second bracket of the first example is paired by hand: eight pairings are allowed, and the rules like one of them best. */
import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import type { GraphEdge, GraphNode } from "#algorithms/core/lesson/scene.ts";
import { challengeWords } from "../words/en/asked.ts";

/** The pairs so far, by start numbers; the first one is that of who has come down. */
export interface Bracket {
  readonly pairs: readonly (readonly [number, number])[];
  /** Who was touched and has no opponent yet; 0: nobody. */
  readonly half: number;
}

const MOVED = 9;
const RESIDENTS: readonly number[] = [1, 2, 6, 7];
const PLACES: ReadonlyMap<number, readonly [number, number]> = new Map([
  [9, [180, 46]],
  [1, [60, 140]],
  [2, [140, 190]],
  [6, [220, 190]],
  [7, [300, 140]],
]);
/** Who have met. */
const MET: readonly string[] = ["1 9", "2 6"];
/** All pairings, the best first, as the criteria order them. */
export const ranking: readonly string[] = [
  ...["9-7 1-2", "9-6 2-7", "9-6 1-2", "9-2 1-7"],
  ...["9-2 6-7", "9-2 1-6", "9-6 1-7", "9-7 1-6"],
];
/** In how many rounds up to the last one somebody floated down. */
const DOWN: ReadonlyMap<number, number> = new Map([
  [1, 1],
  [7, 2],
]);
/** Those who are to have White; all others are to have Black. */
const WHITE: readonly number[] = [9, 2];

const markOf = (player: number): string => `p${player}`;
const hasMet = (u: number, v: number): boolean => MET.includes(`${Math.min(u, v)} ${Math.max(u, v)}`);
const told = ({ pairs }: Bracket): string => pairs.map((pair) => pair.join("-")).join(" ");
const isPaired = ({ pairs }: Bracket, player: number): boolean => pairs.flat().includes(player);
const isOver = ({ pairs }: Bracket): boolean => pairs.length === 2;

/** Who can be touched: an opponent for the first pair; then one of those who are left, and their opponent. */
function open(state: Bracket): number[] {
  if (isOver(state)) return [];
  const free = RESIDENTS.filter((player) => !isPaired(state, player));
  if (state.pairs.length === 0) return free.filter((player) => !hasMet(MOVED, player));
  if (state.half > 0) return free.filter((player) => player !== state.half && !hasMet(state.half, player));
  return free.filter((player) => free.some((other) => other !== player && !hasMet(player, other)));
}

/** The pairing that the criteria like best, or the number of the one that was made. */
export const challenge: Challenge<Bracket> = {
  start: { pairs: [], half: 0 },
  best: 1,
  plate(state) {
    const words = challengeWords;
    const spot = (player: number): readonly [number, number] => PLACES.get(player) ?? [0, 0];
    const nodes = [MOVED, ...RESIDENTS].map((player): GraphNode => {
      const [x, y] = spot(player);
      const isChosen = player === state.half || (player === MOVED && state.pairs.length === 0);
      return {
        id: markOf(player),
        ...{ x, y, radius: 22 },
        ...(player === MOVED ? { box: { width: 40, height: 40 } } : {}),
        role: isPaired(state, player) ? "done" : isChosen ? "chosen" : "idle",
        tone: WHITE.includes(player) ? "light" : "dark",
        text: String(player),
        label: words.player(player, player === MOVED, WHITE.includes(player), DOWN.get(player) ?? 0),
      };
    });
    const edges = state.pairs.map(
      ([u, v]): GraphEdge => ({ id: `e${u}.${v}`, from: spot(u), to: spot(v), role: "done" }),
    );
    const notes = [
      { id: "above", x: 20, y: 51, text: words.points("2½"), anchor: "start" as const },
      { id: "below", x: 20, y: 232, text: words.points("2"), anchor: "start" as const },
      ...Array.from(DOWN, ([player, down]) => {
        const [x, y] = spot(player);
        return { id: `down${player}`, x, y: y + 40, text: "↓".repeat(down) };
      }),
    ];
    return {
      kind: "graph",
      width: 360,
      height: 250,
      label: words.picture(told(state)),
      guides: [],
      edges,
      nodes,
      notes,
    };
  },
  touchable: (state) => open(state).map(markOf),
  touch(state, mark) {
    const words = challengeWords;
    const player = [MOVED, ...RESIDENTS].find((each) => markOf(each) === mark);
    if (player === undefined || isOver(state)) return { refused: words.nobody };
    const one = state.pairs.length === 0 ? MOVED : state.half;
    if (isPaired(state, player)) return { refused: words.paired(player) };
    if (player === one) return { refused: words.himself(player) };
    if (!open(state).includes(player))
      return { refused: one > 0 ? words.met(one, player) : words.alone(player) };
    if (one === 0) return { ...state, half: player };
    const pair =
      one === MOVED ? ([one, player] as const) : ([Math.min(one, player), Math.max(one, player)] as const);
    return { pairs: [...state.pairs, pair], half: 0 };
  },
  isHalf: ({ half }) => half > 0,
  isDone: isOver,
  score: (state) => (isOver(state) ? ranking.indexOf(told(state)) + 1 : undefined),
  words: challengeWords,
};
