/** What `kibitz schedule` says, in English. */
export const scheduleWords = {
  help: (
    mostPlayers: number,
    mostSeed: number,
  ): string => `kibitz schedule: everyone meets everyone else once, or twice

  kibitz schedule --system berger|circle|rotation|halving (--players N | --names FILE) [OPTION…]

  --system berger     the FIDE Berger table
  --system circle     the circle method as it was first printed: the first-named player has White
  --system rotation   the rotating array; with an odd number the place that stands still is the bye
  --system halving    halves against each other, then each half alone; the first column has White.
                      Right for powers of two; other numbers need --repair
  --repair            with --system halving: the repaired method, right for every number
  --players N         N players without names, from 2 to ${mostPlayers}
  --names FILE        one name a line, UTF-8; FILE - is standard input
  --double            everyone meets everyone twice, the second time with colors reversed
  --swap-last-two     with --double: exchange the last two rounds of the first cycle, so that
                      nobody has three equal colors in a row where the cycles meet
  --rounds N          only the first N rounds
  --format text       for people (this is what you get without --format)
  --format json       one line: {"system","players","rounds":[[[white,black],…],…],"byes":[…]} and
                      "names" if there are any; numbers count from 1, a bye is not a game
  --format csv        round,board,white,black, and with names also white_number,black_number; a bye
                      is a row with neither board nor Black
  --format ics        a calendar file: a day for each round, a week apart; needs --start
  --start DATE        the date of round 1, such as 2026-11-20; the other rounds follow a week apart
  --seed S            draw the numbers by lot; the same S, from 0 to ${mostSeed}, gives the same lots
  --help              this text

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: …, all of them, and the exit code is 2. In the
call itself, FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  noDate: (found: string): string =>
    `found ${found} for --start, expected a date that exists, such as 2026-11-20`,
  noPowerOfTwo: (players: number): string =>
    `found ${players} players for --system halving, expected a power of two, or --repair`,
  noOption: (found: string): string => `found ${found}, expected an option`,
  noSystem: (systems: readonly string[]): string =>
    `no --system found, expected --system ${systems.join(" or --system ")}`,
  noPlayers: "found neither --players nor --names, expected one of them",
  playersTwice: "found both --players and --names, expected one of them",
  noStart: "found --format ics without --start, expected the date of round 1 too",
  noDouble: "found --swap-last-two without --double, expected both",
  noHalving: "found --repair without --system halving, expected both",
  noValue: (found: string, name: string, values: readonly string[]): string =>
    `found ${found} for --${name}, expected ${values.join(", ")}`,
  title: "Round robin",
  player: (player: number): string => `player ${player}`,
  calendar: {
    round: (round: number, of: number): string => `round ${round} of ${of}`,
    sitting: (sitting: number): string => `sitting ${sitting}`,
    board: (board: number): string => `Board ${board}`,
    bye: (name: string): string => `${name} has a bye`,
  },
};
