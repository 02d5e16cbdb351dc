/** Outlines as SVG paths, in the plate's units. */

type Spot = readonly [x: number, y: number];

/** A disc. */
export function discPath(x: number, y: number, radius: number): string {
  const r = tenth(radius);
  return `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${tenth(2 * r)} 0a${r} ${r} 0 1 0 ${tenth(-2 * r)} 0z`;
}

/**
 * The rounded outline that keeps the distance `margin` from the convex hull of the spots. Nested sets need margins
 * that grow outwards. What lies between the spots is inside too, even if it is not meant.
 */
export function hullPath(spots: readonly Spot[], margin: number): string {
  const hull = convexHull(spots);
  const [first] = hull;
  if (first === undefined) return "";
  if (hull.length === 1) return discPath(first[0], first[1], margin);
  const r = tenth(margin);
  const sides = hull.map(([x, y], i) => {
    const [nextX, nextY] = hull[(i + 1) % hull.length];
    const length = Math.hypot(nextX - x, nextY - y);
    // The hull runs clockwise on the screen, so the outside is on the left.
    const [outX, outY] = [(margin * (nextY - y)) / length, (-margin * (nextX - x)) / length];
    return [
      [x + outX, y + outY],
      [nextX + outX, nextY + outY],
    ] as const;
  });
  const path = sides.map(([from, to], i) =>
    i === 0
      ? `M${tenth(from[0])} ${tenth(from[1])}L${tenth(to[0])} ${tenth(to[1])}`
      : `A${r} ${r} 0 0 1 ${tenth(from[0])} ${tenth(from[1])}L${tenth(to[0])} ${tenth(to[1])}`,
  );
  const [start] = sides[0];
  return `${path.join("")}A${r} ${r} 0 0 1 ${tenth(start[0])} ${tenth(start[1])}z`;
}

/** The corners of the convex hull, clockwise on the screen (Andrew, 1979). Spots in a row give its two ends. */
function convexHull(spots: readonly Spot[]): Spot[] {
  const sorted = spots
    .toSorted((p, q) => p[0] - q[0] || p[1] - q[1])
    .filter((spot, i, all) => i === 0 || spot[0] !== all[i - 1]?.[0] || spot[1] !== all[i - 1]?.[1]);
  if (sorted.length < 3) return sorted;
  const upper = chain(sorted);
  const lower = chain(sorted.toReversed());
  return [...upper.slice(0, -1), ...lower.slice(0, -1)];
}

function chain(sorted: readonly Spot[]): Spot[] {
  const corners: Spot[] = [];
  for (const spot of sorted) {
    while (corners.length > 1 && !turnsRight(corners.at(-2) as Spot, corners.at(-1) as Spot, spot))
      corners.pop();
    corners.push(spot);
  }
  return corners;
}

/** Whether the way over b turns to the right, as it is seen on a screen whose y goes downwards. */
function turnsRight(a: Spot, b: Spot, c: Spot): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}

function tenth(x: number): number {
  return Math.round(10 * x) / 10;
}
