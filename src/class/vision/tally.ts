/**
 * What counts of what was seen: one frame proves little, several that agree do. A card's answer counts when the same turn was
 * seen in at least three of the last six frames at about one place, and neither another turn nor another place was.
 */
import type { Sighting } from "./read-cards.ts";

/** The letters that a card can answer, by its quarters of a turn clockwise. */
export const CARD_LETTERS = ["A", "B", "C", "D"] as const;
export type CardLetter = (typeof CARD_LETTERS)[number];

const FRAMES = 6;
const AGREEING = 3;
/** In sides of the card: a hand moves by less between two frames, two cards of a class are farther apart. */
const NEAR = 1.5;

/** A count of cards as it goes on. Nothing of a picture is in it. */
export interface Tally {
  /** The ids of the cards that were dealt. */
  readonly dealt: readonly number[];
  /** What the room itself looks like to the reader, before a card is up. */
  readonly room: readonly Sighting[];
  readonly frames: readonly (readonly Sighting[])[];
  /** What counted when it was last seen, by id; a card that goes down keeps its answer. */
  readonly answers: Readonly<Record<number, CardLetter>>;
  /** The ids that are seen in two places at once: they count nowhere. */
  readonly twice: readonly number[];
}

/** A count of the cards `1` to `pupils`, whose ids go from 0. */
export function newTally(pupils: number): Tally {
  return {
    dealt: Array.from({ length: pupils }, (_, id) => id),
    room: [],
    frames: [],
    answers: {},
    twice: [],
  };
}

const isNear = (a: Sighting, b: Sighting): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < NEAR * Math.max(a.side, b.side);

/** Looks at the room before the cards are up: what is read there is a poster, and is left out where it hangs. */
export const withRoom = (tally: Tally, seen: readonly Sighting[]): Tally => ({
  ...tally,
  room: [...tally.room, ...seen.filter((each) => !isOfRoom(tally, each))],
});

const isOfRoom = ({ room }: Tally, seen: Sighting): boolean =>
  room.some((known) => known.id === seen.id && isNear(known, seen));

/** The count after another frame. */
export function withFrame(tally: Tally, seen: readonly Sighting[]): Tally {
  const counted = seen.filter((each) => tally.dealt.includes(each.id) && !isOfRoom(tally, each));
  const frames = [...tally.frames, counted].slice(-FRAMES);
  const answers = { ...tally.answers };
  const twice: number[] = [];
  for (const id of tally.dealt) {
    const mine = frames.map((frame) => frame.filter((each) => each.id === id));
    if (mine.some((frame) => frame.length > 1)) {
      twice.push(id);
      delete answers[id];
      continue;
    }
    const turn = agreedTurn(mine.flat());
    if (turn !== undefined) answers[id] = CARD_LETTERS[turn];
  }
  return { ...tally, frames, answers, twice };
}

function agreedTurn(mine: readonly Sighting[]): number | undefined {
  const last = mine.at(-1);
  if (!last || mine.some(({ turn }) => turn !== last.turn)) return undefined;
  const agreeing = mine.filter((each) => each.sure && isNear(each, last));
  return agreeing.length >= AGREEING ? last.turn : undefined;
}

/** How many cards answer each letter. */
export function countsOf({ answers }: Tally): Record<CardLetter, number> {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (const letter of Object.values(answers)) counts[letter]++;
  return counts;
}

/** The numbers of the dealt cards, from 1, that have no answer. */
export const unreadOf = ({ dealt, answers }: Tally): number[] =>
  dealt.filter((id) => answers[id] === undefined).map((id) => id + 1);
