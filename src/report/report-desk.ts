/** The desk at which a mistake is reported: it keeps what is typed, and makes a text of it. It sends nothing. */
import { keep, recall } from "#components/page/memory.ts";
import { issueAddress, pageTold, reportText } from "./report.ts";
import { reportWords as t } from "./words.en.ts";

const KEY = "kibitz.report";
const PARTS = ["page", "wrong", "right"] as const;
/** The second kind of report, in the form, in what is kept, and in addresses: `/report/?thanks`. */
const THANKS = "thanks";

class ReportDesk extends HTMLElement {
  connectedCallback(): void {
    const [page, wrong, right] = PARTS.map((name) =>
      this.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`),
    );
    const [out, made, hint, asked, rightPart] = [
      ...["pre", "[data-made]", "[data-hint]", "[data-wrong]", "[data-right]"],
    ].map((each) => this.querySelector<HTMLElement>(each));
    const thanks = this.querySelector<HTMLInputElement>("[value=thanks]");
    if (!page || !wrong || !right || !out || !made || !hint || !asked || !rightPart || !thanks) return;
    const issue = this.querySelector<HTMLAnchorElement>("a[data-issue]");
    const { build = "", issues = "" } = this.dataset;

    const show = () => {
      const isThanks = thanks.checked;
      const report = { page: page.value.trim(), wrong: wrong.value, isThanks, right: right.value, build };
      asked.textContent = isThanks ? t.used : t.wrong;
      rightPart.hidden = isThanks;
      const isEmpty = wrong.value.trim() === "";
      made.hidden = isEmpty;
      out.textContent = reportText(report);
      const address = issues && !isEmpty ? issueAddress(issues, report) : undefined;
      if (issue) {
        issue.hidden = address === undefined;
        issue.href = address ?? "";
      }
      hint.textContent = isEmpty ? t.empty : !issues ? t.nowhere : address ? t.somewhere : t.long;
    };

    const keepAll = () =>
      keep(KEY, JSON.stringify([page.value, wrong.value, right.value, thanks.checked ? THANKS : ""]));
    const [keptPage = "", keptWrong = "", keptRight = "", kind = ""] = keptReport();
    const told = pageTold(location.search, document.referrer, location.origin);
    // What was typed while the code was on its way stays; a report that was begun is still about its own page.
    page.value ||= keptWrong ? keptPage : told;
    wrong.value ||= keptWrong;
    right.value ||= keptRight;
    thanks.checked ||= keptWrong ? kind === THANKS : new URLSearchParams(location.search).has(THANKS);
    this.addEventListener("input", () => {
      keepAll();
      show();
    });
    this.querySelector("[data-erase]")?.addEventListener("click", () => {
      wrong.value = right.value = "";
      page.value = told || page.value;
      keepAll();
      show();
      wrong.focus();
    });
    show();
  }
}

/** What was typed before; nothing where it cannot be read. */
function keptReport(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) || "[]");
    return Array.isArray(kept) && kept.every((part) => typeof part === "string") ? kept : [];
  } catch {
    return [];
  }
}

customElements.define("report-desk", ReportDesk);
