import { type ReactElement, useState } from "react";
import { pictureWords } from "#algorithms/engines/program/pictures/words.en.ts";
import { EmbedPlayer } from "#components/embed/EmbedPlayer.tsx";
import type { EmbedChoice } from "#components/embed/embed-address.ts";
import { useOrders } from "#components/embed/use-orders.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import type { PlayedProgram } from "../played.ts";
import { workbenchWords as words } from "../words.en.ts";

/** So many of the lines that were printed last are shown. */
const MOST_PRINTED = 3;

interface FramedProgramProps {
  readonly played: PlayedProgram;
  /** The program, whose lines are shown as they run. */
  readonly text: string;
  readonly choice: EmbedChoice;
  /** How it ended, if not at its end. */
  readonly ending: string | undefined;
  /** The workbench with this program. */
  readonly home: string;
  readonly onBack: () => void;
  /** Tells the page around the frame. */
  readonly tell: (message: object) => void;
}

/** Before the reader has run the program nothing moves, and who asks for it is told. */
export function Waiting(): null {
  useOrders({}, undefined);
  return null;
}

/** The run of a program in the small player, with the line that runs. */
export function FramedProgram(props: FramedProgramProps): ReactElement {
  const { played, text, choice, ending, home, onBack, tell } = props;
  const { lesson, opened } = played;
  const isPart = choice.from > 0 || choice.to !== undefined;
  const opens = isPart ? choice.from : played.opens;
  const [position, setPosition] = useState(Math.min(opens, opened.trace.length));
  const frame = opened.scout.seek(position);
  const line = lesson.lineAt?.(frame);
  const code = line === undefined ? undefined : text.split(/\r\n|\n|\r/)[line - 1];
  const printed = lesson
    .scene(undefined, frame)
    .tables.find(({ id }) => id === "printed")
    ?.rows.slice(-MOST_PRINTED);
  // What the program asks of itself belongs to its whole run; a part, or a film, is shown to somebody.
  const asks = isPart || choice.plays || choice.loops ? "" : lesson.asking.positions.join();
  return (
    <EmbedPlayer
      {...{ lesson, opens }}
      frame={{}}
      run={opened}
      title={lesson.words.title}
      words={playerWords}
      choice={{ ...choice, asks: choice.asks || asks }}
      said={
        <>
          {code !== undefined && (
            <p className="program-frame__line">
              <code translate="no">{code.trim()}</code>
            </p>
          )}
          {printed && printed.length > 0 && (
            <p className="program-frame__printed">
              {pictureWords.printed}
              <samp translate="no">{printed.map(({ cells }) => cells[0]?.text).join("\n")}</samp>
            </p>
          )}
        </>
      }
      onEdge={(side, key) => tell({ type: "edge", side, key })}
      onPosition={(step) => {
        setPosition(step);
        tell({ type: "step", step });
      }}
    >
      {ending && (
        <p className="embed__notice" role="status">
          {ending}
        </p>
      )}
      <p className="embed__from">
        <button type="button" className="btn btn--quiet" onClick={onBack}>
          {words.frame.back}
        </button>
        <a href={home} target="_blank" rel="noopener">
          {words.frame.home}
        </a>
      </p>
    </EmbedPlayer>
  );
}
