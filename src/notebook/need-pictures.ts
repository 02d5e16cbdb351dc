import { needSheet } from "#components/page/sheet.ts";
import answers from "../styles/sheets/answers.css?url";
import boards from "../styles/sheets/boards.css?url";
import figures from "../styles/sheets/figures.css?url";
import recall from "../styles/sheets/recall.css?url";

/** Brings the styles of questions that are asked on pictures. */
export async function needPictures(): Promise<void> {
  await Promise.all([figures, boards, answers, recall].map(needSheet));
}
