const WORDS = new Map<unknown, string>([
  [undefined, "None"],
  ["None", "None"],
  [true, "True"],
  [false, "False"],
]);

/** A value as Python writes it; the room sends None as a word where it stands in a list. */
export function pythonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonText).join(", ")}]`;
  if (value instanceof Map)
    return `{${Array.from(value, ([key, item]) => `${pythonText(key)}: ${pythonText(item)}`).join(", ")}}`;
  return WORDS.get(value) ?? (typeof value === "string" ? JSON.stringify(value) : String(value));
}
