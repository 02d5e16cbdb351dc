import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { VoteWords } from "#components/stage/vote/words.en.ts";
import {
  CARD_LETTERS,
  countsOf,
  newTally,
  type Tally,
  unreadOf,
  withFrame,
  withRoom,
} from "#src/class/vision/tally.ts";
import { askForCamera, type NoCamera, watchCamera, whyNot } from "./camera.ts";
import { CARD_WORDS } from "./card-words.ts";

export interface CameraCountProps {
  /** The letters that can be answered, of A to D. */
  readonly letters: readonly string[];
  readonly pupils: number;
  readonly onPupils: (pupils: number) => void;
  /** How many chose each letter, and the numbers of the dealt cards that were not read. */
  readonly onCounts: (counts: Readonly<Record<string, number>>, unread: readonly number[]) => void;
  readonly onClose: () => void;
  readonly words: VoteWords;
}

type State = "closed" | "asking" | "room" | "cards" | NoCamera;

/** Counts raised cards with the camera. It is on only between the press of a button and the next one, and that is seen. */
export function CameraCount({
  letters,
  pupils,
  onPupils,
  onCounts,
  onClose,
  words,
}: CameraCountProps): ReactElement {
  const t = words.camera;
  const id = useId();
  const { state, tally, video, start, raise, stop } = useCamera(pupils);
  const isOn = state === "room" || state === "cards";
  const isFair = Number.isInteger(pupils) && pupils >= 1 && pupils <= CARD_WORDS.length;
  const take = () => {
    stop();
    const counts = countsOf(tally);
    onCounts(
      Object.fromEntries(
        CARD_LETTERS.filter((letter) => letters.includes(letter)).map((letter) => [letter, counts[letter]]),
      ),
      // A letter that this question does not have is no answer: its card is asked for.
      tally.dealt.filter((card) => !letters.includes(tally.answers[card] ?? "")).map((card) => card + 1),
    );
  };
  return (
    <section className="camera" aria-label={t.title} data-camera={state}>
      {isOn && (
        <p className="camera__light">
          <span aria-hidden="true" /> {t.isOn}
        </p>
      )}
      <p className="camera__kept">{t.nothingKept}</p>
      <video ref={video} muted playsInline hidden={!isOn} aria-label={t.picture} />
      {!isOn && (
        <p className="camera__dealt">
          <label htmlFor={id}>{t.pupils}</label>
          <input
            id={id}
            className="field"
            type="number"
            min={1}
            max={CARD_WORDS.length}
            value={Number.isFinite(pupils) && pupils > 0 ? pupils : ""}
            aria-invalid={!isFair}
            onChange={({ target }) => onPupils(target.valueAsNumber || 0)}
          />
          {!isFair && <span role="alert">{t.wrongPupils(CARD_WORDS.length)}</span>}
        </p>
      )}
      <CameraTold state={state} tally={tally} words={words} />
      <div className="vote__ways">
        {!isOn && (
          <button type="button" className="btn" disabled={!isFair || state === "asking"} onClick={start}>
            {state === "closed" || state === "asking" ? t.start : t.again}
          </button>
        )}
        {state === "room" && (
          <button type="button" className="btn" onClick={raise}>
            {t.up}
          </button>
        )}
        {state === "cards" && (
          <button type="button" className="btn" onClick={take}>
            {t.take}
          </button>
        )}
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => {
            stop();
            onClose();
          }}
        >
          {t.close}
        </button>
      </div>
    </section>
  );
}

/** Where the count stands, in sentences. */
function CameraTold({
  state,
  tally,
  words,
}: {
  readonly state: State;
  readonly tally: Tally;
  readonly words: VoteWords;
}): ReactElement {
  const t = words.camera;
  if (state === "closed") return <p role="status" />;
  if (state === "asking") return <p role="status">{t.asking}</p>;
  if (state === "room")
    return (
      <p role="status">
        {t.look} {t.upHint}
      </p>
    );
  if (state !== "cards") return <p role="alert">{t[state]}</p>;
  const counts = countsOf(tally);
  const unread = unreadOf(tally);
  return (
    <>
      <p className="camera__counts">
        {CARD_LETTERS.map((letter) => (
          <span key={letter}>
            <b>{letter}</b> {counts[letter]}
          </span>
        ))}
      </p>
      <p role="status">
        {t.read(tally.dealt.length - unread.length, tally.dealt.length)}.{" "}
        {unread.length > 0 && t.unread(unread)}
      </p>
      {tally.twice.length > 0 && <p>{t.twice(tally.twice.map((card) => card + 1))}</p>}
      <p className="vote__hint">{t.reading}</p>
    </>
  );
}

function useCamera(pupils: number) {
  const video = useRef<HTMLVideoElement>(null);
  const stopped = useRef<() => void>(() => {});
  const isGone = useRef(false);
  /** What the next frame is for, which the worker's answers must see at once. */
  const phase = useRef<"room" | "cards">("room");
  const [state, setState] = useState<State>("closed");
  const [tally, setTally] = useState<Tally>(() => newTally(pupils));

  const stop = () => stopped.current();
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopped.current();
    };
  }, []);

  const start = async () => {
    if (!navigator.mediaDevices?.getUserMedia) return setState("unable");
    setState("asking");
    try {
      const stream = await askForCamera();
      if (isGone.current || !video.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      phase.current = "room";
      setTally(newTally(pupils));
      stopped.current = watchCamera(stream, video.current, {
        onCards: (cards) =>
          setTally((known) => (phase.current === "room" ? withRoom(known, cards) : withFrame(known, cards))),
        onEnd: setState,
      });
      setState("room");
    } catch (error) {
      setState(whyNot(error));
    }
  };
  const raise = () => {
    phase.current = "cards";
    setState("cards");
  };
  return { state, tally, video, start, raise, stop };
}
