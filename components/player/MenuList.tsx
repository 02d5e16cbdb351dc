import type { ReactElement } from "react";
import type { PlayerWords } from "../panels/words.ts";
import { menuWords } from "./menu-words.en.ts";
import { SPEEDS } from "./state/player-state.ts";
import type { LivePlayer } from "./state/use-player.ts";
import type { MenuActions } from "./state/use-player-menu.ts";

interface MenuListProps {
  readonly player: LivePlayer;
  readonly menu: MenuActions;
  readonly close: () => void;
  /** Whether the figure shows one run only, which has no links. */
  readonly isFixed: boolean;
  readonly words: PlayerWords;
}

/** What the menu of a figure offers, with the keys that do the same. */
export function MenuList({ player, menu, close, isFixed, words }: MenuListProps): ReactElement {
  type Item = readonly [label: string, key: string, action: () => void];
  const always: readonly Item[] = [
    [menuWords.ask, "A", menu.ask],
    [menuWords.whatIf, "W", menu.whatIf],
    [words.present, "F", menu.present],
    [menuWords.stateTable, "T", menu.state],
    [menuWords.savePicture, "", menu.picture],
    [menuWords.takeAway, "", menu.takeAway],
  ];
  const items: readonly Item[] = isFixed
    ? always
    : [
        [menuWords.copyLink, "C", menu.copyLink],
        [words.addToTour, "", menu.addToTour],
        ...always,
        [menuWords.saveInput, "", menu.input],
        [menuWords.report, "", menu.report],
      ];
  const seek = (position: number) => () => player.act({ type: "seek", position });
  const { speed } = player.state;
  const hasten = (by: number) => () => player.act({ type: "speed", speed: speed + by });
  const speedName = SPEEDS[speed] === Number.POSITIVE_INFINITY ? menuWords.fastest : `${SPEEDS[speed]}×`;
  const last: readonly Item[] = [
    [menuWords.faster(speedName), "+", hasten(1)],
    [menuWords.slower, "−", hasten(-1)],
    [menuWords.toStart, "Home", seek(0)],
    [menuWords.toEnd, "End", seek(player.state.run.trace.length)],
    [menuWords.startAgain, "", menu.reset],
    [menuWords.keysAndHelp, "?", menu.help],
  ];
  const entry = ([label, key, action]: Item): ReactElement => (
    <button
      type="button"
      key={label}
      onClick={() => {
        close();
        action();
      }}
    >
      {label}
      {key !== "" && <kbd>{key}</kbd>}
    </button>
  );
  return (
    <>
      {items.map(entry)}
      <hr />
      {last.map(entry)}
    </>
  );
}
