import { needSheet } from "#components/page/sheet.ts";
import { GroupCheck, GroupCross } from "./ByGroup.tsx";
import sheet from "./groups.css?url";
import { Knockout } from "./Knockout.tsx";

/** The cross tables of groups, once their styles are there. */
export async function groupCross(): Promise<typeof GroupCross> {
  await needSheet(sheet);
  return GroupCross;
}

/** The same for what is counted. */
export async function groupCheck(): Promise<typeof GroupCheck> {
  await needSheet(sheet);
  return GroupCheck;
}

/** The same for the bracket. */
export async function knockout(): Promise<typeof Knockout> {
  await needSheet(sheet);
  return Knockout;
}
