/** Connected areas of pixels that are darker than their surroundings. */
import type { Grey } from "./grey.ts";

/** An area by its runs of pixels, from the top down. */
export interface Area {
  readonly rows: readonly number[];
  /** The first pixel of each run, and the one after its last. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A pixel is dark below this share of the mean around it, and by at least some shades, against noise. */
const SHARE = 0.93;
const SHADES = 3;
/** The least extent of a marker in pixels. */
const LEAST = 11;

/** The sums of all pixels above and left of each, with a row and a column of zeros before them. */
function sumsOf({ width, height, light }: Grey): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += light[y * width + x];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return sums;
}

const known = new WeakMap<Grey, Uint32Array>();

/** The areas of dark pixels, where dark is told from the mean of a square of `radius`; those that can be no marker are left out. */
export function darkAreas(picture: Grey, radius: number): Area[] {
  const { width, height, light } = picture;
  const sums = known.get(picture) ?? sumsOf(picture);
  known.set(picture, sums);
  const runs: Run[] = [];
  let above = 0;
  for (let y = 0; y < height; y++) {
    const first = runs.length;
    const up = Math.max(0, y - radius) * (width + 1);
    const down = Math.min(height, y + radius + 1) * (width + 1);
    let from = -1;
    for (let x = 0; x <= width; x++) {
      if (x < width) {
        const left = Math.max(0, x - radius);
        const right = Math.min(width, x + radius + 1);
        const sum = sums[down + right] - sums[down + left] - sums[up + right] + sums[up + left];
        const mean = (sum * (width + 1)) / ((right - left) * (down - up));
        if (light[y * width + x] < mean * SHARE - SHADES) {
          if (from < 0) from = x;
          continue;
        }
      }
      if (from >= 0) runs.push({ y, from, to: x, parent: runs.length });
      from = -1;
    }
    join(runs, above, first);
    above = first;
  }
  return gathered(runs);
}

interface Run {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  parent: number;
}

function root(runs: readonly Run[], i: number): number {
  let at = i;
  while (runs[at].parent !== at) {
    runs[at].parent = runs[runs[at].parent].parent;
    at = runs[at].parent;
  }
  return at;
}

/** Joins the runs of a row, from `first` on, with those of the row above, from `above` on, that they touch. */
function join(runs: readonly Run[], above: number, first: number): void {
  let i = above;
  let j = first;
  while (i < first && j < runs.length) {
    if (runs[i].from < runs[j].to && runs[j].from < runs[i].to) {
      const [a, b] = [root(runs, i), root(runs, j)];
      runs[Math.max(a, b)].parent = Math.min(a, b);
    }
    if (runs[i].to < runs[j].to) i++;
    else j++;
  }
}

function gathered(runs: readonly Run[]): Area[] {
  const areas = new Map<number, { rows: number[]; from: number[]; to: number[] }>();
  runs.forEach(({ y, from, to }, i) => {
    const at = root(runs, i);
    let area = areas.get(at);
    if (!area) {
      area = { rows: [], from: [], to: [] };
      areas.set(at, area);
    }
    area.rows.push(y);
    area.from.push(from);
    area.to.push(to);
  });
  return [...areas.values()].filter(couldBeMarker);
}

/** At least the border of a marker is dark, which is a quarter of its box when it stands on a corner. */
function couldBeMarker({ rows, from, to }: Area): boolean {
  const tall = rows[rows.length - 1] - rows[0] + 1;
  if (tall < LEAST * 0.7) return false;
  let [left, right, dark] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let i = 0; i < from.length; i++) {
    left = Math.min(left, from[i]);
    right = Math.max(right, to[i]);
    dark += to[i] - from[i];
  }
  const wide = right - left;
  if (wide < LEAST * 0.6 || Math.max(wide, tall) < LEAST) return false;
  return Math.max(wide, tall) < 4 * Math.min(wide, tall) && dark > 0.15 * wide * tall;
}
