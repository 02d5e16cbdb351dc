/** A value that stands in a program as it is written. */
export interface WrittenValue {
  /** What it is called: the variable, or the parameter to which it is given; undefined for a list without a name. */
  readonly name: string | undefined;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

/** Whether a number or a text is what a program works on: 0 and 1 are where it begins. */
export function isInput(value: unknown): boolean {
  return typeof value === "string" ? value.length > 1 : Number.isInteger(value) && Number(value) > 1;
}
