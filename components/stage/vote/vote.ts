/** A vote in class: first alone, then a talk, then again, then the answer. Its state is plain data, so that it travels between windows. */

/** One answer that can be chosen, under its letter. */
export interface Choice {
  readonly letter: string;
  readonly text: string;
}

export const PHASES = ["first", "talk", "second", "revealed"] as const;
export type Phase = (typeof PHASES)[number];

/** One count of hands or cards. */
export interface Ballot {
  /** How many chose each letter; a letter that is not there was chosen by nobody. */
  readonly counts: Readonly<Record<string, number>>;
  /** The numbers of the cards that the camera did not read, and that nobody has answered for yet. */
  readonly unread: readonly number[];
}

export interface Vote {
  readonly phase: Phase;
  readonly first: Ballot;
  readonly second: Ballot;
  /** Whether the class sees the counts: only when the coach says so. */
  readonly onWall: boolean;
  /** How many cards were dealt, which is asked once. */
  readonly pupils: number;
  /** The ballots as they were before the last change that swept more than one number away. */
  readonly before?: { readonly first: Ballot; readonly second: Ballot } | undefined;
}

export type VoteAction =
  | { readonly kind: "count"; readonly letter: string; readonly count: number }
  | { readonly kind: "add"; readonly letter: string; readonly by: number }
  | {
      readonly kind: "camera";
      readonly counts: Readonly<Record<string, number>>;
      readonly unread: readonly number[];
    }
  /** What a card says that was not read; without a letter it has no answer. */
  | { readonly kind: "say"; readonly card: number; readonly letter?: string }
  | { readonly kind: "clear" }
  | { readonly kind: "take-back" }
  | { readonly kind: "phase"; readonly phase: Phase }
  | { readonly kind: "wall"; readonly onWall: boolean }
  | { readonly kind: "pupils"; readonly pupils: number };

/** No class is larger; a typed number beyond it is a slip of the finger. */
export const MOST_VOTES = 999;
/** Cards have so many letters. */
export const MOST_BY_CARDS = 4;

const EMPTY: Ballot = { counts: {}, unread: [] };

/** A vote in which nobody has voted yet. */
export const newVote = (pupils = 30): Vote => ({
  phase: "first",
  first: EMPTY,
  second: EMPTY,
  onWall: false,
  pupils,
});

/** Which of the two ballots is counted now: during the talk still the first, after the answer still the second. */
export const countedNow = ({ phase }: Vote): "first" | "second" =>
  phase === "first" || phase === "talk" ? "first" : "second";

/** How many chose the letter. */
export const votesFor = ({ counts }: Ballot, letter: string): number => counts[letter] ?? 0;

export const totalOf = ({ counts }: Ballot): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const whole = (count: number): number =>
  Number.isFinite(count) ? Math.min(MOST_VOTES, Math.max(0, Math.round(count))) : 0;

/** The vote after an action. One that changes nothing returns the same vote. */
export function voteAfter(vote: Vote, action: VoteAction): Vote {
  const now = countedNow(vote);
  const ballot = vote[now];
  const counted = (letter: string, count: number): Vote =>
    whole(count) === votesFor(ballot, letter)
      ? vote
      : { ...vote, [now]: { ...ballot, counts: { ...ballot.counts, [letter]: whole(count) } } };
  switch (action.kind) {
    case "count":
      return counted(action.letter, action.count);
    case "add":
      return counted(action.letter, votesFor(ballot, action.letter) + action.by);
    case "camera":
      return swept(vote, { counts: action.counts, unread: action.unread });
    case "say":
      return said(vote, action);
    case "clear":
      return swept(vote, EMPTY);
    case "take-back":
      return vote.before ? { ...vote, ...vote.before, before: undefined } : vote;
    case "phase":
      return { ...vote, phase: action.phase, before: undefined };
    case "wall":
      return { ...vote, onWall: action.onWall };
    case "pupils":
      return { ...vote, pupils: whole(action.pupils) };
  }
}

function swept(vote: Vote, ballot: Ballot): Vote {
  const { first, second } = vote;
  return { ...vote, before: { first, second }, [countedNow(vote)]: ballot };
}

function said(vote: Vote, { card, letter }: { card: number; letter?: string }): Vote {
  const now = countedNow(vote);
  const { counts, unread } = vote[now];
  if (!unread.includes(card)) return vote;
  const more = letter === undefined ? {} : { [letter]: whole(votesFor(vote[now], letter) + 1) };
  return {
    ...vote,
    [now]: { counts: { ...counts, ...more }, unread: unread.filter((each) => each !== card) },
  };
}
