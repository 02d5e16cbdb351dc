/** Changes of a pairing by hand: two players exchange their seats. */
import { colorOfBetter, fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Board, Drawn, Pair } from "../doc.ts";

/**
 * Two players exchange their seats: those of one board their colors, one with the bye gives it away. Two who are left
 * over get a board. Results of boards that change are taken back. Somebody who has no seat in this round changes nothing.
 */
export function exchanged(drawn: Drawn, tournament: Tournament, a: number, b: number): Drawn {
  if (a === b || !hasSeat(drawn, a) || !hasSeat(drawn, b)) return drawn;
  const isOut = (id: number) => drawn.unpaired.includes(id);
  if (isOut(a) && isOut(b)) {
    const unpaired = drawn.unpaired.filter((id) => id !== a && id !== b);
    return { ...drawn, unpaired, boards: [...drawn.boards, newBoard(tournament, a, b)] };
  }
  const other = (id: number) => (id === a ? b : id === b ? a : id);
  const boards = drawn.boards.map((board): Board => {
    const [white, black] = [other(board.white), other(board.black)];
    const isSame = white === board.white && black === board.black;
    return isSame ? board : { white, black, outcome: undefined };
  });
  const bye = drawn.bye === undefined ? undefined : other(drawn.bye);
  const unpaired = drawn.unpaired.map(other).sort((one, two) => one - two);
  return { ...drawn, boards, bye, unpaired };
}

export function hasSeat({ boards, bye, unpaired }: Drawn, id: number): boolean {
  return (
    bye === id || unpaired.includes(id) || boards.some(({ white, black }) => white === id || black === id)
  );
}

/** The board of two who are left over, with the colors that the rules of colors give. */
function newBoard(tournament: Tournament, a: number, b: number): Board {
  const field = fieldOf(tournament);
  const place = (id: number) => field.candidates.findIndex((each) => each.id === id);
  const [better, other] = place(a) < place(b) ? [a, b] : [b, a];
  const candidate = (id: number) => field.candidates[place(id)];
  const isWhite = colorOfBetter(field, candidate(better), candidate(other)) === "white";
  const [white, black] = isWhite ? [better, other] : [other, better];
  return { white, black, outcome: undefined };
}

/** Whether a pair was made by hand: other players, or the same with other colors. */
export function isByHand({ original }: Drawn, pair: Pair): boolean {
  return !pairsOf(original).has(nameOf(pair));
}

/** The pairs of each pairing by their names; a thousand boards ask for each of their pairs. */
const known = new WeakMap<Drawn["original"], ReadonlySet<string>>();

function pairsOf(original: Drawn["original"]): ReadonlySet<string> {
  const before = known.get(original);
  if (before) return before;
  const names = new Set(original.pairs.map(nameOf));
  known.set(original, names);
  return names;
}

function nameOf({ white, black }: Pair): string {
  return `${white} ${black}`;
}

/** Whether anything was changed by hand. */
export function isChanged(drawn: Drawn): boolean {
  return drawn.bye !== drawn.original.bye || drawn.boards.some((board) => isByHand(drawn, board));
}

/** The pairing as the method made it, without results. */
export function restored(drawn: Drawn): Drawn {
  const { pairs, bye, unpaired } = drawn.original;
  const outcome = ({ white, black }: Pair) =>
    drawn.boards.find((board) => board.white === white && board.black === black)?.outcome;
  return { ...drawn, bye, unpaired, boards: pairs.map((pair) => ({ ...pair, outcome: outcome(pair) })) };
}
