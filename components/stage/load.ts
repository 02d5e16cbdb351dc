/** What stands on the stage comes when a figure is called there, with its styles. */
import { loaded } from "../page/load-again.ts";
import { needSheet } from "../page/sheet.ts";
import styles from "./stage.css?url";

const withSheet = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, needSheet(styles)]))[0];

export const loadStage = loaded(() => withSheet(import("./Stage.tsx")));
export const loadTwinStage = loaded(() => withSheet(import("./TwinStage.tsx")));
