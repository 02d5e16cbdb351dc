/** A program in the player, with a choice of what of it is drawn. */
import { type ComponentProps, type ReactElement, useState } from "react";
import type { Pictures } from "#algorithms/engines/program/pictures/pictures.ts";
import { Player } from "#components/player/Player.tsx";
import { workbenchWords as words } from "./words.en.ts";

export interface ChosenProps extends ComponentProps<typeof Player> {
  readonly pictures: Pictures;
}

export function Chosen({ pictures, lesson, ...others }: ChosenProps): ReactElement {
  // Another object for the same lesson, so that it is drawn again.
  const [shown, show] = useState(lesson);
  const { choices } = pictures;
  const choose = (k: number): void => {
    pictures.toggle(k);
    show({ ...lesson });
  };
  return (
    <>
      {choices.length > 1 && (
        <fieldset className="workbench__pictures">
          <legend>{words.pictures}</legend>
          {choices.map(({ name, isDrawn }, k) => (
            <button
              key={`${name}${String(k)}`}
              className="btn btn--quiet"
              type="button"
              aria-pressed={isDrawn}
              onClick={() => choose(k)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <Player {...others} lesson={shown} />
    </>
  );
}
