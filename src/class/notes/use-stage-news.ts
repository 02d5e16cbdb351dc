import { useEffect, useRef, useState } from "react";
import {
  isSession,
  openTalk,
  type StageNews,
  type StageOrder,
  type Talk,
} from "#components/stage/channel.ts";
import { keepSession } from "#components/stage/notes-link.ts";

interface StageLine {
  /** "none": this window was opened by no stage. */
  readonly state: "none" | "waiting" | "open" | "lost";
  readonly news: StageNews | undefined;
  readonly order: (order: StageOrder) => void;
  /** Opens a stage that is lost in a tab of its own, where it was. */
  readonly reopen: () => void;
}

/** The line to the stage whose name stands in the address, behind #. */
export function useStageNews(): StageLine {
  const [news, setNews] = useState<StageNews>();
  const [state, setState] = useState<StageLine["state"]>("waiting");
  const talk = useRef<Talk>(undefined);
  const last = useRef("");
  useEffect(() => {
    const session = location.hash.slice(1);
    if (!isSession(session)) {
      setState("none");
      return;
    }
    const line = openTalk(session, {
      onNews: (latest) => {
        setNews(latest);
        setState("open");
      },
      onBye: (address) => {
        last.current = address;
        setState("lost");
      },
    });
    talk.current = line;
    line.order({ order: "hello" });
    return () => line.close();
  }, []);
  return {
    state,
    news,
    order: (order) => talk.current?.order(order),
    reopen: () => {
      keepSession(location.hash.slice(1));
      // Other pages hear nothing here, and yet: an address is followed only on this site.
      const address = new URL(last.current, location.href);
      if (address.origin === location.origin) window.open(address);
    },
  };
}
