/** A mistake in the text of a program. Lines and columns count from 1. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
