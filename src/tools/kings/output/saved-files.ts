/** Files that were dropped, as they are kept from visit to visit. */
import { readBoard } from "#algorithms/engines/kings/read-board.ts";
import { type Heap, NO_FILES } from "./intake.ts";

/** More than that is not kept: it would leave no room for other pages. In bytes. */
export const MOST_KEPT_BYTES = 1_000_000;

/** The files as JSON; undefined when they are too large to be kept, or no text. */
export async function formatHeap({ boards, outputs }: Heap): Promise<string | undefined> {
  const size = outputs.reduce((sum, { blob, boardText = "" }) => sum + blob.size + boardText.length, 0);
  if (size > MOST_KEPT_BYTES) return undefined;
  const told: {
    name: string;
    text: string;
    boardName?: string | undefined;
    boardText?: string | undefined;
  }[] = [];
  for (const { name, blob, boardName, boardText } of outputs) {
    const text = await blob.text();
    if (text.includes("\uFFFD")) return undefined;
    told.push({ name, text, boardName, boardText });
  }
  const json = JSON.stringify({ boards, outputs: told });
  return json.length > MOST_KEPT_BYTES ? undefined : json;
}

/** Reads what `formatHeap` has written; anything else is nothing. */
export function parseHeap(json: string): Heap {
  try {
    const { boards, outputs } = JSON.parse(json) as Readonly<
      Record<string, readonly Record<string, unknown>[]>
    >;
    const isText = (value: unknown): value is string => typeof value === "string";
    return {
      boards: boards.flatMap(({ name, text }) => (isText(name) && isText(text) ? [{ name, text }] : [])),
      outputs: outputs.flatMap(({ name, text, boardName, boardText }) => {
        if (!isText(name) || !isText(text)) return [];
        const board = isText(boardText) ? readBoard(boardText).board : undefined;
        return [
          {
            ...{ name, blob: new Blob([text]), board },
            boardName: isText(boardName) ? boardName : undefined,
            boardText: isText(boardText) ? boardText : undefined,
          },
        ];
      }),
    };
  } catch {
    return NO_FILES;
  }
}
