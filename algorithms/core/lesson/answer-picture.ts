/**
 * The picture of a question. It shows what stands in the fields, and a touch on it types into them what a hand would type:
 * so a touched answer is graded, kept and read out like any other, and typing changes the picture.
 */

import type { Plate } from "./scene.ts";

/** A field after a touch. */
export interface Touched {
  readonly text: string;
  /** Whether the field is complete, so that the next touch is for the next one. */
  readonly done: boolean;
}

/** How the text of a field comes about by touches. Each touch stands for a value, such as "5" or "(4, 2)". */
export interface Typing {
  /** The text after one more touch. A second touch of the same value takes it back. */
  touch(text: string, value: string): Touched;
  /** The values that a text consists of, in order: touched one after the other, they type it. */
  valuesIn(text: string): readonly string[];
}

/** How one field is answered by touching. */
export interface FieldTouch extends Typing {
  /** What the marks of the picture stand for, by their ids, in the order in which keys walk along them. */
  readonly marks: ReadonlyMap<string, string>;
  /** Values that stand below the picture, as buttons: rounds, or "no". */
  readonly chips?: readonly string[];
}

/** What a question or a worked table shows and takes. Fields count from 0; those of a table run row by row. */
export interface AnswerPicture {
  /** The picture with these answers in it; what cannot be read is left out. `field` is the one that is being answered. */
  plate(answers: readonly string[], field: number): Plate;
  /** How a field is touched, with these answers in the others; undefined where it is typed only. */
  field(field: number, answers: readonly string[]): FieldTouch | undefined;
}

/** The whole numbers in a text, in order, without leading zeros. */
export function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** Reads the values of a text: its numbers, unless told otherwise. */
export type ReadValues = (text: string) => readonly string[];

const numerals: ReadValues = (text) => numbersIn(text).map(String);

/** A field that holds a single value. */
export const single: Typing = {
  touch: (text, value) => (text.trim() === value ? { text: "", done: false } : { text: value, done: true }),
  valuesIn: (text) => (text.trim() === "" ? [] : [text.trim()]),
};

/** A field that holds several values in any order; with `most` of them it is complete. */
export function several(read = numerals, most = Number.POSITIVE_INFINITY, joint = " "): Typing {
  return {
    touch(text, value) {
      const now = read(text);
      const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
      return { text: next.join(joint), done: next.length === most };
    },
    valuesIn: read,
  };
}

/** A field that holds values in an order. Touching one again takes it back, with all that came after it. */
export function sequence(read = numerals, most = Number.POSITIVE_INFINITY, joint = " "): Typing {
  return {
    touch(text, value) {
      const now = read(text);
      const next = now.includes(value) ? now.slice(0, now.indexOf(value)) : [...now, value];
      return { text: next.join(joint), done: next.length === most };
    },
    valuesIn: read,
  };
}

/** A field for which a row of buttons stands below the picture, which has no marks for it. */
export function chips(values: readonly string[], typing: Typing = single): FieldTouch {
  return { ...typing, marks: new Map(), chips: values };
}

/** Pairs of numbers in a text, and the number of a pair that is only begun: "0-5, 3-". */
export interface PairsInText {
  readonly pairs: readonly (readonly [number, number])[];
  readonly half: number | undefined;
}

const PAIR = /(\d+)\s*[-–—]\s*(\d+)/g;
const HALF = /(?:^|[,;\s])(\d+)\s*[-–—]\s*$/;

/** Reads pairs such as "0-5, 1–6, 3-". What is no pair is left out. */
export function pairsIn(text: string): PairsInText {
  const plain = text.replaceAll("\u2060", "");
  const half = HALF.exec(plain);
  return {
    pairs: Array.from(plain.matchAll(PAIR), ([, u, v]) => [Number(u), Number(v)] as const),
    half: half ? Number(half[1]) : undefined,
  };
}

/** A field that holds one pair: "3–1", touched one after the other. */
export const pair: Typing = {
  touch(text, value) {
    const now = numerals(text);
    if (now.includes(value)) {
      const rest = now.filter((each) => each !== value);
      return { text: rest.map((each) => `${each}–`).join(""), done: false };
    }
    return now.length === 1 ? { text: `${now[0]}–${value}`, done: true } : { text: `${value}–`, done: false };
  },
  valuesIn: numerals,
};

/** A field that holds pairs: "0-5, 1-6". A pair that is touched again is taken out. `most`: with so many it is complete. */
export function pairs(most = Number.POSITIVE_INFINITY): Typing {
  return {
    touch(text, value) {
      const { pairs: now, half } = pairsIn(text);
      const v = Number(value);
      const others = now.filter(([a, b]) => !(a === Math.min(half ?? v, v) && b === Math.max(half ?? v, v)));
      const isNew = half !== undefined && half !== v && others.length === now.length;
      const next = isNew ? [...now, [Math.min(half, v), Math.max(half, v)] as const] : others;
      const told = next.map(([a, b]) => `${a}-${b}`);
      if (half === undefined) told.push(`${v}-`);
      return { text: told.join(", "), done: half !== undefined && next.length === most };
    },
    valuesIn(text) {
      const { pairs: now, half } = pairsIn(text);
      return [...now.flat(), ...(half === undefined ? [] : [half])].map(String);
    },
  };
}

const WEIGHT = /^\s*:\s*(\d+)/;

/** Pairs with weights in a text such as "0-1:7, 1-2:10, 2-"; a weight that is not typed yet is undefined. */
export function weighedPairsIn(
  text: string,
): readonly (readonly [u: number, v: number, weight: number | undefined])[] {
  const plain = text.replaceAll("\u2060", "");
  return Array.from(plain.matchAll(PAIR), ({ 0: whole, 1: u, 2: v, index }) => {
    const weight = WEIGHT.exec(plain.slice(index + whole.length))?.[1];
    return [Number(u), Number(v), weight === undefined ? undefined : Number(weight)] as const;
  });
}

/** A field that holds pairs with weights: "0-1:7". A value such as ":7" is the weight of the pair that came last. */
export const weighedPairs: Typing = {
  touch(text, value) {
    const now = weighedPairsIn(text);
    const written = (all: typeof now): string =>
      all.map(([u, v, weight]) => `${u}-${v}${weight === undefined ? "" : `:${weight}`}`).join(", ");
    const last = now.at(-1);
    if (value.startsWith(":")) {
      if (!last) return { text, done: false };
      const weight = Number(value.slice(1));
      const changed = [last[0], last[1], last[2] === weight ? undefined : weight] as const;
      return { text: written([...now.slice(0, -1), changed]), done: false };
    }
    const { text: next } = pairs().touch(text, value);
    const weights = new Map(now.map(([u, v, weight]) => [`${u}-${v}`, weight]));
    const kept = pairsIn(next).pairs.map(([u, v]) => [u, v, weights.get(`${u}-${v}`)] as const);
    const { half } = pairsIn(next);
    return {
      text: [written(kept), half === undefined ? "" : `${half}-`].filter(Boolean).join(", "),
      done: false,
    };
  },
  valuesIn(text) {
    const { half } = pairsIn(text);
    const told = weighedPairsIn(text).flatMap(([u, v, weight]) =>
      [String(u), String(v)].concat(weight === undefined ? [] : [`:${weight}`]),
    );
    return half === undefined ? told : [...told, String(half)];
  },
};
