/** A player that keeps to a part of its run: what it does at the ends. */
import { type PlayerAction, type PlayerState, reducePlayer } from "../player/state/player-state.ts";

/** The part of a run that is shown: positions, both of them in it. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly loops: boolean;
}

/** The part that an address asks for, within a run of this length. */
export function partOf(
  choice: { from: number; to?: number | undefined; loops: boolean },
  length: number,
): Part {
  const to = Math.min(choice.to ?? length, length);
  return { from: Math.min(choice.from, to), to, loops: choice.loops };
}

/** The state after an action, which never leaves the part; played to its end it stops, or begins anew. */
export function reducePart(state: PlayerState, action: PlayerAction, { from, to, loops }: Part): PlayerState {
  const isAtEnd = state.position >= to && !state.asking;
  if (action.type === "advance" && isAtEnd)
    return loops ? { ...state, position: from } : { ...state, playing: false };
  if (action.type === "play" && !state.playing && isAtEnd) return { ...state, playing: true, position: from };
  const after = reducePlayer(state, action);
  if (after.asking && after.asking.position > to)
    return { ...after, asking: undefined, position: to, playing: loops && state.playing };
  const position = Math.max(from, Math.min(to, after.position));
  const isOver = action.type === "advance" && position === to && !after.asking;
  return { ...after, position, playing: isOver ? loops : after.playing };
}

/** The side at which a press of "next" or "previous" finds no further step. */
export function edgeOf(
  state: PlayerState,
  { from, to }: Part,
  direction: 1 | -1,
): "start" | "end" | undefined {
  if (state.asking) return undefined;
  if (direction === 1) return state.position >= to ? "end" : undefined;
  return state.position <= from ? "start" : undefined;
}
