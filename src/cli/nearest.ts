/** The name that was probably meant by one that is not known. */

/** So many letters may be wrong, missing or too many; in short names fewer. */
const MOST_WRONG = 2;

/** The nearest of these names; undefined if none is near. */
export function nearestOf(found: string, names: readonly string[]): string | undefined {
  const word = found.toLowerCase();
  if (word === "") return undefined;
  const begun = names.filter((name) => name.startsWith(word));
  if (word.length > MOST_WRONG && begun.length === 1) return begun[0];
  const near = names
    .map((name) => ({ name, wrong: wrongLetters(word, name) }))
    .filter(({ name, wrong }) => wrong <= Math.min(MOST_WRONG, name.length >> 1))
    .sort((a, b) => a.wrong - b.wrong);
  return near[0]?.name;
}

/** How many letters have to be changed, added, taken away or exchanged with the next one. */
function wrongLetters(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= other.length; j++) rows[0][j] = j;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i][j] = Math.min(
        rows[i - 1][j] + 1,
        rows[i][j - 1] + 1,
        rows[i - 1][j - 1] + (isSame ? 0 : 1),
        isExchanged ? rows[i - 2][j - 2] + 1 : Infinity,
      );
    }
  return rows[one.length][other.length];
}
