import type { Table, TableCell, TableRow } from "#algorithms/core/lesson/scene.ts";
import type { Frame } from "../steps.ts";
import { knockout, roundRobin, swiss } from "../systems.ts";
import { sceneWords } from "../words/en/figure.ts";
import { matchesPlayed, type Place, standsAt } from "./place.ts";

/** The rounds of this tree, and the three systems compared for as many players. */
export function systemTables(frame: Frame, place: Place): Table[] {
  return [roundsTable(frame, place), comparison(place)];
}

function roundsTable(frame: Frame, place: Place): Table {
  const words = sceneWords;
  const { n, rounds, round, size, v } = place;
  const rows: TableRow[] = [];
  for (let r = 1; r <= rounds; r++) {
    const k = size / 2 ** r;
    const byes = r === 1 ? size - n : 0;
    let played = 0;
    for (let w = k; w < 2 * k; w++)
      if (standsAt(frame, size, w) > 0 && standsAt(frame, size, 2 * w + 1) <= n) played++;
    const now = r === round;
    const changed = now && frame.step === "win" && v > 0;
    const count: TableCell = { text: String(played), ...(changed ? { state: "changed" } : {}) };
    rows.push({
      id: `round.${r}`,
      head: String(r),
      cells: [
        { text: String(r === 1 ? n : 2 * k) },
        { text: String(k - byes) },
        { text: String(byes), ...(byes === 0 ? { state: "quiet" } : {}) },
        played === 0 ? { text: "·", state: "todo" } : count,
      ],
      ...(now ? { now: true } : {}),
    });
  }
  return {
    id: "rounds",
    ...words.rounds,
    note: words.matchesSoFar(matchesPlayed(frame, place), n - 1),
    rows,
  };
}

function comparison({ n }: Place): Table {
  const words = sceneWords;
  const costs = { roundRobin: roundRobin(n), knockout: knockout(n), swiss: swiss(n) };
  return {
    id: "systems",
    ...words.systems,
    note: words.players(n),
    rows: (["roundRobin", "knockout", "swiss"] as const).map((system) => {
      const { rounds, matches, byes } = costs[system];
      return {
        id: `system.${system}`,
        head: words.names[system],
        cells: [{ text: String(rounds) }, { text: String(matches) }, { text: String(byes) }],
        ...(system === "knockout" ? { now: true } : {}),
      };
    }),
  };
}
