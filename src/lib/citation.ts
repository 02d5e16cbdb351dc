/** What a citation needs to know about a page. */
export interface CitedWork {
  /** A short name, the key in a bibliography. */
  readonly id: string;
  readonly title: string;
  /** Where it stands: a whole address, or a path where the site's place is not known. */
  readonly url: string;
  readonly date: Date;
}

const isWhole = (url: string): boolean => url.startsWith("http");

/** A citation in words: who, year, title, and where, if that can be followed. */
export function citation({ title, url, date }: CitedWork): string {
  const cited = `The Kibitz authors (${date.getUTCFullYear()}). “${title}”. Kibitz.`;
  return isWhole(url) ? `${cited} ${url}` : cited;
}

/** The same citation as a BibTeX entry. */
export function bibtex({ id, title, url, date }: CitedWork): string {
  return [
    `@misc{kibitz-${id},`,
    "  author = {{The Kibitz authors}},",
    `  title  = {${title}},`,
    `  year   = {${date.getUTCFullYear()}},`,
    `  month  = ${date.toLocaleString("en", { month: "short", timeZone: "UTC" }).toLowerCase()},`,
    ...(isWhole(url) ? [`  url    = {${url}},`] : []),
    "  note   = {Text under CC BY 4.0}",
    "}",
  ].join("\n");
}
