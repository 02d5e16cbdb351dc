import { useCallback, useEffect, useState } from "react";
import { decodedAs, guessedEncoding } from "#algorithms/engines/swiss/list/encodings.ts";
import { type RatingList, readRatingList } from "#algorithms/engines/swiss/list/rating-list.ts";
import { kindOfFile } from "#algorithms/engines/swiss/list/read-list.ts";
import { lateWords } from "../players/late-words.en.ts";
import { keepRatings, type RatingFile, recallRatings } from "./kept-ratings.ts";

export interface Ratings {
  /** The list that was loaded, now or before. */
  readonly loaded: { readonly name: string; readonly list: RatingList } | undefined;
  /** Whether it is known that no list was kept. */
  readonly isNone: boolean;
  /** Why a file was not taken. */
  readonly refusal: string;
  readonly load: (file: File) => Promise<void>;
  readonly forget: () => void;
}

const w = lateWords.begin;

const read = ({ name, text }: RatingFile) => ({ name, list: readRatingList(text) });

/** A rating list, which is loaded once and kept. */
export function useRatings(): Ratings {
  const [loaded, setLoaded] = useState<Ratings["loaded"]>();
  const [isNone, setIsNone] = useState(false);
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    void recallRatings().then((file) => (file ? setLoaded((newer) => newer ?? read(file)) : setIsNone(true)));
  }, []);
  const load = useCallback(async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = kindOfFile(bytes);
    if (kind) return setRefusal(w[kind](file.name));
    const found = { name: file.name, text: decodedAs(bytes, guessedEncoding(bytes)) };
    const next = read(found);
    const hasRatings = [...next.list.byName.values()].flat().some(({ rating }) => rating > 0);
    setRefusal(hasRatings ? "" : w.ratings.none(file.name));
    if (!hasRatings) return;
    setLoaded(next);
    await keepRatings(found);
  }, []);
  const forget = useCallback(() => {
    setLoaded(undefined);
    void keepRatings(undefined);
  }, []);
  return { loaded, isNone, refusal, load, forget };
}
