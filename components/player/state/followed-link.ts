/** Links to steps, and what is said of one that asks for something else than there is. */
import type { FigureLink } from "#components/run/link.ts";
import { linkWords } from "../link-words.en.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { LinkNotice, Notice, PlayerAction, ToolPlace } from "./player-state.ts";

export { formatLink, parseLink } from "#components/run/link.ts";

/** What is wrong with a link before its input is read. */
export function linkProblem(
  wanted: FigureLink | undefined,
  examples: readonly string[],
): LinkNotice | undefined {
  const { badLink, badExample } = linkWords;
  if (!wanted) return { kind: "badLink", text: badLink };
  const { source } = wanted;
  return source.kind === "example" && !examples.includes(source.id)
    ? { kind: "badExample", text: badExample(source.id) }
    : undefined;
}

/** A link whose input was read, and what became of the rest. */
interface Followed {
  readonly link: FigureLink;
  /** The lesson's version. */
  readonly version: number;
  /** The last step of the run. */
  readonly last: number;
  /** How many choices of a reader's turn could be taken, of how many; undefined if they could not be read. */
  readonly turn: { readonly taken: number; readonly wanted: number } | undefined;
  /** What is to be said of its future, or of its question. */
  readonly tool: Notice | undefined;
}

/** What is said of a link that was followed, if anything: of the link as a whole, and then of what it wants to show. */
export function followedNotice(followed: Followed): Notice | undefined {
  const { tool } = followed;
  const notice = linkNotice(followed);
  if (!notice || !tool) return notice ?? tool;
  return "text" in tool ? { ...tool, text: `${notice.text} ${tool.text}` } : notice;
}

function linkNotice({ link, version, last, turn }: Followed): LinkNotice | undefined {
  const words = linkWords;
  if (link.turn !== undefined && !turn) return { kind: "badLink", text: words.badLink };
  if (turn && turn.taken < turn.wanted)
    return { kind: "turnCut", text: words.turnCut(turn.taken, turn.wanted) };
  if (link.version !== version) return { kind: "oldLink", text: words.oldLink };
  return link.step > last ? { kind: "stepOutside", text: words.stepOutside(link.step, last) } : undefined;
}

/** Asks the run what a link asks, or shows the future that it wants; gives what is to be said where it has none such. */
export async function openLinkedTool(
  options: PlayerOptions,
  state: ToolPlace,
  act: (action: PlayerAction) => void,
  tool: string,
): Promise<Notice | undefined> {
  if (tool[0] === "w")
    return (await import("#components/what-if/open.ts")).openWhatIf(options, state, act, tool.slice(1));
  const { openAsk } = await import("#components/ask/open.ts");
  const isKnown = await openAsk(options, state, act, tool.slice(1));
  return isKnown ? undefined : { kind: "notAsked", text: linkWords.notAsked };
}
