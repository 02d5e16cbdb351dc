import type { ReactElement } from "react";
import { type HighlightedListing, Listing } from "../panels/Listing.tsx";
import { chooseListingLanguage, useListingLanguage } from "../panels/listing-language.ts";
import type { Moment } from "../panels/moment.ts";
import type { PlayerOptions } from "./state/player-options.ts";
import type { OpenQuestion } from "./state/player-questions.ts";
import type { PlayerAction, PlayerState } from "./state/player-state.ts";

interface PlayerListingProps extends Pick<PlayerOptions, "lesson" | "words"> {
  readonly listings: readonly HighlightedListing[];
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly act: (action: PlayerAction) => void;
}

/** The listing of a figure: the file, or the language, that the reader or the step has chosen. */
export function PlayerListing(props: PlayerListingProps): ReactElement {
  const { lesson, listings, words, state, moment, question, act } = props;
  const { frame } = moment;
  // The lesson asks of the step that comes next, somebody else of the one that stands there.
  const isAhead = question && question.position > state.position;
  const step = isAhead ? state.run.trace.stepAt(question.position).step : frame.step;
  const ofStep = listings.findIndex((listing) => step in listing.lineOf);
  const wanted = useListingLanguage();
  const inLanguage = listings.findIndex(({ language }) => language === wanted);
  const show = (index: number): void => {
    const { language, load } = listings[index] ?? {};
    chooseListingLanguage(language ?? "ts");
    if (!language) act({ type: "file", file: index });
    const again = (): void => show(index);
    load?.().catch(() => act({ type: "notice", notice: { kind: "notCome", again } }));
  };
  return (
    <Listing
      listings={listings}
      shown={inLanguage < 0 ? (state.file ?? Math.max(ofStep, 0)) : inLanguage}
      onShow={show}
      lineIn={({ lineOf }) => (lesson.lineAt ? lesson.lineAt(frame) : lineOf[step])}
      ahead={question !== undefined}
      words={words}
    />
  );
}
