import { LONGEST_NAME } from "./players.ts";

/** A player in a sentence: number, or name. Isolated, so that right-to-left names keep the sentence in order. */
export function playerName(names: readonly string[], player: number, longest = LONGEST_NAME): string {
  const name = names[player - 1];
  return name === undefined ? String(player) : `\u2068${shortName(name, longest)}\u2069`;
}

/** A name of at most `length` characters, as it fits beside a mark. */
export function shortName(name: string, length: number): string {
  const points = [...name];
  return points.length <= length
    ? name
    : `${points
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
