import {
  type AnswerPicture,
  type FieldTouch,
  numbersIn,
  pairs,
  pairsIn,
  several,
  single,
  type Typing,
} from "#algorithms/core/lesson/answer-picture.ts";
import { graphOf } from "#algorithms/engines/matching/numbering.ts";
import {
  exercisePlates,
  graphPicture,
  inCircle,
  vertexMarks,
  vertexTable,
} from "#algorithms/kit/graphs/graph-picture.ts";
import {
  gamesIn,
  halfIn,
  oneGame,
  onePlayer,
  playersPlate,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import type { Problem } from "../problem.ts";
import { roundOf } from "../round.ts";
import { exerciseWords } from "../words/en/asked.ts";

/** Two players. */
export type Pair = readonly [number, number];

/** Players of equal points, without a game yet, who may meet only as these pairs say. */
export interface Small {
  readonly n: number;
  readonly pairs: readonly Pair[];
}

const words = exerciseWords.picture;

/** Players count from 1 in texts, vertices from 0. */
function graphOfSmall({ n, pairs: may }: Small) {
  return graphOf(
    n,
    may.map(([u, v]) => [u - 1, v - 1]),
  );
}

/** How a player is shown in whose field nothing but their number may be typed. */
function playerLook(player: number, chosen: readonly number[], isAsked: boolean) {
  return {
    role: chosen.includes(player) ? ("chosen" as const) : ("idle" as const),
    solid: isAsked,
    text: String(player),
    label: words.player(player, chosen.includes(player)),
  };
}

/** Who may meet, as a graph on which players are touched; `asked` are those of whom the question speaks. */
export function playersPicture(small: Small, typing: Typing, asked: readonly number[]): AnswerPicture {
  const look = ([typed = ""]: readonly string[]) => {
    const chosen = numbersIn(typed);
    return {
      head: words.head,
      label: words.label(chosen),
      node: (v: number) => playerLook(v + 1, chosen, asked.includes(v + 1)),
      edge: () => ({ role: "idle" as const }),
    };
  };
  return graphPicture(graphOfSmall(small), typing, look, { first: 1 });
}

/** Three pairs, or "no" and the players taken away: the pair in question stands apart, dashed. */
export function candidatePicture(small: Small, [u, v]: Pair): AnswerPicture {
  const { candidate: own } = exerciseWords;
  const plate = exercisePlates(graphOfSmall(small));
  const [taken, made] = [several(), pairs(3)];
  const isNo = (text: string): boolean => own.denies.test(text);
  const touch: FieldTouch = {
    marks: new Map([...vertexMarks(small.n, 1)].filter(([, value]) => ![u, v].includes(Number(value)))),
    chips: [own.no],
    touch(text, value) {
      if (value === own.no) return { text: isNo(text) ? "" : own.no, done: false };
      if (!isNo(text)) return made.touch(text, value);
      return { text: own.noWith(numbersIn(taken.touch(text, value).text)), done: false };
    },
    valuesIn: (text) => (isNo(text) ? [own.no, ...taken.valuesIn(text)] : made.valuesIn(text)),
  };
  return {
    field: (field) => (field === 0 ? touch : undefined),
    plate([typed = ""]) {
      const { pairs: told, half } = isNo(typed) ? { pairs: [], half: undefined } : pairsIn(typed);
      const gone = isNo(typed) ? numbersIn(typed) : [];
      const isIn = (all: readonly (readonly number[])[], a: number, b: number): boolean =>
        all.some((each) => each.includes(a) && each.includes(b));
      return plate({
        head: words.head,
        label: words.label(isNo(typed) ? gone : told.flat()),
        node: (player) => ({
          role: half === player + 1 ? "chosen" : gone.includes(player + 1) ? "rejected" : "idle",
          ghost: player + 1 === u || player + 1 === v,
          text: String(player + 1),
          label: words.player(player + 1, gone.includes(player + 1) || told.flat().includes(player + 1)),
        }),
        edge: (a, b) => {
          if (isIn(told, a + 1, b + 1)) return { role: "done" };
          return { role: isIn([[u, v]], a + 1, b + 1) ? "candidate" : "idle" };
        },
      });
    },
  };
}

/** Six players with their points, and the games that they have played. */
export function playedPicture(tournament: Problem): AnswerPicture {
  const { next: own } = exerciseWords;
  const { players } = tournament;
  const played = players.flatMap(({ games }, p) =>
    games.flatMap(({ opponent }) => (opponent - 1 > p ? [[p, opponent - 1] as const] : [])),
  );
  const { player } = roundOf(tournament);
  const points = new Map(players.map((_, i) => [player(i + 1).id, player(i + 1).score / 10]));
  const look = ([typed = ""]: readonly string[]) => {
    const chosen = numbersIn(typed);
    return {
      head: own.head,
      label: own.picture(chosen),
      node: (v: number) => ({
        ...playerLook(v + 1, chosen, player(1).id === v + 1),
        tag: String(points.get(v + 1)),
      }),
      edge: () => ({ role: "active" as const }),
    };
  };
  return graphPicture(graphOf(players.length, played), single, look, {
    places: inCircle(players.length),
    first: 1,
  });
}

/** Who may meet in the table, with the pairs that stand in it: who chooses, whom they ask first, and whom they get. */
export function askedPicture(small: Small): AnswerPicture {
  const look = (cells: readonly string[], field: number) => {
    const rows = Array.from({ length: cells.length / 3 }, (_, r) =>
      cells.slice(3 * r, 3 * r + 3).map((text) => numbersIn(text)[0] ?? 0),
    );
    const now = rows[Math.floor(field / 3)] ?? [];
    const isPaired = (a: number, b: number): boolean =>
      rows.some(([chooses, , gets]) => (chooses === a && gets === b) || (chooses === b && gets === a));
    const done = rows.flatMap(([chooses, , gets]) => (chooses > 0 && gets > 0 ? [chooses, gets] : []));
    const isAsked = (a: number, b: number): boolean =>
      now.slice(0, 2).every((each) => each === a || each === b);
    return {
      head: words.head,
      label: words.label(done),
      node: (v: number) => ({
        role: done.includes(v + 1)
          ? ("done" as const)
          : now[0] === v + 1
            ? ("chosen" as const)
            : ("idle" as const),
        text: String(v + 1),
        label: words.player(v + 1, done.includes(v + 1)),
      }),
      edge: (u: number, v: number) => ({
        role: isPaired(u + 1, v + 1)
          ? ("done" as const)
          : isAsked(u + 1, v + 1)
            ? ("candidate" as const)
            : ("idle" as const),
      }),
    };
  };
  return vertexTable(graphOfSmall(small), look, { first: 1 });
}

/** The players in a circle, with the pairs of the row that is being filled in. */
export function roundsPicture(n: number): AnswerPicture {
  const { rounds: own } = exerciseWords;
  const [rest, game] = [onePlayer(upTo(n)), oneGame(n)];
  const columns = (n + 1) / 2;
  return {
    field: (field) => (field % columns === 0 ? rest : game),
    plate(cells, field) {
      const row = Math.floor(field / columns) * columns;
      const [bye, ...games] = cells.slice(row, row + columns);
      const half = halfIn(games, n);
      const idle = typedNumber(bye, 1, n);
      return playersPlate({
        head: own.head(row / columns + 1),
        label: own.picture(n),
        places: inCircle(n),
        name: (p) => words.player(p, false),
        player: (p) => ({ role: p === half ? "chosen" : p === idle ? "active" : "idle" }),
        lines: gamesIn(games, n),
      });
    },
  };
}
