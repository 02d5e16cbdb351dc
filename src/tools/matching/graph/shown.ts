import type { Report } from "../report.ts";

/** Which proof is drawn around the matching. */
export type Shown = "matching" | "sets" | "duals";

/** What can be shown of a report, the simplest first. */
export function shownOf(report: Report | undefined): readonly Shown[] {
  return [
    "matching",
    ...(report?.weightProof ? ["duals" as const] : []),
    ...(report?.sizeProof ? ["sets" as const] : []),
  ];
}
