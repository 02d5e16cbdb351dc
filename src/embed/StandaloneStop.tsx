import { type ReactElement, useEffect, useMemo } from "react";
import type { StopFigureProps } from "../tours/StopFigure.tsx";
import { stopId } from "../tours/stop-id.ts";
import { stopName } from "../tours/stop-name.ts";
import { openStandalone } from "./open-standalone.ts";
import { StopPlayer } from "./StopPlayer.tsx";
import { StopTwin } from "./StopTwin.tsx";

/** The diagram of a stop in a file; or why there is none. */
export function StandaloneStop({ stop, number, onSettled }: StopFigureProps): ReactElement {
  const found = useMemo(() => openStandalone(stop), [stop]);
  // A question that the lesson no longer asks holds nobody up, and neither does a diagram that is not there.
  const isFree =
    found.kind === "unshown" ||
    (stop.asks === "step" && !found.isAsked) ||
    (stop.asks === "touch" && !found.own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stop has come.
  useEffect(() => {
    if (isFree) onSettled();
  }, []);
  if (found.kind === "unshown")
    return (
      <p className="tour__wrong" role="alert">
        {found.why}
      </p>
    );
  return (
    <div className="is-wide" data-stop={number} data-hides={stop.hides.join(" ")}>
      {found.told !== "" && (
        <p className="tour__told" role="status">
          {found.told}
        </p>
      )}
      {!found.beside && <p className="standalone-name">{stopName(found.lesson, found.run.source)}</p>}
      <div className="standalone">
        {found.beside && stop.beside ? (
          <StopTwin {...{ found }} beside={found.beside} by={stop.beside.by} figure={stopId(number)} />
        ) : (
          <StopPlayer {...{ stop, found, onSettled }} figure={stopId(number)} />
        )}
      </div>
    </div>
  );
}
