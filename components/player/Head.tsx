import type { ReactElement } from "react";
import { examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { Icon } from "../page/Icon.tsx";
import { Lazy } from "../page/Lazy.tsx";
import { loaded } from "../page/load-again.ts";
import { Pop } from "../page/Pop.tsx";
import type { Source } from "../run/link.ts";
import { StageButton } from "../stage/StageButton.tsx";
import type { LiveTurn } from "../turn/live-turn.ts";
import type { PlayerProps } from "./state/player-options.ts";
import type { LivePlayer } from "./state/use-player.ts";
import type { MenuActions } from "./state/use-player-menu.ts";

// Opened by few readers, so it comes when it is asked for.
const loadList = loaded(() => import("./MenuList.tsx"));

interface HeadProps extends PlayerProps {
  readonly player: LivePlayer;
  readonly menu: MenuActions;
  /** Begins the reader's turn, where there is one. */
  readonly onTurn: (() => void) | undefined;
  /** The reader's turn, while it is theirs. */
  readonly live: LiveTurn | undefined;
}

/** The title line: which diagram, which input, and the menu. */
export function Head(props: HeadProps): ReactElement {
  const { number, title, words, player, onTurn, live } = props;
  return (
    <header className="player__head">
      <p className="player__name">
        <span className="player__num">{words.diagram(number)}</span>
        <span className="player__title">{title}</span>
      </p>
      <div className="player__tools needs-script">
        {onTurn && !player.state.drawer && (
          <button type="button" className="btn" disabled={!player.state.ready} onClick={onTurn}>
            {words.yourTurn}
          </button>
        )}
        {player.state.drawer ? (
          <button type="button" className="btn" onClick={player.closeDrawer}>
            {words.back}
          </button>
        ) : live ? (
          <>
            <button
              type="button"
              className="btn"
              // In a test what is chosen stands.
              disabled={
                live.turn.half.length + (live.turn.mode === "test" ? 0 : live.turn.taken.length) === 0
              }
              onClick={live.undo}
            >
              {words.undo}
            </button>
            <button type="button" className="btn" onClick={live.stop}>
              {words.endTurn}
            </button>
          </>
        ) : (
          !props.opened && <OtherInputs {...props} />
        )}
        {!player.state.drawer && (
          <StageButton words={words} off={!player.state.ready} onClick={props.menu.present} />
        )}
        <Menu {...props} />
      </div>
    </header>
  );
}

function OtherInputs(props: HeadProps): ReactElement {
  const { player, words } = props;
  return (
    <>
      <Examples {...props} />
      <button
        type="button"
        className="btn hide-phone"
        disabled={!player.state.ready}
        onClick={player.openDrawer}
      >
        {words.ownInput}
      </button>
    </>
  );
}

function Examples({ lesson, words, player }: HeadProps): ReactElement {
  const { source } = player.state.run;
  const titles = lesson.words.examples;
  return (
    <Pop
      isLate
      disabled={!player.state.ready}
      summary={
        <>
          <span className="hide-phone btn__label">{words.example}</span>{" "}
          <span className="btn__value">{sourceName(source, (id) => titles[id]?.title ?? id, words)}</span>
          <Icon name="down" />
        </>
      }
    >
      {(close) => (
        <>
          {examplesOf(lesson).map((id) => (
            <button
              type="button"
              key={id}
              aria-current={source.kind === "example" && source.id === id ? "true" : undefined}
              onClick={() => {
                close();
                player.choose({ kind: "example", id });
              }}
            >
              <b>{titles[id]?.title}</b>
              <small>{titles[id]?.why}</small>
            </button>
          ))}
          <hr />
          <button
            type="button"
            onClick={() => {
              close();
              player.openDrawer();
            }}
          >
            <b>{words.ownInput}</b>
          </button>
        </>
      )}
    </Pop>
  );
}

function sourceName(source: Source, titleOf: (id: string) => string, words: PlayerProps["words"]): string {
  if (source.kind === "example") return titleOf(source.id);
  return source.kind === "random" ? words.randomInput(source.size, source.seed) : words.yourInput;
}

function Menu({ words, player, menu, opened }: HeadProps): ReactElement {
  return (
    <Pop isLate disabled={!player.state.ready} icon label={words.menu} summary={<Icon name="menu" />}>
      {(close) => (
        <Lazy load={loadList} words={words} onDismiss={close}>
          {({ MenuList }) => <MenuList {...{ words, player, menu, close }} isFixed={opened !== undefined} />}
        </Lazy>
      )}
    </Pop>
  );
}
