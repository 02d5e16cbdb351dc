import { type ReactElement, useCallback } from "react";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { useLessonLink } from "#src/tools/shared/use-lesson-link.ts";
import type { PairingWords } from "./words.en.ts";

/** The way to the lesson with this tournament in it, or what the lesson takes. */
export function WatchLink({
  tournament,
  lesson,
  words,
}: {
  readonly tournament: Tournament;
  readonly lesson: string | undefined;
  readonly words: PairingWords;
}): ReactElement | null {
  const problem = useCallback(
    async () => (await import("./file/links.ts")).problemOf(tournament),
    [tournament],
  );
  const { isKnown, link } = useLessonLink(lesson, problem);
  if (lesson === undefined || tournament.players.length < 2) return null;
  const text = isKnown && link === undefined ? words.watch.none : words.watch.link;
  return <p className="tool__note needs-script">{link === undefined ? text : <a href={link}>{text}</a>}</p>;
}
