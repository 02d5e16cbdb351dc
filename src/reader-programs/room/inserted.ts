/** A piece that is put into a program, in front of a place of its text. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
  readonly order: number;
}

/** A program with everything that was inserted. Of pieces at one place the first inserted one comes first. */
export function withInsertions(source: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at || a.order - b.order);
  let [text, from] = ["", 0];
  for (const { at, text: piece } of sorted) {
    text += source.slice(from, at) + piece;
    from = at;
  }
  return text + source.slice(from);
}
