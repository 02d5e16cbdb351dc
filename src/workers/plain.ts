/** Cells of a result as plain arrays: what they inherit from the recorder cannot be posted. */
export function plain(value: unknown): unknown {
  if (value instanceof Int32Array) return new Int32Array(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
