/** Days as people and programs write them: "2025/07/21", "21.07.2025", "Jul 21, 2025", "21 de julio de 2025". */

/** A day that a text names, as days sort: "20250721". */
export interface ReadDay {
  readonly day: string;
  /** The other day that it may as well mean, where the month may stand first or last. */
  readonly other?: string;
}

/** How months begin in the languages of public files, without accents, January first. */
const MONTHS = [
  "jan ene gen sty led sij ocak ian янв січ tammi",
  "feb fev fov lut uno vel subat фев лют helmi",
  "mar maa brez ozu мар бер maalis",
  "apr avr abr kwi dub tra nis апр кві huhti",
  "may mai mei mag maj kve svi май мая тра touko",
  "jun juin giu cze cerven cervna lipanj lipnj haz iun июн чер kesa",
  "jul juil lug lipiec lipca cervenec cervence srpanj srpnj tem iul июл лип heina",
  "aug aou ago sie srpen srpna kol agu авг сер elo",
  "sep set szept wrz zari ruj eyl сен вер syys",
  "oct oct okt ott out paz rij eki окт жов loka",
  "nov kas ноя marras",
  "dec dez dic gru pros aral дек гру joulu",
];

const LONGEST_FIRST = MONTHS.flatMap((words, month) =>
  words.split(" ").map((word) => ({ word, month: month + 1 })),
)
  .filter(({ word }, i, all) => all.findIndex((each) => each.word === word) === i)
  .sort((a, b) => b.word.length - a.word.length);

/** The first day that a text names; undefined: none, or one that is in no calendar. */
export function readDay(text: string): ReadDay | undefined {
  return readNumbers(text) ?? readWords(text);
}

function readNumbers(text: string): ReadDay | undefined {
  const solid = /^\D*(\d{4})(\d\d)(\d\d)(?!\d)/.exec(text);
  if (solid) return only(dayOf(Number(solid[1]), Number(solid[2]), Number(solid[3])));
  const found = /(\d+)\s*([/.-])\s*(\d+)\s*\2\s*(\d+)/.exec(text);
  if (!found) return undefined;
  const [, first = "", between, second = "", third = ""] = found;
  const [a, b, c] = [first, second, third].map(Number) as [number, number, number];
  if (first.length === 4) return only(dayOf(a, b, c));
  // Who writes points means the day first; with strokes it may be the month.
  if (third.length === 4) return either(dayOf(c, b, a), between === "." ? undefined : dayOf(c, a, b));
  if (third.length !== 2) return undefined;
  // FIDE's own short form begins with the year.
  const yearFirst = first.length === 2 ? dayOf(century(a), b, c) : undefined;
  const dayFirst = dayOf(century(c), b, a);
  return between === "." ? either(dayFirst, yearFirst) : either(yearFirst, dayFirst);
}

function readWords(text: string): ReadDay | undefined {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = (plain.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !WEEKDAYS.has(word));
  const month = words.map(monthOf).find((each) => each !== undefined);
  const year = words.find((word) => /^(19|20)\d\d$/.test(word));
  const day = words.find((word) => /^\d\d?$/.test(word));
  return month && year && day ? only(dayOf(Number(year), month, Number(day))) : undefined;
}

/** Names of days that begin like one of a month. */
const WEEKDAYS: ReadonlySet<string> = new Set([
  ...["mardi", "martes", "martedi", "marti", "maandag", "maanantai", "pazar", "pazartesi", "середа"],
]);

function monthOf(word: string): number | undefined {
  return LONGEST_FIRST.find((each) => word.startsWith(each.word))?.month;
}

function century(year: number): number {
  return 2000 + year;
}

function only(day: string | undefined): ReadDay | undefined {
  return day === undefined ? undefined : { day };
}

function either(first: string | undefined, second: string | undefined): ReadDay | undefined {
  const [day, other] = [first, second].filter((each) => each !== undefined);
  if (day === undefined) return undefined;
  return other === undefined || other === day ? { day } : { day, other };
}

/** As days sort; undefined: there is no such day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10).replaceAll("-", "") : undefined;
}
