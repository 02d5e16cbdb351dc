import type { BoardPlate, KeyEntry, Role } from "#algorithms/core/lesson/scene.ts";
import { PLATE } from "#algorithms/kit/boards/plate.ts";
import type { KingsWords } from "../words.en.ts";
import { type EditorState, kingAt } from "./editor.ts";
import { area, mark } from "./plate-parts.ts";

/** The picture of the editor: what is edited as pieces, the other layer as marks under them, and the cursor. */
export function editorPlate(state: EditorState, words: KingsWords["editor"]): BoardPlate {
  const { board, layer, cursor, carried, refusal } = state;
  const { n } = board;
  const other = layer === "starts" ? "targets" : "starts";
  const name = layer === "starts" ? words.king : words.targetOf;
  return {
    ...{ kind: "board", width: PLATE, height: PLATE, size: n, block: 2 },
    label: words.picture(n, board.starts.length),
    areas: [refusal ? area("refused", refusal.cell, n, "rejected") : area("cursor", cursor, n, "active")],
    goals: board[other].map((cell, king) => mark("g", king, cell, n, carried === king ? "chosen" : "idle")),
    trails: [],
    pieces: board[layer].map((cell, king) => ({
      ...mark("k", king, cell, n, roleOf(state, king)),
      label: name(king + 1),
    })),
  };
}

/** What the marks mean, as far as they are there. */
export function editorKey({ layer }: EditorState, { key }: KingsWords["editor"]): KeyEntry[] {
  return [
    { sign: layer === "starts" ? "idle" : "done", text: layer === "starts" ? key.starts : key.targets },
    { sign: "ghost", text: layer === "starts" ? key.ghostTargets : key.ghostStarts },
    { sign: "chosen", text: key.carried },
    { sign: "rejected", text: key.refused },
  ];
}

/** Where the cursor is and what stands there. */
export function cursorWords(state: EditorState, words: KingsWords["editor"]): string {
  const { board, layer, cursor, carried, refusal } = state;
  if (refusal)
    return refusal.reason === "touch"
      ? words.refused.touch(layer, refusal.other + 1)
      : refusal.reason === "many"
        ? words.refused.many(board.starts.length)
        : words.refused[refusal.reason];
  const king = kingAt(state, cursor);
  const name = layer === "starts" ? words.king : words.targetOf;
  const who = king < 0 ? words.nobody : name(king + 1);
  const at = `${words.at(Math.floor(cursor / board.n) + 1, (cursor % board.n) + 1, who)}.`;
  return carried === undefined ? at : `${words.carrying(carried + 1, layer)} ${at}`;
}

function roleOf({ layer, carried, refusal }: EditorState, king: number): Role {
  if (refusal?.reason === "touch" && (refusal.other === king || carried === king)) return "rejected";
  if (carried === king) return "chosen";
  return layer === "starts" ? "idle" : "done";
}
