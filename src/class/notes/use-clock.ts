import { useEffect, useState } from "react";

const KEPT = "kibitz.notes.clock";
const SECOND = 1000;

/** A clock that was started: how long it had run when it was started last, and when that was; 0 while it stands. In milliseconds. */
interface Kept {
  readonly before: number;
  readonly since: number;
}

interface Clock {
  readonly seconds: number;
  readonly runs: boolean;
  readonly toggle: () => void;
  readonly reset: () => void;
}

function kept(): Kept {
  try {
    const { before, since } = JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { before: Number(before) || 0, since: Number(since) || 0 };
  } catch {
    return { before: 0, since: 0 };
  }
}

/** A stop watch that goes on when the window is loaded again. */
export function useClock(): Clock {
  const [clock, setClock] = useState(kept);
  const [now, setNow] = useState(Date.now);
  const runs = clock.since > 0;
  useEffect(() => {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(clock));
    } catch {
      // Without storage it begins anew with the window.
    }
    if (clock.since === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  const passed = clock.before + (runs ? Math.max(0, now - clock.since) : 0);
  return {
    seconds: Math.floor(passed / SECOND),
    runs,
    toggle: () => {
      const time = Date.now();
      setNow(time);
      setClock(runs ? { before: clock.before + time - clock.since, since: 0 } : { ...clock, since: time });
    },
    reset: () => setClock({ before: 0, since: 0 }),
  };
}
