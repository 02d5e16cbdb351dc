import { useEffect, useLayoutEffect, useRef } from "react";
import type { SentPicture, StageNews, StageOrder } from "./channel.ts";
import { attendNotes, hasNotes, tellNotes } from "./notes-link.ts";
import { sentPicture } from "./sent-picture.ts";
import type { Told } from "./stage-news.ts";

type Around = Omit<StageNews, "sentence" | "pictures" | "question" | "next">;

/** Keeps a notes window told of what stands on the wall, and hears its orders; `tells` is asked only while there is one. */
export function useNotes(around: Around, tells: () => Told, onOrder: (order: StageOrder) => void): void {
  const latest = useRef({ around, tells, onOrder });
  latest.current = { around, tells, onOrder };
  const news = useRef(0);
  const tell = useRef(() => {
    if (!hasNotes()) return;
    const turn = ++news.current;
    const { around, tells } = latest.current;
    const { plates, next, ...told } = tells();
    const { plate, ...comes } = next;
    void Promise.all([...plates, ...(plate ? [plate] : [])].map(sentPicture)).then((drawn) => {
      // Something newer may stand there meanwhile.
      if (turn !== news.current) return;
      const pictures = drawn
        .slice(0, plates.length)
        .filter((each): each is SentPicture => each !== undefined);
      tellNotes({ ...around, ...told, pictures, next: { ...comes, picture: plate && drawn.at(-1) } });
    });
  }).current;
  // What a coach sees there hears them: an order between the drawing and an effect after it would be lost.
  useLayoutEffect(
    () =>
      attendNotes((order) => {
        if (order.order === "hello") tell();
        else latest.current.onOrder(order);
      }),
    [tell],
  );
  // What stands there may have changed with anything.
  useEffect(tell);
}
