/** What the wrong program did. */
export interface Seated {
  /** For each board its player, or −1. */
  readonly player: readonly number[];
  /** The boards that a player was not shown because an earlier search had marked them, in order. */
  readonly hidden: readonly { readonly player: number; readonly board: number }[];
}

/** Seats players as the plain program does, but makes the set of marks once and not once a search: on purpose. */
export function seatedWithOldMarks(likes: readonly (readonly number[])[], boards: number): Seated {
  const player: number[] = new Array(boards).fill(-1);
  const seen = new Map<number, number>();
  const hidden: { player: number; board: number }[] = [];

  function seat(u: number, search: number): boolean {
    return likes[u].some((v) => {
      const before = seen.get(v);
      if (before !== undefined && before !== search) hidden.push({ player: u, board: v });
      if (before !== undefined) return false;
      seen.set(v, search);
      const isSeated = player[v] === -1 || seat(player[v], search);
      if (isSeated) player[v] = u;
      return isSeated;
    });
  }

  for (let u = 0; u < likes.length; u++) seat(u, u);
  return { player, hidden };
}
