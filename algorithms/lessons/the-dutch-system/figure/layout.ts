import type { State } from "./state.ts";

export const WIDTH = 520;
const TOP = 44;
const HEIGHT = 560;
const LEFT = 96;
const RIGHT = 500;
const MOST_DISC = 17;
/** How high the band of a single player is, and that of several. */
const LOW = 58;
const HIGH = 128;
/** Players in a row stand on a flat arc, so that no line between two of them goes through a third. */
const BEND = 12;

/** The band of a score group. */
interface Band {
  readonly score: number;
  readonly y: number;
  readonly height: number;
}

/** Where everything stands. */
export interface Spots {
  readonly height: number;
  readonly disc: number;
  readonly bands: readonly Band[];
  at(place: number): readonly [x: number, y: number];
}

/** Bands of equal points; in each the upper half of its players above the lower one. */
export function spotsOf({ round, bracket, at, made }: State): Spots {
  const wanted = round.groups.map(({ length }) => (length === 1 ? LOW : HIGH));
  const all = wanted.reduce((sum, each) => sum + each, 0);
  const scale = Math.min(1, HEIGHT / Math.max(1, all));
  let y = TOP;
  const bands = wanted.map((each, g): Band => {
    const height = each * scale;
    y += height;
    return { score: round.player(round.groups[g][0]).score, y: tenths(y - height / 2), height };
  });
  const disc = tenths(Math.min(MOST_DISC, Math.min(...bands.map(({ height }) => height)) / 4));
  const spots = new Map<number, readonly [number, number]>();
  for (const [g, members] of membersOf(round.groups, bracket?.moved ?? [], at, made).entries())
    for (const [u, spot] of spread(members, bands[g], disc)) spots.set(u, spot);
  return { height: Math.ceil(y) + 10, disc, bands, at: (place) => spots.get(place) ?? [0, 0] };
}

/** Who stands in which band: at home; in the open bracket; or where his pair was made, in the lower one of two bands. */
function membersOf(
  groups: State["round"]["groups"],
  moved: readonly number[],
  at: number,
  made: State["made"],
): number[][] {
  const home = new Map(groups.flatMap((group, g) => group.map((u) => [u, g] as const)));
  const where = new Map(home);
  for (const u of moved) where.set(u, at - 1);
  for (const [u, v] of made) where.set(u, home.get(v) ?? 0);
  return groups.map((_, g) =>
    [...where].flatMap(([u, band]) => (band === g ? [u] : [])).sort((u, v) => u - v),
  );
}

function spread(
  members: readonly number[],
  band: Band,
  disc: number,
): (readonly [number, readonly [number, number]])[] {
  const half = members.length <= 2 ? members.length : Math.floor(members.length / 2);
  const rows = [members.slice(0, half), members.slice(half)].filter((row) => row.length > 0);
  const gap = Math.min(92, (RIGHT - LEFT - 30) / Math.max(1, members.length - half, half));
  const apart = rows.length === 1 ? 0 : band.height / 2 - disc - BEND / 2 - 4;
  return rows.flatMap((row, r) =>
    row.map((u, i) => {
      const side = r === 0 ? -1 : 1;
      const middle = (row.length - 1) / 2;
      const bend = row.length > 2 ? BEND * (1 - Math.abs(i - middle) / middle) : 0;
      return [
        u,
        [
          tenths(LEFT + 30 + gap * i),
          tenths(band.y + side * (apart + (rows.length > 1 ? bend - BEND : bend))),
        ],
      ] as const;
    }),
  );
}

function tenths(x: number): number {
  return Math.round(10 * x) / 10;
}
