/**
 * FIDE's tie-break regulations (C.07 of March 2026) read once more: from a table of rounds, slowly, without the functions
 * under test. Missing encounters are played out in all ways.
 */
import { differenceOf, expectedOf } from "#algorithms/engines/swiss/tie-breaks/rating-tables.ts";
import type { Result, Tournament } from "#algorithms/engines/swiss/tournament.ts";

interface Cell {
  readonly result: Result;
  readonly opponent: number;
  readonly isBlack: boolean;
  readonly points: number;
}

interface Row {
  readonly rating: number;
  readonly cells: readonly Cell[];
}

/** A contribution to a sum, and whose score it was made of. */
interface Part {
  readonly score: number;
  readonly value: number;
  readonly isVoluntary: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const isGame = ({ result }: Cell): boolean => ["1", "0", "=", "W", "D", "L"].includes(result);
const isVoluntary = ({ result }: Cell): boolean => ["H", "Z", "-"].includes(result);

class Table {
  readonly rows: readonly Row[];
  readonly points: readonly number[];
  readonly draw: number;
  readonly win: number;
  readonly loss: number;
  readonly length: number;
  readonly all: number;
  readonly isRoundRobin: boolean;
  /** The games that everybody has. */
  readonly many: number;

  constructor(
    { players, scoring, rounds, roundRobin }: Tournament,
    change: (cell: Cell, round: number) => Cell = (c) => c,
  ) {
    const value: Readonly<Record<Result, number>> = {
      ...{ "1": scoring.win, W: scoring.win, "+": scoring.win, F: scoring.win },
      ...{ "=": scoring.draw, D: scoring.draw, H: scoring.draw, "0": scoring.loss, L: scoring.loss },
      ...{ "-": scoring.forfeitLoss, Z: scoring.zeroBye, U: scoring.pairingBye },
    };
    this.isRoundRobin = roundRobin !== undefined;
    [this.draw, this.win, this.loss] = [scoring.draw, scoring.win, scoring.loss];
    // The rounds up to the last one in which somebody was paired.
    this.length = Math.max(
      0,
      ...players.flatMap(({ games }) =>
        games.map(({ opponent, result }, r) => (opponent > 0 || result === "U" ? r + 1 : 0)),
      ),
    );
    this.all = Math.max(this.length, rounds ?? 0);
    this.many = roundRobin?.games ?? this.all;
    this.rows = players.map(({ rating, games }) => ({
      rating,
      cells: Array.from({ length: this.length }, (_, r) => {
        const { opponent = 0, color, result = "Z" } = games[r] ?? {};
        const cell = { result, opponent, isBlack: color === "black", points: value[result] };
        return change(cell, r + 1);
      }),
    }));
    this.points = this.rows.map(({ cells }) => sum(cells.map((cell) => cell.points)));
  }

  cells(id: number): readonly Cell[] {
    return this.rows[id - 1]?.cells ?? [];
  }

  games(id: number): readonly Cell[] {
    return this.cells(id).filter(isGame);
  }

  /** 16.3: byes that were asked for, and after which nothing else came but staying away, are draws. */
  adjusted(id: number): number {
    const cells = this.cells(id);
    return sum(
      cells.map((cell, r) =>
        "HZ".includes(cell.result) && cells.slice(r + 1).every(isVoluntary) ? this.draw : cell.points,
      ),
    );
  }

  /** 16.4. */
  against(id: number, cell: Cell): number {
    if (this.isRoundRobin) return cell.opponent > 0 ? (this.points[cell.opponent - 1] ?? 0) : 0;
    if (isGame(cell)) return this.adjusted(cell.opponent);
    const own = this.points[id - 1] ?? 0;
    return Math.min(own, cell.opponent > 0 ? this.adjusted(cell.opponent) : this.draw * this.all);
  }

  parts(id: number, times: (cell: Cell) => number): Part[] {
    const rounds = this.cells(id).filter(({ opponent }) => !this.isRoundRobin || opponent > 0);
    return rounds.map((cell) => {
      const score = this.against(id, cell);
      // Article 16 is about the Swiss.
      const isMissed = !this.isRoundRobin && isVoluntary(cell);
      return { score, value: score * times(cell), isVoluntary: isMissed };
    });
  }
}

/** 14.1 and 16.5, one after the other. */
function lowestGone(parts: readonly Part[], many: number): readonly Part[] {
  if (many === 0 || parts.length === 0) return parts;
  const [least] = parts.toSorted((a, b) => a.score - b.score || a.value - b.value);
  const [own] = parts.filter((part) => part.isVoluntary).sort((a, b) => a.value - b.value);
  const gone = own && least && own.value >= least.value ? own : least;
  return lowestGone(
    parts.filter((part) => part !== gone),
    many - 1,
  );
}

function highestGone(parts: readonly Part[], many: number): readonly Part[] {
  return parts.toSorted((a, b) => a.value - b.value).slice(0, Math.max(0, parts.length - many));
}

const values = (parts: readonly Part[]): number => sum(parts.map(({ value }) => value));
const rounded = (value: number): number => Math.round(value);

function buchholz(table: Table, id: number, low = 0, high = 0): number {
  return values(
    highestGone(
      lowestGone(
        table.parts(id, () => 10),
        low,
      ),
      high,
    ),
  );
}

function performance(table: Table, id: number): number | undefined {
  const games = table.games(id);
  if (games.length === 0) return undefined;
  const average = rounded(
    sum(games.map(({ opponent }) => table.rows[opponent - 1]?.rating ?? 0)) / games.length,
  );
  return average + differenceOf(rounded((100 * scored(games)) / games.length));
}

const scored = (games: readonly Cell[]): number =>
  sum(games.map(({ result }) => ({ "1": 1, W: 1, "=": 0.5, D: 0.5 })[result as "1"] ?? 0));

/** The first rating, from far below, of which as many points are expected. */
function perfect(table: Table, id: number): number | undefined {
  const games = table.games(id);
  if (games.length === 0) return undefined;
  const ratings = games.map(({ opponent }) => table.rows[opponent - 1]?.rating ?? 0);
  let rating = Math.min(...ratings) - 800;
  if (scored(games) === 0) return rating;
  while (sum(ratings.map((other) => expectedOf(rating - other))) < 100 * scored(games) - 1e-9) rating++;
  return rating;
}

function naiveValue(tournament: Tournament, table: Table, code: string, id: number): number | undefined {
  const cells = table.cells(id);
  const games = table.games(id);
  const opponents = games.map(({ opponent }) => opponent);
  const isRated = table.rows.every(({ rating }) => rating > 0);
  const mean = (all: readonly (number | undefined)[]): number | undefined =>
    all.length === 0 ? undefined : sum(all.map((each) => each ?? 0)) / all.length;
  const meanRating = (all: readonly (number | undefined)[]): number | undefined => {
    const found = mean(all);
    return found === undefined ? undefined : rounded(found);
  };
  if (/^(ARO|TPR|PTP|APRO|APPO|RTNG)/.test(code) && !isRated) return undefined;
  const ratings = opponents.map((other) => table.rows[other - 1]?.rating ?? 0).sort((a, b) => a - b);
  switch (code) {
    case "BH":
      return buchholz(table, id);
    case "BH/C1":
      return buchholz(table, id, 1);
    case "BH/C2":
      return buchholz(table, id, 2);
    case "BH/M1":
      return buchholz(table, id, 1, 1);
    case "BH/M2":
      return buchholz(table, id, 2, 2);
    case "FB": {
      const isFinal = table.length === table.all;
      const drawn = new Table(tournament, (cell, round) =>
        isFinal && round === table.length && cell.opponent > 0
          ? { ...cell, result: "=", points: table.draw }
          : cell,
      );
      return buchholz(drawn, id);
    }
    case "AOB":
      return mean(opponents.map((other) => buchholz(table, other)));
    case "SB":
      return values(table.parts(id, ({ points }) => points));
    case "SB/C1":
      return values(
        lowestGone(
          table.parts(id, ({ points }) => points),
          1,
        ),
      );
    case "KS":
      return sum(
        cells.map(({ opponent, points }) =>
          opponent > 0 && (table.points[opponent - 1] ?? 0) * 2 >= table.win * table.many ? 10 * points : 0,
        ),
      );
    case "WIN":
      return cells.filter(({ points }) => points === table.win).length;
    case "WON":
      return games.filter(({ result }) => "1W".includes(result)).length;
    case "BPG":
      return games.filter(({ isBlack }) => isBlack).length;
    case "BWG":
      return games.filter(({ isBlack, result }) => isBlack && "1W".includes(result)).length;
    case "PS":
    case "PS/C1": {
      const after = cells.map((_, r) => 10 * sum(cells.slice(0, r + 1).map(({ points }) => points)));
      return sum(after.slice(code === "PS" ? 0 : 1));
    }
    case "REP":
      return table.length - cells.filter(({ result }) => "HZ-".includes(result)).length;
    case "STD":
      return sum(
        cells.map(({ opponent, points }, r) => {
          const theirs = opponent > 0 ? (table.cells(opponent)[r]?.points ?? 0) : table.draw;
          return 50 * (1 + Math.sign(points - theirs));
        }),
      );
    case "TPN":
      return id;
    case "RTNG":
      return table.rows[id - 1]?.rating;
    case "ARO":
      return meanRating(ratings);
    case "ARO/C1":
      return meanRating(ratings.slice(1));
    case "TPR":
      return performance(table, id);
    case "PTP":
      return perfect(table, id);
    case "APRO":
      return meanRating(opponents.map((other) => performance(table, other)));
    case "APPO":
      return meanRating(opponents.map((other) => perfect(table, other)));
    default:
      throw new RangeError(`no tie-break ${code}`);
  }
}

/** More missing encounters than these are not played out. */
const MOST_PLAYED_OUT = 11;

/** Article 6: the group in places; nobody is told apart where there is one. */
function encounter(
  table: Table,
  group: readonly number[],
): { places: number[][]; isTold: boolean; points: Map<number, number> } {
  const meetings = (u: number, v: number) =>
    (table.isRoundRobin ? table.cells(u) : table.games(u)).filter(({ opponent }) => opponent === v);
  const pairs = group.flatMap((u, i) => group.slice(i + 1).map((v) => [u, v] as const));
  const missing = pairs.filter(([u, v]) => meetings(u, v).length === 0);
  const against = (u: number): number =>
    sum(
      group.map((v) => {
        const met = u === v ? [] : meetings(u, v);
        return met.length === 0 ? 0 : (10 * sum(met.map(({ points }) => points))) / met.length;
      }),
    );
  const points = new Map(group.map((id) => [id, against(id)]));
  const of = (id: number): number => points.get(id) ?? 0;
  let places: number[][] = [];
  if (missing.length === 0) {
    for (const id of group) {
      const place = places.find(([first]) => first !== undefined && of(first) === of(id));
      if (place) place.push(id);
      else places.push([id]);
    }
    places.sort(([a = 0], [b = 0]) => of(b) - of(a));
  } else {
    let left = [...group];
    for (let first = sure(left); first !== undefined; first = sure(left)) {
      places.push([first]);
      left = left.filter((id) => id !== first);
    }
    if (left.length > 0) places.push(left);
  }
  places = places.flatMap((place) =>
    place.length > 1 && place.length < group.length ? encounter(table, place).places : [place],
  );
  return { places, isTold: missing.length === 0 || places.length > 1, points };

  /** Who is alone at the top of those who are left, however the missing encounters end. */
  function sure(left: readonly number[]): number | undefined {
    const isSure = (id: number): boolean => {
      const ends = missing.length <= MOST_PLAYED_OUT ? 2 ** missing.length : 0;
      for (let end = 0; end < ends; end++) {
        const after = new Map(points);
        missing.forEach(([u, v], bit) => {
          const isFirst = ((end >> bit) & 1) === 1;
          after.set(u, (after.get(u) ?? 0) + 10 * (isFirst ? table.win : table.loss));
          after.set(v, (after.get(v) ?? 0) + 10 * (isFirst ? table.loss : table.win));
        });
        if (left.some((other) => other !== id && (after.get(other) ?? 0) >= (after.get(id) ?? 0)))
          return false;
      }
      const open = (one: number) => missing.filter((pair) => pair.includes(one)).length;
      return left.every(
        (other) =>
          other === id || of(other) + 10 * table.win * open(other) < of(id) + 10 * table.loss * open(id),
      );
    };
    return left.find(isSure);
  }
}

/** The standings with their values, as `standingsOf` gives them. */
export function naiveStandings(
  tournament: Tournament,
  codes: readonly string[],
): { id: number; rank: number; values: (number | undefined)[] }[] {
  const table = new Table(tournament);
  const everybody = tournament.players.map((_, index) => index + 1);
  const ids = everybody.filter((id) => !tournament.roundRobin?.out.includes(id));
  const all = everybody.map((id) =>
    codes.map((code) => (code === "DE" ? undefined : naiveValue(tournament, table, code, id))),
  );
  const places = (group: readonly number[], from: number): number[][] => {
    const code = codes[from];
    if (code === undefined || group.length === 1) return [[...group]];
    if (code === "DE") {
      const told = encounter(table, group);
      if (told.isTold) for (const id of group) (all[id - 1] ?? [])[from] = told.points.get(id);
      return told.places.flatMap((place) => places(place, from + 1));
    }
    const rest = [...group];
    const result: number[][] = [];
    while (rest.length > 0) {
      const value = (id: number): number =>
        (code === "TPN" ? -1 : 1) * (all[id - 1]?.[from] ?? Number.NEGATIVE_INFINITY);
      const best = Math.max(...rest.map(value));
      const equal = rest.filter((id) => value(id) === best);
      result.push(...places(equal, from + 1));
      for (const id of equal) rest.splice(rest.indexOf(id), 1);
    }
    return result;
  };
  const scores = [...new Set(ids.map((id) => table.points[id - 1]))].map(Number).sort((a, b) => b - a);
  const order = scores.flatMap((score) =>
    places(
      ids.filter((id) => table.points[id - 1] === score),
      0,
    ),
  );
  let before = 0;
  return order.flatMap((place) => {
    const rank = before + 1;
    before += place.length;
    return place.map((id) => ({ id, rank, values: all[id - 1] ?? [] }));
  });
}
