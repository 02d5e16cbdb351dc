import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/first-move/asked/mistakes.ts";

/** What is said of each mistake in giving colors and counting breaks, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "bye-separates":
    "This comes out when the count begins again after a bye. A bye has no colour: the game after it is compared with the game before it.",
  "first-counts":
    "This comes out when the first game of a player is counted as a break. Nothing comes before it that it could repeat.",
  "round-and-round":
    "This comes out when the first round is compared with the last one, as if the rounds ran in a circle. The first game is compared with nothing.",
  "pairs-apart":
    "This comes out when three equal colours in a row are counted as one break. They are two: each game is compared with the one before it.",
  "surplus-counted":
    "This comes out when the surplus of Whites or Blacks is counted instead of the breaks. A break is a game with the colour of the player’s game before, whatever the sums.",
  alternates:
    "This comes out when each row simply alternates. Look at the opponent’s row too: in every game one of the two has White and the other Black.",
  "middle-black":
    "This comes out when the player in the middle always has Black. There Black comes in odd rounds and White in even ones, unless all colours are as printed.",
  "color-by-round":
    "This comes out when the round decides all colours. It decides for the game of the middle alone; in the other games the row does.",
  "black-first":
    "This comes out when White and Black are exchanged in every game. Where the right-hand player has White, the left-hand one has Black.",
};

/** A class on colours in a round robin, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can say who has White in any game of a round robin without a table, and prove that nobody can plan fewer breaks. The Berger tables are left for another day.",
  bring:
    "A grid of four rows and three columns for each pair of pupils, and one of eight by seven; two colours.",
  handouts: ["grid 4 by 3", "grid 8 by 7"],
  parts: [
    {
      minutes: 8,
      title: "Four players by hand",
      say: "Round 1 is 2–3 and 1–4, round 2 is 3–1 and 4–2, round 3 is 1–2 and 3–4. Whoever is named first has White. Fill in a row for each player. A break is the same colour as in the game before.",
      ask: {
        question: "How many breaks do you have? Swap the colours of some games: who gets below that?",
        answer:
          "Two: player 2 has W, B, B and player 3 has B, W, W. Nobody gets below two, and we shall see why.",
      },
      wrong: [
        {
          mistake: "first-counts",
          say: "You counted the first game. It repeats nothing.",
        },
        {
          mistake: "alternates",
          say: "You let every row alternate. Now look at one game: both of its players have White.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Follow one player",
      show: "d1 start",
      say: "Turn the page sideways: not one round and all players, but one player and all rounds. On the circle you come one seat nearer to the top each round, then go down on the other side. So the number of seats to the top is odd, even, odd, even.",
      ask: {
        question: "If the parity of that number decides the colour, where can it go wrong?",
        answer:
          "At the top only. That is the game against the player in the middle; for an odd number of players it is a bye, and then nothing goes wrong.",
      },
      wrong: [
        {
          mistake: "color-by-round",
          say: "You let the round decide for all. Then everybody on the right has White together. Ask how far you are from the top.",
        },
        {
          mistake: "middle-black",
          say: "The middle never moves, so it would have Black seven times. It is the only one for whom the round decides.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Where are the breaks?",
      show: "d1 done 1",
      say: "Row 1 is done and has no break. Go on with me, row by row. Before each row appears, point to the place where you expect its break.",
      ask: {
        question: "What do the discs on both sides of a break have in common?",
        answer:
          "One of the two games is always the one against 8. The breaks come down like a staircase, and there are six of them.",
      },
      wrong: [
        {
          mistake: "pairs-apart",
          say: "Three times Black in a row are two breaks: the second game repeats the first, and the third repeats the second.",
        },
        {
          mistake: "surplus-counted",
          say: "You counted how many Whites there are too many. Go along the row instead, and compare each game with the one before it.",
        },
      ],
    },
    {
      minutes: 6,
      title: "Take 8 away",
      show: "d2 start",
      say: "Now there are seven players, and where 8 was there is a bye. A bye is no game, so the game after it is compared with the one before it.",
      ask: {
        question: "How many breaks are there now?",
        answer:
          "None at all. Before the bye a player has White, after it Black; and everybody has White in exactly half of the games.",
      },
      wrong: [
        {
          mistake: "bye-separates",
          say: "You began to count anew after the bye. Ask a player: White, then a bye, then White again. What would they say?",
        },
      ],
    },
    {
      minutes: 8,
      title: "Nobody can do better",
      show: "d1 count 1",
      say: "Six breaks for eight players. Perhaps a computer would find a plan with five. Suppose that there are three players without any break.",
      ask: {
        question: "What do their rows look like, and what is wrong with that?",
        answer:
          "There are only two rows without a break: the one that begins with White and the one that begins with Black. Two of the three have the same row, so they can never meet. Hence six.",
      },
    },
    {
      minutes: 7,
      title: "On your own",
      say: "Six players, White by row and by round. Write the row of player 2: opponents and colours, without a diagram. Then compare with your neighbour, who writes the row of player 5.",
      ask: {
        question: "Where do these two rows have their breaks? And what would the rule say for fifty players?",
        answer:
          "Player 2 in round 3, player 5 in round 5. Player 1 and the one in the middle have none. With fifty there are 48 breaks, one for each of the others.",
      },
      wrong: [
        {
          mistake: "black-first",
          say: "You exchanged White and Black throughout. Yours is just as fair, only another table. In ours the right-hand player has White in an odd row.",
        },
      ],
    },
  ],
};
