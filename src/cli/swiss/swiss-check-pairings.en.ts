import { inPoints } from "#algorithms/core/text/in-points.en.ts";
import type { DutchEdition } from "#algorithms/engines/swiss/dutch/edition.ts";

/** The system under the name that tells its edition: the one in force needs none. */
const system = (edition: DutchEdition): string =>
  edition === "2017" ? "the Dutch system of 2017" : "the Dutch system";

/** What `kibitz swiss check --pairings` says. */
export const swissCheckPairingsWords = {
  right: (rounds: number, warnings: number, edition: DutchEdition) =>
    `OK rounds=${rounds} paired by ${system(edition)}, warnings=${warnings}`,
  wrong: (round: number, edition: DutchEdition) => `WRONG round=${round} not paired by ${system(edition)}`,
  incomplete: (unpaired: string) =>
    `The rules allow no complete pairing of this round: ${unpaired} cannot be paired. The arbiter decides.`,
  bracket: (points: string, moved: string, residents: string) =>
    `The bracket of ${inPoints(points)}: ${residents}${moved === "" ? "" : `; moved down into it: ${moved}`}`,
  round: "The round, without the pairs that both have:",
  heads: ["in the file", "by the system"] as const,
  floats: "floats down",
  bye: "bye",
  decides: (rule: string, file: string, system: string) =>
    `What decides is ${rule}\n  in the file: ${file}\n  by the system: ${system}`,
  /** No numbers at all. */
  none: "none",
  turned: (pairs: string, edition: DutchEdition) =>
    `Colors (article ${edition === "2017" ? "E" : "5"}): in the file ${pairs}, by the system the other way round.`,
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
    "C.1": "C.1: pairs who have met before",
    "C.2": "C.2: byes for somebody who may not have one",
    "C.3": "C.3: pairs who must have the same color, without a topscorer",
    "C.5": "C.5: how many float down",
    "C.6":
      "C.6: the differences of points (A.8), the largest first: of each pair, and of who floats down to a point below the bracket",
    "C.7":
      "C.7: the next bracket, as well as it could be paired: 1 if nobody could have the bye, how many would float from it, and its differences of points (A.8), the largest first",
    "C.8": "C.8: pairs with a topscorer in which somebody has a color three times more than the other",
    "C.9": "C.9: pairs with a topscorer in which somebody has a color for the third time in a row",
    "C.10": "C.10: players who do not get their color",
    "C.11": "C.11: players who do not get a color that they want strongly",
    "C.12": "C.12: players who float down as in the round before",
    "C.13": "C.13: players who meet somebody with more points as in the round before",
    "C.14": "C.14: players who float down as two rounds before",
    "C.15": "C.15: players who meet somebody with more points as two rounds before",
    "C.16":
      "C.16: the differences of points of those who float down as in the round before, the largest first",
    "C.17":
      "C.17: the differences of points of those who meet somebody with more points as in the round before, the largest first",
    "C.18": "C.18: the differences of points of those who float down as two rounds before, the largest first",
    "C.19":
      "C.19: the differences of points of those who meet somebody with more points as two rounds before, the largest first",
    "D.1":
      "article D.1: the numbers of the opponents, in the order of the upper half; the first to differ is smaller",
    "D.2":
      "article D.2: how many are exchanged, by how much their numbers differ, who is sent down (with −), who comes up",
    "D.3":
      "article D.3: the numbers in the bracket of those who were moved down and are paired; the first to differ is smaller",
  } as Readonly<Record<string, string>>,
};
