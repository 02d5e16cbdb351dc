import { needSheet } from "#components/page/sheet.ts";
import boards from "../styles/sheets/boards.css?url";
import figures from "../styles/sheets/figures.css?url";
import twins from "../styles/sheets/twins.css?url";

/** Brings the styles of figures. */
export async function needFigures(): Promise<void> {
  await Promise.all([figures, boards, twins].map(needSheet));
}
