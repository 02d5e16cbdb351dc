/**
 * Reads cards in a grey picture: pixels darker than their surroundings → connected areas → four sides → the cells between
 * the sides → the nearest word. It knows nothing of a page, so that it runs in a worker and in tests.
 */
import { CARD_CELLS, CARD_WORDS, distance, MARKER_CELLS, turned, WORD_CELLS } from "./card-words.ts";
import { type Area, darkAreas } from "./dark-areas.ts";
import { type Grey, lightAt } from "./grey.ts";
import { type Point, type Quad, quadOf, sharpened } from "./quads.ts";

/** A card that was read in a picture. */
export interface Sighting {
  /** Its number, from 0. */
  readonly id: number;
  /** By how many quarters it is turned clockwise: 0 when its own top is up. */
  readonly turn: number;
  /** The middle of the card, and the length of its marker's side, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** False within 10° of a diagonal, where it could be meant for either turn. */
  readonly sure: boolean;
}

const MOST_ERRORS = 2;
const MOST_BAD_BORDER = 2;
/** White is lighter than black by at least this, of 255. */
const LEAST_CONTRAST = 18;
/** How much a cell is told from its neighbours, against blur. */
const SHARPER = 0.12;
const UNSURE = 10;

const TURNED_WORDS = CARD_WORDS.flatMap((word, id) => {
  const words = [word];
  for (let turn = 1; turn < 4; turn++) words.push(turned(words[turn - 1]));
  return words.map((each, turn) => ({ id, turn, word: each }));
});

/** The cards that can be read in the picture. */
export function readCards(picture: Grey): Sighting[] {
  const found: Found[] = [];
  for (const part of [110, 28])
    for (const area of darkAreas(picture, Math.max(3, Math.round(picture.width / part)))) {
      const read = readArea(picture, area);
      if (read) add(found, read);
    }
  return found.map(({ errors: _, ...sighting }) => sighting);
}

interface Found extends Sighting {
  readonly errors: number;
}

/** Both radii find most cards: the better reading stays. */
function add(found: Found[], read: Found): void {
  const at = found.findIndex(({ x, y, side }) => Math.hypot(x - read.x, y - read.y) < side / 2);
  if (at < 0) found.push(read);
  else if (read.errors < found[at].errors) found[at] = read;
}

function readArea(picture: Grey, area: Area): Found | undefined {
  const rough = quadOf(area);
  const quad = rough && sharpened(picture, rough);
  if (!quad) return undefined;
  const at = projection(quad);
  const word = readWord(lightOfCells(picture, at));
  if (!word) return undefined;
  // Which side of the quad is the card's top was found by the word; which one is up is seen in the picture.
  const middle = at(MARKER_CELLS / 2, MARKER_CELLS / 2);
  const top = at(...TOPS[word.turn]);
  const angle = (Math.atan2(top[0] - middle[0], middle[1] - top[1]) * 2) / Math.PI;
  const turn = Math.round(angle);
  return {
    id: word.id,
    errors: word.errors,
    turn: (turn + 4) % 4,
    x: middle[0],
    y: middle[1],
    side: Math.sqrt(areaOf(quad)),
    sure: Math.abs(angle - turn) * 90 < 45 - UNSURE,
  };
}

/** The middle of the card's top side, in cells of the quad, when the word is seen turned. */
const TOPS: readonly Point[] = [
  [MARKER_CELLS / 2, 0],
  [MARKER_CELLS, MARKER_CELLS / 2],
  [MARKER_CELLS / 2, MARKER_CELLS],
  [0, MARKER_CELLS / 2],
];

const areaOf = (quad: Quad): number =>
  Math.abs(
    quad.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = quad[(i + 1) % 4];
      return sum + x * nextY - y * nextX;
    }, 0) / 2,
  );

/** From cells of the marker, the first corner is (0, 0), to pixels (Heckbert, 1989). */
function projection([p, q, r, s]: Quad): (column: number, row: number) => Point {
  const [sx, sy] = [p[0] - q[0] + r[0] - s[0], p[1] - q[1] + r[1] - s[1]];
  const [ax, ay, bx, by] = [q[0] - r[0], q[1] - r[1], s[0] - r[0], s[1] - r[1]];
  const size = ax * by - ay * bx;
  const g = (sx * by - sy * bx) / size;
  const h = (ax * sy - ay * sx) / size;
  return (column, row) => {
    const [u, v] = [column / MARKER_CELLS, row / MARKER_CELLS];
    const w = g * u + h * v + 1;
    return [
      ((q[0] - p[0] + g * q[0]) * u + (s[0] - p[0] + h * s[0]) * v + p[0]) / w,
      ((q[1] - p[1] + g * q[1]) * u + (s[1] - p[1] + h * s[1]) * v + p[1]) / w,
    ];
  };
}

/** How light the cells of the card are, margin included, row by row. */
function lightOfCells(picture: Grey, at: (column: number, row: number) => Point): number[] {
  const cells: number[] = [];
  for (let row = -1; row < CARD_CELLS - 1; row++)
    for (let column = -1; column < CARD_CELLS - 1; column++) {
      let sum = 0;
      for (const [a, b] of SAMPLES) sum += lightAt(picture, ...at(column + a, row + b));
      cells.push(sum / SAMPLES.length);
    }
  return cells;
}
const SAMPLES: readonly Point[] = [
  [0.5, 0.5],
  [0.3, 0.4],
  [0.7, 0.6],
  [0.4, 0.7],
  [0.6, 0.3],
];

/** 0 for a cell of the margin, 1 for one of the border, more inside. */
const ring = (row: number, column: number): number =>
  Math.min(row, column, CARD_CELLS - 1 - row, CARD_CELLS - 1 - column);

function readWord(cells: readonly number[]): { id: number; turn: number; errors: number } | undefined {
  const white = plane(cells, 0, -1);
  const black = plane(cells, 1, 1);
  let word = 0;
  let badBorder = 0;
  for (let row = 1; row < CARD_CELLS - 1; row++)
    for (let column = 1; column < CARD_CELLS - 1; column++) {
      const [dark, bright] = [black(row, column), white(row, column)];
      if (bright - dark < LEAST_CONTRAST) return undefined;
      const i = row * CARD_CELLS + column;
      const around = cells[i - 1] + cells[i + 1] + cells[i - CARD_CELLS] + cells[i + CARD_CELLS];
      const isInside = ring(row, column) > 1;
      const light = cells[i] + (isInside ? SHARPER * (4 * cells[i] - around) : 0);
      if (light * 2 <= dark + bright) continue;
      if (isInside) word |= 1 << ((row - 2) * WORD_CELLS + column - 2);
      else if (++badBorder > MOST_BAD_BORDER) return undefined;
    }
  for (const { id, turn, word: each } of TURNED_WORDS) {
    const errors = distance(word, each);
    if (errors <= MOST_ERRORS) return { id, turn, errors: errors + badBorder };
  }
  return undefined;
}

/**
 * The plane of least squares through the cells of a ring. Cells on the side `wrong` of it, such as fingers on the white,
 * are left out the second time.
 */
function plane(
  cells: readonly number[],
  which: number,
  wrong: number,
): (row: number, column: number) => number {
  let [middle, down, right] = [0, 0, 0];
  const half = (CARD_CELLS - 1) / 2;
  const value = (row: number, column: number) => middle + down * (row - half) + right * (column - half);
  for (let pass = 0; pass < 3; pass++) {
    const sums = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    let spread = 0;
    let count = 0;
    for (const weighing of [true, false])
      for (let row = 0; row < CARD_CELLS; row++)
        for (let column = 0; column < CARD_CELLS; column++) {
          if (ring(row, column) !== which) continue;
          const light = cells[row * CARD_CELLS + column];
          const off = pass ? (light - value(row, column)) * wrong : 0;
          if (weighing) {
            spread += off * off;
            count++;
          } else if (off <= 0.8 * Math.sqrt(spread / count) + 4) {
            const [y, x] = [row - half, column - half];
            [1, y, x, y * y, x * x, x * y, light, light * y, light * x].forEach((term, i) => {
              sums[i] += term;
            });
          }
        }
    [middle, down, right] = solved(sums);
  }
  return value;
}

/** The three normal equations of a plane, by Cramer's rule. */
function solved([n, y, x, yy, xx, xy, l, ly, lx]: readonly number[]): [number, number, number] {
  const det = (a: number[], b: number[], c: number[]) =>
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    b[0] * (a[1] * c[2] - a[2] * c[1]) +
    c[0] * (a[1] * b[2] - a[2] * b[1]);
  const [one, two, three, right] = [
    [n, y, x],
    [y, yy, xy],
    [x, xy, xx],
    [l, ly, lx],
  ];
  const size = det(one, two, three) || 1;
  return [det(right, two, three) / size, det(one, right, three) / size, det(one, two, right) / size];
}
