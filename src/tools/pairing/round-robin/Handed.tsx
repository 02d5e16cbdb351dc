import { type ReactElement, useEffect, useRef, useState } from "react";
import { type Doc, titleOf } from "../doc.ts";
import { type Reading, readText, textOf } from "../file/trf-text.ts";
import { parseHanded } from "./hand-over.ts";
import type { RoundRobin } from "./model.ts";
import { roundRobinWords } from "./words.en.ts";

interface HandedProps {
  readonly handed: string;
  /** What is open now, and what is open at the first visit. */
  readonly doc: Doc;
  readonly first: Doc;
  readonly onOpen: (reading: Reading) => void;
  /** It is decided: nothing is handed over any more, and this is said. */
  readonly onDone: (notice: string) => void;
}

/**
 * A round robin from the schedule maker: it is opened at once where nothing would be lost by it, and otherwise when the
 * reader says so.
 */
export function Handed({ handed, doc, first, onOpen, onDone }: HandedProps): ReactElement | null {
  const w = roundRobinWords.handed;
  const [reading, setReading] = useState<Reading>();
  /** What is said when it is open, which may take a moment where the code that acts has not come yet. */
  const [coming, setComing] = useState<string>();
  const now = useRef({ doc, first, onOpen, onDone });
  now.current = { doc, first, onOpen, onDone };
  useEffect(() => {
    let isOld = false;
    void parseHanded(handed).then((text) => {
      if (isOld) return;
      const { doc: here, first: usual, onOpen: open, onDone: done } = now.current;
      const read = text === undefined ? undefined : readText(text);
      if (!read?.told?.schedule) return done(w.bad);
      if (isSame(here, read.told)) return done(w.there);
      const isUntouched = ["", textOf(usual)].includes(textOf(here));
      setReading(read);
      if (!isUntouched) return;
      setComing(w.opened);
      open(read);
    });
    return () => {
      isOld = true;
    };
  }, [handed]);
  const isThere = reading?.told !== undefined && isSame(doc, reading.told);
  useEffect(() => {
    if (coming !== undefined && isThere) now.current.onDone(coming);
  }, [coming, isThere]);
  if (!reading?.told || coming !== undefined) return null;
  const here = titleOf(doc.tournament) || w.untitled;
  const title = titleOf(reading.told.tournament) || w.untitled;
  return (
    <div className="tool__kept needs-script" role="status" data-kept="conflict">
      <p>
        {w.ask(here, title)}{" "}
        <button
          type="button"
          className="btn btn--solid"
          onClick={() => {
            setComing(w.openedUndo);
            onOpen(reading);
          }}
        >
          {w.open(title)}
        </button>{" "}
        <button type="button" className="btn" onClick={() => onDone(w.kept)}>
          {w.keep(here)}
        </button>{" "}
        {w.askNote}
      </p>
    </div>
  );
}

/** Whether the same people meet in the same rounds: then what is open here is that very round robin, with its results. */
function isSame(here: Doc, told: NonNullable<Reading["told"]>): boolean {
  const names = ({ tournament }: Pick<Doc, "tournament">) =>
    JSON.stringify([titleOf(tournament), ...tournament.players.map(({ name }) => name)]);
  return (
    here.schedule !== undefined &&
    told.schedule !== undefined &&
    isSameSchedule(here.schedule, told.schedule) &&
    names(here) === names(told)
  );
}

/** Whether the same players meet in the same rounds, with the same colors, whatever the results. */
function isSameSchedule(one: RoundRobin, other: RoundRobin): boolean {
  const told = ({ rounds }: RoundRobin) =>
    rounds.map(({ boards, bye }) => [bye, ...boards.map(({ white, black }) => `${white}-${black}`)]);
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}
