import { type AnswerPicture, chips, type FieldTouch } from "#algorithms/core/lesson/answer-picture.ts";
import {
  fadedSize,
  no,
  spelledNothing,
  type Task,
  type Tasks,
  type Verdict,
  yes,
} from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { questionsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { exercisePlates, inRows } from "#algorithms/kit/graphs/graph-picture.ts";
import { nodeId } from "#algorithms/kit/graphs/graph-plate.ts";
import { outcomeWords as scheduleWords } from "#algorithms/kit/rounds/outcome-words.en.ts";
import {
  circlePlaces,
  onePlayer,
  type PlayersLook,
  playersPlate,
  twoWhoMeet,
  typedNumber,
  upTo,
} from "#algorithms/kit/rounds/players-picture.ts";
import { type ColorRule, fewest as fewestBreaks, totalsOf } from "../color-rules.ts";
import { meeting } from "../figure/state.ts";
import { type Coloring, type Problem, pairsOf } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { exerciseWords, outcomeWords } from "../words/en/asked.ts";
import { evidence } from "../words/en/figure.ts";

/** Who meets whom is as in the circle method. */
export { rounds } from "#algorithms/lessons/circle-method/asked/questions.ts";

const { question, table, own } = questionsOf({ steps, cells, asks, solve }, ({ result }) => result);
const { picture: shown } = exerciseWords;

/** No number of breaks is larger. */
const MANY = 999_999_999;

function problemOf(n: number, colors: ColorRule): Problem {
  return { n, names: [], colors, own: [] };
}

/** Colors by hand, each by the toss of a coin. */
function tossed(n: number, random: () => number): Problem {
  const { right, left } = pairsOf(n);
  const whites = Array.from(right, (player, game) => (random() < 0.5 ? player : left[game]));
  return { ...problemOf(n, "own"), own: whites };
}

/** The colors of a player, round by round. */
function colorsOf({ color, rounds }: Coloring, p: number): number[] {
  return Array.from(color).slice((p - 1) * rounds, p * rounds);
}

/** The circle with a player at the top. */
function circlePlate(
  n: number,
  top: number,
  look: Pick<PlayersLook, "head" | "player"> & Partial<Pick<PlayersLook, "lines">>,
) {
  return playersPlate({
    label: shown.circle(n, top),
    places: circlePlaces(n, top),
    name: shown.name,
    lines: [],
    ...look,
  });
}

/** Even n: the fewest breaks, and how many players have the extra White. */
const fewest = reckoned({
  draw: (seed) => (seed === 0 ? 10 : 2 * between(seededRandom(seed), 3, 20)),
  answer: (n) => [fewestBreaks(n).breaks, n / 2],
  ask(n, right) {
    const { fewest: words } = exerciseWords;
    const [least, half] = right.map(Number);
    return {
      prompt: words.prompt(n),
      hints: words.hints(n),
      fields: words.fields.map((label) => ({ label, least: 0, most: MANY, otherwise: words.noNumbers })),
      why([breaks = 0, players]) {
        if (breaks < least) return words.tooFew(n, breaks);
        if (breaks > least) return words.tooMany;
        return players === half ? words.right(n, least) : words.wrongPlayers;
      },
    };
  },
});

/** Even n, balanced: the round of a player's only break. */
const place = question({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 10 : 2 * between(random, 3, 12);
    return { n, p: seed === 0 ? 6 : between(random, 2, n - 1) };
  },
  problem: ({ n }) => problemOf(n, "balanced"),
  read(made, { p }) {
    const row = colorsOf(made, p);
    return [row.findIndex((now, r) => r > 0 && now === row[r - 1]) + 1];
  },
  ask({ n, p }, [right], made) {
    const { place: words } = exerciseWords;
    const [label = ""] = words.fields;
    const { rounds: last } = made;
    const row = colorsOf(made, p);
    const touch = chips(upTo(last).map(String));
    return {
      prompt: words.prompt(n, p),
      hints: words.hints(n, p),
      picture: {
        field: (field) => (field === 0 ? touch : undefined),
        plate([typed]) {
          const top = typedNumber(typed, 1, last) ?? 1;
          return circlePlate(n, top, { head: shown.inRound(top), player: (each) => ({ solid: each === p }) });
        },
      },
      fields: [{ label, least: 1, most: last, otherwise: words.range(last) }],
      why([round = 0]) {
        if (round === Number(right)) return words.right(p);
        if (round === 1) return words.first;
        return words.wrong(n, p, round, row[round - 2] === 1, row[round - 1] === 1);
      },
    };
  },
});

const RULES = ["printed", "last-alternates", "balanced"] as const;

/** All breaks under a rule. */
const total = question({
  draw(seed) {
    const random = seededRandom(seed);
    const colors = seed === 0 ? "printed" : RULES[between(random, 0, 2)];
    return { n: seed === 0 ? 6 : between(random, 5, 16), colors };
  },
  problem: ({ n, colors }) => problemOf(n, colors),
  read: (made) => [made.total],
  ask({ n, colors }, [right], made) {
    const { total: words } = exerciseWords;
    const [label = ""] = words.fields;
    return {
      prompt: words.prompt(n, colors),
      hints: words.hints(n, colors),
      picture: {
        field: () => undefined,
        plate: () =>
          circlePlate(n, 1, {
            head: shown.colors,
            player(p) {
              const [first] = colorsOf(made, p);
              return first === 0 ? {} : { tone: first === 1 ? "light" : "dark" };
            },
          }),
      },
      fields: [{ label, least: 0, most: MANY, otherwise: words.noNumber }],
      why([value = 0]) {
        if (value === Number(right)) return words.right(n, evidence.formulas[totalsOf(n, colors).formula]);
        const middle = n % 2 === 1 && colors === "last-alternates";
        return (middle ? words.wrongMiddle : words.wrong)(n, value);
      },
    };
  },
});

/** Who has White in the Berger table for even n, for a < b ≤ n. */
export function bergerWhite(n: number, a: number, b: number): number {
  if (b === n) return a <= n / 2 ? a : n;
  return (a + b) % 2 === 1 ? a : b;
}

/** When and with which colors two players meet in the Berger table: even n. */
const berger = reckoned({
  draw(seed) {
    const random = seededRandom(seed);
    const n = seed === 0 ? 8 : 2 * between(random, 3, 10);
    const a = seed === 0 ? 3 : between(random, 1, n - 1);
    const b = seed === 0 ? 7 : between(random, a + 1, n);
    return { n, a, b };
  },
  answer: ({ n, a, b }) => [seat((b === n ? 2 * a : a + b) - 1, n - 1), bergerWhite(n, a, b)],
  ask({ n, a, b }, right) {
    const { berger: words } = exerciseWords;
    const [roundLabel = "", whiteLabel = ""] = words.fields;
    const [round, white] = right.map(Number);
    return {
      prompt: words.prompt(n, a, b),
      hints: words.hints(n, a, b),
      picture: bergerPicture(n, a, b),
      fields: [
        { label: roundLabel, least: 1, most: n - 1, otherwise: words.range(n - 1) },
        { label: whiteLabel, least: 1, most: n, otherwise: words.neither(a, b) },
      ],
      why([r = 0, player = 0]) {
        if (r !== round) return b === n ? words.wrongRoundLast : words.wrongRound(n, a, b, r);
        if (player !== a && player !== b) return words.neither(a, b);
        if (player !== white) return b === n ? words.wrongLast : words.wrongSum;
        return b === n ? words.last(n) : words.sum(a, b);
      },
    };
  },
});

/** The circle in the round of the table that is typed, with the colors of the two. */
function bergerPicture(n: number, a: number, b: number): AnswerPicture {
  const [turn, choose] = [chips(upTo(n - 1).map(String)), onePlayer([a, b])];
  return {
    field: (field) => (field === 0 ? turn : choose),
    plate([typed, white], field) {
      const round = typedNumber(typed, 1, n - 1) ?? 1;
      const first = [a, b].find((p) => p === typedNumber(white, 1, n));
      // Two who are level have numbers that add up to round + 1, and n/2 is the half of 1 modulo n − 1.
      const top = seat(((round + 1) * n) / 2, n - 1);
      return circlePlate(n, top, {
        head: field === 0 ? shown.inRound(round) : shown.whiteOf(a, b),
        player: twoWhoMeet([a, b], first),
        lines: [[a, b]],
      });
    },
  };
}

/** What a player has in a round. */
const SIGNS = ["W", "B", "-"] as const;
type Sign = (typeof SIGNS)[number];

/** A row that a reader types is no longer than this. */
const LONGEST_ROW = 100;

/** A row of W, B and - for a bye, or undefined. Spaces and commas do not matter. */
function typedRow(text: string): Sign[] | undefined {
  const signs = text
    .toUpperCase()
    .replaceAll(/[\s,]/g, "")
    .replaceAll(/[–—−.·]/g, "-");
  return /^[WB-]+$/.test(signs) && signs.length <= LONGEST_ROW ? ([...signs] as Sign[]) : undefined;
}

/** How often a sign is that before it. */
function repeatsIn(row: readonly Sign[]): number {
  return row.filter((now, k) => now !== "-" && now === row[k - 1]).length;
}

/** The games of a row. A bye separates nothing: among them breaks are counted. */
function gamesIn(row: readonly Sign[]): Sign[] {
  return row.filter((now) => now !== "-");
}

/** A question that is answered by a row of colors. */
function rowTask(
  { prompt, fields, hints }: Pick<Task, "prompt" | "fields" | "hints">,
  solution: string,
  judge: (row: readonly Sign[]) => Verdict,
): Task {
  return {
    ...{ prompt, fields, ...(hints && { hints }) },
    picture: rowPicture(),
    keyboard: "text",
    wide: true,
    solution: [solution],
    grade([typed = ""]) {
      const row = typedRow(typed);
      return row === undefined ? no(exerciseWords.noRow) : judge(row);
    },
  };
}

/** A row with an odd number of games and no break: a claim that is wrong on purpose says that there is none. */
function refute(_seed: number): Task {
  const { refute: words } = exerciseWords;
  return rowTask(words, "WBW", (row) => {
    const games = gamesIn(row);
    if (games.length !== row.length) return no(words.bye);
    if (games.length % 2 === 0) return no(words.even(games.length));
    const breaks = repeatsIn(games);
    return breaks > 0 ? no(words.breaks(breaks)) : yes(words.right(games.length));
  });
}

/** A row in which a bye hides a break from a program that is wrong on purpose: it looks at rounds, so that a bye ends every run. */
function broken(_seed: number): Task {
  const { broken: words } = exerciseWords;
  return rowTask(words, "W-W", (row) => {
    const [theirs, right] = [repeatsIn(row), repeatsIn(gamesIn(row))];
    if (theirs !== right) return yes(words.right(theirs, right));
    return no(row.includes("-") ? words.survives(right) : words.noBye(right));
  });
}

/** So many games of a row can be touched. */
const TOUCHED = 9;

/** How a row is touched: each place has a disc for White, one for Black and an empty one. "2B" is Black in the second game. */
function rowTouch(text: string): FieldTouch {
  const signsOf = (typed: string): Sign[] => typedRow(typed)?.slice(0, TOUCHED) ?? [];
  const reach = Math.min(signsOf(text).length + 1, TOUCHED);
  return {
    marks: new Map(
      SIGNS.flatMap((sign, k) =>
        Array.from({ length: reach }, (_, at) => [nodeId(k * TOUCHED + at), `${at + 1}${sign}`] as const),
      ),
    ),
    touch(typed, value) {
      const signs = signsOf(typed);
      const [at, sign] = [Number.parseInt(value, 10) - 1, value.slice(-1) as Sign];
      const next = signs[at] === sign ? signs.slice(0, at) : signs.toSpliced(at, 1, sign);
      return { text: next.join(""), done: false };
    },
    valuesIn: (typed) => signsOf(typed).map((sign, at) => `${at + 1}${sign}`),
  };
}

const ROW_HEIGHT = 290;
const LOW = 0.25;

/** A row of colors, game by game from the left. */
function rowPicture(): AnswerPicture {
  const plate = exercisePlates(
    { n: SIGNS.length * TOUCHED, edges: [] },
    inRows([TOUCHED, TOUCHED, TOUCHED], LOW),
    ROW_HEIGHT,
  );
  const looks = { W: { tone: "light" }, B: { tone: "dark" }, "-": { ghost: true } } as const;
  return {
    field: (field, [typed = ""]) => (field === 0 ? rowTouch(typed) : undefined),
    plate([typed = ""]) {
      const row = typedRow(typed) ?? [];
      return plate({
        head: shown.row,
        label: shown.games(row.join("")),
        node(v) {
          const [sign, at] = [SIGNS[Math.floor(v / TOUCHED)], v % TOUCHED];
          return {
            role: row[at] === sign ? "chosen" : "idle",
            ...looks[sign],
            text: String(at + 1),
            label: shown.game(at + 1, sign),
          };
        },
        edge: () => ({ role: "idle" }),
      });
    },
  };
}

/** The questions of the article. */
export const exercises: Tasks = { fewest, place, total, berger, refute, broken };

/** The row of player 2, or of another one: opponent, row of the circle (0 for the middle), and who has White. */
export const faded = table({
  draw(usual, seed) {
    const n = fadedSize(usual, seed, [6, 8, 10]);
    return { n, p: seed === 0 ? 2 : 2 + (seed % (n - 2)) };
  },
  problem: ({ n }) => problemOf(n, "balanced"),
  read: (made, { n, p }) =>
    colorsOf(made, p).map((color, r) => {
      const { opponent, j } = meeting(n, p, r + 1);
      return [opponent, j, color === 1 ? p : opponent].map(String);
    }),
  spell: (text, column) => `${column}: ${spelledNothing(text)}`,
  ask({ n, p }) {
    const { table: words } = exerciseWords;
    return {
      task: words.task(n, p),
      columns: words.columns,
      picture: rowOfPlayer(n, p, words.columns.length),
      why(_text, row, column) {
        const { j, opponent } = meeting(n, p, row + 1);
        const [inMiddle, inRow] = [
          [words.opponentAtTop(p), words.noRow, words.whiteInMiddle],
          [words.opponent(n), words.row(p, row + 1), words.white(j, p, opponent)],
        ];
        return words.inRound(row + 1, (j === 0 ? inMiddle : inRow)[column]);
      },
    };
  },
});

/** The circle in the round of a row, with the colors that stand in it. */
function rowOfPlayer(n: number, p: number, columns: number): AnswerPicture {
  const player = onePlayer(upTo(n));
  const rows = chips(Array.from({ length: n / 2 }, (_, j) => String(j)));
  return {
    field: (field) => (field % columns === 1 ? rows : player),
    plate(typed, field) {
      const row = Math.floor(field / columns);
      const [other, , white] = typed.slice(row * columns, (row + 1) * columns);
      const opponent = typedNumber(other, 1, n);
      const first = typedNumber(white, 1, n);
      return circlePlate(n, row + 1, {
        head: shown.inRound(row + 1),
        player(each) {
          if (each !== p && each !== opponent) return {};
          if (first !== p && first !== opponent) return { solid: each === p, role: "active" };
          return { tone: each === first ? "light" : "dark" };
        },
        lines: opponent === undefined ? [] : [[p, opponent]],
      });
    },
  };
}

/** The seed of the colors in the article: bye, first and last rounds, and longer runs all count there. */
const CHOSEN = 1;

/** Colors by chance for n players (odd), whose rows stand at the head of the table: the Whites, and the breaks. */
const breaks = table({
  draw: (n, seed) => tossed(n, seededRandom(seed + CHOSEN)),
  problem: (problem) => problem,
  read: (made, { n }) =>
    upTo(n).map((p) =>
      [colorsOf(made, p).filter((sign) => sign === 1).length, made.breaks[p - 1]].map(String),
    ),
  spell: (text, column) => `${column}: ${spelledNothing(text)}`,
  ask({ n }, _rows, made) {
    const { breaks: words } = exerciseWords;
    return {
      task: words.task(n),
      columns: words.columns,
      rowName: words.row,
      heads: upTo(n).map((p) => colorsOf(made, p).map(words.color).join("")),
      why: (_text, row, column) => words.ofPlayer(row + 1, words.wrong[column]),
    };
  },
});

/** Other worked tables. */
export const tables = { breaks };

type AskedOutcome = Outcome<Problem, Coloring>;

/** The colors of a player, round by round; undefined where a program gives none. */
function toldRow({ rounds, color }: Coloring, player: number): string | undefined {
  const row = Array.from({ length: rounds }, (_, r) => color[(player - 1) * rounds + r] ?? 2);
  return row.includes(2) ? undefined : row.map(exerciseWords.breaks.color).join(" ");
}

function toldCount(count: number | undefined): string | undefined {
  return count === undefined || count < 0 ? undefined : String(count);
}

function rowOutcome(seed: number): AskedOutcome {
  const random = seededRandom(seed);
  const n = between(random, 4, 9);
  const player = between(random, 1, n);
  return {
    problem: problemOf(n, "balanced"),
    prompt: scheduleWords.colors.prompt(n, String(player)),
    answer: (result) => toldRow(result, player),
  };
}

function roundOutcome(seed: number): AskedOutcome {
  const random = seededRandom(seed);
  const n = between(random, 4, 9);
  const { right, left, perRound, rounds } = pairsOf(n);
  const asked = between(random, 1, rounds);
  const games = Array.from({ length: perRound }, (_, g) => (asked - 1) * perRound + g);
  return {
    problem: problemOf(n, "balanced"),
    prompt: outcomeWords.round(n, asked),
    answer({ color }) {
      const white = (player: number): number => color[(player - 1) * rounds + asked - 1] ?? 0;
      const told = games.map((game) => {
        const [a, b] = [right[game], left[game]];
        return white(a) === white(b) ? undefined : white(a) === 1 ? `${a}–${b}` : `${b}–${a}`;
      });
      return told.includes(undefined) ? undefined : told.join(", ");
    },
  };
}

function breaksOutcome(seed: number): AskedOutcome {
  const random = seededRandom(seed);
  const n = between(random, 5, 8);
  const player = between(random, 1, n);
  const problem = tossed(n, random);
  return {
    problem,
    prompt: outcomeWords.breaks(n, player, toldRow(own(problem), player) ?? ""),
    answer: (result) => toldCount(result.breaks[player - 1]),
  };
}

function totalOutcome(seed: number): AskedOutcome {
  const problem = tossed(4, seededRandom(seed));
  const made = own(problem);
  return {
    problem,
    prompt: outcomeWords.total(
      upTo(4)
        .map((player) => toldRow(made, player))
        .join("; "),
    ),
    answer: (result) => toldCount(result.total),
  };
}

/** What comes out of giving colors, and of counting breaks in colors that are given by hand. */
export const outcomes: Outcomes<Problem, Coloring> = {
  row: rowOutcome,
  round: roundOutcome,
  breaks: breaksOutcome,
  total: totalOutcome,
};
