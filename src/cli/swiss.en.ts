const trfFile = `FILE.trf is a tournament report file: TRF of 2016 or 2026, or with the (x) extensions, in UTF-8. FILE -
is standard input.
`;

const help = `kibitz swiss: Swiss tournaments from TRF files

  kibitz swiss check FILE.trf              everything that is wrong with the file, with its place
  kibitz swiss pair FILE.trf [OPTION…]     the pairs of the next round
  kibitz swiss COMMAND --help              more about each of them

${trfFile}`;

const helpOfCheck = `kibitz swiss check: everything that is wrong with a tournament report file

  kibitz swiss check FILE.trf

  --help              this text

Prints a line for each mistake, FILE:LINE:COLUMN: error[ABOUT-KIND]: what was found, what was expected.
ABOUT is "syntax" where the text is not what its record should be, and "rule" where no tournament can
have gone like that: results that contradict each other, colors that clash, a pair that meets twice, a
second bye, points that do not add up. Lines with "warning" tell what is odd but allowed. Columns count
characters. Then one line sums up. The exit code is 1 if there is an error, 0 otherwise.

${trfFile}`;

const helpOfPair = `kibitz swiss pair: the pairs of the next round

  kibitz swiss pair FILE.trf [--method dutch|basic|semi|group|exact] [--explain]

  --method dutch      the system of FIDE, in force since February 2026: bracket by bracket, by its 21
                      criteria (this is what you get without --method)
  --method basic      the best player first, each pair checked by a matching of the others
  --method semi       one score group after the other
  --method group      all at once: the largest sum of products of points
  --method exact      all at once, by the rules themselves: differences of scores from the top, then
                      colors, then places
  --explain           adds lines that begin with #: what excluded each opponent who would come first
  --help              this text

Prints the number of pairs and a line for each, "white black"; then the bye as "number 0" and others who
cannot be paired as "number -". No two meet twice, nobody gets the same color three times in a row or
three times more than the other, nor a bye after a bye or after points of a win without a game. If the
file tells the number of rounds, two who must have the same color may meet in the last one if one of them
is a topscorer, with more than half of the points that could be won before it. There are as many pairs as
these rules allow. Where they leave somebody out, standard error tells the proof.
A file with mistakes is not paired: they are listed, and the exit code is 2. So is one whose rounds are all
played; the number of rounds may be missing.

${trfFile}`;

/** The help texts of `kibitz swiss`. */
export const en = { help, helpOfCheck, helpOfPair };
