/** Values as programs and JSON write them: words, texts, and lists in brackets with or without keys. */

import { unquoted, withoutBlocks } from "../reading.ts";

export interface Word {
  readonly kind: "word";
  readonly text: string;
  readonly isText: boolean;
}

/** What stands in brackets: values, and those with a key before "=", ":" or "=>". */
export interface Listed {
  readonly kind: "list";
  /** The word before its bracket, as of a call. */
  readonly name: string | undefined;
  readonly open: string;
  /** Where it begins: items and entries stand apart, but not so in the text. */
  readonly at: number;
  readonly items: readonly Value[];
  readonly entries: readonly (readonly [key: Value, value: Value])[];
}

export type Value = Word | Listed;

/** Deeper than this nothing is looked into. */
const MOST_DEPTH = 60;
const PIECE =
  /(?:\s+|(?:#|\/\/)[^\n]*)*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[[\](){}]|=>|==|:=|[,;=:]|[^\s,;=:[\](){}"'#]+|\S|$)/y;
const CLOSE: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** All that a text holds, as if it stood in brackets; undefined if its brackets do not match. */
export function parseLiteral(text: string): Listed | undefined {
  // The names of C++ are words.
  const parser = new Parser(withoutBlocks(text).replaceAll("::", "."));
  const all = parser.rest(undefined, "", 0);
  return parser.isBroken ? undefined : all;
}

class Parser {
  isBroken = false;
  private readonly text: string;
  private offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The values up to the bracket that closes the one that is open, or to the end. */
  rest(name: string | undefined, open: string, depth: number): Listed {
    const items: Value[] = [];
    const entries: [Value, Value][] = [];
    const at = this.offset;
    if (depth > MOST_DEPTH) this.isBroken = true;
    const close = CLOSE[open] ?? "";
    while (!this.isBroken) {
      const piece = this.take();
      if (piece === close) break;
      if (piece === "" || /^[\])}]$/.test(piece)) {
        this.isBroken = true;
        break;
      }
      if (piece === "," || piece === ";") continue;
      if (/^(=|:|=>|==|:=)$/.test(piece)) {
        const key = items.pop();
        const next = this.take();
        if (next === close || next === "," || next === ";" || /^(=|:|=>|==|:=|)$/.test(next)) {
          // "lambda:" and the like say nothing.
          this.offset -= next.length;
        } else if (key) entries.push([key, this.value(next, depth)]);
        else items.push(this.value(next, depth));
      } else items.push(this.value(piece, depth));
    }
    return { kind: "list", name, open, at, items, entries };
  }

  private value(piece: string, depth: number): Value {
    if (CLOSE[piece] !== undefined) return this.rest(undefined, piece, depth + 1);
    const isText = /^["']/.test(piece) && piece.length > 1;
    // A call, or a type before its values: the bracket follows at once.
    if (!isText && this.text[this.offset] === "(") {
      this.offset++;
      return this.rest(piece, "(", depth + 1);
    }
    return { kind: "word", text: unquotedPiece(piece), isText };
  }

  private take(): string {
    PIECE.lastIndex = this.offset;
    const piece = PIECE.exec(this.text)?.[1] ?? "";
    this.offset = PIECE.lastIndex;
    return piece;
  }
}

function unquotedPiece(piece: string): string {
  if (!piece.startsWith('"')) return unquoted(piece);
  try {
    return JSON.parse(piece) as string;
  } catch {
    return unquoted(piece);
  }
}
