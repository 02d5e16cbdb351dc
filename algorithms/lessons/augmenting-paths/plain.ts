/**
 * Seats as many players as possible. `likes[u]` lists the boards that player u likes, both from 0; the answer has for each
 * board its player, or −1. One search for each player (Kuhn, 1955): O(n · m).
 */
export function mostSeated(likes: readonly (readonly number[])[], boards: number): number[] {
  const player: number[] = new Array(boards).fill(-1);

  function seats(u: number, seen: Set<number>): boolean {
    for (const v of likes[u]) {
      if (seen.has(v)) continue;
      seen.add(v);
      if (player[v] === -1 || seats(player[v], seen)) {
        player[v] = u;
        return true;
      }
    }
    return false;
  }

  for (let u = 0; u < likes.length; u++) seats(u, new Set());
  return player;
}
