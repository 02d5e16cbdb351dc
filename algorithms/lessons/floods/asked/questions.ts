import {
  type AnswerPicture,
  chips,
  type FieldTouch,
  sequence,
  several,
  single,
} from "#algorithms/core/lesson/answer-picture.ts";
import { NOTHING, no, spelledNothing, type Tasks, yes } from "#algorithms/core/lesson/exercise.ts";
import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { readingsOf, reckoned } from "#algorithms/core/lesson/question.ts";
import type { Role } from "#algorithms/core/lesson/scene.ts";
import { firstFrom } from "#algorithms/core/text/first-from.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { cellName, cellsWith, near, PIECES, type Piece, type Problem, placeOf, signAt } from "../board.ts";
import { boardPlate, cellId } from "../figure/plate.ts";
import { letterOf } from "../figure/state.ts";
import { parse, type Result, random } from "../problem.ts";
import { solve } from "../solve.ts";
import { asks, cells, steps } from "../steps.ts";
import { outcomeWords, exerciseWords as words } from "../words/en/asked.ts";

const { ofResult } = readingsOf({ steps, asks, cells, solve });

const named = (problem: Problem, cell: number): string => cellName(placeOf(problem, cell));
/** The cells that a text names, each by two numbers; −1 for one off the board. */
function cellsIn({ rows, columns }: Problem, text: string): number[] {
  const digits = (text.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: digits.length >> 1 }, (_, k) => {
    const [r, c] = [digits[2 * k], digits[2 * k + 1]];
    return r < rows && c < columns ? r * columns + c : -1;
  });
}

/** The cells that a text names, as a touch writes them. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/(\d+)\D+(\d+)/g), ([, r, c]) => cellName([Number(r), Number(c)]));
}

const distancesOf = (problem: Problem): readonly number[] => Array.from(ofResult.own(problem).distances);
const largestOf = (problem: Problem): number => Math.max(...distancesOf(problem));

interface Board {
  readonly fewest: number;
  readonly most: number;
  readonly walls: number;
  readonly sources: number;
  readonly piece: Piece;
  readonly target?: true;
}

/** A board by chance: its sources and its target stand on cells of their own. */
function drawn(seed: number, { fewest, most, walls, sources, piece, target }: Board): Problem {
  const draw = seededRandom(seed);
  const [rows, columns] = [between(draw, fewest, most), between(draw, fewest, most)];
  const signs: string[] = Array.from({ length: rows * columns }, () => (draw() < walls ? "#" : "."));
  for (const sign of ["S".repeat(sources), target ? "T" : ""].join("")) {
    let cell = between(draw, 0, signs.length - 1);
    while (signs[cell] === "S") cell = (cell + 1) % signs.length;
    signs[cell] = sign;
  }
  return parse(`${rows} ${columns} ${piece} ${signs.join("")}`);
}

/** The board with what is typed: texts and roles of its cells. */
function plateOf(
  problem: Problem,
  look: (cell: number) => { text?: string; role?: Role },
  path: readonly number[] = [],
) {
  const marked = cellsWith(problem, "#", false).filter((cell) => look(cell).text).length;
  return boardPlate(problem, {
    label: words.board(problem, marked),
    look(cell) {
      const { text = "", role = "idle" } = look(cell);
      const sign = signAt(problem, cell);
      const shown = text === "" && (sign === "S" || sign === "T") ? sign : text;
      return { role, text: shown, label: words.cell(placeOf(problem, cell), sign, text) };
    },
    lines: path.slice(1).map((to, k) => ({ id: `w${k}`, from: path[k], to, role: "active" as const })),
  });
}

/** Cells that are touched on the board; `most` of them are all. */
function touched(
  problem: Problem,
  typing: FieldTouch | Omit<FieldTouch, "marks">,
  isPath = false,
): AnswerPicture {
  const marks = new Map(cellsWith(problem, "#", false).map((cell) => [cellId(cell), named(problem, cell)]));
  return {
    field: () => ({ ...typing, marks }),
    plate([typed = ""]) {
      const chosen = cellsIn(problem, typed);
      return plateOf(
        problem,
        (cell) => {
          const at = chosen.indexOf(cell);
          return at < 0 ? {} : { role: "chosen", text: isPath ? String(at) : "✓" };
        },
        isPath ? chosen.filter((cell) => cell >= 0) : [],
      );
    },
  };
}

/** Numbers are typed, and stand on the board; the first field is that of `first`. */
function numbered(problem: Problem, first = 0): AnswerPicture {
  const values = [NOTHING, ...Array.from({ length: largestOf(problem) + 2 }, (_, k) => String(k))];
  return {
    field: () => chips(values),
    plate: (texts, field) =>
      plateOf(problem, (cell) => ({
        text: spelledNothing(texts[cell - first] ?? "").slice(0, 3),
        role: cell - first === field ? "chosen" : "idle",
      })),
  };
}

const LATE = parse("5 5 N ..... ..... ..... .T... S....");

/** A shortest way of a knight: each of them is right. */
const way = ofResult.question({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      if (seed === 0) return LATE;
      const board = drawn(next, {
        ...{ fewest: 4, most: 6, walls: 0.12, sources: 1 },
        piece: "N",
        target: true,
      });
      const { way: own } = ofResult.own(board);
      return own.length > 3 && own.length < 8 ? board : undefined;
    }),
  problem: (board) => board,
  read: ({ way: own }, board) =>
    own.length === 0 ? undefined : [own.map((cell) => named(board, cell)).join(" ")],
  spell: (text) => namesIn(text).join(" "),
  isRare: true,
  ask(board, [own = ""]) {
    const length = cellsIn(board, own).length - 1;
    const [target = 0] = cellsWith(board, "T");
    return {
      ...{
        prompt: words.way.prompt,
        given: words.given(board),
        fields: words.way.fields,
        wide: true,
        keyboard: "text",
      },
      hints: words.way.hints(length),
      picture: touched(board, sequence(namesIn), true),
      grade([typed = ""]) {
        const cells = cellsIn(board, typed);
        if (cells.length < 2 || cells.includes(-1)) return no(words.way.none);
        if (signAt(board, cells[0]) !== "S" || cells.at(-1) !== target)
          return no(words.way.ends(cells[0] === target && signAt(board, cells.at(-1) ?? 0) === "S"));
        const wrong = cells.findIndex((cell, k) => k > 0 && !near(board, cells[k - 1]).includes(cell));
        if (wrong > 0)
          return no(words.way.step(named(board, cells[wrong - 1]), named(board, cells[wrong])), [
            cellId(cells[wrong]),
          ]);
        return cells.length - 1 > length
          ? no(words.way.long(cells.length - 1))
          : yes(words.way.right(length));
      },
    };
  },
});

const ROWS = parse("5 6 R S..#.. .#.#.. .#...# ...#.. #....S");

/** The numbers of one row. */
const row = ofResult.question({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const board =
        seed === 0
          ? ROWS
          : drawn(next, { ...{ fewest: 5, most: 6, walls: 0.25, sources: 2 }, piece: PIECES[next % 3] });
      const line = rowIn(distancesOf(board), board);
      return line.filter((text) => text !== NOTHING).length > 3 ? board : undefined;
    }),
  problem: (board) => board,
  read: ({ distances }, board) => rowIn(distances, board),
  spell: (text) => spelledNothing(text),
  isRare: true,
  ask(board, right) {
    const at = middleOf(board);
    return {
      prompt: words.row.prompt(at, board.piece),
      given: words.given(board),
      fields: right.map((_, c) => cellName([at, c])),
      hints: words.row.hints(at, largestOf(board)),
      picture: numbered(board, at * board.columns),
      grade(typed) {
        const wrong = right.findIndex((text, c) => spelledNothing(typed[c] ?? "") !== text);
        const cell = at * board.columns + wrong;
        return wrong < 0
          ? yes(words.row.right(right.join(" ")))
          : no(words.row.wrong(cellName([at, wrong]), signAt(board, cell)), [cellId(cell)]);
      },
    };
  },
});

const middleOf = ({ rows }: Problem): number => rows >> 1;

function rowIn(distances: ArrayLike<number>, board: Problem): string[] {
  const at = middleOf(board) * board.columns;
  return Array.from({ length: board.columns }, (_, c) => told(distances[at + c] ?? -1));
}

const told = (distance: number): string => (distance < 0 ? NOTHING : String(distance));

const STRIP = parse("2 7 N ....... .......");

/** How many regions has this board? */
const regions = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const board =
        seed === 0
          ? STRIP
          : drawn(next, { fewest: 3, most: 5, walls: 0.35, sources: 0, piece: PIECES[next % 3] });
      const { regions: own } = ofResult.own(board);
      return own > 1 && own < 8 ? board : undefined;
    }),
  answer: (board) => [ofResult.own(board).regions],
  ask(board, [right]) {
    const { region } = ofResult.own(board);
    return {
      prompt: words.regions.prompt(board.piece),
      given: words.given(board),
      hints: words.regions.hints(board.piece, cellsWith(board, "#", false).length),
      picture: { field: () => undefined, plate: () => plateOf(board, () => ({})) },
      fields: [{ label: words.regions.field, least: 0, most: 999, otherwise: words.regions.number }],
      why: ([typed]) =>
        typed === Number(right)
          ? words.regions.right(sizesOf(region).join(" + "))
          : words.regions.wrong(typed ?? 0, Number(right)),
    };
  },
});

function sizesOf(region: ArrayLike<number>): number[] {
  const sizes: number[] = [];
  for (const each of Array.from(region)) if (each > 0) sizes[each - 1] = (sizes[each - 1] ?? 0) + 1;
  return sizes;
}

const BOTH = parse("4 5 R S..#. .#... .#.#S ...#.");

/** Which cells are as near to one source as to the other? */
const both = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const board =
        seed === 0 ? BOTH : drawn(next, { fewest: 4, most: 5, walls: 0.2, sources: 2, piece: "R" });
      const count = equalIn(board).length;
      return count > 0 && count < 6 ? board : undefined;
    }),
  answer: (board) => [
    equalIn(board)
      .map((cell) => named(board, cell))
      .join(" "),
  ],
  ask(board) {
    const right = equalIn(board);
    return {
      ...{
        prompt: words.both.prompt,
        given: words.given(board),
        fields: words.both.fields,
        wide: true,
        keyboard: "text",
      },
      hints: words.both.hints(right.length),
      picture: touched(board, several(namesIn)),
      grade([typed = ""]) {
        const chosen = cellsIn(board, typed);
        if (chosen.length === 0) return no(words.both.none);
        const wrong = chosen.find((cell) => !right.includes(cell));
        if (wrong === undefined)
          return new Set(chosen).size < right.length
            ? no(words.both.more(right.length))
            : yes(words.both.right);
        if (wrong < 0) return no(words.both.outside);
        const isReached = (distancesOf(board)[wrong] ?? -1) >= 0;
        return no(words.both.wrong(named(board, wrong), signAt(board, wrong) === "#", isReached), [
          cellId(wrong),
        ]);
      },
    };
  },
});

/** The same board with these cells as its only sources. */
function from(board: Problem, sources: readonly number[]): Problem {
  const signs = [...board.board.join("")].map((sign, cell) =>
    sources.includes(cell) ? "S" : sign === "S" ? "." : sign,
  );
  return parse(`${board.rows} ${board.columns} ${board.piece} ${signs.join("")}`);
}

function equalIn(board: Problem): number[] {
  const [one = [], other = []] = cellsWith(board, "S").map((source) => distancesOf(from(board, [source])));
  return one.flatMap((distance, cell) => (distance >= 0 && distance === other[cell] ? [cell] : []));
}

const DOOR = parse("5 5 R S.... ..... ..... ..... .....");

/** Where shall a second source stand? */
const door = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const board =
        seed === 0 ? DOOR : drawn(next, { fewest: 4, most: 5, walls: 0.12, sources: 1, piece: "R" });
      return distancesOf(board).filter((each) => each >= 0).length === cellsWith(board, "#", false).length
        ? board
        : undefined;
    }),
  answer: (board) => [named(board, bestDoors(board).cells[0] ?? 0)],
  ask(board) {
    const { cells: right, largest } = bestDoors(board);
    return {
      ...{
        prompt: words.door.prompt,
        given: words.given(board),
        fields: words.door.fields,
        keyboard: "text",
      },
      hints: words.door.hints(largestOf(board), largest),
      picture: touched(board, { ...single, valuesIn: namesIn }),
      grade([typed = ""]) {
        const [cell = -1] = cellsIn(board, typed);
        if (cell < 0 || signAt(board, cell) !== ".") return no(words.door.none);
        const own = largestOf(from(board, [...cellsWith(board, "S"), cell]));
        return right.includes(cell) ? yes(words.door.right(own)) : no(words.door.wrong(own), [cellId(cell)]);
      },
    };
  },
});

/** The cells for a second source with which the largest number is least, and that number. */
function bestDoors(board: Problem): { readonly cells: readonly number[]; readonly largest: number } {
  const sources = cellsWith(board, "S");
  const all = cellsWith(board, ".").map((cell) => ({
    cell,
    most: largestOf(from(board, [...sources, cell])),
  }));
  const largest = Math.min(...all.map(({ most }) => most));
  return { cells: all.flatMap(({ cell, most }) => (most === largest ? [cell] : [])), largest };
}

const WALLS = parse("4 5 R S.... ..#.. ..... .#..T");

/** As few walls as possible between the source and the target. */
const walls = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const board =
        seed === 0
          ? WALLS
          : drawn(next, { fewest: 4, most: 5, walls: 0.2, sources: 1, piece: "R", target: true });
      return fewestWalls(board).length === 2 ? board : undefined;
    }),
  answer: (board) => [
    fewestWalls(board)
      .map((cell) => named(board, cell))
      .join(" "),
  ],
  ask(board, [own = ""]) {
    const fewest = cellsIn(board, own).length;
    return {
      ...{
        prompt: words.walls.prompt,
        given: words.given(board),
        fields: words.walls.fields,
        keyboard: "text",
      },
      hints: words.walls.hints(
        named(board, cellsWith(board, "S")[0] ?? 0),
        named(board, cellsWith(board, "T")[0] ?? 0),
        fewest,
      ),
      picture: touched(board, several(namesIn)),
      grade([typed = ""]) {
        const built = [...new Set(cellsIn(board, typed))];
        if (built.some((cell) => cell < 0 || signAt(board, cell) !== ".")) return no(words.walls.none);
        if (isOpen(board, built)) return no(words.walls.open);
        return built.length > fewest ? no(words.walls.many(built.length)) : yes(words.walls.right(fewest));
      },
    };
  },
});

/** Whether a way is left when these cells have become walls. */
function isOpen(board: Problem, built: readonly number[]): boolean {
  const signs = [...board.board.join("")].map((sign, cell) => (built.includes(cell) ? "#" : sign));
  return (
    ofResult.own(parse(`${board.rows} ${board.columns} ${board.piece} ${signs.join("")}`)).way.length > 0
  );
}

/** No walls, one or two that part the source from the target; three stand for more. */
function fewestWalls(board: Problem): readonly number[] {
  if (!isOpen(board, [])) return [];
  const free = cellsWith(board, ".");
  const one = free.find((cell) => !isOpen(board, [cell]));
  if (one !== undefined) return [one];
  for (const a of free) for (const b of free) if (a < b && !isOpen(board, [a, b])) return [a, b];
  return free.slice(0, 3);
}

const CORNERS = parse("4 4 R S... .... .... ...T");

/** How many shortest ways are there? */
const count = reckoned({
  draw: (seed) =>
    firstFrom(seed, (next) => {
      const board =
        seed === 0
          ? CORNERS
          : drawn(next, { fewest: 4, most: 5, walls: 0.1, sources: 1, piece: "R", target: true });
      const ways = waysIn(board);
      return ways > 2 && ways < 40 ? board : undefined;
    }),
  answer: (board) => [waysIn(board)],
  ask: (board, [right]) => ({
    prompt: words.count.prompt,
    given: words.given(board),
    hints: words.count.hints(...endsOf(board)),
    picture: {
      field: () => undefined,
      plate: () => plateOf(board, (cell) => ({ text: told(distancesOf(board)[cell]).replace(NOTHING, "") })),
    },
    fields: [{ label: words.count.field, least: 0, most: 9999, otherwise: words.count.number }],
    why: ([typed]) => (typed === Number(right) ? words.count.right : words.count.wrong),
  }),
});

/** How many cells lead on from the source, and how many come before the target. */
function endsOf(board: Problem): [source: number, target: number] {
  const distances = distancesOf(board);
  const [source = 0, target = 0] = ["S", "T"].map((sign) => cellsWith(board, sign)[0]);
  const before = near(board, target).filter((u) => distances[u] === distances[target] - 1);
  return [near(board, source).length, before.length];
}

/** A source has one way, and any other cell as many as its neighbors of a number one less have together. */
function waysIn(board: Problem): number {
  const distances = distancesOf(board);
  const [target = 0] = cellsWith(board, "T");
  const ways = (cell: number): number =>
    distances[cell] === 0
      ? 1
      : near(board, cell).reduce((sum, u) => sum + (distances[u] === distances[cell] - 1 ? ways(u) : 0), 0);
  return distances[target] > 0 ? ways(target) : 0;
}

/** The questions of the article. */
export const exercises: Tasks = { way, row, regions, both, door, walls, count };

const FADED = parse("4 5 R S..#. .#... .#.#S ...#T");
const KNIGHT = parse("4 5 N ..#.. .#... ...#. S....");

/** A worked table of the board's rows: by the numbers, or by the letters of the regions. */
function tableOf(
  chosen: Problem,
  piece: Piece,
  show: (result: Result) => readonly string[],
  kind: "numbers" | "letters",
) {
  const shown = (result: Result, { rows, columns }: Problem): string[][] =>
    Array.from({ length: rows }, (_, r) => show(result).slice(r * columns, (r + 1) * columns));
  return ofResult.table({
    draw: (n, seed) =>
      firstFrom(seed, (next) => {
        if (seed === 0) return chosen;
        const isLand = kind === "letters";
        const board = drawn(next, {
          fewest: n,
          most: n + 1,
          walls: isLand ? 0.3 : 0.22,
          sources: isLand ? 0 : 2,
          piece,
          ...(isLand ? {} : { target: true }),
        });
        const filled = shown(ofResult.own(board), board)
          .flat()
          .filter((text) => text !== NOTHING).length;
        return filled * 2 > board.rows * board.columns ? board : undefined;
      }),
    problem: (board) => board,
    read: (result, board) => shown(result, board),
    spell: (text, column) => `${column}: ${spelledNothing(text).toUpperCase()}`,
    ask: (board) => ({
      ...{
        task: words.table[kind](board.piece),
        given: words.given(board),
        picture: tablePicture(board, kind),
      },
      columns: Array.from({ length: board.columns }, (_, c) => String(c)),
      rowName: words.table.row,
      heads: Array.from({ length: board.rows }, (_, r) => String(r)),
      why: (_text, r, c) => words.table.wrong(cellName([r, c]), signAt(board, r * board.columns + c), kind),
    }),
  });
}

function tablePicture(board: Problem, kind: "numbers" | "letters"): AnswerPicture {
  if (kind === "numbers") return numbered(board);
  const letters = [
    NOTHING,
    ...Array.from({ length: ofResult.own(board).regions + 1 }, (_, k) => letterOf(k + 1)),
  ];
  return { ...numbered(board), field: () => chips(letters) };
}

const numbersOf = ({ distances }: Result): string[] => Array.from(distances, told);
const lettersOf = ({ region }: Result): string[] => Array.from(region, (each) => letterOf(each) || NOTHING);

/** The numbers of a board with two sources, by steps to four sides. */
export const faded = tableOf(FADED, "R", numbersOf, "numbers");

/** Other worked tables. */
export const tables = {
  knight: tableOf(KNIGHT, "N", numbersOf, "numbers"),
  regions: tableOf(parse("4 4 N .... ..#. .#.. ...."), "N", lettersOf, "letters"),
};

function outcome(
  prompt: (board: Problem) => string,
  answer: (result: Result, board: Problem) => string | undefined,
) {
  return (seed: number): Outcome<Problem, Result> => {
    const board = random(seed, between(seededRandom(seed), 3, 5));
    return { problem: board, prompt: prompt(board), answer: (result) => answer(result, board) };
  };
}

/** What comes out of a board by chance. */
export const outcomes: Outcomes<Problem, Result> = {
  target: outcome(outcomeWords.target, ({ distances }, board) => {
    const [target] = cellsWith(board, "T");
    return target === undefined ? undefined : told(distances[target]);
  }),
  farthest: outcome(outcomeWords.farthest, ({ distances }) => String(Math.max(...Array.from(distances)))),
  reached: outcome(outcomeWords.reached, ({ distances }) =>
    String(Array.from(distances).filter((x) => x >= 0).length),
  ),
  sum: outcome(outcomeWords.sum, ({ distances }) =>
    String(Array.from(distances).reduce((sum, x) => sum + Math.max(0, x), 0)),
  ),
  regions: outcome(outcomeWords.regions, ({ regions: found }) => String(found)),
  way: outcome(outcomeWords.way, ({ way: found }, board) =>
    found.length === 0 ? undefined : found.map((cell) => named(board, cell)).join(" "),
  ),
};
