import type { Questions } from "#algorithms/core/lesson/lesson.ts";
import type { Performing, Touch } from "#algorithms/core/lesson/performing.ts";
import { numberEdit, playedEdits } from "#algorithms/kit/rounds/played-edits.ts";
import { playedWords } from "#algorithms/kit/rounds/player-words.en.ts";
import { pointsText } from "#algorithms/lessons/swiss-by-matching/figure/state.ts";
import { playerMark } from "../figure/scene.ts";
import { stateOf } from "../figure/state.ts";
import { answeredAt } from "../foreseen.ts";
import type { Problem } from "../problem.ts";
import { roundOf } from "../round.ts";
import { candidatesOf } from "../solve/candidates.ts";
import type { Asks, CellName, Steps } from "../steps.ts";
import { choiceWords } from "../words/en/asked.ts";
import { questionWords } from "../words/en/figure.ts";

const players: Omit<Touch<Problem, Steps, CellName>, "form"> = {
  touchable(_frame, problem) {
    const { groups, player } = roundOf(problem);
    return groups.flat().map((u) => player(u).id);
  },
  markOf: (id) => playerMark(id),
};

const played = playedEdits<Problem>();

/** How the choices are touched: players, all who float, or one opponent. */
export const performing: Performing<Problem, Steps, CellName, Asks> = {
  touch: {
    floats: { form: "set", ...players, mayBeNone: true },
    meets: { form: "mark", ...players },
  },
  words: choiceWords,
  edits: { ...played, hint: playedWords.hintWithNumbers, kinds: { ...played.kinds, number: numberEdit() } },
};

/** Questions before a step, answered by a player. */
export const predict: Questions<Problem, Steps, CellName> = {
  limit(before, _next, problem) {
    const answered = answeredAt(problem, before);
    if (!answered || answered.pairing.floats.length === 0 || answered.bracket.members.length < 3)
      return undefined;
    const { bracket, pairing } = answered;
    const idOf = (u: number): number => bracket.round.player(u).id;
    return {
      ...questionWords.floats(pairing.floats.map(idOf)),
      choices: bracket.members.map((u) => playerMark(idOf(u))),
      answers: pairing.floats.map((u) => playerMark(idOf(u))),
    };
  },
  candidate(before, next, problem) {
    const answered = answeredAt(problem, before);
    const { trial } = stateOf(problem, before);
    if (!answered || next.a < 2 || answered.bracket.members.length < 4) return undefined;
    const { bracket, limit } = answered;
    const idOf = (u: number): number => bracket.round.player(u).id;
    const all = [...candidatesOf(bracket, limit, { clash: () => {} })];
    const changed = all[next.a - 1]?.pairs.find(([u, v]) => !trial.some(([x, y]) => x === u && y === v));
    if (!changed) return undefined;
    const [u, v] = changed;
    return {
      ...questionWords.opponent(idOf(u), idOf(v)),
      choices: bracket.members.filter((w) => w !== u).map((w) => playerMark(idOf(w))),
      answers: [playerMark(idOf(v))],
    };
  },
  bracket(before, next, problem) {
    const { round, made } = stateOf(problem, before);
    if (next.a < 2 || !round.groups[next.a - 1]) return undefined;
    const paired = new Set(made.flat());
    const group = round.groups[next.a - 1];
    const left = round.groups.flat().filter((u) => !paired.has(u));
    const answers = left.filter((u) => u <= (group.at(-1) ?? 0));
    const marks = (places: readonly number[]): string[] => places.map((u) => playerMark(round.player(u).id));
    return {
      ...questionWords.open(pointsText(round.player(group[0]).score)),
      choices: marks(left),
      answers: marks(answers),
    };
  },
};
