import type { Game } from "#algorithms/engines/schedules/schedule.ts";

/** Rounds in a line, White first: "2–5 3–4; 1–3 4–5". A game of 0 is none, and a round without games is a dash. */
export function roundsText(rounds: readonly (readonly Game[])[]): string {
  const texts = rounds.map((games) =>
    games.flatMap(([white, black]) => (white === 0 ? [] : [`${white}–${black}`])).join(" "),
  );
  return texts.map((round) => round || "–").join("; ") || "–";
}
