/** What `kibitz swiss check --standings` says. */
export const swissCheckStandingsWords = {
  right: (players: number, codes: string, usual: boolean) =>
    `OK ranks=${players} by ${codes}${usual ? ", the usual tie-breaks: the file names none (202)" : ""}`,
  none: "WRONG the file has no ranks",
  wrong: (id: number, name: string) => `WRONG rank of number ${id} (${name})`,
  ranks: (file: number, first: number, last: number, codes: string) =>
    `  in the file ${file === 0 ? "none" : file}, by ${codes} ${first === last ? first : `${first} to ${last}`}`,
  other: (id: number, name: string, file: number) =>
    `  that rank has number ${id} (${name}): ${file} in the file`,
  decides: (what: string, own: string, theirs: string) =>
    `  what decides is ${what}: ${own} against ${theirs}`,
  points: "the points",
  noValue: "no value",
  usual: "the usual tie-breaks",
  order: "found XXC rank: the ranks of this file are the order of the start, expected those of standings",
  unknown: (code: string) =>
    `kibitz swiss check: ${code} (202) is not known here: what comes behind it decides nothing, and its equals may stand in any order\n`,
  open: (round: number) => `kibitz swiss check: round ${round} is being played and does not count\n`,
};
