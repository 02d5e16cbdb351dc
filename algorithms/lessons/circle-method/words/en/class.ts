import type { LessonPlan } from "#algorithms/core/lesson/lesson-plan.ts";
import type { MutantWords } from "#algorithms/core/mistakes/mutant.ts";
import type { mutants } from "#algorithms/lessons/circle-method/asked/mistakes.ts";

/** What is said of each mistake in the circle method, in English. */
export const mutantWords: MutantWords<typeof mutants> = {
  "odd-forgotten":
    "This comes out when the last player takes the chair in the middle for an odd number too. With an odd number that chair stays empty, and all sit on the circle.",
  "left-at-top":
    "This comes out when the seats on the left are counted from the top itself. Count from the seat beside it, as on the right.",
  "right-at-top":
    "This comes out when the seats on the right are counted from the top itself. Count from the seat beside it, as on the left.",
  "wrap-short":
    "This comes out when the seat before 1 is taken to be the last but one. The circle closes: before 1 comes its last seat.",
  "color-by-round":
    "This comes out when the round decides the colours on the circle. There it is the row: odd rows give White to the right, even rows to the left.",
  "color-none":
    "This comes out when whoever is named first always has White. Even rows give White to the left, and even rounds give it to the middle.",
  "guest-black":
    "This comes out when the player in the middle always has Black. The middle has Black in odd rounds and White in even ones.",
  "all-turn":
    "This comes out when the player in the middle turns with the others. The middle stays, and only the circle turns.",
  "remainder-n":
    "This comes out when the circle is taken to have as many seats as there are players. With an even number one sits in the middle, and the circle has a seat less.",
  neighbors:
    "This comes out when players who sit side by side are paired. Pair those who are level: equally far from the top, one on each side.",
  "other-way":
    "This comes out when the circle turns the other way. The pairs are right, but in other rounds. After player 1, player 2 comes to the top.",
};

/** A class on the circle method, in English. */
export const lessonPlan: LessonPlan<typeof mutants> = {
  aim: "Pupils can write out a round robin for any number of players by hand, and say why nobody meets the same opponent twice.",
  bring: "Seven or eight chairs in a circle, a sheet and a pencil for each pupil.",
  parts: [
    {
      minutes: 6,
      title: "On chairs",
      say: "Seven of you sit in a circle, in order. Number 1 sits at the top and rests; everybody else plays whoever sits level with them. Note the pairs. Then all move one seat on, and we do it again.",
      ask: {
        question: "How many rounds until everybody has met everybody?",
        answer: "Seven: each player has six opponents and rests once.",
      },
      wrong: [
        {
          mistake: "neighbors",
          say: "You have paired the people who sit side by side. Look across the circle instead: your opponent sits as far from the top as you do, on the other side.",
        },
      ],
    },
    {
      minutes: 8,
      title: "The same in the diagram",
      show: "d1 start",
      say: "This is what we have just done. Go through the first round with me, step by step, and tell me each pair before it appears.",
      ask: {
        question: "Before the second round: who will rest, and who will meet 7?",
        answer:
          "The circle has turned by one seat: player 2 is at the top and rests. Level with 7 sits whoever makes their numbers add up to the same sum as every other pair.",
      },
      wrong: [
        {
          mistake: "other-way",
          say: "You turned it the other way. That is a good tournament too, with the same games in other rounds; here, 2 comes to the top after 1.",
        },
        {
          mistake: "right-at-top",
          say: "You began to count at the top itself. The first pair sits beside the top: one seat to the right and one to the left.",
        },
      ],
    },
    {
      minutes: 7,
      title: "Why nobody meets twice",
      show: "d1 full 1",
      say: "Add up the two numbers of each pair, and count around the circle: after 7 comes 1. In one round all sums are the same. Turn the circle, and the sum grows by two.",
      ask: {
        question: "Two players meet in round 1 and again later. What would that say about the two sums?",
        answer: "A pair has one sum only, and each round has its own. So it cannot happen in seven rounds.",
      },
    },
    {
      minutes: 7,
      title: "An even number",
      show: "d2 start",
      say: "Now an eighth player comes. Do not make the circle larger. There is one chair left in the middle, and whoever is at the top used to rest.",
      ask: {
        question: "How many games does a round have now, and how many rounds are there?",
        answer: "Four games, and still seven rounds: seven sit on the circle.",
      },
      wrong: [
        {
          mistake: "remainder-n",
          say: "You put all eight on the circle. Try it: somebody sits opposite the top and is level with nobody. One of the eight has to sit in the middle.",
        },
        {
          mistake: "all-turn",
          say: "You moved the player in the middle too. The middle stays where it is; only the circle turns.",
        },
      ],
    },
    {
      minutes: 8,
      title: "Colours",
      show: "rules start",
      say: "On the left are the colours as the program was printed, on the right the mended rule. The pairs are the same. Take one half of the class each: pick a player and note the colours of all seven games.",
      ask: {
        question:
          "Who is worst off on the left? And how often does a player on the right get the same colour twice in a row?",
        answer:
          "On the left, player 8 has Black in every game, and there are 36 breaks in all. On the right there are 6.",
      },
      wrong: [
        {
          mistake: "color-by-round",
          say: "You let the round decide for the whole circle. There it is the row: odd rows give White to one side, even rows to the other.",
        },
        {
          mistake: "guest-black",
          say: "You always gave the middle the same colour. It plays seven games: it should change each round.",
        },
      ],
    },
    {
      minutes: 9,
      title: "On your own",
      say: "Six players, no diagram: write down all rounds. When you are done, swap sheets with your neighbour and check that no pair comes twice.",
      ask: {
        question: "How can you check a neighbour’s sheet without comparing every pair with every other?",
        answer:
          "Five rounds of three games, and in each round every number once; fifteen different pairs are then all the pairs that there are.",
      },
      wrong: [
        {
          mistake: "odd-forgotten",
          say: "With an odd number the chair in the middle stays empty: whoever is at the top rests. With six there is somebody in it.",
        },
      ],
    },
  ],
};
