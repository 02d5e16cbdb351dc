import type { OwnChanges } from "./own-run.en.ts";

export type { OwnChanges };
