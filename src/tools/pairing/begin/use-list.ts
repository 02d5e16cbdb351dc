import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { decodedAs, type Encoding, guessedEncoding } from "#algorithms/engines/swiss/list/encodings.ts";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import type { Role } from "#algorithms/engines/swiss/list/headings.ts";
import { type LookedUp, lookUp } from "#algorithms/engines/swiss/list/rating-list.ts";
import { kindOfFile, type ListReading, readList } from "#algorithms/engines/swiss/list/read-list.ts";
import { keep, recall } from "#components/page/memory.ts";
import { lateWords } from "../players/late-words.en.ts";
import { inOrder, readingOf, type Wish } from "./begin-tournament.ts";
import type { OpenedList } from "./ListFile.tsx";
import { type Ratings, useRatings } from "./use-ratings.ts";

const KEY = "kibitz.pairing.names";

const FIRST: Wish = { title: "", text: "", rounds: 5, firstColor: "white", byRating: true };

/** What was typed before, or nothing yet. */
function wishFrom(json: string): Wish {
  try {
    const kept = JSON.parse(json) as Partial<Wish>;
    return {
      title: typeof kept.title === "string" ? kept.title : FIRST.title,
      text: typeof kept.text === "string" ? kept.text : FIRST.text,
      rounds: Number.isInteger(kept.rounds) ? Number(kept.rounds) : FIRST.rounds,
      firstColor: kept.firstColor === "black" ? "black" : "white",
      byRating: kept.byRating !== false,
      ...(typeof kept.columns === "object" && kept.columns && { columns: kept.columns }),
    };
  } catch {
    return { ...FIRST, text: json };
  }
}

/** The columns as they are called: a choice of what they are holds as long as these do. */
function layoutOf(text: string): string {
  return (
    readList(text)
      .columns?.map(({ heading }) => heading ?? "")
      .join("\t") ?? ""
  );
}

/** The list that somebody types, pastes or opens, and what is chosen about it; it stays when the form is closed. */
export function useList(area: RefObject<HTMLTextAreaElement | null>): {
  readonly wish: Wish;
  /** What stands in the fields; the page shows it a moment later. */
  readonly now: RefObject<Wish>;
  readonly set: (part: Partial<Wish>) => void;
  readonly type: (text: string) => void;
  readonly choose: (place: number, role: Role) => void;
  readonly reading: ListReading;
  /** The players by their start numbers. */
  readonly entries: readonly Entry[];
  /** What a rating list knows of them, if there is one. */
  readonly looked: LookedUp | undefined;
  readonly ratings: Ratings;
  readonly opened: OpenedList | undefined;
  readonly openFile: (file: File) => Promise<void>;
  readonly readAs: (encoding: Encoding) => void;
  /** Why a file was not taken. */
  readonly refusal: string;
} {
  const [wish, setWish] = useState<Wish>(() => wishFrom(recall(KEY)));
  const [opened, setOpened] = useState<OpenedList>();
  const [refusal, setRefusal] = useState("");
  const now = useRef(wish);
  const timer = useRef<number>(undefined);
  const show = useCallback(() => {
    setWish(now.current);
    keep(KEY, JSON.stringify(now.current));
  }, []);
  const layout = useRef<string>(undefined);
  /** What was chosen for other columns says nothing of these. */
  const settle = useCallback(() => {
    const { columns, ...rest } = now.current;
    const next = layoutOf(rest.text);
    if (columns && layout.current !== undefined && layout.current !== next) now.current = rest;
    layout.current = next;
    show();
  }, [show]);
  const set = (part: Partial<Wish>) => {
    now.current = { ...now.current, ...part };
    show();
  };
  // A list that is pasted comes line by line, as thousands of changes at once: it is read when all of them have come.
  const type = (text: string) => {
    layout.current ??= layoutOf(now.current.text);
    now.current = { ...now.current, text };
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(settle);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const take = useCallback(
    (name: string, bytes: Uint8Array, encoding: Encoding) => {
      const text = decodedAs(bytes, encoding);
      setOpened({ name, bytes, encoding });
      layout.current ??= layoutOf(now.current.text);
      now.current = { ...now.current, text };
      if (area.current) area.current.value = text;
      settle();
    },
    [settle, area],
  );
  const openFile = useCallback(
    async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const kind = kindOfFile(bytes);
      setRefusal(kind ? lateWords.begin[kind](file.name) : "");
      if (!kind) take(file.name, bytes, guessedEncoding(bytes));
    },
    [take],
  );
  const reading = useMemo(() => readingOf(wish), [wish]);
  const ratings = useRatings();
  const list = ratings.loaded?.list;
  const looked = useMemo(() => list && lookUp(reading.entries, list), [reading, list]);
  const entries = useMemo(() => inOrder(looked ?? reading, wish.byRating), [looked, reading, wish.byRating]);
  return {
    ...{ wish, now, set, type, reading, entries, opened, openFile, refusal, looked, ratings },
    choose: (place, role) => set({ columns: { ...now.current.columns, [place]: role } }),
    readAs: (encoding) => opened && take(opened.name, opened.bytes, encoding),
  };
}
