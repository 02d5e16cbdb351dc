/** The ids of all that is drawn in a picture, each once, in the order in which they stand there. */
export function idsIn(plate: unknown): string[] {
  const ids = (part: unknown): string[] =>
    typeof part !== "object" || part === null
      ? []
      : Object.entries(part).flatMap(([key, value]) => (key === "id" ? [String(value)] : ids(value)));
  return [...new Set(ids(plate))];
}
