/**
 * The check of an output, as it streams by: NIE, or TAK, the number of moves, and for each move the king, the row and
 * the column. What is written in between (blanks, tabs, line ends) counts the same. It takes constant time a move and
 * keeps four bytes of it, or nothing.
 */

import { answerOf } from "./answer.ts";
import { type Board, encodeMove, kingOf, MOST_MOVES } from "./board.ts";
import { KingsOnBoard } from "./kings-on-board.ts";
import type { Fault, Verdict } from "./verdict.ts";

export interface CheckOptions {
  /** The most moves that are allowed; 5,000,000 unless told. */
  readonly most?: number;
  /** Keep the legal moves, to replay them. */
  readonly keep?: boolean;
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const MINUS = 45;
const DIGIT_ZERO = 48;
/** The start of a token is kept, so that a message can quote it. */
const QUOTABLE = 256;
const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;

/** What the next token should be. */
const WORD = 0;
const COUNT = 1;
const KING = 2;
const ROW = 3;
const COLUMN = 4;
const NOTHING = 5;
type Expected = typeof WORD | typeof COUNT | typeof KING | typeof ROW | typeof COLUMN | typeof NOTHING;

/** Checks one output for one board: `push` its bytes, cut anywhere, then ask for the verdict with `end`. */
export class OutputCheck {
  private readonly board: Board;
  private readonly most: number;
  private readonly solvable: boolean;
  private readonly kings: KingsOnBoard;
  private readonly log: MoveLog | undefined;
  private verdict: Verdict | undefined;

  private isAtStart = true;
  private line = 1;
  private afterReturn = false;
  private readonly token = new Uint8Array(QUOTABLE);
  private tokenLength = 0;
  private isNumber = true;
  private isNegative = false;
  private magnitude = 0;

  private expected: Expected = WORD;
  private answer: "TAK" | "NIE" = "TAK";
  private answerLine = 1;
  private declared = 0;
  private legalMoves = 0;
  private king = 0;
  private kingText = "";
  private row = 0;

  constructor(board: Board, { most = MOST_MOVES, keep = false }: CheckOptions = {}) {
    this.board = board;
    this.most = most;
    this.solvable = answerOf(board).answer === "TAK";
    this.kings = new KingsOnBoard(board);
    this.log = keep ? new MoveLog() : undefined;
  }

  /** Whether the verdict is known already: what follows will not change it and need not be pushed. */
  get isSettled(): boolean {
    return this.verdict !== undefined;
  }

  /** The number of legal moves so far. */
  get moveCount(): number {
    return this.legalMoves;
  }

  /** The legal moves so far (see `encodeMove`). Throws a RangeError unless they were to be kept. */
  moves(): Int32Array {
    if (!this.log) throw new RangeError("the moves are not kept: ask for it with keep");
    return this.log.toArray();
  }

  /** Takes the next bytes of the output. */
  push(chunk: Uint8Array): void {
    for (let i = 0; i < chunk.length && this.verdict === undefined; i++) {
      const byte = chunk[i];
      if (byte > SPACE || !isBlank(byte)) {
        this.take(byte);
        continue;
      }
      if (this.tokenLength > 0) this.finishToken();
      this.isAtStart = false;
      if (byte === LINE_FEED ? !this.afterReturn : byte === CARRIAGE_RETURN) this.line++;
      this.afterReturn = byte === CARRIAGE_RETURN;
    }
  }

  /** Says that the output is over, and gives the verdict. */
  end(): Verdict {
    if (this.tokenLength > 0 && this.verdict === undefined) this.finishToken();
    this.verdict ??= this.verdictAtEnd();
    return this.verdict;
  }

  private take(byte: number): void {
    this.afterReturn = false;
    const at = this.tokenLength++;
    if (at < QUOTABLE) this.token[at] = byte;
    const digit = byte - DIGIT_ZERO;
    if (digit >= 0 && digit <= 9) this.magnitude = this.magnitude * 10 + digit;
    else if (at === 0 && byte === MINUS) this.isNegative = true;
    else this.isNumber = false;
  }

  private finishToken(): void {
    const fault = this.readToken();
    if (fault) this.verdict = this.wrong(fault);
    this.tokenLength = 0;
    this.magnitude = 0;
    this.isNumber = true;
    this.isNegative = false;
  }

  private readToken(): Fault | undefined {
    switch (this.expected) {
      case WORD:
        return this.readWord();
      case COUNT:
        return this.readCount();
      case NOTHING:
        return {
          kind: "extra",
          line: this.line,
          after: this.answer === "NIE" ? "NIE" : "moves",
          found: this.text(),
        };
      default:
        return this.readPart(this.expected);
    }
  }

  /** A byte order mark may come first; one that stands alone is no word yet. */
  private readWord(): Fault | undefined {
    const text = this.text();
    const word = this.isAtStart ? text.replace(/^\uFEFF/, "") : text;
    if (word === "") return undefined;
    const { line } = this;
    this.answerLine = line;
    if (word !== "TAK" && word !== "NIE") return { kind: "word", line, found: word };
    this.answer = word;
    this.expected = word === "TAK" ? COUNT : NOTHING;
    return word === "NIE" && this.solvable ? { kind: "nie", line } : undefined;
  }

  private readCount(): Fault | undefined {
    const { line, most } = this;
    const value = this.value();
    if (!(value >= 0)) return { kind: "count", line, found: this.text() };
    if (value > most) return { kind: "too-many", line, found: this.text(), most };
    this.declared = value;
    this.expected = value > 0 ? KING : NOTHING;
    return undefined;
  }

  private readPart(part: typeof KING | typeof ROW | typeof COLUMN): Fault | undefined {
    const value = this.value();
    if (Number.isNaN(value)) {
      const name = part === KING ? "king" : part === ROW ? "row" : "column";
      return {
        ...{ kind: "number", line: this.line, move: this.legalMoves + 1 },
        ...{ part: name, found: this.text() },
      };
    }
    if (part === COLUMN) return this.move(value - 1);
    if (part === ROW) this.row = value - 1;
    else {
      this.king = value - 1;
      if (!this.hasKing()) this.kingText = this.text();
    }
    this.expected = part === KING ? ROW : COLUMN;
    return undefined;
  }

  /** A wrong move is told where it ends. */
  private move(column: number): Fault | undefined {
    const { king, row, line, board } = this;
    const move = this.legalMoves + 1;
    if (!this.hasKing()) return { kind: "no-king", line, move, found: this.kingText };
    if (!this.kings.tryMove(king, row, column)) {
      return { ...this.kings.faultOf(king, row, column), line, move, king };
    }
    this.legalMoves = move;
    this.log?.push(encodeMove(king, row * board.n + column, board.n));
    this.expected = move < this.declared ? KING : NOTHING;
    return undefined;
  }

  private hasKing(): boolean {
    return this.king >= 0 && this.king < this.board.k;
  }

  private verdictAtEnd(): Verdict {
    const { line, expected, declared, legalMoves, answer } = this;
    if (expected === WORD) return this.wrong({ kind: "word", line, found: undefined });
    if (expected === COUNT) return this.wrong({ kind: "count", line, found: undefined });
    if (expected !== NOTHING) return this.wrong({ kind: "too-few", line, move: legalMoves + 1, declared });
    if (answer === "NIE") return { right: true, answer, legalMoves: 0 };
    const fault = endFault(this.board, this.kings, line);
    return fault ? this.wrong(fault) : { right: true, answer, legalMoves };
  }

  /** TAK for a board without a solution is the fault, and `fault`, which cannot fail to come, is its evidence. */
  private wrong(fault: Fault): Verdict {
    const wronglyTak = this.expected !== WORD && this.answer === "TAK" && !this.solvable;
    return {
      right: false,
      fault: wronglyTak ? { kind: "tak", line: this.answerLine, concrete: fault } : fault,
      legalMoves: this.legalMoves,
    };
  }

  /** The token as a number, or NaN. */
  private value(): number {
    if (!this.isNumber || (this.isNegative && this.tokenLength === 1)) return Number.NaN;
    return this.isNegative ? -this.magnitude : this.magnitude;
  }

  private text(): string {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(
      this.token.subarray(0, Math.min(this.tokenLength, QUOTABLE)),
    );
  }
}

/** Checks moves that are no text: as if each stood on a line of its own. */
export function checkMoves(board: Board, moves: Int32Array, most = MOST_MOVES): Verdict {
  const kings = new KingsOnBoard(board);
  const wrong = (fault: Fault, legalMoves: number): Verdict => ({ right: false, fault, legalMoves });
  const { n, k } = board;
  if (moves.length > most) return wrong({ kind: "too-many", line: 2, found: `${moves.length}`, most }, 0);
  for (let j = 0; j < moves.length; j++) {
    const move = moves[j];
    const king = kingOf(move, n);
    const cell = move - king * n * n;
    const [row, column] = [Math.floor(cell / n), cell % n];
    const place = { line: j + 3, move: j + 1 };
    if (!(king >= 0 && king < k)) return wrong({ kind: "no-king", ...place, found: `${king + 1}` }, j);
    if (!kings.tryMove(king, row, column)) {
      return wrong({ ...kings.faultOf(king, row, column), ...place, king }, j);
    }
  }
  const fault = endFault(board, kings, moves.length + 3);
  return fault ? wrong(fault, moves.length) : { right: true, answer: "TAK", legalMoves: moves.length };
}

function endFault({ n, targets }: Board, kings: KingsOnBoard, line: number): Fault | undefined {
  const king = kings.strayKing();
  if (king < 0) return undefined;
  return { kind: "end", line, king, cell: kings.cells[king], target: targets[king], n };
}

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === LINE_FEED || byte === CARRIAGE_RETURN || byte === TAB;
}

/** Moves in chunks, so that nothing is copied while they come. */
class MoveLog {
  private readonly chunks: Int32Array[] = [];
  private length = 0;

  push(move: number): void {
    const at = this.length & (CHUNK - 1);
    if (at === 0) this.chunks.push(new Int32Array(CHUNK));
    this.chunks[this.length >> CHUNK_BITS][at] = move;
    this.length++;
  }

  toArray(): Int32Array {
    const all = new Int32Array(this.length);
    for (const [c, chunk] of this.chunks.entries()) {
      all.set(chunk.subarray(0, Math.min(CHUNK, this.length - c * CHUNK)), c * CHUNK);
    }
    return all;
  }
}
