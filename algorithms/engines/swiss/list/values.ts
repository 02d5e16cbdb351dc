/** Values of cells as a record has them. */

import { readDay } from "../days.ts";
import { HIGHEST_RATING } from "./entry.ts";

/** A year in two digits is not later: nobody who plays is to be born. */
const LATEST_BORN = 2030;

/** A rating: "2100", "2100.0", "1850P", "1850/12", "2100 (FIDE)"; 0: none. */
export function ratingOf(text: string): number {
  // "1,850", "2.000": with a mark between the thousands.
  if (/^\s*\d[.,\s\u00a0'’]\d{3}\s*$/.test(text)) return fitting(Number(text.replaceAll(/\D/g, "")));
  const [, digits = ""] = /^\s*(\d{1,4})(?:[.,]0+)?(?:\s*[/(pP*].*|\s*[A-Z])?\s*$/.exec(text) ?? [];
  return fitting(Number(digits));
}

function fitting(rating: number): number {
  return rating <= HIGHEST_RATING ? rating : 0;
}

/** A day of birth as "2001/05/17", a year as "2001/00/00", or nothing. */
export function birthOf(text: string): string {
  const [year] = /^\s*(?:19|20)\d\d(?=(?:[/.-]00?[/.-]00?)?(?:\.0)?\s*$)/.exec(text) ?? [];
  if (year !== undefined) return `${year.trim()}/00/00`;
  const day = readDay(text)?.day;
  if (day === undefined) return "";
  const said = Number(day.slice(0, 4));
  const born = said > LATEST_BORN ? said - 100 : said;
  return `${born}/${day.slice(4, 6)}/${day.slice(6)}`;
}

const WOMEN =
  /^(w|f|female|woman|women|girl|fem|femme|femenino|mujer|donna|weiblich|frau|k|kobieta|z|zena|no|ж|жен|kadin|kadın|д)$/i;
const MEN =
  /^(m|male|man|men|boy|h|homme|masculino|hombre|uomo|maschio|mannlich|männlich|herr|mezczyzna|mężczyzna|muz|muž|ferfi|férfi|м|муж|erkek)$/i;

/** "m", "w", or nothing. */
export function sexOf(text: string): string {
  const word = text.trim();
  return WOMEN.test(word) ? "w" : MEN.test(word) ? "m" : "";
}

/** A federation's three letters, or nothing. */
export function federationOf(text: string): string {
  const [code = ""] = /\b[A-Za-z]{3}\b/.exec(text.trim().length <= 5 ? text : "") ?? [];
  return code.toUpperCase();
}

/** FIDE's number, or nothing: a cell of a spreadsheet may have made a decimal of it. */
export function fideIdOf(text: string): string {
  const [, id = ""] = /^\s*(\d{4,11})(?:\.0+)?\s*$/.exec(text) ?? [];
  return id;
}
