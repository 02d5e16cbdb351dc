/** What `kibitz swiss simulate` says. */
export const swissSimulateWords = {
  help: (mostPlayers: number, mostRounds: number) => `kibitz swiss simulate: a random tournament

  kibitz swiss simulate --players N --rounds R [--seed S] [OPTION…]

  --players N          so many players, 2 to ${mostPlayers}
  --rounds R           so many rounds, 1 to ${mostRounds}
  --played P           only the first P rounds are played (all)
  --seed S             draws by chance, from 0; the same seed gives the same tournament (1)
  --ratings LOW-HIGH   ratings between these, most of them in the middle (1200-2400)
  --draws PERCENT      how many games between equals are drawn (30)
  --forfeits N         so many games are decided without being played; N%: a share of all games (0)
  --byes N             so many byes of half a point are given; N%: to a share of players in each round (0)
  --unusual N          so many games end as hardly any does: 0–0, ½–0, nobody comes, less than a move (0)
  --tie-breaks LIST    what decides between equals, as in kibitz swiss standings (DE,BH,SB)
  --full-byes PERCENT  how many have a bye of a full point, in each round (0)
  --absences PERCENT   how many stay away for no point, in each round (0)
  --late PERCENT       how many players come after the first round (0)
  --forbidden K        K pairs, drawn by lot, must not meet (0)
  --acceleration baku  the first half of the rounds is accelerated by FIDE's Baku method, which is for
                       the usual points only
  --points W-D-L       what a win, a draw and a loss are worth (1-0.5-0)
  --bye-points P       what the bye of the pairing is worth (a win's points)
  --help               this text

Prints a tournament report file, TRF of 2026, with ranks and the tie-breaks that gave them (202), which
kibitz and other programs read. Each round is paired
by the Dutch system of FIDE. Who is rated d points higher scores E = 1/(1 + 10^(-d/400)) on average: a
game is drawn with the chance D · 2 · min(E, 1 - E), where D is the share of --draws, and won with the
chance E less half of that. Where a round cannot be paired completely, the tournament ends before it, and
standard error says so.
`,
  /** The tournament's name in the file. */
  title: (seed: number) => `Simulated tournament, seed ${seed}`,
  player: (id: number) => `Player ${id}`,
  missing: (name: string) => `found no --${name}, expected how many`,
  late: (played: string, rounds: number) => `found ${played} for --played, expected at most ${rounds} rounds`,
  ratings: (found: string) =>
    `found ${found} for --ratings, expected the lowest and the highest, 1 to 9999, such as 1200-2400`,
  acceleration: (found: string) => `found ${found} for --acceleration, expected baku`,
  unusualPoints: "found --acceleration with other points than 1-0.5-0, expected one of them",
  points: (found: string) =>
    `found ${found} for --points, expected those of a win, a draw and a loss, such as 3-1-0`,
  byePoints: (found: string) => `found ${found} for --bye-points, expected points such as 0.5`,
  tooManyByes: "found more than 100 percent without a game, expected at most 100",
  stopped: (round: number) =>
    `kibitz swiss simulate: round ${round} cannot be paired completely; the tournament ends before it\n`,
};
