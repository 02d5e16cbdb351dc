/** What the address of a small player says: which run, which part of it, how it moves, how it looks. */
import { formatLink, parseLink, type Source } from "../run/link.ts";

export type EmbedLevel = "move" | "stage" | "phase";
export const EMBED_LEVELS: readonly EmbedLevel[] = ["move", "stage", "phase"];

/** What is played. Positions count from 0; without `to` the run is played to its end. */
export interface EmbedChoice {
  readonly source: Source;
  /** The lesson's version when the address was made; 0 where it does not say. */
  readonly version: number;
  readonly from: number;
  readonly to: number | undefined;
  /** How far one press of "next" goes. */
  readonly level: EmbedLevel;
  readonly loops: boolean;
  /** Whether it begins by itself. */
  readonly plays: boolean;
  /** The steps before which it asks: position names, as in articles. */
  readonly asks: string;
  readonly theme: "light" | "dark" | undefined;
}

/** A run that is played from its start to its end, without questions. */
export const WHOLE_RUN: Omit<EmbedChoice, "source"> = {
  ...{ version: 0, from: 0, to: undefined, level: "move", loops: false, plays: false, asks: "" },
  theme: undefined,
};

/** The part behind the "?"; undefined when the input is too long for a link. */
export async function formatEmbed(choice: EmbedChoice): Promise<string | undefined> {
  const run = await formatLink({ version: choice.version, source: choice.source, step: choice.from });
  if (run === undefined) return undefined;
  return new URLSearchParams([["run", run], ...formatPart(choice)]).toString();
}

/** What it says of how a run is played, but where it begins: that stands with the run. */
export function formatPart(choice: EmbedChoice): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.to !== undefined) query.set("to", String(choice.to));
  if (choice.level !== "move") query.set("level", choice.level);
  if (choice.loops) query.set("loop", "");
  if (choice.plays) query.set("play", "");
  if (choice.asks !== "") query.set("ask", choice.asks);
  if (choice.theme) query.set("theme", choice.theme);
  return query;
}

/**
 * Reads what `formatEmbed` has written, or what somebody has typed. What cannot be read is named in `unread` and has its
 * usual value; without `run` it is the lesson's first example.
 */
export async function parseEmbed(
  query: URLSearchParams,
  examples: readonly string[],
): Promise<EmbedChoice & { readonly unread: readonly string[] }> {
  const unread: string[] = [];
  const run = query.get("run");
  const link = run === null ? undefined : await parseLink(run);
  const isKnown = link && (link.source.kind !== "example" || examples.includes(link.source.id));
  if (run !== null && !isKnown) unread.push("run");
  const whole = (name: string): number | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    unread.push(name);
    return undefined;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | undefined => {
    const text = query.get(name);
    const value = values.find((one) => one === text);
    if (text !== null && value === undefined) unread.push(name);
    return value;
  };
  const [from, to] = [whole("from"), whole("to")];
  return {
    source: isKnown ? link.source : { kind: "example", id: examples[0] ?? "" },
    version: isKnown ? link.version : 0,
    from: from ?? (isKnown ? link.step : 0),
    to,
    level: oneOf("level", EMBED_LEVELS) ?? "move",
    loops: query.has("loop"),
    plays: query.has("play"),
    asks: query.get("ask") ?? "",
    theme: oneOf("theme", ["light", "dark"]),
    unread,
  };
}
