import { capitalNumeral } from "#algorithms/core/lesson/numeral.en.ts";

/** What is counted when the site is built. */
interface Counts {
  readonly rules: number;
  readonly mistakes: number;
}

/** What the front page says beside the site's own words. */
export const frontWords = {
  headline: ["Watch an algorithm think.", "Then make its moves."],
  lead: "A picture for every step, a sentence for every picture, and a proof at the end. Step through it, play it yourself, or bring your own program.",
  forWhom: "For students, for an interview next week, for a coach in front of a class.",
  start: (minutes: number) => `Start with lesson 1, ${minutes} min`,
  own: "Bring your own program",
  move: "or make the next move",
  doors: {
    label: "Three doors",
    learn: {
      name: "Learn it",
      note: (lessons: number) => `${lessons} lessons`,
      text: "From pairing seven players to matching any graph. Each opens with a question and its answer in one minute.",
    },
    interview: {
      name: "An interview is near",
      note: (minutes: number) => `${minutes} min a topic`,
      text: "What to ask back, the code in four languages, the proof in two lines, follow-ups with short answers.",
    },
    teach: {
      name: "Teach it",
      note: "a week, in order",
      text: "Plan, stage, notes, a vote by paper cards, sheets with keys, and everything to take away.",
    },
  },
  can: {
    title: "What you can do here",
    note: "each picture is the thing itself: it opens there",
    play: {
      name: "Play the run yourself",
      text: "Touch the next move on the picture, in any legal order. A slip is refused with its reason, and what you have chosen stays.",
    },
    judge: {
      name: "Have your own program judged",
      text: "Write it in JavaScript, TypeScript or Python. Where it fails, it is shrunk to the smallest case, and that run is played on the figure.",
      fails: "It fails here, and on nothing smaller that we found:",
      why: "2 and 3 never meet.",
    },
    mistake: {
      name: "Be told which mistake it is",
      text: (mistakes: number) =>
        `A wrong answer has a cause. ${mistakes} of them have a name here, and the smallest input that shows each.`,
    },
    breakIt: {
      name: "Break a wrong program",
      text: "One line is wrong. Find an input on which it shows: the smaller, the better.",
      smallest: "The smallest input that breaks it:",
    },
    pair: {
      name: "Pair a real tournament",
      text: "Open a TRF file or type names. Every pair of a Swiss round comes with the rule that made it.",
      asked: "Why?",
      why: "If Novak, Jana and Dubois, Elise had other opponents, 1 player instead of none would float down as in the last round (C14).",
    },
  },
  interview: {
    title: "An interview is near",
    note: "by the names that interviewers use",
    minutes: (lesson: number, minutes: number) => `${lesson} · ${minutes} min`,
    /** Names under which an algorithm is looked for, with the lesson that has it. */
    names: [
      { lesson: "floods", name: "Number of islands", text: "rotting oranges, a knight’s shortest way" },
      { lesson: "order-or-cycle", name: "Course schedule", text: "topological sort, and a cycle as proof" },
      { lesson: "union-find", name: "Minimum spanning tree", text: "union–find, number of provinces" },
      {
        lesson: "circle-method",
        name: "Round robin scheduler",
        text: "the bound, the code, the proof in two lines",
      },
      {
        lesson: "augmenting-paths",
        name: "Maximum bipartite matching",
        text: "short code, and why nobody can do better",
      },
      {
        lesson: "transpositions-and-exchanges",
        name: "Next permutation",
        text: "and the rank of an order without a list",
      },
      {
        lesson: "tournament-systems",
        name: "Knockout bracket with byes",
        text: "seeds, byes, how many games",
      },
      { lesson: "peaceful-kings", name: "Sliding puzzle, 15 puzzle", text: "when it cannot be solved" },
      { lesson: "blossom", name: "General graph matching", text: "what goes wrong with an odd cycle" },
      {
        lesson: "weighted-blossom",
        name: "Assignment, maximum weight",
        text: "prices, and the proof by addition",
      },
      { lesson: "swiss-by-matching", name: "Swiss pairing", text: "one search for each question" },
      {
        lesson: "recursive-halving",
        name: "Divide and conquer",
        text: "where it loses games, and the repair",
      },
    ],
  },
  lessons: {
    title: (count: number) => `${capitalNumeral(count)} lessons`,
    pictures: "with pictures",
    routes: "routes by the time you have",
    minutes: (count: number) => `${count} min`,
    /** What the topics of the articles are called as headings. */
    topics: {
      "round robin": "Round robins",
      matching: "Matchings",
      tournaments: "Tournaments",
      olympiad: "Boards",
      searching: "Searches",
    } as Readonly<Record<string, string>>,
  },
  inClass: { title: "In class", note: "one page, in the order of a week:", all: "all of it" },
  tools: {
    title: (count: number) => `${capitalNumeral(count)} tools`,
    note: "the same programs at full speed, on your own data",
  },
  proved: {
    title: "What is proved, and how",
    checked: "how a lesson is checked",
    facts: [
      {
        number: ({ rules }: Counts) => String(rules),
        text: "rules are tested after every step of a run: the tab “Checks” of each diagram says which hold, and by what.",
      },
      {
        number: ({ mistakes }: Counts) => String(mistakes),
        text: "wrong programs have been told apart from the right ones, each by a smallest input that shows it.",
      },
      {
        number: () => "0",
        text: "accounts, servers and trackers. A link carries the input and the exact step; all works without a network.",
      },
    ],
  },
};
