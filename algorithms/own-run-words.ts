import type { Locale } from "./locale.ts";
import { en, type OwnChanges } from "./own-run.en.ts";

export type { OwnChanges };

export const ownRunWords: Readonly<Record<Locale, typeof en>> = { en };
