import { counted } from "#algorithms/shared/counted.ts";
import type { Words } from "../lesson.ts";
import { colorOfBetter } from "../swiss/candidates.ts";
import { isPlayed } from "../swiss/tournament.ts";
import type { Frame } from "../trace.ts";
import type { Problem } from "./problem.ts";
import { roundOf } from "./round.ts";
import { playerMark } from "./scene.ts";
import type { Steps } from "./steps.ts";
import { viewOf } from "./view.ts";

/** The player at a place of the field, tied to the disc. */
function tied(problem: Problem, place: number): string {
  const { id } = roundOf(problem).player(place);
  return `[${id}](${playerMark(id)})`;
}

/** The number of players in words that a sentence can begin with. */
function playersText(count: number): string {
  return count === 1 ? "1 player" : `${count} players`;
}

/** Why two must not meet, with its figures. */
function objectionText(problem: Problem, u: number, v: number): string {
  const { player } = roundOf(problem);
  const [better, other] = [player(u), player(v)];
  const round = better.player.games.findIndex((game) => isPlayed(game) && game.opponent === other.id) + 1;
  if (round > 0) return `they met in round ${round}`;
  if (better.preference === undefined || better.preference !== other.preference)
    return "the tournament forbids it";
  return `both must have ${better.preference === "white" ? "White" : "Black"}`;
}

function failText(frame: Frame, problem: Problem): string {
  const view = viewOf(problem, frame);
  const count = view.barrier.length;
  if (count === 0)
    return view.islands.length === 1
      ? `No: there is nobody left whom ${tied(problem, frame.a)} may meet.`
      : `No: ${tied(problem, frame.a)} belongs to an odd island of ${view.islands.length}, and nobody in it may meet others.`;
  return `No: take away the ${count === 1 ? "square" : `${count} squares`}, and ${count + 1} odd islands remain. ${count === 1 ? "It helps" : "They help"} only ${count} of them; one keeps a player over.`;
}

export const en: Words<Problem, Steps> = {
  title: "Swiss pairing by matchings",
  opening(problem) {
    const { n, field } = roundOf(problem);
    return n === 0
      ? "Nobody plays in this round."
      : `${playersText(n)} before round ${field.round}: the best at the top, then clockwise by points. A line joins two who may meet.`;
  },
  steps: {
    start: () =>
      "Step 1: how many pairs can there be? A matching will be kept in mind. It does not say who plays whom, only what is possible.",
    pick: ({ a, b }, problem) =>
      `${tied(problem, a)} and ${tied(problem, b)} are alone and may meet: a possible pair.`,
    search: ({ a }, problem) =>
      `${tied(problem, a)} is alone. Can others change partners so that ${tied(problem, a)} finds one too?`,
    flip: ({ a, b }, problem) =>
      `${tied(problem, a)} and ${tied(problem, b)} become partners, on an augmenting path. Nobody is paired yet by this; it only proves what is possible.`,
    fail: failText,
    count({ a }, problem) {
      const { n } = roundOf(problem);
      const pairs = counted((n - a) / 2, "pair");
      if (a === 0) return `Nobody has to stay out: ${pairs} can be made.`;
      if (a === 1) return `The number of players is odd. Only one has to stay out: ${pairs} can be made.`;
      return `No search has found more. So ${a} must stay out, and ${pairs} can be made.`;
    },
    proof: ({ a, b }) =>
      a === 0
        ? `The proof: the lines leave ${b} islands with an odd number of players. Inside each of them somebody is over.`
        : `The proof: take away the ${a === 1 ? "square" : `${a} squares`}, and ${b} odd islands remain. A square can help one of them, so ${b - a} ${b - a === 1 ? "stays" : "stay"} out.`,
    who: ({ a }) =>
      a === 0
        ? "Step 2: who stays out? Nobody has to."
        : `Step 2: who stays out? ${a === 1 ? "One player" : `${a} players`}, asked from the bottom of the field. One may go if no pair is lost.`,
    noBye: ({ a }, problem) =>
      `${tied(problem, a)} has had a bye, or a win without a game, and must not have a bye now.`,
    leave: ({ a, b }, problem) =>
      b === 0
        ? `${tied(problem, a)} has no partner in the kept matching. Without ${tied(problem, a)} no pair is lost.`
        : `${tied(problem, a)} leaves on trial. Now the partner ${tied(problem, b)} is alone. Can ${tied(problem, b)} find another one?`,
    stay: ({ a }, problem) =>
      `So ${tied(problem, a)} is needed: without ${tied(problem, a)} there would be one pair less. ${tied(problem, a)} comes back.`,
    bye: ({ a }, problem) => `${tied(problem, a)} has the bye: no pair is lost.`,
    out: ({ a }, problem) => `${tied(problem, a)} stays out: no pair is lost.`,
    which: ({ a }) =>
      `Step 3: which pairs? All who are left can be paired. The best player chooses first; ${counted(a, "pair")} will be made.`,
    player: ({ a }, problem) =>
      `${tied(problem, a)} is the best who is left. The opponents in order: nearest in points, then colours that fit, then rank.`,
    forbid: ({ a, b }, problem) =>
      `${tied(problem, a)} – ${tied(problem, b)}: no, ${objectionText(problem, a, b)}.`,
    ask(frame, problem) {
      const { a, b } = frame;
      const { alone } = viewOf(problem, frame);
      const [x, y] = alone;
      return x === undefined || y === undefined
        ? `${tied(problem, a)} – ${tied(problem, b)}: they are partners in the kept matching. All others keep theirs.`
        : `${tied(problem, a)} – ${tied(problem, b)}? They leave on trial. Their partners ${tied(problem, x)} and ${tied(problem, y)} are alone. Can all who remain be paired?`;
    },
    refuse: ({ a, b }, problem) =>
      `So ${tied(problem, a)} must not meet ${tied(problem, b)}: the others could not all be paired. Both come back, and the old partners too.`,
    pair({ a, b }, problem) {
      const { field, player } = roundOf(problem);
      const isWhite = colorOfBetter(field, player(a), player(b)) === "white";
      return `${tied(problem, a)} – ${tied(problem, b)} is a pair of the round: ${tied(problem, isWhite ? a : b)} has White. All who remain can be paired.`;
    },
    done: ({ a }) => `The round is paired: ${counted(a, "pair")}. No pair had to be taken back.`,
  },
  why: {
    fail: () =>
      "An island with an odd number of players keeps one over, unless one of those who were taken away helps. There are more islands than helpers.",
    proof: () =>
      "This is the easy half of the theorem of Tutte and Berge. Whoever doubts the number can count islands and squares.",
    leave: () =>
      "One player has left and one is alone. If that one finds a partner, there are as many pairs as before.",
    out: () => "From the bottom: whoever could stay out instead and was asked before would have been taken.",
    ask: () =>
      "Before, everybody had a partner. Two have left, so only their partners are alone, and one search decides.",
    pair: () =>
      "A complete pairing of the others exists: it is the one that is kept. So this choice never has to be taken back.",
    refuse: () => "With this pair, somebody further down would find no opponent whom the rules allow.",
  },
  kinds: {
    start: "how many?",
    pick: "possible pair",
    search: "search",
    flip: "partners",
    fail: "no path",
    count: "count",
    proof: "proof",
    who: "who?",
    noBye: "no bye",
    leave: "trial",
    stay: "is needed",
    bye: "bye",
    out: "out",
    which: "which pairs?",
    player: "player",
    forbid: "forbidden",
    ask: "question",
    refuse: "refused",
    pair: "pair",
    done: "done",
  },
  where(frame, problem) {
    const view = viewOf(problem, frame);
    if (view.act === "many") return "step 1, how many";
    if (view.act === "who") return "step 2, who";
    return `step 3, ${counted(view.made.length, "pair")} made`;
  },
  levels: { move: ["Move", "Moves"], stage: ["Player", "Players"], phase: ["Step", "Steps"] },
  invariants: {
    legal: "No pair breaks a rule",
    promise: "As many pairs as promised",
    best: "The best first",
  },
  claims: {
    placed: "Everyone is placed once",
    legal: "Every pair is allowed",
    most: "No pairing has more pairs",
    bye: "The bye is allowed",
  },
  choices: {},
  examples: {
    first: {
      title: "Eight after three rounds",
      why: "The nearest opponent of 2 has to be refused, because somebody further down would find none.",
    },
    "two-pairs": {
      title: "Only two pairs",
      why: "Six players after five rounds: only 3–4 and 5–6 are left. The two best stay out.",
    },
    islands: {
      title: "Odd islands",
      why: "Two stay out, and the proof takes players away.",
    },
    odd: {
      title: "Seven players",
      why: "The last one has had the bye, and the next one is needed.",
    },
    colors: { title: "Colours decide", why: "Several who must have the same colour may not meet." },
    club: { title: "A club open", why: "Fourteen players after three rounds, with names." },
    new: { title: "The first round", why: "Nothing has been played: every pair is allowed, and 1 meets 2." },
  },
  input: {
    label: "Players, one on each line: name: games",
    hint: "A game is 5w1: the opponent’s number, your colour (w, b), your result (1 = 0). U is a bye. Numbers are the lines, from 1.",
    size: "Players",
  },
};
