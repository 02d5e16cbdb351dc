/** What the page, the judge and the room say to each other. */

import type { Argument } from "#algorithms/core/judge/judged-task.ts";
import type { Python } from "../python/python-files.ts";

/** The languages that run in the page. */
export const LANGUAGES = ["javascript", "typescript", "python"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A program as it stands in the editor. */
export interface Source {
  readonly lesson: string;
  readonly language: Language;
  readonly text: string;
}

/** What the page asks of the judge: to judge a program, or what it answers to one input of the lesson. */
export type Order = Source & {
  /** What runs it, if it is in Python. */
  readonly python?: Python | undefined;
} & ({ readonly kind: "judge" } | { readonly kind: "answer"; readonly problem: unknown });

/** What the page hands over when a room is open. */
export interface RoomOpen {
  readonly kind: "room";
  readonly control: MessagePort;
  readonly data: MessagePort;
}

/** An input on which a program fails, with what it made of it. */
export interface Failed {
  readonly problem: unknown;
  /** The input as it is called: `schedule(4)`. */
  readonly call: string;
  readonly why: string;
  /** What the program gave, as text; undefined if it gave nothing. */
  readonly gave: string | undefined;
  /** The line at which it stopped, if it did. */
  readonly line: number | undefined;
  readonly log: readonly Printed[];
  /** The wrong program of the lesson that gives the same answer, with its sentence. */
  readonly mistake: { readonly name: string; readonly sentence: string } | undefined;
}

/** A line that the program has printed, and the line of the program that did. */
export type Printed = readonly [line: number, text: string];

/** How long the largest input took that was tried. */
export interface Growth {
  readonly to: string;
  readonly milliseconds: number;
  /** An input of half the size, and how many times as long it took; undefined where that was too short to be measured. */
  readonly compared: { readonly from: string; readonly times: number } | undefined;
}

/** The first larger input, which nobody judges, on which a right program ends with an error. */
export interface LaterError {
  readonly at: string;
  readonly kind: "error" | "depth";
  readonly line: number;
  readonly message: string;
}

/** What the judge tells the page. */
export type Answer =
  /** Asks for a room for this text; it may want to run WebAssembly. */
  | { readonly kind: "open"; readonly text: string; readonly isWasm: boolean }
  | { readonly kind: "mistake"; readonly line: number; readonly column: number; readonly message: string }
  | { readonly kind: "passed"; readonly passed: number }
  | {
      readonly kind: "right";
      readonly passed: number;
      readonly growth: Growth | undefined;
      readonly later: LaterError | undefined;
      readonly log: readonly Printed[];
    }
  | { readonly kind: "wrong"; readonly passed: number; readonly failed: Failed }
  | ({ readonly kind: "answer" } & Answered)
  /** The room runs nothing: its policy is not in force. */
  | { readonly kind: "unsafe" }
  | { readonly kind: "failed"; readonly message: string };

/** What a program made of one input. */
export interface Answered {
  /** What it returned, as plain data. */
  readonly output: unknown;
  /** What is wrong with it, as a sentence; undefined if it is right. */
  readonly why: string | undefined;
}

/** How far a program may go on one input. */
export interface Limits {
  readonly steps: number;
  readonly ms: number;
}

/** What the judge asks of the room. */
export type RoomOrder =
  | PythonLoad
  | {
      readonly kind: "batch";
      readonly first: number;
      readonly inputs: readonly (readonly Argument[])[];
      readonly limits: Limits;
    };

/** A program in Python, and all that runs it. JavaScript stands in the text of the room and needs no such order. */
export interface PythonLoad {
  readonly kind: "load";
  readonly files: Omit<Python, "loader">;
  /** What stands around the program, in Python. */
  readonly room: string;
  readonly source: string;
  readonly entry: string;
  readonly sentences: PythonSentences;
}

/** What is said inside the room, where no catalog is. */
export interface PythonSentences {
  readonly noInput: string;
  readonly noAsync: string;
  readonly tooLong: string;
  readonly onlyStandard: string;
}

/** Why a program ended without an answer. */
interface RoomError {
  readonly kind: "error" | "depth";
  readonly line: number;
  readonly message?: string;
}

/** What the program made of one input. */
export interface RoomResult {
  readonly output: unknown;
  readonly error: RoomError | undefined;
  readonly stopped: "steps" | "time" | undefined;
  readonly line: number;
  readonly steps: number;
  readonly ms: number;
  readonly log: readonly Printed[];
}

/** What the room says to the judge; it comes from where the program runs, so it is looked at before it is believed. */
export type RoomAnswer =
  | { readonly kind: "ready"; readonly log: readonly Printed[] }
  | { readonly kind: "missing"; readonly found: string }
  | {
      readonly kind: "broken";
      readonly message?: string;
      readonly line?: number;
      readonly log?: readonly Printed[];
    }
  | { readonly kind: "mistake"; readonly line: number; readonly column: number; readonly message: string }
  /** The browser's own stack is full, and what ran the program is lost. */
  | { readonly kind: "overflow" }
  | { readonly kind: "unsafe" }
  | { readonly kind: "at"; readonly test: number }
  | { readonly kind: "batch"; readonly first: number; readonly results: readonly RoomResult[] };
