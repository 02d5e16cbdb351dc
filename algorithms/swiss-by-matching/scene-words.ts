import { counted } from "#algorithms/shared/counted.ts";
import type { Locale } from "../lesson.ts";
import type { Frame } from "../trace.ts";
import { pointsText, type View } from "./view.ts";

interface SceneWords {
  /** Over the picture: what is going on. */
  head(view: View, frame: Frame): string;
  /** The whole picture in a sentence. */
  picture(view: View): string;
  /** A player in a sentence. */
  player(view: View, v: number): string;
  points(tenths: number): string;
  readonly key: Readonly<
    Record<
      "chosen" | "made" | "kept" | "leaving" | "rejected" | "squares" | "islands" | "out" | "sides",
      string
    >
  >;
  readonly field: string;
  readonly playerHead: string;
  readonly score: string;
  readonly due: string;
  readonly met: string;
  readonly now: string;
  readonly bye: string;
  readonly out: string;
  /** What the signs of colors in the table mean. */
  readonly dueNote: string;
  readonly candidatesOf: string;
  ofPlayer(id: number): string;
  readonly opponent: string;
  readonly apart: string;
  readonly colors: string;
  readonly verdict: string;
  /** How strongly a pair denies a wish of color, 0 to 3. */
  readonly clash: readonly string[];
  readonly verdicts: Readonly<Record<"met" | "rule" | "refused" | "taken" | "now" | "waits", string>>;
  readonly possible: string;
  readonly pair: string;
  pairs(count: number): string;
  window(first: number, last: number, of: number): string;
}

const en: SceneWords = {
  head(view, { step }) {
    const { act, kept, made } = view;
    if (step === "" || step === "start") return `who may meet before round ${view.round.field.round}`;
    if (act === "many") return `1 · how many? ${counted(kept.length, "pair")} so far`;
    if (act === "who") return "2 · who stays out?";
    return `3 · which pairs? ${made.length} made`;
  },
  picture(view) {
    const id = (v: number): number => view.round.player(v).id;
    const list = (pairs: View["made"]): string =>
      pairs.map(([u, v]) => `${id(u)}–${id(v)}`).join(", ") || "none";
    const out = view.places.filter((v) => view.outcome(v) !== 0).map(id);
    const rest = out.length > 0 ? ` Not paired: ${out.join(", ")}.` : "";
    return `${view.round.n} players on a circle, the best first. Pairs of the round: ${list(view.made)}. Kept as possible: ${list(view.kept)}.${rest}`;
  },
  player(view, v) {
    const { id, player, score, preference } = view.round.player(v);
    const name = player.name === "" ? "" : `, ${player.name}`;
    const due = preference === undefined ? "" : `, ${preference === "white" ? "White" : "Black"} is due`;
    return `player ${id}${name}, ${pointsText(score)} points${due}`;
  },
  points: (tenths) => `${pointsText(tenths)} pt`,
  key: {
    chosen: "this step",
    made: "a pair of the round",
    kept: "dotted: possible",
    leaving: "has left on trial",
    rejected: "refused",
    squares: "squares: taken away",
    islands: "in an odd island",
    out: "stays out",
    sides: "colour due",
  },
  field: "The field",
  playerHead: "Player",
  score: "points",
  due: "due",
  met: "has met",
  now: "now",
  bye: "bye",
  out: "out",
  dueNote: "W! must, W should, w likes",
  candidatesOf: "Opponents",
  ofPlayer: (id) => `of player ${id}`,
  opponent: "Opponent",
  apart: "apart",
  colors: "colours",
  verdict: "verdict",
  clash: ["fit", "clash, mild", "clash", "clash!"],
  verdicts: {
    met: "have met",
    rule: "forbidden",
    refused: "others stuck",
    taken: "a pair",
    now: "asked now",
    waits: "·",
  },
  possible: "Possible",
  pair: "Pair",
  pairs: (count) => counted(count, "pair"),
  window: (first, last, of) => `${first}–${last} of ${of}`,
};

export const sceneWords: Readonly<Record<Locale, SceneWords>> = { en };
