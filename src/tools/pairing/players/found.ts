/** Players looked for in a long list, and the order in which they are shown. */
import { plain } from "#algorithms/engines/swiss/list/headings.ts";
import type { Player } from "#algorithms/engines/swiss/tournament.ts";

export const ORDERS = ["number", "name", "rating", "federation", "points"] as const;
export type Order = (typeof ORDERS)[number];

/** What is wanted of the list. */
export interface Sought {
  /** Words that a name, a title, a federation, FIDE's number or the start number begins with. */
  readonly text: string;
  readonly order: Order;
}

export const EVERYBODY: Sought = { text: "", order: "number" };

/** The start numbers of those who are sought, in the order that is wanted; equals by start number. */
export function foundPlayers(players: readonly Player[], { text, order }: Sought): readonly number[] {
  const wanted = wordsOf(text);
  const found = players.flatMap((player, index) => (isFound(player, index + 1, wanted) ? [index + 1] : []));
  if (order === "number") return found;
  const collator = new Intl.Collator("en", { numeric: true });
  const of = (id: number) => players[id - 1] as Player;
  return found.sort((a, b) =>
    order === "name" || order === "federation"
      ? collator.compare(of(a)[order], of(b)[order]) || a - b
      : of(b)[order] - of(a)[order] || a - b,
  );
}

function isFound(player: Player, id: number, wanted: readonly string[]): boolean {
  const { name, title, federation, fideId } = player;
  const words = [`${id}`, ...wordsOf(`${name} ${title} ${federation} ${fideId}`)];
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** Words without case and accents: who is looked for is typed in a hurry. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s,.;]+/)
    .map(plain)
    .filter(Boolean);
}
