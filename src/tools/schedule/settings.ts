/** All that an organiser chooses. It is what a link carries and what the browser remembers. */
import { isStart, isTime, readDays } from "#algorithms/engines/schedules/calendar.ts";
import { MOST_QUALIFIERS } from "#algorithms/engines/schedules/knockout.ts";
import { packText, unpackText } from "#components/run/link.ts";

export const SYSTEMS = ["berger", "circle", "rotation", "halving"] as const;
export const CYCLES = ["single", "double", "swapped"] as const;
export const SIDES = ["chess", "home", "first"] as const;
export const VIEWS = ["rounds", "players", "cross", "knockout", "check"] as const;

export interface Settings {
  readonly title: string;
  /** The list as it was typed or pasted. */
  readonly text: string;
  /** The column that holds the names, from 1; 0 lets the program choose. */
  readonly column: number;
  readonly system: (typeof SYSTEMS)[number];
  readonly cycle: (typeof CYCLES)[number];
  readonly sides: (typeof SIDES)[number];
  /** The seed of the lots; −1: in the order of the list. */
  readonly seed: number;
  /** −1: all of them. */
  readonly rounds: number;
  /** −1: as many as there are games. */
  readonly boards: number;
  /** The date of round 1, or nothing. */
  readonly start: string;
  /** The time at which a round begins, or nothing. */
  readonly time: string;
  /** Days from a round to the next; 0 plays all on one day. */
  readonly every: number;
  /** The days on which nobody plays, as they were typed. */
  readonly skip: string;
  /** Minutes for a sitting. */
  readonly minutes: number;
  /** 1: everybody meets everybody. */
  readonly groups: number;
  /** The seed by which groups are drawn; −1: in snake order. */
  readonly draw: number;
  /** So many of each group go on to the knock-out; 0: there is none. */
  readonly best: number;
  readonly view: (typeof VIEWS)[number];
}

export const DEFAULTS: Settings = {
  title: "",
  text: "",
  column: 0,
  system: "berger",
  cycle: "single",
  sides: "chess",
  seed: -1,
  rounds: -1,
  boards: -1,
  start: "",
  time: "",
  every: 7,
  skip: "",
  minutes: 60,
  groups: 1,
  draw: -1,
  best: 0,
  view: "rounds",
};

export const MOST_BOARDS = 250;
export const MOST_GROUPS = 64;
const MOST_ROUNDS = 999;
const VERSION = "1";

/** A mistake in a field of the form. */
export interface FieldMistake {
  readonly field: "rounds" | "boards" | "start" | "time" | "every" | "skip" | "minutes" | "groups" | "best";
  readonly found: string;
}

/** Every field that says what it may not. */
export function fieldMistakes(settings: Settings): FieldMistake[] {
  const mistakes: FieldMistake[] = [];
  const whole = (
    field: "rounds" | "boards" | "every" | "minutes" | "groups" | "best",
    min: number,
    max: number,
  ) => {
    const value = settings[field];
    if (!Number.isInteger(value) || value < min || value > max)
      mistakes.push({ field, found: String(value) });
  };
  if (settings.boards !== -1) whole("boards", 1, MOST_BOARDS);
  if (settings.rounds !== -1) whole("rounds", 1, MOST_ROUNDS);
  whole("every", 0, 365);
  whole("minutes", 1, 1440);
  whole("groups", 1, MOST_GROUPS);
  whole("best", 0, MOST_QUALIFIERS);
  if (settings.start !== "" && !isStart(settings.start))
    mistakes.push({ field: "start", found: settings.start });
  if (!readDays(settings.skip)) mistakes.push({ field: "skip", found: settings.skip });
  if (settings.time !== "" && !isTime(settings.time)) mistakes.push({ field: "time", found: settings.time });
  return mistakes;
}

/** The value of the link: a version, and what differs from the defaults, packed. */
export async function formatSettings(settings: Settings): Promise<string> {
  const entries = Object.entries(settings).filter(
    ([key, value]) => value !== DEFAULTS[key as keyof Settings],
  );
  return `${VERSION}.${await packText(JSON.stringify(Object.fromEntries(entries)))}`;
}

/** Reads a link's value, or undefined when it is damaged or of a version that this page does not know. */
export async function parseSettings(value: string): Promise<Settings | undefined> {
  const match = /^(\d+)\.([\w-]+)$/.exec(value);
  if (match?.[1] !== VERSION) return undefined;
  const text = await unpackText(match[2]);
  return text === undefined ? undefined : settingsFrom(text);
}

/** Settings from JSON; whatever is missing or of another type has its default. Undefined for what is no JSON object. */
export function settingsFrom(json: string): Settings | undefined {
  try {
    const given: unknown = JSON.parse(json);
    if (typeof given !== "object" || given === null) return undefined;
    const values = given as Readonly<Record<string, unknown>>;
    const known = Object.entries(DEFAULTS).map(([key, usual]) => {
      const value = values[key];
      return [key, typeof value === typeof usual ? value : usual];
    });
    const settings = Object.fromEntries(known) as Settings;
    const of = <T extends string>(list: readonly T[], value: T): T =>
      list.includes(value) ? value : list[0];
    return {
      ...settings,
      system: of(SYSTEMS, settings.system),
      cycle: of(CYCLES, settings.cycle),
      sides: of(SIDES, settings.sides),
      view: of(VIEWS, settings.view),
    };
  } catch {
    return undefined;
  }
}
