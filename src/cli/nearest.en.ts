/** Asks whether a name was meant that is near the one that was found. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? "" : ` (did you mean ${meant}?)`;
}
