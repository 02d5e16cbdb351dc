import { LONGEST_NAME } from "#algorithms/engines/swiss/list/entry.ts";
import { WORDS } from "./example.en.ts";

/** For each player, what stands after the name in the record. */
const RECORDS = [
  "2105                             2.0    5     2 w =     4 b =     9 w 1",
  "2060                             1.5    6     1 b =     9 w 1     3 b 0",
  "1990                             2.5    2     4 w 1     5 b =     2 w 1",
  "1985                             1.5    8     3 b 0     1 w =     8 b 1",
  "1920                             2.5    1     6 w 1     3 w =     7 b 1",
  "1875                             1.5    7     5 b 0     8 w +  0000 - H",
  "1840                             2.0    4     8 w 1    11 b 1     5 w 0",
  "1790                             0.0   11     7 b 0     6 b -     4 w 0",
  "1755                             1.0    9    10 w 1     2 b 0     1 b 0",
  "1690                             1.0   10     9 b 0  0000 - U    11 w 0",
  "1620                             2.0    3  0000 - U     7 w 0    10 b 1",
];

/** Round 4, as it was paired. */
const ROUND = `\
### kibitz round 4 dutch
### kibitz board 7 3
### kibitz board 11 5
### kibitz board 6 1
### kibitz board 2 10
### kibitz board 9 4
### kibitz bye 8
### kibitz paired 7 3
### kibitz paired 11 5
### kibitz paired 6 1
### kibitz paired 2 10
### kibitz paired 9 4
### kibitz paired-bye 8
`;

/** The tournament that is open at the first visit: eleven players, a forfeit, a bye for half a point, round 4 just paired. */
export function exampleText(): string {
  const { title, names } = WORDS;
  const players = RECORDS.map(
    (record, i) => `001 ${String(i + 1).padStart(4)}      ${names[i].padEnd(LONGEST_NAME)} ${record}\n`,
  );
  return `012 ${title}\n142 5\n152 W\n${players.join("")}${ROUND}`;
}
