import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../page/Icon.tsx";
import { Pop } from "../page/Pop.tsx";
import { needSheet } from "../page/sheet.ts";
import type { PlayerWords } from "../panels/words.ts";
import { HelpDialog } from "../player/Dialogs.tsx";
import dialogs from "../player/dialogs.css?url";
import type { SentPicture, WallVote } from "./channel.ts";
import { enlargeTexts, fitTexts } from "./fit.ts";
import {
  callDiagram,
  callNeighbor,
  diagramCount,
  endStanding,
  enterStage,
  leaveStage,
  lessonId,
  lessonName,
} from "./host.ts";
import type { PictureInk } from "./ink/use-ink.ts";
import { letterOfAct, type StageAct, type StagePanel, stageFocusOf, stageKey } from "./keys.ts";
import { stageLayout } from "./layout.ts";
import { openNotes } from "./notes-link.ts";
import { SmallPicture } from "./SmallPicture.tsx";
import type { Told } from "./stage-news.ts";
import { useNotes } from "./use-notes.ts";
import type { OnStage } from "./use-stage.ts";
import { useWindowSize } from "./use-window-size.ts";
import { VoteHistogram } from "./vote/VoteHistogram.tsx";
import votes from "./vote/vote.css?url";
import { voteWords } from "./vote/words.en.ts";
import { type StageWords, stageWords } from "./words.en.ts";

/** What the sentence is written in, as a multiple of the smallest text, by size. */
const SIZES = [1, 1.25, 1.55, 1.9, 2.3, 2.8];
const USUAL_SIZE = 2;
/** A diagram that comes at once need not be told. In milliseconds. */
const PATIENCE = 300;

/** What is used by the mouse and then by keys. */
const KEEPS_FOCUS = "input, summary, .listing, .bulletin-box";

/** What one press goes by, and what makes it go by another; none where there is no other. */
export interface StageLevel {
  readonly name: string;
  readonly title: string;
  readonly change?: (() => void) | undefined;
}

export interface StageFrameProps {
  readonly figure: string;
  readonly number: number;
  readonly words: PlayerWords;
  readonly stage: OnStage;
  /** The pictures, one or two beside each other, and how wide one is by its height. */
  readonly pictures: readonly ReactNode[];
  readonly ratio: number;
  /** What is said, one for each picture. */
  readonly said: readonly ReactNode[];
  readonly position: number;
  readonly length: number;
  /** Where phases begin. */
  readonly marks: Iterable<number>;
  /** "Step 3 of 84", and in the lesson's terms. */
  readonly at: string;
  readonly level: StageLevel;
  readonly panels?: Readonly<Partial<Record<StagePanel, (close: () => void) => ReactNode>>>;
  /** What is drawn over the strip. */
  readonly ticks?: ReactNode;
  /** What is written on the picture by hand, where it can be written on. */
  readonly ink?: PictureInk;
  /** The stop of a tour, where the diagram is one. */
  readonly stop?: object | undefined;
  /** What a notes window is told of the diagram. */
  readonly tells: () => Told;
  /** Does the next or the last thing of this figure; false when there is none. */
  readonly go: (direction: 1 | -1) => boolean;
  /** Everything else that the figure does with a key. */
  readonly onKey: (
    press: { readonly key: string; readonly shift: boolean },
    act: StageAct | undefined,
  ) => boolean;
}

/** The stage: pictures, what is said of them, where one is, and what can be done. It knows no lesson. */
export function StageFrame(props: StageFrameProps): ReactElement | null {
  const { figure, stage } = props;
  const [host, setHost] = useState<HTMLElement>();
  const latest = useRef(stage);
  latest.current = stage;
  useLayoutEffect(() => {
    const onEnd = (how: "left" | "taken") => latest.current[how === "left" ? "leave" : "giveUp"]();
    const standing = { figure, onEnd };
    setHost(enterStage(standing));
    // Another layout of the same figure may take over in this turn.
    return () => queueMicrotask(() => endStanding(standing));
  }, [figure]);
  return host ? createPortal(<OpenStage {...props} host={host} />, host) : null;
}

function OpenStage(props: StageFrameProps & { readonly host: HTMLElement }): ReactElement {
  const { figure, number, words, pictures, ratio, said, panels = {} } = props;
  const own = stageWords;
  const [panel, setPanel] = useState<StagePanel>();
  const [size, setSize] = useState(USUAL_SIZE);
  const [black, setBlack] = useState(false);
  const [help, setHelp] = useState(false);
  const [vote, setVote] = useState<WallVote>();
  const { ends, diagram } = props.stop
    ? { ends: [own.firstStop, own.lastStop], diagram: own.stop(number, diagramCount()) }
    : { ends: [own.first, own.last], diagram: own.diagram(number, diagramCount()) };
  const [told, tell, turn] = useNeighbors(figure, own, ends);
  const root = useRef<HTMLDivElement>(null);
  const shown = panel && panels[panel] ? panel : undefined;
  const closePanel = (): void => {
    setPanel(undefined);
    props.host.focus();
  };
  const asked = vote?.asked;
  const layout = stageLayout(useWindowSize(), asked?.picture ? ratioOf(asked.picture) : ratio, {
    pictures: pictures.length === 1 || asked ? 1 : 2,
    panel: shown !== undefined || vote !== undefined,
  });

  const go = (direction: 1 | -1) => {
    if (told.end !== undefined) {
      // Behind the last diagram there is nothing, and before that message is its last step.
      if (told.end !== direction) tell(NOTHING);
    } else if (props.go(direction)) tell(NOTHING);
    else turn(direction);
  };
  const act = (what: StageAct): void => {
    if (what === "next" || what === "back") go(what === "next" ? 1 : -1);
    else if (what === "black") setBlack(true);
    else if (what === "larger" || what === "smaller")
      setSize(Math.max(0, Math.min(SIZES.length - 1, size + (what === "larger" ? 1 : -1))));
    else if (what === "leave" && shown === "ask") closePanel();
    else if (what === "leave") leaveStage(figure);
    else if (what === "help") void needSheet(dialogs).then(() => setHelp(true));
    else if (what === "level") props.level.change?.();
    else if (what === "pen") props.ink?.toggle();
    else if (what === "undo") props.ink?.undo();
    else if (what === "notes") {
      const { address, isOpen } = openNotes();
      if (!isOpen) tell({ text: own.notesBlocked(new URL(address, location.href).href) });
    } else if (typeof what !== "object" || !("panel" in what)) return;
    else if (pictures.length > 1) tell({ text: own.noPanel });
    else setPanel(panel === what.panel ? undefined : what.panel);
  };
  useNotes(
    {
      ...{ lesson: lessonId(), lessonName: lessonName() },
      figure,
      diagram,
      at: props.at,
      position: props.position,
      isBlack: black,
      strokes: props.ink?.strokes ?? [],
    },
    props.tells,
    (order) => {
      if (order.order === "act") {
        const wasBlack = black;
        if (wasBlack) setBlack(false);
        if (!wasBlack || order.act !== "black") {
          if (props.onKey({ key: "", shift: false }, order.act)) tell(NOTHING);
          else act(order.act);
        }
      } else if (order.order === "show")
        void callDiagram(figure, order.figure, order.at).then((how) =>
          tell(how === "called" ? NOTHING : { text: own.missing }),
        );
      else if (order.order === "draw") props.ink?.draw(order.stroke);
      else if (order.order === "undo") props.ink?.undo();
      else if (order.order === "wipe") props.ink?.wipe();
      else if (order.order === "vote") {
        const { shown } = order;
        void needSheet(votes).then(() => setVote(shown));
      }
    },
  );
  useStageKeys((event) => {
    if (black) {
      setBlack(false);
      return true;
    }
    if (isOfOpened(root.current, event.key)) return false;
    const { key, shiftKey: shift } = event;
    const focus = stageFocusOf(event.target as Element);
    const what = stageKey(key, shift, focus);
    if ((what || focus !== "text") && props.onKey({ key, shift }, what)) {
      tell(NOTHING);
      return true;
    }
    if (what) act(what);
    return what !== undefined;
  });

  useLayoutEffect(() => {
    const { style } = root.current as HTMLElement;
    style.setProperty("--stage-text", `${layout.text}px`);
    style.setProperty("--stage-width", `${layout.width}px`);
    style.setProperty("--stage-height", `${layout.height}px`);
    for (const svg of root.current?.querySelectorAll<SVGSVGElement>(".stage__pictures svg.fig") ?? [])
      enlargeTexts(svg, layout.text);
    const said = root.current?.querySelectorAll<HTMLElement>(".stage__said") ?? [];
    fitTexts(said, layout.text * (SIZES[size] ?? 1), layout.text);
  });

  return (
    <div
      className="stage"
      ref={root}
      role="dialog"
      aria-label={own.label(lessonName(), words.diagram(number))}
      data-place={layout.place}
      data-panel={vote ? "vote" : shown}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={({ target, detail }) => {
        // After a press of the mouse the clicker goes on; who uses the keyboard stays where they are.
        if (detail > 0 && !(target as Element).closest(KEEPS_FOCUS)) props.host.focus();
      }}
    >
      <div className="stage__pictures">{asked ? <AskedPicture {...asked} /> : pictures}</div>
      <div className="stage__text">
        <header className="stage__place">
          <b>{lessonName()}</b> <span>{diagram}</span> <span className="stage__at">{props.at}</span>
        </header>
        <div className="stage__sentences" aria-live="polite">
          <Sentences asked={asked} told={told.text} said={said} />
        </div>
        {(vote || shown) && (
          <div className="stage__panel">
            {vote ? (
              <VoteHistogram {...vote} isSilent={!vote.vote.onWall} words={voteWords} />
            ) : (
              shown && panels[shown]?.(closePanel)
            )}
          </div>
        )}
        <StageFoot {...props} own={own} panel={shown} act={act} />
      </div>
      {black && <Blackness onEnd={() => setBlack(false)} />}
      {help && <HelpDialog words={words} isOnStage onClose={() => setHelp(false)} />}
    </div>
  );
}

/** Nothing is to be seen until something is pressed. */
function Blackness({ onEnd }: { readonly onEnd: () => void }): ReactElement {
  return <button type="button" className="stage__black" aria-label={stageWords.black} onClick={onEnd} />;
}

type Asked = NonNullable<WallVote["asked"]>;

/** The picture of a question that no diagram asks. */
function AskedPicture({ picture, prompt }: Asked): ReactElement {
  return <div className="stage__picture">{picture && <SmallPicture picture={picture} label={prompt} />}</div>;
}

interface SentencesProps extends Pick<StageFrameProps, "said"> {
  readonly asked: Asked | undefined;
  /** What is told in the place of all else; empty: nothing. */
  readonly told: string;
}

/** What is said beside the pictures. */
function Sentences({ asked, told, said }: SentencesProps): ReactNode {
  if (asked)
    return (
      <div className="stage__said">
        <p className="stage__question">{asked.prompt}</p>
      </div>
    );
  if (told !== "") return <div className="stage__said">{told}</div>;
  return said.map((each, k) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one for each picture.
    <div className="stage__said" key={k}>
      {each}
    </div>
  ));
}

/** How wide a sent picture is, by its height. */
function ratioOf({ viewBox }: SentPicture): number {
  const [, , width = 1, height = 1] = viewBox.split(" ").map(Number);
  return width / height;
}

interface StageFootProps extends StageFrameProps {
  readonly own: StageWords;
  readonly panel: StagePanel | undefined;
  readonly act: (what: StageAct) => void;
}

/** Where one is in the run, and what can be done. */
function StageFoot({ own, level, ink, panels = {}, panel, act, ...strip }: StageFootProps): ReactElement {
  const tool = (what: StageAct, label: string, sign: ReactNode) => (
    <button
      type="button"
      className="btn btn--icon"
      aria-label={label}
      title={label}
      onClick={() => act(what)}
    >
      {sign}
    </button>
  );
  return (
    <footer className="stage__foot">
      <Strip {...strip} />
      <div className="stage__tools">
        {tool("back", own.back, <Icon name="previous" />)}
        <button type="button" className="btn btn--solid" onClick={() => act("next")}>
          {own.next} <Icon name="next" />
        </button>
        {level.change && (
          <button type="button" className="btn stage__level" title={level.title} onClick={() => act("level")}>
            {own.by(level.name)}
          </button>
        )}
        <Pop summary={<Icon name="menu" />} label={own.more} icon disabled={false} isLate>
          {(close) => <More {...{ own, level, panels, panel, close, act }} />}
        </Pop>
        {ink && (
          <button
            type="button"
            className="btn btn--icon"
            aria-pressed={ink.isOn}
            aria-label={own.pen}
            title={own.pen}
            onClick={() => act("pen")}
          >
            <Icon name="pen" />
          </button>
        )}
        {tool("leave", own.leave, <Icon name="leave" />)}
      </div>
    </footer>
  );
}

interface MoreProps extends Pick<StageFootProps, "own" | "level" | "panels" | "panel" | "act"> {
  readonly close: () => void;
}

/** What is needed now and then, with the letter that does it too: panels beside the picture, the notes, the keys. */
function More({ own, level, panels = {}, panel, close, act }: MoreProps): ReactElement {
  const names = (["code", "tables", "checks", "legend", "ask"] as const).filter((name) => panels[name]);
  const item = (
    label: string,
    what: StageAct,
    given?: { readonly className: string; readonly title: string },
  ) => (
    <button
      type="button"
      key={label}
      {...given}
      aria-pressed={typeof what === "object" && "panel" in what ? panel === what.panel : undefined}
      onClick={() => {
        close();
        act(what);
      }}
    >
      {label}
      <kbd>{letterOfAct(what)}</kbd>
    </button>
  );
  const narrow = { className: "stage__level-too", title: level.title };
  return (
    <>
      {names.map((name) => item(own[name], { panel: name }))}
      {item(own.notes, "notes")}
      {item(own.keys, "help")}
      {level.change && item(own.by(level.name), "level", narrow)}
    </>
  );
}

/** How far the run is, with a line where each phase begins. */
function Strip({
  position,
  length,
  marks,
  ticks,
}: Pick<StageFrameProps, "position" | "length" | "marks" | "ticks">): ReactElement {
  const share = (where: number) => `${Math.round((where / Math.max(1, length)) * 1000) / 10}%`;
  return (
    <div className="stage__strip">
      <svg aria-hidden="true">
        <rect className="stage__whole" width="100%" height="100%" />
        <rect className="stage__done" width={share(position)} height="100%" />
        {Array.from(marks, (mark) => (
          <line key={mark} x1={share(mark - 1)} x2={share(mark - 1)} y1="0" y2="100%" />
        ))}
      </svg>
      {ticks}
    </div>
  );
}

/** Whether a key is for what has been opened on the stage: a dialog has its own ones, and Escape closes what came last. */
function isOfOpened(stage: Element | null, key: string): boolean {
  const opened = key === "Escape" ? "dialog[open], .pop[open]" : "dialog[open]";
  return stage?.querySelector(opened) !== null;
}

/** Keys belong to the stage wherever the focus is; `onKey` says whether it has taken one. */
function useStageKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  // Before it is seen: a press in between would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !latest.current(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}

/** What is told in the place of the sentence, and at which end of the lesson, if at one. */
interface Message {
  readonly text: string;
  readonly end?: 1 | -1;
}

const NOTHING: Message = { text: "" };

/** Goes to the diagrams beside this one; tells when there is none, or it does not come. */
function useNeighbors(
  figure: string,
  own: StageWords,
  [first, last]: readonly string[],
): readonly [told: Message, tell: (told: Message) => void, turn: (direction: 1 | -1) => void] {
  const [told, tell] = useState(NOTHING);
  const isComing = useRef(false);
  const turn = (direction: 1 | -1): void => {
    if (isComing.current) return;
    isComing.current = true;
    const timer = setTimeout(() => tell({ text: own.coming }), PATIENCE);
    void callNeighbor(figure, direction).then((how) => {
      clearTimeout(timer);
      isComing.current = false;
      if (how === "missing") tell({ text: own.missing });
      else if (how === "none") tell({ text: (direction === 1 ? last : first) ?? "", end: direction });
      else tell(NOTHING);
    });
  };
  return [told, tell, turn];
}
