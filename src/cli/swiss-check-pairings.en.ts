/** What `kibitz swiss check --pairings` says. */
export const en = {
  oldEdition:
    "kibitz swiss check: by its date this tournament was paired by the rules of 2017; it is judged by those of 2026\n",
  right: (rounds: number, warnings: number) =>
    `OK rounds=${rounds} paired by the Dutch system, warnings=${warnings}`,
  wrong: (round: number) => `WRONG round=${round} not paired by the Dutch system`,
  incomplete: (unpaired: string) =>
    `The rules allow no complete pairing of this round: ${unpaired} cannot be paired. The arbiter decides.`,
  bracket: (points: string, moved: string, residents: string) =>
    `The bracket of ${points} points: ${residents}${moved === "" ? "" : `; moved down into it: ${moved}`}`,
  round: "The round, without the pairs that both have:",
  heads: ["in the file", "by the system"] as const,
  floats: "floats down",
  bye: "bye",
  decides: (rule: string, file: string, system: string) =>
    `What decides is ${rule}\n  in the file: ${file}\n  by the system: ${system}`,
  /** No numbers at all. */
  none: "none",
  turned: (pairs: string) => `Colors (article 5): in the file ${pairs}, by the system the other way round.`,
  /** What decides between two pairings. Of several numbers the first that differs counts; less is better. */
  rules: {
    C1: "C1: pairs who have met before",
    C2: "C2: byes for somebody who may not have one",
    C3: "C3: pairs who must have the same color, without a topscorer",
    forbidden: "forbidden pairs: those that the tournament forbids",
    C5: "C5: the points of who gets the bye",
    C6: "C6: how many float down",
    C7: "C7: how many of those who were moved down float on, from each of their scores, the highest first",
    C8: "C8: how many float from the next bracket; then how many of them from each score of this one, the highest first",
    C9: "C9: rounds without a game of who gets the bye",
    C10: "C10: pairs with a topscorer in which somebody has a color three times more than the other",
    C11: "C11: pairs with a topscorer in which somebody has a color for the third time in a row",
    C12: "C12: players who do not get their color",
    C13: "C13: players who do not get a color that they want strongly",
    C14: "C14: residents who float down as in the round before",
    C15: "C15: residents who meet somebody from above as in the round before",
    C16: "C16: residents who float down as two rounds before",
    C17: "C17: residents who meet somebody from above as two rounds before",
    C18: "C18: who floats on and floated down in the round before, from each score, the highest first",
    C19: "C19: who is met from above as in the round before, by each score, the highest first",
    C20: "C20: who floats on and floated down two rounds before, from each score, the highest first",
    C21: "C21: who is met from above as two rounds before, by each score, the highest first",
    "4.4.2":
      "article 4.4.2: the numbers in the bracket of those who were moved down and are paired; the first to differ is smaller",
    "4.2":
      "article 4.2: the numbers of the opponents, in the order of the upper half; the first to differ is smaller",
    "4.3.2":
      "article 4.3.2: how many are exchanged, by how much their numbers differ, who is sent down (with −), who comes up",
  } as Readonly<Record<string, string>>,
};
