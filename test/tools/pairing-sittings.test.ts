/** Boards, sittings and times go along from the schedule maker to the pairing tool. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sittingStart } from "#algorithms/engines/schedules/calendar.ts";
import { roundCsv, roundList, roundText } from "#src/tools/pairing/file/exports.ts";
import { formatState, parseState } from "#src/tools/pairing/file/memory.ts";
import { textOf } from "#src/tools/pairing/file/trf-text.ts";
import { alphabeticalRows, pairingRows, scheduledCard } from "#src/tools/pairing/papers/paper-rows.ts";
import { paperWords } from "#src/tools/pairing/papers/words.en.ts";
import { dateOf } from "#src/tools/pairing/players/details.ts";
import { parseHanded } from "#src/tools/pairing/round-robin/hand-over.ts";
import { act, startTool, type ToolState } from "#src/tools/pairing/state.ts";
import { pairingWords } from "#src/tools/pairing/words.en.ts";
import { resultsAddress } from "#src/tools/schedule/hand-over.ts";
import { makePlan, type Plan, sittingsBefore } from "#src/tools/schedule/plan.ts";
import { DEFAULTS, type Settings } from "#src/tools/schedule/settings.ts";

async function handed(part: Partial<Settings>): Promise<{ readonly plan: Plan; readonly state: ToolState }> {
  const { plan } = makePlan({ ...DEFAULTS, ...part });
  if (!plan) throw new RangeError("there is no plan");
  const address = await resultsAddress(plan, "Club", {}, "https://example.org/tools/schedule/");
  return { plan, state: startTool((await parseHanded(new URL(address).hash)) ?? "") };
}

const evening = {
  ...{ text: "Anna\nBoris\nChiara\nDavid\nEmma\nFarid", boards: 2 },
  ...{ start: "2026-12-05", time: "18:30", every: 0, minutes: 40 },
} as const;

describe("what the schedule maker knows of a game", () => {
  test("is what the pairing tool shows, whatever the boards, days and times are", async () => {
    const wishes = fc.record({
      text: fc.integer({ min: 3, max: 11 }).map(String),
      boards: fc.integer({ min: 1, max: 6 }),
      every: fc.constantFrom(0, 1, 7),
      time: fc.constantFrom("", "09:00", "23:10"),
      cycle: fc.constantFrom("single", "double"),
    });
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const { plan, state } = await handed({ ...wish, start: "2026-12-05", minutes: 40 });
        const before = sittingsBefore(plan.seating);
        const meant = plan.seating.rounds.map(({ games, sittings }, r) =>
          games.map(({ game: [white, black], board, sitting }) => {
            const { date, time } = sittingStart(
              plan.timetable ?? expect.fail(),
              r + 1,
              sitting,
              before[r] ?? 0,
            );
            const first = sittingStart(plan.timetable ?? expect.fail(), r + 1, 1, before[r] ?? 0);
            const [hours = 0, minutes = 0] = (first.time ?? "0:0").split(":").map(Number);
            const isSameDay = hours * 60 + minutes + (sitting - 1) * 40 < 24 * 60;
            expect(date === first.date).toBe(isSameDay);
            const place = { board, sitting: sittings > 1 ? sitting : undefined, time };
            return { white, black, place, date: first.date };
          }),
        );
        const shown = plan.seating.rounds.map((_, r) =>
          roundList(state.doc, r + 1).boards.map(({ white, black, place }) => {
            return { white, black, place, date: dateOf(state.doc.tournament, r + 1) };
          }),
        );
        expect(shown).toEqual(meant);
      }),
      { numRuns: 40 },
    );
  });

  test("is there after a reload, in the file, and after a result", async () => {
    const { state } = await handed(evening);
    const list = roundList(state.doc, 2);
    expect(list.boards.map(({ place }) => [place?.board, place?.sitting, place?.time])).toEqual([
      [1, 1, "19:50"],
      [2, 1, "19:50"],
      [1, 2, "20:30"],
    ]);
    const scored = act(state, { kind: "score", round: 2, board: 2, outcome: "1-0" });
    const kept = parseState(formatState(scored));
    const places = (doc: ToolState["doc"]) => roundList(doc, 2).boards.map(({ place }) => place);
    expect(kept && places(kept.doc)).toEqual(places(state.doc));
    expect(places(startTool(textOf(scored.doc)).doc)).toEqual(places(state.doc));
  });

  test("stands on papers and in lists", async () => {
    const { state } = await handed(evening);
    const rows = pairingRows(state.doc, 1, paperWords);
    expect(rows.heads.slice(0, 3)).toEqual(["Sitting", "Time", "Board"]);
    expect(rows.rows.map((row) => row.slice(0, 3).join(" "))).toEqual([
      "1 18:30 1",
      "1 18:30 2",
      "2 19:10 1",
    ]);
    expect(alphabeticalRows(state.doc, 1, paperWords).heads).toEqual([
      ...["Name", "No.", "Sitting", "Time", "Board", "Colour", "Opponent"],
    ]);
    expect(scheduledCard(state.doc, 1, paperWords).rows[0]?.slice(0, 2)).toEqual([
      ...["1", expect.stringMatching(/^2026-12-05, sitting [12], (18:30|19:10)$/)],
    ]);
    expect(roundCsv(state.doc, 1).split(/\r?\n/)[0]).toContain("round,sitting,time,board,");
    const text = roundText(state.doc, 1, pairingWords);
    expect(text).toContain("Round 1\nsitting 1, 18:30\n1. ");
    expect(text).toContain("\nsitting 2, 19:10\n1. ");
  });

  test("is nothing where nothing is known: lists are as they were", async () => {
    const { state } = await handed({ text: "6" });
    expect(pairingRows(state.doc, 1, paperWords).heads[0]).toBe("Board");
    expect(roundCsv(state.doc, 1)).toContain("round,board,");
    expect(roundText(state.doc, 1, pairingWords)).toMatch(/^Round 1\n1\. /);
    expect(state.doc.tournament.notes.filter((note) => note.startsWith("### "))).toEqual([]);
  });
});
