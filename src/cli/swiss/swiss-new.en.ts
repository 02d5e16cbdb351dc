import { counted } from "#algorithms/core/text/counted.en.ts";
import { ENCODINGS } from "#algorithms/engines/swiss/list/encodings.ts";
import { ROLES } from "#algorithms/engines/swiss/list/headings.ts";

/** What `kibitz swiss new` says. */
export const swissNewWords = {
  help: (mostRounds: number) => `kibitz swiss new: a tournament from a list of players

  kibitz swiss new LIST [--rounds N] [--ratings FILE] [--columns ROLE=COLUMN,…] [--encoding E]

  --rounds N          so many rounds, 1 to ${mostRounds}; without it the file does not say
  --ratings FILE      a rating list that a federation publishes, as CSV or with tabs: what it knows of the players
                      is added. They are found by FIDE's number, also in the place of a name, or by name; who
                      is found twice or not at all is told
  --columns LIST      what columns are, from 1, where they are not read as they should be: name=2,rating=5.
                      ROLE is one of ${ROLES.slice(0, 7).join(", ")},
                      ${ROLES.slice(7).join(", ")}
  --encoding E        how letters are written, where that is not found out: ${ENCODINGS.slice(0, 4).join(", ")},
                      ${ENCODINGS.slice(4, 9).join(", ")},
                      ${ENCODINGS.slice(9).join(", ")}
  --help              this text

Reads a list as it is pasted from a spreadsheet or exported by a federation: CSV, tabs, columns with blanks
between, or names as they are typed. Columns are known by their headings, in some twenty languages, or by
what stands in them; which was taken for what goes to standard error. Prints a tournament report file, TRF
of 2026. Start numbers go by rating; equals by title, GM IM WGM FM WIM CM WFM WCM, and then by name
(C.04.2). Clubs stand in comments of the file (###). LIST - is standard input.
`,
  noList: "found no LIST, expected one list of players",
  oneList: (found: string) => `found ${found}, expected one LIST`,
  noColumn: (found: string) =>
    `found ${found} for --columns, expected ROLE=COLUMN such as name=2, with ROLE one of ${ROLES.join(", ")}`,
  noSuchColumn: (column: number, columns: number) =>
    `found column ${column} for --columns, but the list has ${counted(columns, "column")}`,
  noPlayers: "found no player, expected a list of names",
  tooMany: (found: number, most: number) => `found ${found} players, expected at most ${most}`,
  archive: "found a workbook or an archive, expected text: save the table as CSV, or copy its cells",
  pdf: "found a PDF, expected text: copy the table out of it",
  found: (found: number, all: number) => `  ${found} of ${all} in the rating list\n`,
  several: (names: readonly string[]) =>
    `  several in the rating list have the name: ${names.slice(0, 8).join("; ")}${names.length > 8 ? " …" : ""}\n`,
  unknown: (names: readonly string[]) =>
    `  not in the rating list: ${names.slice(0, 8).join("; ")}${names.length > 8 ? " …" : ""}\n`,
  summary: (players: number, encoding: string, lines: boolean) =>
    `kibitz swiss new: ${counted(players, "player")}, read as ${encoding}${lines ? ", line by line" : ""}\n`,
  column: (place: number, heading: string, role: string) => `  column ${place}${heading}: ${role}\n`,
  doubtful: "  these ratings could be years of birth: --columns birth=… says so\n",
  doubtfulLines: "  these ratings could be years of birth: a first line “Name Born” says so\n",
  leftOut: (lines: readonly number[]) =>
    `  no player in ${lines.length === 1 ? "line" : "lines"} ${lines.slice(0, 20).join(", ")}${lines.length > 20 ? " …" : ""}\n`,
  repeated: (names: readonly string[]) => `  more than once: ${names.slice(0, 5).join("; ")}\n`,
  cut: (names: readonly string[], most: number) =>
    `  cut to ${most} characters: ${names.slice(0, 5).join("; ")}\n`,
};
