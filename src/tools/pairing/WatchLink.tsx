import { type ReactElement, useEffect, useState } from "react";
import type { Tournament } from "#algorithms/shared/swiss/tournament.ts";
import { lessonLink } from "./links.ts";
import type { PairingWords } from "./words.ts";

/** The way to the lesson with this tournament in it, or what the lesson takes. */
export function WatchLink({
  tournament,
  lesson,
  words,
}: {
  readonly tournament: Tournament;
  readonly lesson: number | undefined;
  readonly words: PairingWords;
}): ReactElement | null {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let gone = false;
    setLink(undefined);
    if (lesson !== undefined) void lessonLink(tournament, lesson).then((made) => gone || setLink(made));
    return () => {
      gone = true;
    };
  }, [tournament, lesson]);
  if (lesson === undefined || tournament.players.length < 2) return null;
  return (
    <p className="tool__note needs-script">
      {link === undefined ? words.watch.none : <a href={link}>{words.watch.link}</a>}
    </p>
  );
}
