/** What the exercises ask, and what they say to an answer. Players are numbers, pairs are told as "1–2". */
export type ExerciseWords = typeof exerciseWords;

export const exerciseWords = {
  /** What the pictures of players who may meet say. */
  picture: {
    given: (pairs: string) => `These may meet: ${pairs}.`,
    head: "lines: who may meet",
    label: (chosen: readonly number[]) =>
      `Players, with a line between two who may meet.${chosen.length === 0 ? "" : ` Chosen: ${chosen.join(", ")}.`}`,
    player: (player: number, isChosen: boolean) => `player ${player}${isChosen ? ", chosen" : ""}`,
    /** A field that the reader draws. */
    drawing: {
      head: (half: number | undefined) =>
        half === undefined ? "touch two who may meet" : `${half} may meet …`,
      label: (pairs: readonly (readonly [number, number])[]) =>
        pairs.length === 0
          ? "So far nobody may meet."
          : `These may meet: ${pairs.map(([u, v]) => `${u}–${v}`).join(", ")}.`,
      vertex: (player: number, half: number | undefined) =>
        half === undefined || half === player ? `player ${player}` : `player ${player}, opponent for ${half}`,
    },
  },
  opponent: {
    prompt:
      "Players 1 to 8 have equal points and no colours due; a line joins two who may meet. Whom does player 1 meet by the method?",
    fields: ["Opponent"],
    hints: (first: number, fewest: number) => [
      `Begin with ${first}, the lowest number that 1 may meet. Strike out both, with all their lines.`,
      `Can the other six make three pairs? Look first at those with few lines left; at the start ${fewest} has the fewest.`,
      "If they cannot, go on to the next number that 1 may meet.",
    ],
    noPlayer: "Type a number from 2 to 8.",
    mayNot: (player: number) => `1 and ${player} may not meet.`,
    right: "All others can then be paired, and with any earlier opponent on the list of 1 they could not.",
    later: (player: number) => `An opponent who comes before ${player} on the list works.`,
    wrong: (player: number) => `With 1–${player} the other six cannot all be paired.`,
  },
  out: {
    prompt:
      "Players 1 to 8, the best first; a line joins two who may meet. Only three pairs are possible. Which two players stay out?",
    fields: ["Players"],
    hints: (fewest: number) => [
      "Ask from the bottom: 8 first, then 7, and so on. Can the others still make three pairs?",
      `Look at players with few lines; ${fewest} has the fewest. If two of them may meet only the same third player, one of the two stays out in any case.`,
    ],
    notTwo: "Type two numbers, such as 4 7.",
    right: (last: number) =>
      `The other six make three pairs, and nobody below ${last} could have been spared.`,
    tooFew: "Without these two, fewer than three pairs are left.",
    wrong: "Three pairs are left, but lower players could stay out instead.",
  },
  candidate: {
    prompt: (pair: string) =>
      `Players 1 to 8; a line joins two who may meet. May the method accept the pair ${pair}? If so, give three pairs of the other six. If not, answer “no”, and name the players whom you take away to prove it: there must be more odd islands left than players taken away. “no” alone takes nobody away.`,
    no: "no",
    fields: ["Pairs, or no"],
    hints: (u: number, v: number, fewest: number) => [
      `Strike out ${u} and ${v} and all lines that touch them.`,
      `Who has no choice? Look for somebody with one line left, or with none; you might start with ${fewest}. A forced pair can be struck out too.`,
      "If nothing works, take away a player on whom several others depend, and count the islands with an odd number of members.",
    ],
    /** A refusal, with the players who are taken away. */
    noWith: (players: readonly number[]) => `no ${players.join(" ")}`.trim(),
    /** What a refusal begins with. */
    denies: /^\s*no?\b/i,
    neither: "Type three pairs, such as 1-2, 3-4, 5-6, or “no” and the players you take away.",
    notLeft: (player: number, u: number, v: number) =>
      `${player} is not among the six who are left without ${u} and ${v}.`,
    mayNot: (u: number, v: number) => `${u} and ${v} may not meet, or one of them is not left.`,
    notAll: "These are not three pairs made of six different players.",
    can: "All others can be paired, so the method may accept it.",
    cannot: (odd: number, taken: number) =>
      `${odd === 1 ? "One odd island is" : `${odd} odd islands are`} left, and ${taken} taken away: somebody would be left over.`,
    noProof: (odd: number, taken: number) =>
      `That leaves ${odd === 1 ? "one odd island" : `${odd} odd islands`} with ${taken} taken away, which proves nothing.`,
  },
  wrong: {
    prompt: (n: number) =>
      `A friend pairs players 1 to ${n} in the same order: the best who is left takes the first opponent whom he may meet. Where nobody is left for him, the friend takes back the last pair and tries its next opponent, but never goes back further. Draw who may meet, by touching two players, or type it, such as 1-2, 1-3, 2-4, so that everybody could be paired and yet the friend gives up.`,
    fields: ["May meet"],
    impossible:
      "Nobody could pair everybody here. The friend’s program has to fail where a complete pairing exists.",
    fails: (made: string, right: string) =>
      `The friend gives up${made === "" ? "" : ` after ${made}`}. But ${right} is a complete pairing.`,
    survives: (made: string, back: number) =>
      `The program survives with ${made}. ${
        back === 0
          ? "It never had to go back."
          : `It went back ${back === 1 ? "once" : `${back} times`}, and one pair was enough each time.`
      }`,
  },
  faded: {
    task: "Ten players of equal points; a line joins two who may meet. Pair the round by step 3. For each pair, say who chooses, whom he asks first, and whom he gets.",
    columns: ["chooses", "asks first", "gets"],
    pair: "Pair",
    /** To a wrong cell of a row, from 1; columns count from 0. */
    wrong: (row: number, column: number, player: string) =>
      `Pair ${row}: ${
        [
          "the best player who is left chooses.",
          `${player} begins with the lowest number among those who are left and whom he may meet.`,
          `${player} gets the first one with whom all others can still be paired.`,
        ][column]
      }`,
  },
  rounds: {
    task: (n: number) =>
      `A tournament of ${n} players, in which the smaller number wins every game. Before round 1 nobody has a point, and nobody is owed a colour. The first rounds are done. For the others, fill in who has the bye and who plays whom, in any order.`,
    bye: "bye",
    pair: (k: number) => `pair ${k}`,
    head: (round: number) => `the pairs of round ${round}`,
    picture: (n: number) => `${n} players in a circle.`,
    /** To a wrong cell of a round; columns count from 0. */
    wrong: (round: number, column: number) =>
      `Round ${round}: ${
        column === 0
          ? "the lowest player who has had no bye yet, and without whom the others can still be paired. A bye brings a point."
          : "sort by points, then by number. The best player left takes the first opponent they have not met, if the others can then be paired."
      }`,
  },
  next: {
    prompt: (games: readonly string[], leader: number) =>
      `5w1 means: against 5, with White, won. Two rounds have been played. ${games.map((own, i) => `Player ${i + 1}: ${own}`).join("; ")}. Whom does the best player, ${leader}, meet in round 3 by the method?`,
    head: "beside each player: points; lines: games played",
    picture: (chosen: readonly number[]) =>
      `Six players with their points, and a line between two who have met.${chosen.length === 0 ? "" : ` Chosen: ${chosen.join(", ")}.`}`,
    fields: ["Opponent"],
    hints: (leader: number, order: readonly number[]) => [
      `Sort by points, then by number: ${leader} comes first and chooses.`,
      `By points, colours and number the order of opponents for ${leader} is ${order.join(", ")}. Which of them may ${leader} meet?`,
      "Can the other four make two pairs? Write down which of them have met.",
    ],
    noPlayer: (leader: number) => `Type a number from 1 to 6, but not ${leader}.`,
    right: (player: number, leader: number) =>
      `The other four can then be paired, and with any opponent of ${leader} who comes before ${player} they could not.`,
    haveMet: (leader: number, player: number) => `${leader} and ${player} have met.`,
    sameColor: (leader: number, player: number) => `${leader} and ${player} must have the same colour.`,
    later: (player: number, leader: number) =>
      `An opponent who comes before ${player} on the list of ${leader} works.`,
    wrong: (pair: string) => `With ${pair} the other four cannot make two pairs.`,
  },
};

/** The questions about a round or a tournament that was paired, in English. */
export const outcomeWords = {
  pairs: "Which pairs are made in the next round? White stands first.",
  partner: (player: number) => `Whom does player ${player} meet in the next round?`,
  bye: "Who has the bye in the next round?",
  nobody: "nobody",
  theBye: "nobody: this player has the bye",
  out: "nobody: this player cannot be paired",
  points: (rounds: number, player: number) =>
    `The field plays ${rounds} rounds, and the smaller number wins every game. How many points does player ${player} have then?`,
  lastRound: (rounds: number) =>
    `The field plays ${rounds} rounds, and the smaller number wins every game. Which pairs are made in the last one? White stands first.`,
};
