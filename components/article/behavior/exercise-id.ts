/** The id of an exercise on its page: made of its title, so that a link outlives its place. */
export function exerciseId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `exercise-${words.join("-")}`;
}

/** The name under which the answers to a worked table of size n are kept, after the lesson's. */
export function fadedId(n: number, table: string | undefined): string {
  return table === undefined ? `faded-${n}` : `faded-${table}-${n}`;
}

/** The reverse of `fadedId`; undefined for a name that is no worked table's. */
export function fadedOf(id: string): { readonly n: number; readonly table: string | undefined } | undefined {
  const [, table, n] = /^faded-(?:(.+)-)?(\d+)$/.exec(id) ?? [];
  return n === undefined ? undefined : { n: Number(n), table };
}
