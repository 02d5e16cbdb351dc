const trfFile = `FILE.trf is a tournament report file: TRF of 2016 or 2026, or with the (x) extensions, in UTF-8, or in
what --encoding names, such as windows-1252. FILE - is standard input.
`;

const help = `kibitz swiss: Swiss tournaments from TRF files

  kibitz swiss new LIST [OPTION…]          a tournament from a list of players, as a file
  kibitz swiss check FILE.trf              everything that is wrong with the file, with its place
  kibitz swiss pair FILE.trf [OPTION…]     the pairs of the next round
  kibitz swiss simulate [OPTION…]          a random tournament, as a file
  kibitz swiss standings FILE.trf […]      points, ranks and tie-breaks
  kibitz swiss COMMAND --help              more about each of them

${trfFile}`;

const helpOfCheck = `kibitz swiss check: everything that is wrong with a tournament report file

  kibitz swiss check FILE.trf [--pairings [--edition 2026|2017]] [--standings]

  --pairings          also pairs each round anew from what the file tells of the time before it, by the
                      Dutch system of FIDE
  --edition 2026|2017 the rules of the Dutch system: those in force since February 2026, or those before;
                      unless told, those that the file names (192), else by the day on which the
                      tournament began or ended (records 042 and 052), and those of 2026 where it
                      names none
  --standings         also reckons the standings, by the tie-breaks that the file names (202) or else by the
                      usual ones, and compares the ranks of the file (columns 86 to 89)
  --help              this text

Prints a line for each mistake, FILE:LINE:COLUMN: error[ABOUT-KIND]: what was found, what was expected.
ABOUT is "syntax" where the text is not what its record should be, and "rule" where no tournament can
have gone like that: results that contradict each other, colors that clash, a pair that meets twice, a
second bye, points that do not add up. Lines with "warning" tell what is odd but allowed. Columns count
characters. Then one line sums up. The exit code is 1 if there is an error, 0 otherwise.

With --standings the exit code is 1 also if a rank is another one: the first such player is printed with both
ranks, who has that rank in the file, and what decides between the two, with both values. Whom nothing tells
apart may stand in any order.

With --pairings the exit code is 1 also if a round was not paired by the system. Of the first such round
the bracket is printed in which it differs, with the pairs of the file and those of the system, and the
rule that decides between them, with what each has by it: a criterion, C1 to C21, or an article of the
order of candidates, 4.2 to 4.4.2 (C.04.3); by the edition of 2017 C.1 to C.19, or D.1 to D.3. Who has
no opponent in a round, and no bye of the pairing, was absent; who takes part in the last round as a
topscorer depends on the number of rounds.

${trfFile}`;

const helpOfPair = `kibitz swiss pair: the pairs of the next round

  kibitz swiss pair FILE.trf [--method dutch|basic|semi|group|exact] [--edition 2026|2017] [OPTION…]

  --method dutch      the system of FIDE, bracket by bracket: by 21 criteria, or in the edition of 2017 by 19
                      (this is what you get without --method)
  --edition 2026|2017 the rules of the Dutch system: those in force since February 2026, or those before;
                      unless told, those that the file names (192), else by the day on which the
                      tournament began or ended (records 042 and 052), and those of 2026 where it
                      names none
  --method basic      the best player first, each pair checked by a matching of the others
  --method semi       one score group after the other
  --method group      all at once: the largest sum of products of points
  --method exact      all at once, by the rules themselves: differences of scores from the top, then
                      colors, then places
  --explain           says why: of dutch a JSON line for each pair and the bye, with the rule by which
                      the best pairing without it would be worse, and its other pairs; of the others
                      lines that begin with #, with what excluded each opponent who would come first
  --why-not A-B       a JSON line (dutch only): why the numbers A and B do not meet
  --why-float A       a JSON line (dutch only): why number A floats down
  --help              this text

Prints the number of pairs and a line for each, "white black"; then the bye as "number 0" and others who
cannot be paired as "number -". No two meet twice, nobody gets the same color three times in a row or
three times more than the other, nor a bye after a bye or after points of a win without a game. If the
file tells the number of rounds, two who must have the same color may meet in the last one if one of them
is a topscorer, with more than half of the points that could be won before it. There are as many pairs as
these rules allow. Where they leave somebody out, standard error tells the proof.
Baku acceleration is reckoned where the file names it (192 …_BAKU) and gives no points (250, XXA); another
system, or a round robin, is refused unless --method says by what to pair. A bye that stands in the round
to be paired already is kept. Standard error says which round it is.
A file with mistakes is not paired: they are listed, and the exit code is 2. So is one whose rounds are all
played; the number of rounds may be missing.

${trfFile}`;

/** The help texts of `kibitz swiss`. */
export const swissWords = {
  help,
  helpOfCheck,
  helpOfPair,
  noEdition: (found: string) => `found ${found} for --edition, expected 2026 or 2017`,
  editionOfOther: "found --edition with another method, expected --method dutch",
  editionWithoutPairings:
    "found --edition without --pairings, expected both: only they are judged by an edition",
  editions: { "2017": "the Dutch system of 2017", "2026": "the Dutch system" },
  paired: (round: number, rounds: number | undefined, by: string) =>
    `kibitz swiss pair: round ${round}${rounds === undefined ? " (the file does not say of how many)" : ` of ${rounds}`}, by ${by}\n`,
  warned: (n: number) =>
    `kibitz swiss pair: ${n} ${n === 1 ? "warning" : "warnings"} about the file: kibitz swiss check lists them\n`,
  otherSystem: (code: string) =>
    `found the system ${code} (192), which is not known here, expected the Dutch system; --method says by what to pair it all the same`,
  allPlayAll:
    "found a round robin (092, 192), whose pairs are known from the start, expected a Swiss: see kibitz schedule",
};
