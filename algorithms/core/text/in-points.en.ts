/** A number of points with its noun: 1 point and ½ point, but 1½ points. */
export function inPoints(points: string): string {
  return `${points} ${points === "1" || points === "½" ? "point" : "points"}`;
}
