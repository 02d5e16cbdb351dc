/** Values as they stand in pictures and in sentences. */
import type { Memory } from "./memory.ts";
import { valueWords as words } from "./told-values.en.ts";
import { isReference, type Value } from "./words.ts";

/** A number with a true minus sign; decimals are cut, and never what stands before the point. */
export function numberText(value: number, digits: number): string {
  if (value === Number.POSITIVE_INFINITY) return "∞";
  if (value === Number.NEGATIVE_INFINITY) return "−∞";
  const whole = Math.trunc(Math.abs(value)).toString().length;
  const cut = Math.min(100, Math.max(digits, whole + 1));
  const text = Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(cut)));
  return text.replace("-", "−");
}

/** A value in a cell. */
export function cellText(memory: Memory, word: number, room: number): string {
  const text = plainText(memory, word);
  if (text.length <= room) return text;
  // A large round number, such as stands for none, is written short.
  const value = memory.value(word);
  if (typeof value === "number" && Number(value.toExponential(0)) === value)
    return value.toExponential(0).replace("e+", "e").replace("-", "−");
  // A node is known by what stands in it, and what is in a list stands closer.
  const name = isReference(value) ? memory.className(value.object) : "";
  const short = name !== "" && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return shortened(isReference(value) ? short.replaceAll(", ", ",") : short, room);
}

export function shortened(text: string, room: number): string {
  const letters = [...text];
  return letters.length > room ? `${letters.slice(0, Math.max(1, room - 1)).join("")}…` : text;
}

const MOST_INSIDE = 8;

function plainText(memory: Memory, word: number): string {
  const value = memory.value(word);
  if (word === 0) return "";
  if (typeof value === "number") return numberText(value, 4);
  if (typeof value === "string") return value === "" ? "“”" : value;
  if (value === true) return "✓";
  if (value === false) return "·";
  if (value === undefined || value === null) return "–";
  if (!isReference(value)) return value.kind === "function" ? `ƒ ${value.text}` : value.text;
  const { object } = value;
  const inside = (words: readonly number[]): string =>
    `${words
      .slice(0, MOST_INSIDE)
      .map((each) => innerText(memory, each))
      .join(", ")}${words.length > MOST_INSIDE ? ", …" : ""}`;
  if (memory.isList(object)) return inside(memory.items(object, MOST_INSIDE + 1));
  if (memory.kind(object) === "set") return inside(memory.entries(object).map(([key]) => key));
  return thingText(memory, object);
}

/** What is inside something else: no deeper. */
function innerText(memory: Memory, word: number): string {
  const value = memory.value(word);
  return isReference(value) && memory.isList(value.object)
    ? "[…]"
    : isReference(value)
      ? thingText(memory, value.object)
      : plainText(memory, word);
}

/** An object by its class and what it begins with: "Node 3". */
function thingText(memory: Memory, object: number): string {
  const [first] = memory.kind(object) === "object" ? memory.entries(object) : [];
  const value = first && memory.value(first[1]);
  const name = memory.className(object);
  if (value === undefined || value === null || typeof value === "object") return name || "{…}";
  return `${name ? `${name} ` : ""}${plainText(memory, first?.[1] ?? 0)}`;
}

/** A number in a sentence has so many digits. */
export const DIGITS = 6;

/** A value in a sentence. */
export function spoken(memory: Memory, value: Value, isShort = false): string {
  if (typeof value === "string") return `“${shortened(value, 24)}”`;
  if (typeof value === "number") return numberText(value, DIGITS);
  const { yes, no, nothing, none } = words.plain[memory.run.program.language];
  if (typeof value === "boolean") return value ? yes : no;
  if (value === undefined) return nothing;
  if (value === null) return none;
  if (!isReference(value)) return value.kind === "function" ? words.function : value.text;
  const { object } = value;
  if (!memory.isList(object)) {
    const kind = memory.kind(object);
    if (kind === "object") return thingName(memory, object);
    return kind === "map" ? words.map : kind === "set" ? words.set : words.thing;
  }
  const length = memory.length(object);
  if (isShort || length > 4) return words.list(length);
  const items = memory.items(object);
  const told = items.map((item) => spoken(memory, memory.value(item), true)).join(", ");
  if (memory.className(object) !== "tuple") return `[${told}]`;
  return length === 1 ? `(${told},)` : `(${told})`;
}

function thingName(memory: Memory, object: number): string {
  const [first] = memory.entries(object);
  const value = first && memory.value(first[1]);
  const name = memory.className(object);
  if (value === undefined || value === null || typeof value === "object") return name || words.object;
  const told = spoken(memory, value);
  return name ? `${name} ${told}` : words.objectWith(String(memory.value(first[0])), told);
}
