import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import {
  TIE_BREAK_CODES,
  type TieBreakCode,
  USUAL_TIE_BREAKS,
} from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";

const listed = TIE_BREAK_CODES.map((code) => {
  const [name, what] = tieBreakNames[code];
  return `  ${code.padEnd(8)}${name}: ${what}\n`;
}).join("");

const help = `kibitz swiss standings: the standings, with what decides between equal points

  kibitz swiss standings FILE.trf [--tie-breaks LIST] [--edition 2026|2025] [--format text|csv|json]

  --tie-breaks LIST   codes with commas between them, the first one first: BH/C1,BH,SB. Without it the
                      tie-breaks that the file names (202), or else ${USUAL_TIE_BREAKS.join(",")}; "none" for none
  --edition 2026|2025 the regulations in force since 1 March 2026, or those before; unless told, by the day on
                      which the tournament began or ended (records 042 and 052), and those of 2026 where
                      the file names none
  --format FORMAT     text (this is what you get without it), csv or json
  --help              this text

Prints rank, start number, points, a value for each tie-break, and the name; who is equal in all of them
shares a rank. The values are those of FIDE's Play-Off and Tie-Break Regulations in force since March 2026
(C.07), with its rules for rounds without a game; by --edition 2025 such a round counts the player's own
points without the limits of article 16.4. Whether the older regulations differ elsewhere is not known here. Tie-breaks by ratings are dropped where somebody has
none, which standard error tells. Values in csv and json are points or numbers; none is an empty field or
null. Of direct encounter there is a value where it tells equals apart.

${listed}
FILE.trf is a tournament report file, in UTF-8, or in what --encoding names, such as windows-1252; FILE -
is standard input. A round that is being played
does not count. A file with mistakes has no standings: they are listed, and the exit code is 2.
`;

/** The words of the command. */
export const swissStandingsWords = {
  help,
  dropped: (codes: readonly TieBreakCode[], unrated: number) =>
    `kibitz swiss standings: ${codes.join(", ")} dropped: ${unrated} ${unrated === 1 ? "player has" : "players have"} no rating\n`,
  noEdition: (found: string) => `found ${found} for --edition, expected 2026 or 2025`,
  older: "kibitz swiss standings: by the regulations before March 2026\n",
  abnormal:
    "kibitz swiss standings: results with other points (299), as of who left a round robin early, are counted in full\n",
  open: (round: number) => `kibitz swiss standings: round ${round} is being played and does not count\n`,
};
