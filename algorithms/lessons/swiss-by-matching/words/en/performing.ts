import type { ChoiceWords } from "#algorithms/core/lesson/performing.ts";
import type { Answer } from "#algorithms/core/run/trace.ts";
import { counted } from "#algorithms/core/text/counted.en.ts";
import { objection } from "#algorithms/engines/swiss/candidates.ts";
import { type State, stateOf } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import type { Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";
import type { Asks, CellName, Steps } from "#algorithms/lessons/swiss-by-matching/steps.ts";
import { objectionText } from "./narration.ts";

/** What is asked of somebody who pairs a round, and why an answer is refused. Players by start numbers. */
export const choiceWords: ChoiceWords<Problem, Steps, CellName, Asks> = {
  prompt: {
    pick: () => "Choose two who have no partner yet and may meet: a possible pair.",
    search: () => "Choose somebody who has no partner. Others may have to change theirs.",
    count: () => "How many must stay out of this round?",
    leave: (_open, frame, problem) =>
      isByeOpen(stateOf(problem, frame))
        ? "Who is the next to be asked to take the bye? He leaves on trial."
        : "Who is the next to be asked to stay out? He leaves on trial.",
    player: () => "Whose turn is it to get an opponent?",
    opponent: (_open, frame, problem) =>
      `Whom does ${idAt(stateOf(problem, frame), stateOf(problem, frame).chooser)} ask for next?`,
  },
  hint: {
    pick: ({ own: [u = 0] }) => `${u} has no partner, and a line leads to somebody else without one.`,
    search: ({ own: [r = 0] }) => `${r} has no partner.`,
    count: () => "Those for whom no partner was found must stay out. Count them.",
    leave: () => "Players are asked from the bottom of the field upwards, each once.",
    player: () => "The best player goes first, by points and then by number; go clockwise from the top.",
    opponent: () =>
      "The smaller difference of points comes first, then the weaker clash of colours, then the better place.",
  },
  refuse: {
    pick(wrong, _open, frame, problem) {
      const state = stateOf(problem, frame);
      if (wrong.length === 0) return "Not yet: two who have no partner still may meet.";
      const [u, v] = placesOf(state, wrong);
      if (u === 0 || v === 0) return "A pair has two players: choose both.";
      if (u === v) return "Nobody is paired with himself: choose two players.";
      const taken = [u, v].find((place) => state.partner(place) !== 0);
      if (taken !== undefined)
        return `${idAt(state, taken)} has a partner in mind already, ${idAt(state, state.partner(taken))}.`;
      return mayNotMeet(state, u, v);
    },
    search([id], _open, frame, problem) {
      if (id === undefined) return "Not yet: for somebody who has no partner no search has been made.";
      const state = stateOf(problem, frame);
      const [v] = placesOf(state, [id]);
      return state.partner(v) !== 0
        ? `${id} has a partner. A search is for somebody who has none.`
        : `The search for ${id} has failed already, and would fail again.`;
    },
    count([count], { own: [right = 0] }, frame, problem) {
      if (count === undefined) return "Give a number, 0 if nobody has to stay out.";
      const { n } = stateOf(problem, frame).round;
      if (count > n) return `There are only ${counted(n, "player")}.`;
      if ((n - count) % 2 === 1)
        return `Without ${count} there are ${n - count} left, an odd number, and they do not make pairs.`;
      return count < right
        ? `Not so few: more have no partner, and every search for them has failed.`
        : `Not so many: the matching that is kept in mind leaves fewer without a partner.`;
    },
    leave([id], { own }, frame, problem) {
      if (id === undefined) return "Not yet: somebody still has to stay out.";
      const state = stateOf(problem, frame);
      const [v, next] = placesOf(state, [id, own[0] ?? 0]);
      if (!state.isIn(v)) return `${id} is out of this round already.`;
      if (v < next)
        return `Not yet ${id}: players are asked from the bottom, and somebody below has not been asked.`;
      return isByeOpen(state) && !state.round.player(v).mayHaveBye
        ? `${id} must not have the bye, after one or after a win without a game.`
        : `${id} has been asked already, and is needed: without ${id} there would be a pair fewer.`;
    },
    player([id], _open, frame, problem) {
      if (id === undefined) return "Not yet: somebody still has no opponent.";
      const state = stateOf(problem, frame);
      const [v] = placesOf(state, [id]);
      if (state.opponent(v) !== 0) return `${id} has an opponent already, ${idAt(state, state.opponent(v))}.`;
      if (!state.isIn(v)) return `${id} stays out of this round.`;
      return `Not yet ${id}: the best who is left comes first, and somebody better than ${id} has no opponent.`;
    },
    opponent([id], _open, frame, problem) {
      const state = stateOf(problem, frame);
      const u = state.chooser;
      const name = idAt(state, u);
      if (id === undefined) return `${name} has to have an opponent, and there is one.`;
      const [v] = placesOf(state, [id]);
      if (u === v) return `${name} cannot play against himself.`;
      if (state.opponent(v) !== 0) return `${id} has an opponent already, ${idAt(state, state.opponent(v))}.`;
      if (!state.isIn(v)) return `${id} stays out of this round.`;
      if (!state.round.mayMeet(u, v)) return mayNotMeet(state, u, v);
      const hasBeenAsked = state.candidates.some(({ place, verdict }) => place === v && verdict !== 0);
      return hasBeenAsked
        ? `${id} was refused: without ${name} and ${id} the others could not all be paired.`
        : `Not yet ${id}: in the order of ${name} somebody else comes first, by points, colours, and place.`;
    },
  },
  answer: {
    pick: ([u, v]) => (u === undefined || v === undefined ? "none" : `${u}\u2060–\u2060${v}`),
    search: oneOf,
    count: oneOf,
    leave: oneOf,
    player: oneOf,
    opponent: oneOf,
  },
};

function oneOf([id]: Answer): string {
  return id === undefined ? "nobody" : String(id);
}

function idAt({ round }: State, place: number): number {
  return round.player(place).id;
}

/** The places of players with these start numbers, two of them; 0 for none. */
function placesOf(state: State, ids: Answer): [number, number] {
  const placeOf = (id: number | undefined) => state.places.find((place) => idAt(state, place) === id) ?? 0;
  return [placeOf(ids[0]), placeOf(ids[1])];
}

/** Whether the field is odd and nobody has the bye yet. */
function isByeOpen({ round, places, outcome }: State): boolean {
  return round.n % 2 === 1 && !places.some((v) => outcome(v) === 2);
}

function mayNotMeet({ round }: State, u: number, v: number): string {
  const [better, other] = [Math.min(u, v), Math.max(u, v)];
  const [one, two] = [round.player(better), round.player(other)];
  return objection(round.field, one, two) === undefined
    ? `${one.id} and ${two.id} may meet, but not here.`
    : `${one.id} and ${two.id} must not meet: ${objectionText(round, better, other)}.`;
}
