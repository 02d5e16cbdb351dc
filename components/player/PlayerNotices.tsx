import type { ReactElement } from "react";
import type { PlayerWords } from "../panels/words.ts";
import type { Notice, PlayerAction, PlayerState } from "./state/player-state.ts";

interface PlayerNoticesProps {
  readonly state: Pick<PlayerState, "pending" | "notice">;
  readonly act: (action: PlayerAction) => void;
  /** Ends the long run that is under way. */
  readonly onCancel: () => void;
  readonly words: PlayerWords;
}

/** Above the picture: how far a long run is, and what the reader should know. */
export function PlayerNotices({ state, act, onCancel, words }: PlayerNoticesProps): ReactElement {
  const { pending, notice } = state;
  return (
    <>
      {pending !== undefined && (
        <p className="player__notice" role="status">
          {words.recording(pending)}
          <progress />
          <button type="button" className="btn" onClick={onCancel}>
            {words.cancel}
          </button>
        </p>
      )}
      {notice && (
        <p className="player__notice" role="status">
          <span>{noticeText(notice, words)}</span>
          {notice.kind === "notCome" && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                act({ type: "notice", notice: undefined });
                notice.again();
              }}
            >
              {words.tryAgain}
            </button>
          )}
          {notice.kind === "said" && notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
          {notice.kind === "turnLeft" && (
            <button
              type="button"
              className="btn"
              onClick={() => act({ type: "perform", session: notice.session })}
            >
              {words.goOn}
            </button>
          )}
          <button
            type="button"
            className="btn btn--quiet"
            onClick={() => act({ type: "notice", notice: undefined })}
          >
            {words.dismiss}
          </button>
        </p>
      )}
    </>
  );
}

/** A notice in words. */
export function noticeText(notice: Notice, words: PlayerWords): string {
  if ("text" in notice) return notice.text;
  switch (notice.kind) {
    case "stopped":
      return words.stopped(notice.steps);
    case "failed":
      return words.failed(notice.message);
    default:
      return words[notice.kind];
  }
}
