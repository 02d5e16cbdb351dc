import { needSheet } from "#components/page/sheet.ts";
import { PrizesView } from "./PrizesView.tsx";
import sheet from "./prizes.css?url";

/** The view of prizes, once its styles are there. */
export async function prizesView(): Promise<typeof PrizesView> {
  await needSheet(sheet);
  return PrizesView;
}
