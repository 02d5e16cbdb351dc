import { type ReactElement, useEffect, useState } from "react";
import { savePicture } from "#components/picture/save-picture.ts";
import type { StageNews, StageOrder } from "#components/stage/channel.ts";
import { InkLayer } from "#components/stage/ink/InkLayer.tsx";
import { keptStroke, strokesOn } from "#components/stage/ink/ink.ts";
import { SmallPicture } from "#components/stage/SmallPicture.tsx";
import { stageWords } from "#components/stage/words.en.ts";
import { localePath } from "#src/i18n/locales.ts";
import { keptAt } from "../plan/changed-plan.ts";
import { ClassQuestion } from "./ClassQuestion.tsx";
import { type LoadedPlan, loadPlan } from "./load-plan.ts";
import { NotesVote, useVotes } from "./NotesVote.tsx";
import { PlanView } from "./PlanView.tsx";
import { useClock } from "./use-clock.ts";
import { useStageNews } from "./use-stage-news.ts";
import { type NotesWords, notesWords } from "./words.en.ts";

const KEYS: ReadonlyMap<string, "next" | "back" | "black"> = new Map([
  ["ArrowRight", "next"],
  ["PageDown", "next"],
  ["ArrowLeft", "back"],
  ["PageUp", "back"],
  ["b", "black"],
  [".", "black"],
]);

/** The notes window: what only the coach sees. */
export function NotesWindow(): ReactElement {
  const words = notesWords;
  const { state, news, order, reopen } = useStageNews();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = KEYS.get(event.key);
      const inField = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (!act || inField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      order({ order: "act", act });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  if (!news)
    return (
      <div className="notes__empty">
        <p role="status">{state === "waiting" ? words.waiting : words.empty}</p>
        <p>{words.emptyHow}</p>
        <p>
          <a className="btn btn--solid" href={localePath("/")}>
            {words.toLessons}
          </a>
        </p>
      </div>
    );
  return (
    <div className="notes">
      {state === "lost" && (
        <p className="notes__lost" role="alert">
          {words.lost}{" "}
          <button type="button" className="btn btn--solid" onClick={reopen}>
            {words.reopen}
          </button>
        </p>
      )}
      <Wall {...{ news, order, words }} line={state} />
      <Plan {...{ news, order, words }} />
    </div>
  );
}

interface PartProps {
  readonly news: StageNews;
  readonly order: (order: StageOrder) => void;
  readonly words: NotesWords;
}

interface WallProps extends PartProps {
  readonly line: string;
}

/** What stands on the wall, what comes next, and what moves it. */
function Wall({ news, line, order, words }: WallProps): ReactElement {
  const { question, next } = news;
  const act = (name: "next" | "back" | "black") => () => order({ order: "act", act: name });
  return (
    <section className="notes__wall" aria-label={words.now}>
      <header>
        <b>{news.lessonName}</b> <span>{news.diagram}</span> <span>{news.at}</span>
      </header>
      <div className="notes__tools">
        <button type="button" className="btn" onClick={act("back")}>
          {words.back}
        </button>
        <button type="button" className="btn btn--solid" onClick={act("next")}>
          {words.go}
        </button>
        <button type="button" className="btn" aria-pressed={news.isBlack} onClick={act("black")}>
          {words.blacken}
        </button>
      </div>
      <p className="notes__keys">{words.keys}</p>
      <div className="notes__pictures">
        <Pictures {...{ news, order, words }} />
        <figure>
          <figcaption>{words.nextIs[next.does]}</figcaption>
          {next.picture && <SmallPicture picture={next.picture} label={next.sentence} />}
          <p>{next.sentence}</p>
        </figure>
      </div>
      {news.isBlack && <p className="notes__lost">{words.black}</p>}
      <p className="notes__sentence" aria-live="polite">
        {question ? question.prompt : news.sentence}
      </p>
      {question && (
        <>
          <ol className="notes__choices">
            {question.choices.map(({ letter, text }) => (
              <li key={letter} data-right={question.right.includes(letter) ? "" : undefined}>
                <b>{letter}</b> {text}
              </li>
            ))}
          </ol>
          <p>
            <b>{words.right(question.right)}</b>
          </p>
        </>
      )}
      <Asked {...{ news, line, order, words }} />
    </section>
  );
}

/** A vote on what the wall asks, or a question to a class that no diagram asks. */
function Asked({ news, line, order, words }: WallProps): ReactElement {
  const [isOwn, setOwn] = useState(false);
  const votes = useVotes();
  if (isOwn) return <ClassQuestion {...{ news, line, order, words }} onEnd={() => setOwn(false)} />;
  return (
    <>
      <NotesVote {...{ news, line, order, words, ...votes }} />
      <p className="notes__vote">
        <button type="button" className="btn" title={words.askClassHelp} onClick={() => setOwn(true)}>
          {words.askClass}
        </button>
      </p>
    </>
  );
}

/** The pictures of the wall, and a pen for them. */
function Pictures({ news, order, words }: PartProps): ReactElement {
  const [isOn, setOn] = useState(false);
  const { pictures } = news;
  return (
    <figure>
      <figcaption>{words.now}</figcaption>
      {pictures.length === 0 && <p>{words.painted}</p>}
      {pictures.map((picture, k) => {
        const strokes = strokesOn(news.strokes, k);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the one, and what is beside it.
          <div className="notes__picture" key={k}>
            <SmallPicture picture={picture} label={news.sentence} />
            <InkLayer
              viewBox={picture.viewBox}
              fit="xMidYMid meet"
              strokes={strokes}
              isOn={isOn}
              label={stageWords.ink(strokes.length)}
              onStroke={(stroke) => order({ order: "draw", stroke: keptStroke(stroke, k) })}
            />
          </div>
        );
      })}
      {pictures.length > 0 && (
        <div className="notes__tools">
          <button
            type="button"
            className="btn"
            aria-pressed={isOn}
            title={words.penHelp}
            onClick={() => setOn(!isOn)}
          >
            {words.pen}
          </button>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={news.strokes.length === 0}
            onClick={() => order({ order: "undo" })}
          >
            {words.undo}
          </button>
          <button
            type="button"
            className="btn btn--quiet"
            disabled={news.strokes.length === 0}
            onClick={() => order({ order: "wipe" })}
          >
            {words.wipe}
          </button>
          {pictures.map((_, k) => (
            <button
              type="button"
              className="btn btn--quiet"
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={k}
              onClick={({ currentTarget }) => void saveWithInk(currentTarget, news, k)}
            >
              {pictures.length === 1 ? words.save : words.saveSide[k === 0 ? "left" : "right"]}
            </button>
          ))}
        </div>
      )}
    </figure>
  );
}

/** One of the pictures as a file, with what was written on it. */
async function saveWithInk(button: Element, news: StageNews, index: number): Promise<void> {
  const svg = button
    .closest("figure")
    ?.querySelectorAll(".notes__picture")
    .item(index)
    ?.querySelector<SVGSVGElement>("svg.fig");
  if (!svg) return;
  const lines = svg.parentElement?.querySelectorAll(".ink path") ?? [];
  const ink = Array.from(lines, (line) => svg.appendChild(line.cloneNode(true) as Element));
  const side = news.pictures.length === 1 ? "" : `-${index + 1}`;
  await savePicture(svg, `${news.lesson}-${news.figure}-${news.position}${side}`);
  for (const line of ink) line.remove();
}

/** The plan of the lesson on the wall, and the clock. */
function Plan({ news, order, words }: PartProps): ReactElement {
  const [loaded, setLoaded] = useState<LoadedPlan>();
  const [part, setPart] = useState(0);
  useEffect(() => {
    setPart(0);
    const load = () => void loadPlan(news.lesson).then(setLoaded, () => setLoaded(undefined));
    load();
    // What is written into the plan meanwhile stands here at once.
    const onStorage = ({ key }: StorageEvent) => key === keptAt(news.lesson) && load();
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [news.lesson]);
  const parts = loaded?.plan.parts ?? [];
  const due = parts.slice(0, part + 1).reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className="notes__side" aria-label={words.plan}>
      <ClockView words={words} due={due} from={due - (parts[part]?.minutes ?? 0)} />
      {loaded ? (
        <PlanView
          lesson={news.lesson}
          loaded={loaded}
          current={part}
          words={words}
          onPart={setPart}
          onShow={(figure, at) => order({ order: "show", figure, at })}
        />
      ) : (
        <p>{words.noPlan}</p>
      )}
    </section>
  );
}

interface ClockViewProps {
  readonly words: NotesWords;
  /** When the part that the class is at should begin and end, in minutes. */
  readonly from: number;
  readonly due: number;
}

function ClockView({ words, from, due }: ClockViewProps): ReactElement {
  const { seconds, runs, toggle, reset } = useClock();
  const minutes = Math.floor(seconds / 60);
  const how =
    minutes > due ? words.behind(minutes - due) : minutes < from ? words.ahead(from - minutes) : words.onTime;
  return (
    <div className="notes__clock" role="timer" aria-label={words.clock}>
      <b>{words.elapsed(minutes, seconds % 60)}</b>
      <button type="button" className="btn" onClick={toggle}>
        {runs ? words.pause : words.start}
      </button>
      <button type="button" className="btn btn--quiet" disabled={seconds === 0} onClick={reset}>
        {words.reset}
      </button>
      {seconds > 0 && <span>{how}</span>}
    </div>
  );
}
