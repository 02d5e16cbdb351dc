import { type ReactElement, useCallback } from "react";
import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { useLessonLink } from "#src/tools/shared/use-lesson-link.ts";
import type { PairingWords } from "./words.ts";

/** The way to the lesson with this tournament in it, or what the lesson takes. */
export function WatchLink({
  tournament,
  lesson,
  locale,
  words,
}: {
  readonly tournament: Tournament;
  readonly lesson: string | undefined;
  readonly locale: Locale;
  readonly words: PairingWords;
}): ReactElement | null {
  const problem = useCallback(
    async () => (await import("./file/links.ts")).problemOf(tournament),
    [tournament],
  );
  const { isKnown, link } = useLessonLink(lesson, problem, locale);
  if (lesson === undefined || tournament.players.length < 2) return null;
  const text = isKnown && link === undefined ? words.watch.none : words.watch.link;
  return <p className="tool__note needs-script">{link === undefined ? text : <a href={link}>{text}</a>}</p>;
}
