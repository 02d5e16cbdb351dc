import { writeDown } from "../journal/answers.ts";
import { RUN_SKILL } from "../journal/skill.ts";
import type { PlayerOptions } from "../player/state/player-options.ts";
import type { LivePlayer } from "../player/state/use-player.ts";
import type { LiveTurn } from "./live-turn.ts";
import { keepTurn, mayPerform, openTurn, type TurnSession } from "./turn-session.ts";

/** The reader's turn, while it is; and how it begins, where the lesson can be performed. */
export function useTurn(
  options: PlayerOptions,
  { state, act, load }: LivePlayer,
): { readonly live: LiveTurn | undefined; readonly begin: (() => Promise<void>) | undefined } {
  const { run, session } = state;
  const show = (next: TurnSession) => {
    keepTurn(options, next);
    const ended = session?.turns.endedRun(session.turn, next.turn);
    if (ended) {
      const key = `${options.lesson.id}/${RUN_SKILL}`;
      const answer = { kind: "run", seed: 0, right: ended.right } as const;
      const mistake = next.turns.mistakeIn(next.subject, next.turn).then((found) => found?.name);
      void writeDown(key, answer, document.getElementById(options.figure), mistake);
    }
    act({ type: "perform", session: next });
  };
  if (!session) {
    const begin = async () => {
      const begun = await openTurn(options, run);
      if (begun) show(begun);
    };
    return { live: undefined, begin: !options.opened && mayPerform(options, run) ? begin : undefined };
  }
  return {
    begin: undefined,
    live: session.liveTurnOf(session, state.position, {
      figure: options.figure,
      show,
      onLeft: (left) => act({ type: "notice", notice: { kind: "turnLeft", session: left } }),
      stop: () => void load(session.turn.run.source),
    }),
  };
}
