/**
 * What a stage and its notes window say to each other, on one device and without a server. The stage tells what stands on the
 * wall; the notes window says what to do. A channel has a name that nobody guesses, as other pages may listen.
 */

import type { Stroke } from "./ink/ink.ts";
import type { StageAct } from "./keys.ts";
import type { Choice, Vote } from "./vote/vote.ts";

/** A picture as it is drawn: the view's markup, and the window that it is drawn in. */
export interface SentPicture {
  readonly kind: string;
  readonly viewBox: string;
  readonly markup: string;
}

export interface SentQuestion {
  /** The step that answers it. */
  readonly position: number;
  readonly prompt: string;
  readonly choices: readonly { readonly letter: string; readonly text: string }[];
  readonly right: readonly string[];
}

/** What stands on the wall, and what the next press brings. */
export interface StageNews {
  readonly lesson: string;
  readonly lessonName: string;
  readonly figure: string;
  readonly diagram: string;
  /** "Step 3 of 84 · round 1 of 7". */
  readonly at: string;
  readonly position: number;
  readonly sentence: string;
  /** One picture, or two beside each other; none for those that are painted. */
  readonly pictures: readonly SentPicture[];
  readonly question: SentQuestion | undefined;
  readonly next: {
    readonly does: "step" | "question" | "answer" | "diagram" | "end";
    readonly sentence: string;
    readonly picture: SentPicture | undefined;
  };
  readonly isBlack: boolean;
  readonly strokes: readonly Stroke[];
}

/** A vote as the class may see it. */
export interface WallVote {
  readonly choices: readonly Choice[];
  /** The letters that are right; they are marked only when the vote is over. */
  readonly right: readonly string[];
  readonly vote: Vote;
  /** What is voted on, where it is not the question of the diagram: it stands in the place of the picture and the sentence. */
  readonly asked?: { readonly prompt: string; readonly picture: SentPicture | undefined };
}

export type StageOrder =
  | { readonly order: "hello" }
  | { readonly order: "act"; readonly act: StageAct }
  /** Brings a diagram onto the wall, at a position name. */
  | { readonly order: "show"; readonly figure: string; readonly at: string }
  | { readonly order: "draw"; readonly stroke: Stroke }
  | { readonly order: "undo" }
  | { readonly order: "wipe" }
  /** Shows a vote beside the picture, or takes it away. */
  | { readonly order: "vote"; readonly shown: WallVote | undefined };

/** A stage that closes says by which address, on this site, it opens again where it was. */
type Sent = { readonly news: StageNews } | StageOrder | { readonly bye: string };

const NAME = /^[0-9a-f-]{36}$/;

/** A new name for a channel. On a page without https there is no `randomUUID`. */
export function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a text is the name of a channel. */
export function isSession(text: string): boolean {
  return NAME.test(text);
}

interface Heard {
  readonly onNews?: (news: StageNews) => void;
  readonly onOrder?: (order: StageOrder) => void;
  readonly onBye?: (address: string) => void;
}

/** One end of the talk. */
export interface Talk {
  readonly tell: (news: StageNews) => void;
  readonly order: (order: StageOrder) => void;
  readonly bye: () => void;
  readonly close: () => void;
}

/** Opens one end of a channel. */
export function openTalk(session: string, { onNews, onOrder, onBye }: Heard): Talk {
  const channel = new BroadcastChannel(`kibitz.stage.${session}`);
  channel.onmessage = ({ data }: MessageEvent<Sent>) => {
    if ("news" in data) onNews?.(data.news);
    else if ("order" in data) onOrder?.(data);
    else onBye?.(data.bye);
  };
  const send = (sent: Sent) => channel.postMessage(sent);
  return {
    tell: (news) => send({ news }),
    order: send,
    bye: () => send({ bye: location.pathname + location.search + location.hash }),
    close: () => channel.close(),
  };
}
