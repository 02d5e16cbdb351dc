import { packText } from "#components/run/link.ts";
import { localePath } from "#src/i18n/locales.ts";

/** The program that the front page shows before the judge: it takes every number for an even one. */
export const OWN_PROGRAM = `function schedule(n) {
  const t = [];
  for (let i = 1; i <= n; i++) t.push(i);
  const rounds = [];
  for (let r = 1; r < n; r++) {
    const games = [];
    for (let i = 0; i < n >> 1; i++)
      games.push([t[i], t[n - 1 - i]]);
    rounds.push(games);
    t.splice(1, 0, t.pop());
  }
  return rounds;
}
`;

/** The call on which it fails. */
export const FAILS_ON = "schedule(3)";

/** The page that judges programs of the lesson, with this one in it. */
export async function judgeAddress(): Promise<string> {
  const packed = await packText(JSON.stringify(["javascript", OWN_PROGRAM]));
  return `${localePath("/lessons/circle-method/own/")}#program=${packed}`;
}
