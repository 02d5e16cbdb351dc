/** Lists of players as people post and paste them, in files of `test/fixtures/swiss/lists/`; names are invented. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDay } from "#algorithms/engines/swiss/days.ts";
import { tournamentOf } from "#algorithms/engines/swiss/list/begin.ts";
import { decodedAs, type Encoding, guessedEncoding } from "#algorithms/engines/swiss/list/encodings.ts";
import { byStrength, type Entry, TITLES } from "#algorithms/engines/swiss/list/entry.ts";
import { readList, repeatedNames } from "#algorithms/engines/swiss/list/read-list.ts";
import { birthOf, ratingOf } from "#algorithms/engines/swiss/list/values.ts";
import { readTrf } from "#algorithms/engines/swiss/read-trf.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";

const FOLDER = "test/fixtures/swiss/lists";
const listOf = (name: string): string => readFileSync(`${FOLDER}/${name}`, "utf8");
const told = ({ title, name, rating, federation, fideId, birth, sex }: Entry): string =>
  [title, name, rating || "", federation, fideId, birth?.replace("/00/00", ""), sex]
    .filter(Boolean)
    .join(" | ");

/** What the columns of each list are, and its first four players by strength; no columns: it is read line by line. */
const LISTS: Readonly<Record<string, readonly [roles: string, ...players: readonly string[]]>> = {
  "60-rating-list.csv": [
    "fideId name federation sex title rating birth",
    "IM | Łuk, Jan Maria | 2410 | POL | 1503016 | 1987 | m",
    "WFM | Horváth, Uma | 2101 | HUN | 705012 | 1998 | w",
    "Alder, Ann | 1850 | SWE | 1503014 | 2001 | w",
    "Alder, Ann | 1620 | GER | 1503015 | 2009 | w",
  ],
  "22-nine-names.txt": ["", "Ann Alder", "Bo Birch", "Cy Cedar", "Di Dogwood"],
  "40-thirty-one-from-a-spreadsheet.txt": [
    "number title name fideId rating federation club birth",
    "FM | O'Brien, Anna | 2291 | SWE | 4600000 | 1956",
    "FM | van der Meer, Borys | 2252 | ISL | 4600037 | 1996",
    "Núñez Prado, Cilla | 2237 | POL | 4600074 | 1954",
    "Kowalska-Nowak, Dražen | 2190 | ESP | 4600111 | 1958",
  ],
  "41-start-list-with-club.txt": [
    "number title name fideId federation rating club",
    "GM | Alder, Ann | 2500 | POL | 4600111",
    "Birch, Bo | 2050 | SWE | 4600112",
  ],
  "43-name-rating-born.txt": ["name rating birth", "Alder, Ann | 2100 | 1956", "Birch, Bo | 2050 | 2001"],
  "47-equal-ratings.txt": [
    "",
    "GM | Oak, Otto | 2100",
    "IM | Moss, Max | 2100",
    "Ada, Amy | 2100",
    "Zed, Zoe | 2100",
  ],
  "aligned-columns.txt": [
    "number name federation rating national birth",
    "Alder, Ann | 2100 | POL | 1956",
    "Birch, Bo | 1900 | SWE | 2001",
  ],
  "blanks-with-heading.txt": ["", "Alder, Ann | 2100 | 1956", "Birch, Bo | 1900 | 2001"],
  "blanks-with-years.txt": ["", "Alder, Ann | 2100 | 1956", "Birch, Bo | 2050 | 2001"],
  "club-without-headings.txt": ["name club rating", "Ann Alder | 2100", "Bo Birch | 2001"],
  "comma-headings.txt": ["name national", "Ann Alder (SK Turm) | 1850", "Bo Birch (SV) | 1600"],
  "czech.txt": [
    "number name birth federation rating club",
    "Olše, Anna | 1850 | CZE | 2001",
    "Bříza, Bo | 1000 | CZE | 1998",
  ],
  "dutch.txt": ["name national birth club", "Berk, Bo | 1900 | 1998", "Els, Anna | 1850 | 2001"],
  "factor-k.txt": ["number rating name k", "Alder, Ann | 2100", "Birch, Bo | 2050"],
  "french.txt": [
    "surname forename rating other federation club",
    "Aulne, Anne | 1850 | FRA",
    "Bouleau, Bob | 1199 | FRA",
  ],
  "german-semicolons.txt": [
    "number name title rating federation",
    "FM | Alder, Ann | 2210 | GER",
    "Birch, Bo | 1850 | SWE",
  ],
  "german-with-title-line.txt": [
    "number title name fideId federation rating club",
    "FM | Ahorn,Anna | 2210 | GER | 4600111",
    "Birke,Bo | GER",
  ],
  "hungarian-aligned.txt": ["number name rating birth club", "Éger Anna | 1850 | 2001", "Nyír Bo | 1999"],
  "italian.csv": [
    "surname forename fideId rating birth",
    "Ontano, Anna | 1850 | 4600111 | 2001/05/17",
    "Betulla, Bo | 1500 | 1999/11/03",
  ],
  "markdown.txt": ["number name rating birth", "Ann Alder | 2100 | 1956", "Bo Birch | 2050 | 2001"],
  "number-sign.txt": ["number name federation rating k", "Alder, Ann | 2100 | POL"],
  "polish.txt": [
    "surname forename title rating birth club",
    "Jesion, Anna | 1850 | 2001",
    "Brzoza, Bo | 1600 | 1998",
  ],
  "rating-list.csv": [
    "fideId name federation sex title other other other rating other other other other number other other other birth other",
    "WGM | Alder, Ann | 2310 | POL | 4600111 | 1990 | w",
    "Birch, Bo | 1850 | SWE | 4600112 | 2005 | m",
  ],
  "russian.txt": [
    "number name fideId federation rating club",
    "Ольха, Анна | 1850 | RUS | 4600111",
    "Береза, Бо | RUS",
  ],
  "spanish.txt": [
    "other name rating national birth club",
    "Aliso García, Ana | 1850 | 2001/05/17",
    "Beta Ruiz, Blas | 1700 | 1998",
  ],
  "surname-forename.txt": ["surname forename rating", "Alder, Ann | 2100", "Birch, Bo | 1900"],
  "survey.csv": ["other other name rating birth", "Ann Alder | 2100 | 1956", "Bo Birch | 2001"],
  "turkish.txt": [
    "number name birth rating national club",
    "Huş Can | 1650 | 1998",
    "Kızılağaç Ayşe | 1400 | 2001/05/17",
  ],
  "two-groups.txt": ["number name rating", "Alder, Ann | 2100", "Birch, Bo | 1900"],
  "two-ratings.txt": ["name rating national", "Alder, Ann | 2100", "Birch, Bo | 1900"],
  "underscores.csv": [
    "surname forename birth sex fideId federation rating club",
    "ALDER, Ann | 1850 | FRA | 4600111 | 2001/05/17 | w",
    "BIRCH, Bo | FRA | 1999/11/03 | m",
  ],
};

/** How many of the 31 and 9 players are not told above. */
const MORE: Readonly<Record<string, number>> = {
  "22-nine-names.txt": 9,
  "40-thirty-one-from-a-spreadsheet.txt": 31,
  "47-equal-ratings.txt": 6,
};

describe("a list", () => {
  test.each(readdirSync(FOLDER))("%s: columns and players", (name) => {
    const { columns, entries } = readList(listOf(name));
    const [roles, ...players] = LISTS[name] ?? [""];
    expect(columns?.map(({ role }) => role).join(" ") ?? "").toBe(roles);
    expect(entries.toSorted(byStrength).slice(0, 4).map(told)).toEqual(players);
    expect(entries.length).toBe(MORE[name] ?? players.length);
  });

  test("never makes a player of a heading, nor a rating of a year or of a factor K", () => {
    for (const name of readdirSync(FOLDER)) {
      const { entries } = readList(listOf(name));
      for (const { name: player, rating, birth } of entries) {
        expect(player, name).not.toMatch(/\b(name|no|rtg|elo|rating|fed|born|club)\b/i);
        expect([10, 20, 40, Number(birth?.slice(0, 4))], name).not.toContain(rating);
      }
    }
  });

  test("that a spreadsheet exports is 31 players by their ratings, the unrated ones last", () => {
    const entries = readList(listOf("40-thirty-one-from-a-spreadsheet.txt")).entries.toSorted(byStrength);
    const ratings = entries.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(entries.at(-1)).toMatchObject({ name: "Ruiz, Dóra", rating: 0, birth: "1967/00/00" });
  });

  test("is read as somebody wants its columns to be", () => {
    const text = "Alder, Ann\t1956\nBirch, Bo\t2001";
    const guessed = readList(text);
    expect(guessed.columns?.[1]).toMatchObject({ role: "rating", isDoubtful: true });
    const { entries, columns } = readList(text, new Map([[1, "birth"]]));
    expect(entries.map(told)).toEqual(["Alder, Ann | 1956", "Birch, Bo | 2001"]);
    expect(entries.map(({ rating }) => rating)).toEqual([0, 0]);
    expect(columns?.map(({ role }) => role)).toEqual(["name", "birth"]);
    const swapped = readList("Name\tClub\nPawns\tAnn Alder", new Map([[1, "name"]]));
    expect(swapped.entries.map(told)).toEqual(["Ann Alder"]);
    expect(swapped.columns?.[0]?.role).toBe("other");
  });

  test("tells the lines that name nobody", () => {
    expect(readList(listOf("german-with-title-line.txt")).leftOut).toEqual([1]);
    expect(readList(listOf("two-groups.txt")).leftOut).toEqual([1, 5, 8]);
  });

  test("has a row of several lines where a cell in quotes goes on below, and no quote that is left open takes players away", () => {
    const rows = readList(
      `Name;Rating;Club\r\n"Alder, Ann";1900;"Chess Club\r\n\r\nof ""Old"" Town"\r\nBirch, Bo;1800;"SK"\r\nCedar, Cy;1700;`,
    );
    expect(rows.entries.map(({ name, rating, club }) => [name, rating, club])).toEqual([
      ["Alder, Ann", 1900, 'Chess Club of "Old" Town'],
      ["Birch, Bo", 1800, "SK"],
      ["Cedar, Cy", 1700, undefined],
    ]);
    expect(rows.leftOut).toEqual([]);
    const open = readList(`Name;Rating\n"Alder, Ann;1900\n"Birch, Bo;1800\nCedar, Cy;1700\nDogwood, Di;1600`);
    expect(open.entries.map(({ rating }) => rating)).toEqual([1900, 1800, 1700, 1600]);
    const nick = readList(`Name,Rating,Club\n"Ann ""the ox"" Alder",1900,SK\n"Bo" Birch,1800,SK`);
    expect(nick.entries.map(({ rating }) => rating)).toEqual([1900, 1800]);
  });

  test("of anything is a file that can be read", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        "Name",
        "Rtg",
        "Elo",
        "Born",
        "FED",
        "1956",
        "2100",
        "20",
        "GM",
        "POL",
        "4600111",
        "17.05.2001",
      ),
    );
    const separator = fc.constantFrom("\t", ";", ",", "|", "  ");
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { maxLength: 12 });
    fc.assert(
      fc.property(rows, separator, (table, between) => {
        const { entries } = readList(table.map((row) => row.join(between)).join("\n"));
        if (entries.length === 0) return;
        const { tournament, problems } = readTrf(writeTrf(tournamentOf(entries, 5, "white", "")));
        expect(problems).toEqual([]);
        expect(tournament?.players.map(({ rating }) => rating)).toEqual(entries.map(({ rating }) => rating));
      }),
    );
  });
});

describe("start numbers", () => {
  test("go by rating, then title, then name (C.04.2)", () => {
    const ordered = readList(listOf("47-equal-ratings.txt")).entries.toSorted(byStrength);
    expect(ordered.map(({ name }) => name)).toEqual([
      ...["Oak, Otto", "Moss, Max", "Ada, Amy", "Zed, Zoe", "Ada, Zara", "Bee, Bob"],
    ]);
    const titled = [...TITLES, ""].map((title) => ({ rating: 2000, title, name: "X" }));
    expect(titled.toReversed().toSorted(byStrength)).toEqual(titled);
  });
});

describe("bytes", () => {
  /** Text in a page of codes, made by looking for the byte of each letter. */
  const encoded = (text: string, encoding: Encoding): Uint8Array => {
    const of = new Map(
      Array.from({ length: 256 }, (_, byte) => [decodedAs(Uint8Array.of(byte), encoding), byte]),
    );
    return Uint8Array.from(text, (sign) => of.get(sign) ?? 63);
  };

  test.each([
    ["windows-1250", "Łukasiewicz, Żuk;Dvořák, Šárka;Kovač, Željka"],
    ["windows-1252", "Müller, Jörg;Núñez, Inés;Ågren, Édith;Çelik, François"],
    ["windows-1251", "Ольха, Анна;Берёза, Юрий"],
    ["windows-1254", "Kızılağaç, Ayşe;Şahin, Gökçe"],
    ["windows-1257", "Ozoliņš, Jānis;Bērziņa, Līga"],
    ["windows-1253", "Παππάς, Γιώργος"],
  ] as const)("in %s are known by the letters of names", (encoding, names) => {
    const text = names.replaceAll(";", "\n");
    const bytes = encoded(text, encoding);
    expect(guessedEncoding(bytes)).toBe(encoding);
    expect(decodedAs(bytes, encoding)).toBe(text);
  });

  test("in Unicode are known by their mark, their zeros or their form", () => {
    const text = "Dvořák, Šárka\t2100\nLi, Wei\t1900";
    const utf8 = new TextEncoder().encode(text);

    const utf16 = new Uint8Array(2 * text.length);
    for (let i = 0; i < text.length; i++)
      utf16.set([text.charCodeAt(i) & 255, text.charCodeAt(i) >> 8], 2 * i);
    const swapped = Uint8Array.from(utf16, (_, i) => utf16[i ^ 1] ?? 0);
    for (const [bytes, encoding] of [
      [utf8, "utf-8"],
      [Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), "utf-8"],
      [utf16, "utf-16le"],
      [Uint8Array.of(0xff, 0xfe, ...utf16), "utf-16le"],
      [swapped, "utf-16be"],
      [Uint8Array.of(0xfe, 0xff, ...swapped), "utf-16be"],
    ] as const) {
      expect(guessedEncoding(bytes)).toBe(encoding);
      expect(decodedAs(bytes, encoding)).toBe(text);
    }
  });
});

describe("a day", () => {
  test.each([
    ["2025/07/21", "20250721"],
    ["2025-07-21", "20250721"],
    ["2025.07.21.", "20250721"],
    ["20250721", "20250721"],
    ["2025-07-21T10:00:00Z", "20250721"],
    ["21/07/2025", "20250721"],
    ["21.07.2025", "20250721"],
    ["21. 7. 2025", "20250721"],
    ["7/21/2025", "20250721"],
    ["21.07.25", "20250721 or 20210725"],
    ["25/07/21", "20250721 or 20210725"],
    ["01/02/2026", "20260201 or 20260102"],
    ["01.02.2026", "20260201"],
    ["Jul 21, 2025", "20250721"],
    ["July 21st, 2025", "20250721"],
    ["21 July 2025", "20250721"],
    ["21. Juli 2025", "20250721"],
    ["21 juillet 2025", "20250721"],
    ["21 de julio de 2025", "20250721"],
    ["21 lipca 2025", "20250721"],
    ["21. července 2025", "20250721"],
    ["21 июля 2025 г.", "20250721"],
    ["2025. július 21.", "20250721"],
    ["1 Mart 2026", "20260301"],
    ["Saturday 21 March 2026", "20260321"],
    ["mardi 13 janvier 2026", "20260113"],
    ["martes, 13 de enero de 2026", "20260113"],
    ["Pazartesi, 12 Ocak 2026", "20260112"],
    ["середа, 14 січня 2026", "20260114"],
    ["2025/02/30", "none"],
    ["31.04.2025", "none"],
    ["next Sunday", "none"],
    ["", "none"],
  ])("%j is %s", (text, expected) => {
    const { day, other } = readDay(text) ?? { day: "none" };
    expect(other === undefined ? day : `${day} or ${other}`).toBe(expected);
  });
});

describe("a list that somebody has typed", () => {
  const namesIn = (text: string): string[] => readList(text).entries.map(({ name }) => name);

  test.each([
    ["Name\tClass\nAnna Berg\t5a\nBen Carl\t6b\n"],
    [
      "Timestamp,Email,Your name,School,Grade\n1.9.2026,a@b.example,Anna Berg,North,5\n1.9.2026,c@d.example,Ben Carl,West,6\n",
    ],
    ["1 Anna Berg\n2 Ben Carl\n"],
    ["- Anna Berg\n• Ben Carl\n"],
  ])("%j names two players", (text) => {
    expect(namesIn(text)).toEqual(["Anna Berg", "Ben Carl"]);
  });

  test("keeps figures before names that do not count the lines", () => {
    expect(namesIn("7 of Hearts\n2 of Clubs\n")).toEqual(["7 of Hearts", "2 of Clubs"]);
  });

  test("tells figures that could be years of birth, and believes a first line that says so", () => {
    const years = "Anna Berg 2009\nBen Carl 2011\n";
    expect(readList(years).isDoubtful).toBe(true);
    expect(readList(`${years}Cleo Dahl 1512\n`).isDoubtful).toBeUndefined();
    const { entries, isDoubtful } = readList(`Name Born\n${years}`);
    expect(isDoubtful).toBeUndefined();
    expect(entries.map(({ rating, birth }) => [rating, birth])).toEqual([
      [0, "2009/00/00"],
      [0, "2011/00/00"],
    ]);
  });

  test("names a player twice, whichever way round", () => {
    expect(repeatedNames(readList("Anna Berg\nBerg, Anna\nberg anna\nAnna Bergen\n").entries)).toHaveLength(
      2,
    );
  });
});

test("ratings may have a mark between the thousands, and nobody is to be born", () => {
  expect(["1,850", "2,000", "1.750", "2 100", "2100.0", "1850P"].map(ratingOf)).toEqual([
    ...[1850, 2000, 1750, 2100, 2100, 1850],
  ]);
  expect(["17.05.98", "1/2/99", "17.05.12", "1998"].map(birthOf)).toEqual([
    ...["1998/05/17", "1999/02/01", "2012/05/17", "1998/00/00"],
  ]);
});
