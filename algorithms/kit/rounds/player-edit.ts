/** "player-3": player 3 stays away, or the one behind the last comes. */
import type { InputEdit } from "#algorithms/core/lesson/performing.ts";
import { playerName } from "#algorithms/engines/schedules/player-name.ts";
import type { Players } from "#algorithms/engines/schedules/players.ts";
import { playerWords } from "./player-words.en.ts";

export function playerEdit<P extends Players>(): InputEdit<P> {
  return {
    offers(marks, { n }) {
      const player = Number(/^p(\d+)$/.exec(marks.length === 1 ? (marks[0] as string) : "")?.[1]);
      // The place behind the last player is that of nobody, where the number is odd.
      return player >= 1 && player <= n + 1 ? [[player]] : [];
    },
    apply(problem, [player = 0, ...more]) {
      const { n, names } = problem;
      if (more.length > 0 || player < 1 || player > n + 1) return undefined;
      if (player <= n) return { ...problem, n: n - 1, names: names.filter((_, k) => k !== player - 1) };
      const fresh = playerWords.newName(player);
      if (names.includes(fresh)) return undefined;
      return { ...problem, n: player, names: names.length > 0 ? [...names, fresh] : names };
    },
    name: ([player = 0], { n, names }) =>
      player > n ? playerWords.oneMore : playerWords.without(playerName(names, player)),
    needs: ({ n }) => playerWords.needs(n),
    renumbers: ([player = 0], { n }) => player < n,
  };
}

/** Where players have a mark each. */
export const playerEdits = <P extends Players>() => ({
  hint: playerWords.hint,
  kinds: { player: playerEdit<P>() },
});
