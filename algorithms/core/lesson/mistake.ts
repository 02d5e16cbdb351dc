/** What can be wrong with a text that somebody wrote, and where. */

/** A place in a text. Lines and columns count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something wrong at a place, of a kind that programs can tell apart. */
export interface Mistake<Kind extends string = string> extends Place {
  readonly kind: Kind;
  /** What was found and what was expected, without a capital and without a full stop. */
  readonly message: string;
}

/** What a button offers that mends a mistake: a whole input, and what the button says. */
export interface Repair {
  readonly label: string;
  readonly text: string;
}

/** Thrown for an input that cannot be read: its first mistake as a sentence that says what was expected and found. */
export class InputError extends Error implements Place {
  override readonly name = "InputError";
  readonly line: number;
  readonly column: number;
  readonly repair: Repair | undefined;

  constructor(message: string, line: number, column: number, repair?: Repair) {
    super(message);
    this.line = line;
    this.column = column;
    this.repair = repair;
  }
}
