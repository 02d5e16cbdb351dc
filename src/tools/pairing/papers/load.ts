import { needSheet } from "#components/page/sheet.ts";
import { PapersView } from "./PapersView.tsx";
import sheet from "./papers.css?url";

/** The view of papers, once its styles are there. */
export async function papersView(): Promise<typeof PapersView> {
  await needSheet(sheet);
  return PapersView;
}
