/** Orders of four cards are written down as in a dictionary, one after the other, without leaving any out. */
import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import type { GraphNode } from "#algorithms/core/lesson/scene.ts";
import { challengeWords } from "../words/en/asked.ts";

/** The list so far. */
export interface Orders {
  /** The lines that were found, after the three that are given. */
  readonly found: readonly (readonly number[])[];
  /** The cards of the line that is being written. */
  readonly word: readonly number[];
  /** Lines that were wrong, and the last one of them. */
  readonly misses: number;
  readonly wrong: readonly number[];
}

const CARDS: readonly number[] = [4, 5, 6, 7];
const LENGTH = 3;
const WANTED = 4;
/** The lines that stand there at the beginning. */
export const given: readonly (readonly number[])[] = [
  [4, 5, 6],
  [4, 5, 7],
  [4, 6, 5],
];

const value = (word: readonly number[]): number => word.reduce((number, card) => 10 * number + card, 0);

/** All orders of three of the four cards, as in a dictionary. */
export const dictionary: readonly (readonly number[])[] = CARDS.flatMap((a) =>
  CARDS.flatMap((b) => CARDS.map((c) => [a, b, c])),
).filter((word) => new Set(word).size === LENGTH);

const nextOf = ({ found }: Orders): readonly number[] => dictionary[given.length + found.length];
const isOver = ({ found }: Orders): boolean => found.length === WANTED;

const markOf = (card: number): string => `c${card}`;
const TOP = 34;
const LINE = 34;
const columnAt = (place: number): number => 118 + 62 * place;

/** The next four lines with as few tries as possible. */
export const challenge: Challenge<Orders> = {
  start: { found: [], word: [], misses: 0, wrong: [] },
  best: WANTED,
  plate(orders) {
    const words = challengeWords;
    const lines = [...given, ...orders.found];
    const isEnd = isOver(orders);
    const written = lines.flatMap((line, k) =>
      line.map(
        (card, place): GraphNode => ({
          id: `l${k}.${place}`,
          ...{ x: columnAt(place), y: TOP + LINE * k - 6, radius: 14, box: { width: 40, height: 28 } },
          role: k < given.length ? "idle" : "done",
          text: String(card),
          label: words.inLine(card, k + 1),
        }),
      ),
    );
    const now = isEnd
      ? []
      : Array.from({ length: LENGTH }, (_, place): GraphNode => {
          const card = orders.word[place];
          return {
            id: `w${place}`,
            ...{
              x: columnAt(place),
              y: TOP + LINE * lines.length - 6,
              radius: 14,
              box: { width: 40, height: 28 },
            },
            role: card === undefined ? "idle" : "chosen",
            text: card === undefined ? "" : String(card),
            label: card === undefined ? words.free : words.inLine(card, lines.length + 1),
            ghost: card === undefined,
          };
        });
    const hand = CARDS.map(
      (card, k): GraphNode => ({
        id: markOf(card),
        ...{ x: 72 + 72 * k, y: 288, radius: 20, box: { width: 48, height: 40 } },
        role: orders.word.includes(card) ? "done" : "idle",
        text: String(card),
        label: words.card(card),
      }),
    );
    const numbers = lines.map((_, k) => ({
      id: `n${k}`,
      x: 58,
      y: TOP + LINE * k - 6,
      text: words.line(k + 1),
    }));
    return {
      kind: "graph",
      ...{ width: 360, height: 320, guides: [], edges: [] },
      label: words.picture(lines),
      nodes: [...written, ...now, ...hand],
      notes: numbers,
    };
  },
  touchable: (orders) =>
    isOver(orders) ? [] : CARDS.filter((card) => !orders.word.includes(card)).map(markOf),
  touch(orders, mark) {
    const words = challengeWords;
    const card = CARDS.find((each) => markOf(each) === mark);
    if (card === undefined || isOver(orders)) return { refused: words.state(orders) };
    if (orders.word.includes(card)) return { refused: words.used(card) };
    const word = [...orders.word, card];
    if (word.length < LENGTH) return { ...orders, word };
    if (value(word) === value(nextOf(orders)))
      return { ...orders, found: [...orders.found, word], word: [], wrong: [] };
    return { ...orders, word: [], misses: orders.misses + 1, wrong: word };
  },
  isHalf: ({ word }) => word.length > 0,
  isDone: isOver,
  score: (orders) => (isOver(orders) ? WANTED + orders.misses : undefined),
  words: challengeWords,
};
