/** Films of a class that holds up cards, drawn without a camera: each with its seed, so that it is the same each time. */
import { CARD_CELLS, CARD_WORDS, isWhite, MARKER_CELLS } from "#src/class/vision/card-words.ts";
import type { Grey } from "#src/class/vision/grey.ts";

/** A generator of numbers from 0 up to 1 (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Scene {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** The number of cards, and the sides of their markers from the back to the front, in pixels. */
  readonly cards: number;
  readonly from: number;
  readonly to: number;
  /** The standard deviation of the blur in pixels, and of the noise in shades. */
  readonly blur: number;
  readonly noise: number;
  /** Which share of the cards has fingers over an edge. */
  readonly covered: number;
  /** How many posters with squares at random hang around. */
  readonly posters: number;
  /** How far a card leans to a side, and away, at most, in degrees. */
  readonly lean?: number;
  readonly slant?: number;
  /** The cards are among so many, the first of the set. */
  readonly among?: number;
  /** By how much all of them lean besides. */
  readonly roll?: number;
}

export interface Raised {
  readonly id: number;
  readonly turn: number;
}

interface Held extends Raised {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly roll: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly fingers: number;
}

interface Film {
  readonly raised: readonly Raised[];
  /** The next picture; hands tremble, and the noise is another one each time. */
  readonly next: () => Grey;
}

const SAMPLES = [1 / 8, 3 / 8, 5 / 8, 7 / 8];

/** A film of a scene. */
export function film(scene: Scene): Film {
  const random = chance(scene.seed);
  const room = drawnRoom(scene, random);
  const held = standaloneCards(scene, random);
  return {
    raised: held.map(({ id, turn }) => ({ id, turn })),
    next: () => {
      const light = room.slice();
      for (const card of held) drawCard(scene, light, card, random);
      return photographed(scene, light, random);
    },
  };
}

/** A wall full of things light and dark, and posters of squares at random, every other one with a black rim like a card's. */
function drawnRoom({ width, height, posters }: Scene, random: () => number): Float32Array {
  const light = new Float32Array(width * height).fill(150);
  const box = (x: number, y: number, w: number, h: number, shade: number) => {
    for (let row = Math.max(0, y | 0); row < Math.min(height, y + h); row++)
      light.fill(shade, row * width + Math.max(0, x | 0), row * width + Math.min(width, (x + w) | 0));
  };
  for (let k = 0; k < 60; k++)
    box(random() * width, random() * height, 10 + random() * 150, 10 + random() * 120, 40 + random() * 180);
  for (let k = 0; k < posters; k++) {
    const [x, y, cell, cells] = [random() * width, random() * height, 3 + random() * 7, 5 + random() * 8];
    const count = Math.round(cells);
    box(x - cell, y - cell, (count + 2) * cell, (count + 2) * cell, 225);
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        const isRim = k % 2 === 0 && (row % (count - 1) === 0 || column % (count - 1) === 0);
        if (isRim || random() < 0.5) box(x + column * cell, y + row * cell, cell, cell, 30);
      }
  }
  return light;
}

function standaloneCards(
  {
    width,
    height,
    cards,
    from,
    to,
    covered,
    lean = 20,
    slant = 30,
    roll = 0,
    among = CARD_WORDS.length,
  }: Scene,
  random: () => number,
): Held[] {
  const ids = Array.from({ length: among }, (_, id) => id);
  for (let i = ids.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [ids[i], ids[j]] = [ids[j], ids[i]];
  }
  const columns = 6;
  const rows = Math.ceil(cards / columns);
  const spread = () => random() * 2 - 1;
  return Array.from({ length: cards }, (_, k) => {
    const side = from + ((to - from) * k) / Math.max(1, cards - 1);
    const [row, column] = [Math.floor(k / columns), k % columns];
    const slack = Math.max(0, width / columns / 2 - side * 1.1);
    return {
      id: ids[k],
      turn: Math.floor(random() * 4),
      x: (width * (column + 0.5)) / columns + spread() * slack * 0.7,
      y: (height * (row + 0.5)) / rows + spread() * Math.max(0, height / rows / 2 - side * 1.1) * 0.7,
      side,
      roll: roll + spread() * lean,
      yaw: spread() * slant,
      pitch: spread() * slant * 0.7,
      fingers: random() < covered ? 1 + Math.floor(random() * 4) : 0,
    };
  });
}

/** Where a point of the picture lies on a card, in cells from its middle, without its turn. */
function ontoCard(held: Held, shakeX: number, shakeY: number) {
  const { side, roll, yaw, pitch } = held;
  const rad = Math.PI / 180;
  const [cr, sr, cy, sy, cp, sp] = [roll, yaw, pitch].flatMap((a) => [Math.cos(a * rad), Math.sin(a * rad)]);
  // The card's two directions in space: roll in its plane, then yaw, then pitch.
  const u = [cr * cy, sr * cp + cr * sy * sp, cr * -sy * cp + sr * sp];
  const v = [-sr * cy, cr * cp - sr * sy * sp, sr * sy * cp + cr * sp];
  const cell = side / MARKER_CELLS;
  const far = side * 12;
  return (px: number, py: number): [number, number] => {
    // (a u + b v) cell, seen from the distance far: x = far X / (far + Z).
    const [x, y] = [px - held.x - shakeX, py - held.y - shakeY];
    const [a1, b1, c1] = [cell * (far * u[0] - x * u[2]), cell * (far * v[0] - x * v[2]), x * far];
    const [a2, b2, c2] = [cell * (far * u[1] - y * u[2]), cell * (far * v[1] - y * v[2]), y * far];
    const size = a1 * b2 - a2 * b1;
    return [(c1 * b2 - c2 * b1) / size, (a1 * c2 - a2 * c1) / size];
  };
}

function drawCard({ width, height }: Scene, light: Float32Array, card: Held, random: () => number): void {
  const onto = ontoCard(card, (random() - 0.5) * 3, (random() - 0.5) * 3);
  const reach = card.side * 1.1;
  const edge = CARD_CELLS / 2;
  const [xs, ys] = [card.x - reach, card.y - reach].map((low) => Math.floor(low) - 2);
  for (let y = Math.max(0, ys); y < Math.min(height, card.y + reach + 2); y++)
    for (let x = Math.max(0, xs); x < Math.min(width, card.x + reach + 2); x++) {
      let sum = 0;
      for (const dy of SAMPLES)
        for (const dx of SAMPLES) {
          const [a, b] = onto(x + dx, y + dy);
          if (isFinger(card, a, b)) sum += 120;
          else if (Math.abs(a) < edge && Math.abs(b) < edge) sum += shadeOf(card, a + edge, b + edge);
          else sum += light[y * width + x];
        }
      light[y * width + x] = sum / SAMPLES.length ** 2;
    }
}

/** Fingers come over an edge of the white margin, and a little onto the black border. */
function isFinger({ fingers }: Held, a: number, b: number): boolean {
  if (!fingers) return false;
  const [along, across] = [
    [a, b],
    [b, -a],
    [-a, -b],
    [-b, a],
  ][fingers - 1];
  return (along / 1.2) ** 2 + ((across - CARD_CELLS / 2 - 0.3) / 1.7) ** 2 < 1;
}

/** What is printed at a place of the card, as it is seen turned: the place is turned back. */
function shadeOf({ id, turn }: Raised, a: number, b: number): number {
  let [x, y] = [a, b];
  for (let k = 0; k < turn; k++) [x, y] = [y, CARD_CELLS - x];
  const [column, row] = [Math.floor(x) - 2, Math.floor(y) - 2];
  const out = Math.max(-column, column - 4, -row, row - 4);
  if (out > 1) return 225;
  if (out > 0) return 30;
  return isWhite(CARD_WORDS[id], row, column) ? 225 : 30;
}

/** Noise of deviation 1: four evenly spread numbers come near enough to a normal one. Each row starts elsewhere in it. */
const grain = chance(1);
const GRAIN = Float32Array.from(
  { length: 1 << 18 },
  () => 1.732 * (grain() + grain() + grain() + grain() - 2),
);

/** What a camera makes of it: uneven light, blur, noise. */
function photographed(
  { width, height, blur, noise }: Scene,
  light: Float32Array,
  random: () => number,
): Grey {
  const lit = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      lit[y * width + x] = light[y * width + x] * (0.45 + (0.5 * x) / width) * (1 - (0.25 * y) / height);
  const soft = blur
    ? blurred(blurred(lit, width, height, blur, 1, width), height, width, blur, width, 1)
    : lit;
  const result = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const from = Math.floor(random() * (GRAIN.length - width));
    for (let x = 0; x < width; x++)
      result[y * width + x] = soft[y * width + x] + 12 + noise * GRAIN[from + x];
  }
  return { width, height, light: result };
}

/** A blur in one direction: along lines of `length` pixels, `step` apart, of which there are `lines`, `stride` apart. */
function blurred(
  light: Float32Array,
  length: number,
  lines: number,
  sigma: number,
  step: number,
  stride: number,
): Float32Array {
  const reach = Math.ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-(((k - reach) / sigma) ** 2) / 2),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const result = new Float32Array(light.length);
  for (let line = 0; line < lines; line++)
    for (let i = 0; i < length; i++) {
      let sum = 0;
      const from = line * stride;
      if (i < reach || i >= length - reach)
        for (let k = -reach; k <= reach; k++)
          sum += weights[k + reach] * light[from + Math.min(length - 1, Math.max(0, i + k)) * step];
      else
        for (let k = -reach, at = from + (i - reach) * step; k <= reach; k++, at += step)
          sum += weights[k + reach] * light[at];
      result[from + i * step] = sum / all;
    }
  return result;
}
