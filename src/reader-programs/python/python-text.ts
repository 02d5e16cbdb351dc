const WORDS = new Map<unknown, string>([
  [undefined, "None"],
  ["None", "None"],
  [true, "True"],
  [false, "False"],
]);

/** A value as Python writes it; the room sends None as a word where it stands in a list. */
export function pythonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonText).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    // A dictionary comes as a map, or as an object.
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    return `{${entries.map(([key, item]) => `${pythonText(key)}: ${pythonText(item)}`).join(", ")}}`;
  }
  return WORDS.get(value) ?? (typeof value === "string" ? JSON.stringify(value) : String(value));
}
