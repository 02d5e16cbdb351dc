import {
  type AnswerPicture,
  type FieldTouch,
  numbersIn,
  sequence,
  several,
} from "#algorithms/core/lesson/answer-picture.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { type NodeLook, nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { inOrder } from "../figure/state.ts";
import type { Problem } from "../problem.ts";
import { exerciseWords } from "../words/en/asked.ts";

/** Two rows take little room. */
const HEIGHT = 290;
const LOW = 0.25;

/** Cards in two rows. */
export function cardsPlate(
  rows: readonly [number, number],
  { node, ...said }: { readonly head: string; readonly label: string; node(v: number): NodeLook },
) {
  const plate = exercisePlates({ n: rows[0] + rows[1], edges: [] }, inRows(rows, LOW), HEIGHT);
  return plate({
    ...said,
    node: (v) => ({ ...node(v), square: true }),
    edge: () => ({ role: "idle" }),
  });
}

/** Cards in a given order, and below them the places that they are to take: so many as the answer has. */
export function orderPicture(cards: readonly number[], places: number): AnswerPicture {
  const words = exerciseWords.picture;
  const touch: FieldTouch = {
    ...sequence(undefined, places, "-"),
    marks: new Map(cards.map((player, k) => [nodeId(k), String(player)])),
  };
  return {
    field: (field) => (field === 0 ? touch : undefined),
    plate([typed = ""]) {
      const order = numbersIn(typed).slice(0, places);
      return cardsPlate([cards.length, places], {
        head: words.order,
        label: words.cards(cards, order),
        node(v) {
          const card = cards[v];
          if (card !== undefined)
            return {
              role: order.includes(card) ? "done" : "idle",
              text: String(card),
              label: words.player(card),
            };
          const k = v - cards.length;
          const player = order[k];
          return {
            role: player === undefined ? "idle" : "chosen",
            text: String(player ?? ""),
            label: words.place(k + 1),
          };
        },
      });
    },
  };
}

/** A bracket with S1 above S2: `out` are the players that are chosen, `given` those of whom the question speaks. */
export function bracketPlate(
  { s1, s2 }: Pick<Problem, "s1" | "s2">,
  out: readonly number[],
  given: readonly number[] = [],
) {
  const words = exerciseWords.picture;
  return cardsPlate([s1, s2], {
    head: words.bracket,
    label: words.parts(s1, s2, out),
    node: (v) => ({
      role: out.includes(v + 1) ? "chosen" : given.includes(v + 1) ? "active" : "idle",
      text: String(v + 1),
      label: words.player(v + 1),
    }),
  });
}

/** The players of a part of a bracket, from `first` on: so many of them make a group. */
export function groupTouch(first: number, count: number, size: number): FieldTouch {
  return {
    ...several(undefined, size, "."),
    marks: new Map(inOrder(first, count).map((player) => [nodeId(player - 1), String(player)])),
  };
}
