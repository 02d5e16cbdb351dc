/** How a reader has put the blocks of a program so far. Every change gives a new arrangement, so that each can be undone. */
import type { ParsonsProblem } from "#algorithms/core/judge/parsons.ts";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";

/** The two versions of a block: the right one, and the wrong one. */
export type Version = "right" | "wrong";

export interface Arrangement {
  /** It says in which order the blocks lay, and which of two versions stood above the other. */
  readonly seed: number;
  /**
   * The numbers of blocks in order: those that are not placed, then those of each part. A block that is joined to the one
   * before it is not named; it goes where that one goes.
   */
  readonly places: readonly (readonly number[])[];
  /** Of blocks with two versions the one that was chosen. */
  readonly chosen: Readonly<Record<number, Version>>;
  /** The blocks whose wrong version was taken away. */
  readonly single: readonly number[];
  /** The blocks that are joined to the one before them. */
  readonly joined: readonly number[];
}

/** Where a block stands: the number of its place, and how many stand there before it. */
export interface Spot {
  readonly place: number;
  readonly index: number;
}

/** Nothing is placed; the blocks lie in an order by chance, which is never the right one. */
export function begin({ blocks, parts }: ParsonsProblem, seed: number): Arrangement {
  const given = new Set(parts.flatMap((part) => (part.isGiven ? part.blocks : [])));
  const own = blocks.flatMap((_, k) => (given.has(k) ? [] : [k]));
  const random = seededRandom(seed);
  let pool = shuffled(own, random);
  while (own.length > 1 && pool.every((block, k) => block === own[k])) pool = shuffled(own, random);
  return { seed, places: [pool, ...parts.map(() => [])], chosen: {}, single: [], joined: [] };
}

/** Whether the wrong version of a block stands above the right one. */
export function isWrongFirst({ seed }: Arrangement, block: number): boolean {
  return seededRandom(seed * 64 + block)() < 0.5;
}

/** The spot of a block that is not joined to another. */
export function spotOf({ places }: Arrangement, block: number): Spot {
  const place = places.findIndex((each) => each.includes(block));
  return { place, index: places[place]?.indexOf(block) ?? -1 };
}

/** The block and those that are joined to it. */
export function groupOf({ joined }: Arrangement, block: number): number[] {
  const group = [block];
  while (joined.includes((group.at(-1) as number) + 1)) group.push((group.at(-1) as number) + 1);
  return group;
}

/** With a block at another spot; its index counts the others there. */
export function moved(arrangement: Arrangement, block: number, { place, index }: Spot): Arrangement {
  const without = arrangement.places.map((each) => each.filter((other) => other !== block));
  return {
    ...arrangement,
    places: without.map((each, k) => (k === place ? each.toSpliced(index, 0, block) : each)),
  };
}

/** The spot one further on or back, through the places in their order; undefined at the end. Given parts are passed by. */
export function nextSpot(
  problem: ParsonsProblem,
  { places }: Arrangement,
  { place, index }: Spot,
  by: 1 | -1,
): Spot | undefined {
  const length = places[place]?.length ?? 0;
  const within = index + by;
  if (within >= 0 && within < length) return { place, index: within };
  const next = nextPlace(problem, place, by);
  if (next === undefined) return undefined;
  return { place: next, index: by === 1 ? 0 : (places[next]?.length ?? 0) };
}

/** The next place that takes blocks, or the one before; undefined at the end. */
export function nextPlace({ parts }: ParsonsProblem, place: number, by: 1 | -1): number | undefined {
  for (let next = place + by; next >= 0 && next <= parts.length; next += by)
    if (next === 0 || !parts[next - 1]?.isGiven) return next;
  return undefined;
}

/** With one of the two versions of a block chosen. */
export function chose(arrangement: Arrangement, block: number, version: Version): Arrangement {
  return { ...arrangement, chosen: { ...arrangement.chosen, [block]: version } };
}

/** Whether a reader has still to choose between two versions of a block. */
export function isPair({ blocks }: ParsonsProblem, { single }: Arrangement, block: number): boolean {
  return blocks[block]?.wrong !== undefined && !single.includes(block);
}

/** What is missing before it can be run; undefined if nothing is. */
export function missingIn(
  problem: ParsonsProblem,
  arrangement: Arrangement,
): { readonly kind: "place" | "choice"; readonly block: number; readonly count: number } | undefined {
  const [pool = [], ...placed] = arrangement.places;
  if (pool[0] !== undefined) return { kind: "place", block: pool[0], count: pool.length };
  const open = placed
    .flat()
    .flatMap((block) => groupOf(arrangement, block))
    .filter((block) => isPair(problem, arrangement, block) && !arrangement.chosen[block]);
  return open[0] === undefined ? undefined : { kind: "choice", block: open[0], count: open.length };
}

/** A program that was put together, and the block of each of its lines. */
export interface PutTogether {
  readonly text: string;
  /** The block in which a line stands; lines count from 1, and what lies behind the last belongs to the last block. */
  blockAt(line: number): number;
}

/** The program as the reader has put it; blocks that are not placed are left out. */
export function putTogether(problem: ParsonsProblem, arrangement: Arrangement): PutTogether {
  const order = problem.parts.flatMap(({ isGiven, blocks }, k) =>
    isGiven ? blocks : (arrangement.places[k + 1] ?? []).flatMap((block) => groupOf(arrangement, block)),
  );
  const lines: string[] = [];
  const blockOf: number[] = [];
  for (const number of order) {
    const block = problem.blocks[number];
    if (!block) throw new RangeError(`there is no block ${number}`);
    const isWrong = isPair(problem, arrangement, number) && arrangement.chosen[number] === "wrong";
    const text = isWrong && block.wrong ? block.wrong.text : block.text;
    const own = [...(block.isApart ? [""] : []), ...text.split("\n")];
    lines.push(...own);
    blockOf.push(...own.map(() => number));
  }
  return {
    text: `${lines.join("\n")}\n`,
    blockAt: (line) => blockOf[Math.min(Math.max(line, 1), blockOf.length) - 1] ?? -1,
  };
}

/** What was made easier: a wrong version is gone, or a block is joined to the one before it. */
export interface Help {
  readonly kind: "single" | "joined";
  readonly block: number;
  readonly arrangement: Arrangement;
}

/**
 * The problem made a little easier (intra-problem adaptation: Ericson, Foley and Rick, 2018): first wrong versions go, those that
 * were chosen before the others; then blocks are joined that belong together. Undefined when nothing is left to be done.
 */
export function helped(problem: ParsonsProblem, arrangement: Arrangement): Help | undefined {
  const pairs = problem.blocks.flatMap((_, k) => (isPair(problem, arrangement, k) ? [k] : []));
  const pair = pairs.find((block) => arrangement.chosen[block] === "wrong") ?? pairs[0];
  if (pair !== undefined)
    return {
      kind: "single",
      block: pair,
      arrangement: { ...arrangement, single: [...arrangement.single, pair] },
    };
  const seams = problem.parts
    .filter(({ isGiven }) => !isGiven)
    .flatMap(({ blocks }) => blocks.slice(1))
    .filter((block) => !arrangement.joined.includes(block));
  const seam = seams.find((block) => !isBehind(arrangement, block)) ?? seams[0];
  if (seam === undefined) return undefined;
  const head = arrangement.places
    .flat()
    .find((each) => groupOf(arrangement, each).includes(seam - 1)) as number;
  // It goes where the rest of the two is placed, and where the first one is if both are.
  const isFirstPlaced = spotOf(arrangement, head).place > 0;
  const spot = spotOf(arrangement, isFirstPlaced ? head : seam);
  const gathered = moved(arrangement, head, spot);
  const places = gathered.places.map((each) => each.filter((block) => block !== seam));
  return {
    kind: "joined",
    block: seam,
    arrangement: { ...gathered, places, joined: [...arrangement.joined, seam] },
  };
}

/** Whether a block stands right behind the one that comes before it in the program. */
function isBehind(arrangement: Arrangement, block: number): boolean {
  const { place, index } = spotOf(arrangement, block);
  const before = place > 0 ? arrangement.places[place]?.[index - 1] : undefined;
  return before !== undefined && groupOf(arrangement, before).at(-1) === block - 1;
}

/** The arrangement as text, for one problem: what was cut in another way since does not fit. */
export function formatArrangement(problem: ParsonsProblem, arrangement: Arrangement): string {
  return JSON.stringify({ of: signOf(problem), ...arrangement });
}

/** Reads what `formatArrangement` wrote; undefined for what is none of this problem. */
export function parseArrangement(problem: ParsonsProblem, text: string): Arrangement | undefined {
  try {
    const value = JSON.parse(text) as Partial<Arrangement> & { readonly of?: unknown };
    if (value.of !== signOf(problem)) return undefined;
    const { seed, places, chosen, single, joined } = value;
    if (!Number.isSafeInteger(seed) || !places || !chosen || !single || !joined) return undefined;
    const arrangement = { seed: seed as number, places, chosen: versionsIn(chosen), single, joined };
    return isWhole(problem, arrangement) ? arrangement : undefined;
  } catch {
    return undefined;
  }
}

function versionsIn(chosen: object): Record<number, Version> {
  const known = Object.entries(chosen).filter(([, version]) => version === "right" || version === "wrong");
  return Object.fromEntries(known);
}

/** Whether every block has one place, and what is joined belongs together. */
function isWhole(problem: ParsonsProblem, arrangement: Arrangement): boolean {
  const { places, single, joined } = arrangement;
  if (places.length !== problem.parts.length + 1) return false;
  if (problem.parts.some(({ isGiven }, k) => isGiven && places[k + 1]?.length !== 0)) return false;
  const own = problem.parts.flatMap((part) => (part.isGiven ? [] : part.blocks));
  const seams = problem.parts.flatMap((part) => (part.isGiven ? [] : part.blocks.slice(1)));
  const found = places.flat().flatMap((block) => groupOf(arrangement, block));
  return (
    joined.every((block) => seams.includes(block)) &&
    single.every((block) => own.includes(block)) &&
    found.toSorted((a, b) => a - b).join() === own.join()
  );
}

/** A number for the texts of the blocks and their parts (FNV-1a, 32 bits). */
function signOf(problem: ParsonsProblem): number {
  let sign = 0x811c9dc5;
  for (const letter of JSON.stringify(problem))
    sign = Math.imul(sign ^ (letter.codePointAt(0) as number), 0x01000193);
  return sign >>> 0;
}
