/** A reader's turn on a figure: how it begins, is kept in this browser, and is found again. No React here. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { loaded } from "../page/load-again.ts";
import { keep, recall } from "../page/memory.ts";
import { needSheet } from "../page/sheet.ts";
import type { Run } from "../run/run.ts";
import styles from "./turn.css?url";
import type { KeptTurn, Turn, TurnSubject } from "./turn.ts";

const loadTurns = loaded(async () => {
  const sheet = import.meta.env.SSR ? undefined : needSheet(styles);
  const [turns, views, { liveTurnOf }] = await Promise.all([
    import("./turn.ts"),
    import("./YourTurn.tsx"),
    import("./live-turn-of.ts"),
    sheet,
  ]);
  return { turns, views, liveTurnOf };
});

type Loaded = Awaited<ReturnType<typeof loadTurns>>;

/** A turn that is under way, and the code that knows how it goes on. */
export interface TurnSession {
  readonly turns: Loaded["turns"];
  /** What is seen of it in the place of the comment. */
  readonly views: Loaded["views"];
  /** The session as it is seen from a position of its run. */
  readonly liveTurnOf: Loaded["liveTurnOf"];
  readonly subject: TurnSubject;
  readonly turn: Turn;
}

/** Whose turn it is: the lesson, and where it is kept. */
export interface TurnPlace {
  readonly lesson: AnyLesson;
  readonly figure: string;
}

/** A run with more steps is too long to be performed: each choice would be waited for. */
const LONGEST_PERFORMED = 20_000;

/** Whether a reader can perform the problem of a run. */
export function mayPerform({ lesson }: Pick<TurnPlace, "lesson">, { stopped, trace }: Run): boolean {
  return lesson.performing !== undefined && !stopped && trace.length <= LONGEST_PERFORMED;
}

/** The turn that a link asks for, and how many choices it wanted; undefined when it can be none of this run. */
export async function openLinked(
  place: TurnPlace,
  run: Run,
  packed: string,
): Promise<{ readonly session: TurnSession; readonly wanted: number } | undefined> {
  const begun = mayPerform(place, run) ? await begin(place) : undefined;
  const found = begun?.turns.unpackTurn(begun.subject, run, packed);
  return begun && found && { session: { ...begun, turn: found.turn }, wanted: found.wanted };
}

/** The turn on a run that was kept, or a new one. */
export async function openTurn(place: TurnPlace, run: Run): Promise<TurnSession | undefined> {
  const begun = await begin(place);
  if (!begun) return undefined;
  const { turns, subject } = begun;
  const kept = readKept(recall(keyOf(place)));
  const isSame = kept?.version === place.lesson.version && kept.text === run.text;
  const turn = (isSame && turns.turnFrom(subject, run, kept)) || turns.beginTurn(subject, run);
  return { ...begun, turn };
}

/** A test on a run, from its first choice; undefined where the lesson cannot be performed. */
export async function testOn(place: Omit<TurnPlace, "figure">, run: Run): Promise<TurnSession | undefined> {
  const begun = await begin(place);
  return begun && { ...begun, turn: begun.turns.beginTurn(begun.subject, run, "test") };
}

async function begin({ lesson }: Omit<TurnPlace, "figure">): Promise<Omit<TurnSession, "turn"> | undefined> {
  const [loaded, performing] = await Promise.all([loadTurns(), lesson.performing?.()]);
  return performing && { ...loaded, subject: { lesson, performing } };
}

/** Inputs with more characters are not kept. */
const LONGEST_KEPT = 20_000;

/** Keeps a turn that has begun and is not over, for the next visit; forgets it otherwise. */
export function keepTurn(place: TurnPlace, { turns, turn }: TurnSession): void {
  const { run, open, taken, slips, shown, firsts } = turn;
  if (!open || taken.length === 0 || run.text.length > LONGEST_KEPT) {
    if (recall(keyOf(place)) !== "") keep(keyOf(place), "");
    return;
  }
  const kept: KeptTurn = {
    ...{ version: place.lesson.version, text: run.text, choices: turns.packTurn(turn), slips, shown },
    wrong: firsts.flatMap(([choice, answer]) => (answer ? [[choice, answer]] : [])),
  };
  keep(keyOf(place), JSON.stringify(kept));
}

function keyOf({ lesson, figure }: TurnPlace): string {
  return `kibitz.turn.${lesson.id}.${figure}`;
}

/** Reads what was kept; undefined when it is damaged. */
export function readKept(text: string): KeptTurn | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(kept: unknown): kept is KeptTurn {
  if (typeof kept !== "object" || kept === null) return false;
  const { version, text, choices, slips, shown, wrong } = kept as Record<string, unknown>;
  return (
    [version, slips, shown].every(isCount) &&
    [text, choices].every((each) => typeof each === "string") &&
    Array.isArray(wrong) &&
    wrong.every(
      (each) =>
        Array.isArray(each) && isCount(each[0]) && Array.isArray(each[1]) && each[1].every(Number.isInteger),
    )
  );
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
