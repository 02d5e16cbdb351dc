/** What a reader says of a mistake, as a text, and the way in which it leaves the page. */
import { reportWords as t } from "./words.en.ts";

export interface Report {
  /** The address of the page, with the step where there is one. */
  readonly page: string;
  readonly wrong: string;
  /** Whether nothing is wrong: somebody says thanks, or what they wish for. */
  readonly isThanks?: boolean;
  readonly right: string;
  /** "0.4.0, build 1a2b3c4" */
  readonly build: string;
}

/** Longer addresses are cut by some of those who read them. */
const MOST_IN_LINK = 6000;
const TITLE = 70;

export function reportText({ page, wrong, isThanks = false, right, build }: Report): string {
  return [
    t.where(page),
    t.build(build),
    `${isThanks ? t.thanks : t.is}\n${wrong.trim()}`,
    ...(right.trim() && !isThanks ? [`${t.shouldBe}\n${right.trim()}`] : []),
  ].join("\n\n");
}

/** The address at which an issue with the report is opened, by a template with {title} and {body}; undefined if it is too long. */
export function issueAddress(template: string, report: Report): string | undefined {
  const [line = ""] = report.wrong.trim().split("\n");
  const begin = line.length > TITLE ? `${line.slice(0, TITLE).trimEnd()} …` : line;
  const path = report.page.replace(/^https?:\/\/[^/]*/, "").replace(/[?#].*$/, "");
  const address = template
    .replace("{title}", () => encodeURIComponent(t.issueTitle(path, begin)))
    .replace("{body}", () => encodeURIComponent(reportText(report)));
  return address.length > MOST_IN_LINK ? undefined : address;
}

/** The page of this site that a reader comes from: told in the address, or by the browser. */
export function pageTold(query: string, referrer: string, origin: string): string {
  const told = new URLSearchParams(query).get("at") ?? "";
  if (/^\/(?!\/)/.test(told)) return origin + told;
  return referrer.startsWith(`${origin}/`) ? referrer : "";
}
