import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { board, boards, button, contentOf, openTool, seat, view } from "../support/pairing-page.ts";

/** As people paste them: numbered or not, with titles, federations and ratings here and there. */
const NAMES = `1. Okafor, Ada (NGR) 2105
2. Lindqvist, Per (SWE) 2060
Novak, Jana\tCZE\t1990
GM\tFerrari, Luca\tITA\t2485
Haddad, Samir; 1920; LBN
Kovač, Mila 1875
Dubois, Élise, FRA, 1840
Yilmaz, Can, 1790
Petersen, Ida, 1755
Tanaka, Ren 1690 JPN
Murphy, Sean, 1620
Šimůnková, Žofie, 1602
FM Brandt, Otto 2210
Costa, Rui
de la Cruz, Maria, 1480
O'Neill, Kate, 1455
Wójcik, Łukasz
Papadopoulos, Nikos, 1399
Ivanova, Daria, 1310
Berg, Tor
Zhao, Min, 1205`;

/** What is typed for each board of each round. */
const KEYS = ["10=1=10+1=", "=1001=1=011", "1=0110=10=", "01=1=0011=", "110=01=10="];

/** What the test itself has typed and read off the page: the only source of what it expects. */
interface Entered {
  readonly white: string;
  readonly black: string;
  key: string;
}
interface EnteredRound {
  readonly games: Entered[];
  readonly bye: string | undefined;
  /** Half a point without a game. */
  readonly half: readonly string[];
}

/** White's points and Black's, in halves. */
const HALVES: Readonly<Record<string, readonly [number, number]>> = {
  "1": [2, 0],
  "0": [0, 2],
  "=": [1, 1],
  "+": [2, 0],
};
const isPlayed = ({ key }: Entered) => key !== "+";

async function namesIn(page: Page, column: "white" | "black"): Promise<string[]> {
  return page.locator(`.boards__${column} bdi`).allTextContents();
}

/** Reads the boards of the open round and enters a result for each by keys alone, beginning where the focus is. */
async function play(page: Page, keys: string, half: readonly string[] = []): Promise<EnteredRound> {
  const [whites, blacks] = [await namesIn(page, "white"), await namesIn(page, "black")];
  expect(whites).toHaveLength(keys.length);
  const bye = page.locator(".pair-rest > div", { hasText: /^Bye/ }).locator("bdi");
  const round: EnteredRound = {
    games: whites.map((white, i) => ({ white, black: blacks[i], key: keys.charAt(i) })),
    bye: (await bye.count()) > 0 ? await bye.innerText() : undefined,
    half,
  };
  await page.keyboard.type(keys);
  await expect(page.getByText(`${keys.length} of ${keys.length} results`)).toBeVisible();
  return round;
}

/** After the last result the keys stand on the button that closes the round. */
async function close(page: Page, round: number): Promise<void> {
  await expect(button(page, `Close round ${round}`)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(new RegExp(`after round ${round} of 5|all 5 rounds played`))).toBeVisible();
}

async function pair(page: Page, round: number, count: number): Promise<void> {
  await view(page, "Rounds").check();
  await button(page, `Pair round ${round}`).press("Enter");
  await expect(boards(page)).toHaveCount(count);
  await expect(board(page, 1)).toBeFocused();
}

interface Row {
  readonly name: string;
  readonly points: number;
  readonly direct: number | undefined;
  readonly buchholz: number;
  readonly sonneborn: number;
}

/** What somebody did in a round. */
interface Did {
  /** Who was met, or scheduled. */
  readonly opponent: string | undefined;
  readonly isPlayed: boolean;
  /** A bye of no point or of half a point, which was asked for. */
  readonly isAsked: boolean;
  readonly halves: number;
}

function didOf(name: string, { games, bye, half }: EnteredRound): Did {
  const game = games.find(({ white, black }) => white === name || black === name);
  if (!game) {
    const halves = bye === name ? 2 : half.includes(name) ? 1 : 0;
    return { opponent: undefined, isPlayed: false, isAsked: bye !== name, halves };
  }
  const [ofWhite, ofBlack] = HALVES[game.key];
  const isWhite = game.white === name;
  return {
    opponent: isWhite ? game.black : game.white,
    ...{ isPlayed: isPlayed(game), isAsked: false, halves: isWhite ? ofWhite : ofBlack },
  };
}

/**
 * The standings again, from what was typed: points, direct encounter if all equals have met, Buchholz, Sonneborn–Berger, by
 * FIDE's rules of 2026 for rounds without a game.
 */
function standingsOf(names: readonly string[], rounds: readonly EnteredRound[]): Row[] {
  const did = new Map(names.map((name) => [name, rounds.map((round) => didOf(name, round))]));
  const of = (name: string): readonly Did[] => did.get(name) ?? [];
  const points = (name: string): number => of(name).reduce((sum, { halves }) => sum + halves, 0);
  /** Who has asked not to play any more has draws from then on, for others. */
  const forOthers = (name: string): number =>
    of(name).reduce((sum, { halves }, r) => {
      const stays = ({ isAsked, isPlayed: plays, opponent, halves: won }: Did) =>
        isAsked || (!plays && opponent !== undefined && won === 0);
      const isAway = of(name)[r]?.isAsked === true && of(name).slice(r).every(stays);
      return sum + (isAway ? 1 : halves);
    }, 0);
  const met = (name: string, other: string) =>
    of(name).some(({ isPlayed: plays, opponent }) => plays && opponent === other);
  /** A dummy where there was no game: with one's own points, but no more than the opponent's or than five draws. */
  const opposite = (name: string, { opponent, isPlayed: plays }: Did): number => {
    if (opponent !== undefined && plays) return forOthers(opponent);
    return Math.min(points(name), opponent === undefined ? TOTAL_ROUNDS : forOthers(opponent));
  };
  const rows = names.map((name): Row => {
    const equals = names.filter((other) => other !== name && points(other) === points(name));
    const all = [name, ...equals];
    const haveAllMet = all.every((one) => all.every((two) => one === two || met(one, two)));
    const among = of(name).filter(
      ({ opponent, isPlayed: plays }) => plays && opponent !== undefined && equals.includes(opponent),
    );
    return {
      name,
      points: points(name),
      direct:
        equals.length > 0 && haveAllMet ? among.reduce((sum, { halves }) => sum + halves, 0) : undefined,
      buchholz: of(name).reduce((sum, each) => sum + opposite(name, each), 0),
      sonneborn: of(name).reduce((sum, each) => sum + (each.halves * opposite(name, each)) / 4, 0),
    };
  });
  return rows.sort(
    (a, b) =>
      b.points - a.points ||
      (b.direct ?? 0) - (a.direct ?? 0) ||
      b.buchholz - a.buchholz ||
      b.sonneborn - a.sonneborn,
  );
}

/** A draw in each of them is as many halves. */
const TOTAL_ROUNDS = 5;

/** "2½" as halves. */
function halvesOf(text: string): number {
  return 2 * Number(text.replace("½", "") || 0) + (text.includes("½") ? 1 : 0);
}

async function shownStandings(page: Page): Promise<Row[]> {
  await page.locator(".standings--points").waitFor();
  const rows = await page.locator(".standings--points tbody tr").all();
  return Promise.all(
    rows.map(async (row): Promise<Row> => {
      const cells = (await row.locator("td").allTextContents()).slice(-4);
      const [points = "", direct = "", buchholz = "", sonneborn = ""] = cells;
      return {
        name: await row.locator("bdi").innerText(),
        points: halvesOf(points),
        direct: direct === "–" ? undefined : halvesOf(direct),
        buchholz: halvesOf(buchholz),
        sonneborn: Number(sonneborn),
      };
    }),
  );
}

/** Equal rows may stand in any order. */
function expectSame(shown: readonly Row[], wanted: readonly Row[]): void {
  const values = (rows: readonly Row[]) => rows.map(({ name: _, ...rest }) => rest);
  expect(values(shown)).toEqual(values(wanted));
  const byName = (rows: readonly Row[]) => rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName(shown)).toEqual(byName(wanted));
}

test("an arbiter plays an open of five rounds from 21 pasted names to the final standings", async ({
  page,
}) => {
  // Nothing is sent anywhere: no more is asked for than the files of the site.
  const sent: string[] = [];
  page.on("request", (request) => {
    const isFile =
      request.method() === "GET" && /^(http:\/\/127\.0\.0\.1:\d+\/[\w./-]*|blob:.*)$/.test(request.url());
    if (!isFile) sent.push(`${request.method()} ${request.url()}`);
  });
  await openTool(page);
  await button(page, "From names").press("Enter");
  await page.getByRole("textbox", { name: /^Players, one on a line/ }).fill(NAMES);
  await page.getByRole("textbox", { name: "Name of the tournament" }).fill("Harbour Open");
  await expect(
    page.getByText("21 players: 18 with a rating, 7 with a federation, 2 with a title."),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Harbour Open" })).toBeVisible();
  const rounds: EnteredRound[] = [];

  // Round 1, with a forfeit on board 8. By number 1 is Ferrari, and Tanaka is the first of the lower half.
  await pair(page, 1, 10);
  await expect(board(page, 1)).toHaveAccessibleName("Board 1: Ferrari, Luca against Tanaka, Ren");
  rounds.push(await play(page, KEYS[0]));
  await close(page, 1);

  // A late entry, who stands among the others by their rating; and somebody who will miss round 3 says so already.
  await view(page, "Players").check();
  const late = page.locator("form", { hasText: "Add a player" });
  await late.getByRole("textbox", { name: "Name" }).fill("Lazy, Hugo (GER) 1650");
  await page.keyboard.press("Enter");
  await expect(late.getByRole("status")).toHaveText("Lazy, Hugo is in, as number 12.");
  await expect(late.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Federation of number 12" })).toHaveValue("GER");
  await page.getByRole("combobox", { name: "The round to which" }).selectOption("Round 3");
  await page.getByRole("combobox", { name: "Ivanova, Daria in round 3" }).selectOption("absent, ½ point");

  // Round 2: a change by hand that breaks a rule is named and undone, another one stays.
  await pair(page, 2, 11);
  const [first] = rounds[0]?.games ?? [];
  const { white: ferrari, black: tanaka } = first;
  const partner = async (name: string) => {
    const [whites, blacks] = [await namesIn(page, "white"), await namesIn(page, "black")];
    const at = Math.max(whites.indexOf(name), blacks.indexOf(name));
    return whites[at] === name ? blacks[at] : whites[at];
  };
  const before = await partner(ferrari);
  await button(page, "Change by hand").press("Enter");
  await seat(page, before).press("Enter");
  await seat(page, tanaka).press("Enter");
  await expect(page.locator(".pair-breaches")).toContainText("have met in round 1");
  // The pair is a new row, and the keys have gone there with the player.
  await expect(seat(page, tanaka)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.locator(".pair-breaches")).toHaveCount(0);
  expect(await partner(ferrari)).toBe(before);
  const [seventh, eighth] = [await namesIn(page, "white"), await namesIn(page, "black")].map(
    (names, i) => names[6 + i],
  ) as [string, string];
  await seat(page, seventh).press("Enter");
  await seat(page, eighth).press("Enter");
  await expect(page.locator(".boards [data-by-hand]")).toHaveCount(2);
  await expect(page.locator(".pair-breaches")).toHaveCount(0);
  await button(page, "Done").press("Enter");

  // In the middle of the results the page is loaded again; a slip of the finger is undone.
  await board(page, 1).focus();
  await page.keyboard.type("=10");
  await page.reload();
  await expect(page.locator(".tool")).toHaveAttribute("data-ready", "");
  await expect(page.getByText("3 of 11 results")).toBeVisible();
  await expect(page.locator(".boards [data-by-hand]")).toHaveCount(2);
  await board(page, 4).focus();
  await page.keyboard.press("1");
  await expect(page.getByText("4 of 11 results")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByText("3 of 11 results")).toBeVisible();
  await board(page, 1).focus();
  rounds.push(await play(page, KEYS[1]));
  await close(page, 2);

  await pair(page, 3, 10);
  await expect(page.locator(".pair-rest")).toContainText("Ivanova, Daria (½)");
  rounds.push(await play(page, KEYS[2], ["Ivanova, Daria"]));
  await close(page, 3);

  // Somebody goes home, and the first board of round 1 was entered wrong: it was a draw.
  await view(page, "Players").check();
  await page.getByRole("combobox", { name: "Berg, Tor in round 4" }).selectOption("withdrawn");
  await view(page, "Rounds").check();
  await page.getByRole("group", { name: "Show a round" }).getByRole("radio", { name: "Round 1" }).check();
  const wrong = page.getByRole("group", { name: new RegExp(`^Board \\d+: ${ferrari} against ${tanaka}`) });
  await wrong.getByRole("button", { name: "drawn" }).press("Enter");
  rounds[0].games[0] = { white: ferrari, black: tanaka, key: "=" };
  const names = [
    ...new Set(rounds.flatMap(({ games }) => games.flatMap(({ white, black }) => [white, black]))),
  ];
  expect(names).toHaveLength(22);
  await view(page, "Standings").check();
  expectSame(await shownStandings(page), standingsOf(names, rounds));

  // The file goes out, an example is opened over it, and the file comes back.
  const [saved] = await Promise.all([page.waitForEvent("download"), button(page, "TRF file").press("Enter")]);
  expect(saved.suggestedFilename()).toBe("harbour-open.trf");
  const text = await contentOf(saved);
  await button(page, "Example").press("Enter");
  await expect(page.getByRole("heading", { name: "Autumn Open" })).toBeVisible();
  await page
    .getByLabel("Open a TRF file")
    .setInputFiles({ name: "harbour-open.trf", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(page.getByRole("heading", { name: "Harbour Open" })).toBeVisible();
  await view(page, "Standings").check();
  expectSame(await shownStandings(page), standingsOf(names, rounds));

  for (const round of [4, 5]) {
    await pair(page, round, 10);
    await expect(page.locator(".pair-rest")).toContainText("Berg, Tor");
    rounds.push(await play(page, KEYS[round - 1]));
    await close(page, round);
  }
  await button(page, "Final standings").press("Enter");
  await expect(page.getByRole("heading", { name: "Final standings" })).toBeVisible();
  const wanted = standingsOf(names, rounds);
  expectSame(await shownStandings(page), wanted);

  // By hand: 10 + 11 + 10 + 10 + 10 points of games, a bye in all rounds but the second, half a point of an absence.
  expect(wanted.reduce((sum, { points }) => sum + points, 0)).toBe(2 * (51 + 4) + 1);
  const meetings = rounds.flatMap(({ games }) =>
    games.filter(isPlayed).map(({ white, black }) => [white, black].sort().join(" – ")),
  );
  expect(meetings).toHaveLength(50);
  expect(new Set(meetings).size).toBe(50);
  const byes = rounds.flatMap(({ bye }) => bye ?? []);
  expect(byes).toHaveLength(4);
  expect(new Set(byes).size).toBe(4);
  for (const name of names) {
    const colors = rounds.flatMap(({ games }) =>
      games
        .filter(isPlayed)
        .flatMap(({ white, black }) => (white === name ? "W" : black === name ? "B" : [])),
    );
    expect(colors.join(""), name).not.toMatch(/WWW|BBB/);
  }

  // The file says the same, and the reader finds nothing odd in it but that it is over.
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "TRF file").press("Enter"),
  ]);
  const { tournament, problems } = readTrf(readFileSync(await download.path()));
  expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
    ["warning", expect.stringContaining("no round is left to be paired")],
  ]);
  expect(tournament?.players.map(({ name, points }) => [name, points / 5]).sort()).toEqual(
    wanted.map(({ name, points }) => [name, points]).sort(),
  );
  expect(tournament?.players.find(({ name }) => name === "Tanaka, Ren")).toMatchObject({
    federation: "JPN",
    rating: 1690,
  });
  expect(sent).toEqual([]);
});
