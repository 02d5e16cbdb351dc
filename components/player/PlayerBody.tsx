import type { ReactElement, RefObject } from "react";
import { Key } from "../panels/Key.tsx";
import type { Moment } from "../panels/moment.ts";
import type { Picture } from "../picture/save-picture.ts";
import type { LiveTurn } from "../turn/live-turn.ts";
import { PlayerAnnotation } from "./PlayerAnnotation.tsx";
import { PlayerListing } from "./PlayerListing.tsx";
import { PanelTabs, PlayerPanels } from "./PlayerPanels.tsx";
import { choicesOf, PlayerPicture } from "./PlayerPicture.tsx";
import type { PlayerProps } from "./state/player-options.ts";
import type { OpenQuestion } from "./state/player-questions.ts";
import type { PlayerAction, PlayerState } from "./state/player-state.ts";

interface PlayerBodyProps extends PlayerProps {
  readonly state: PlayerState;
  readonly moment: Moment;
  readonly question: OpenQuestion | undefined;
  readonly digits: ReadonlyMap<string, string> | undefined;
  /** The reader's turn, while it is theirs. */
  readonly live: LiveTurn | undefined;
  readonly picture: RefObject<Picture | null>;
  readonly act: (action: PlayerAction) => void;
}

/** The picture, what is said of it, the listing and the panels. */
export function PlayerBody(props: PlayerBodyProps): ReactElement {
  const { figure, words, moment, state } = props;
  const Tool = state.tool?.View;
  const { scene } = moment;
  return (
    <div className="player__body">
      <figure className="diagram">
        <PlayerPicture {...props} />
        <Key
          entries={scene.key}
          kind={scene.plate.kind}
          asking={choicesOf(props) !== undefined}
          words={words}
        />
      </figure>
      <div className="player__main">
        <PlayerAnnotation {...props} />
        <PanelTabs
          figure={figure}
          words={words}
          labels={[scene.tables[0]?.title ?? "", words.code, words.watch, words.checks]}
        />
        <PlayerListing {...props} />
      </div>
      <PlayerPanels {...props} />
      {Tool && <Tool {...props} />}
    </div>
  );
}
