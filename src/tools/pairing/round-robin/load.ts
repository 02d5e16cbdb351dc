import { needSheet } from "#components/page/sheet.ts";
import { CrossTable } from "./CrossTable.tsx";
import sheet from "./round-robin.css?url";
import { ScheduledRounds } from "./ScheduledRounds.tsx";

/** The view of the rounds, once its styles are there. */
export async function scheduledRounds(): Promise<typeof ScheduledRounds> {
  await needSheet(sheet);
  return ScheduledRounds;
}

/** The cross table, once its styles are there. */
export async function crossTable(): Promise<typeof CrossTable> {
  await needSheet(sheet);
  return CrossTable;
}
