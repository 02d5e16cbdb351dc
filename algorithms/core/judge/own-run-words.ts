import type { Locale } from "../lesson/locale.ts";
import { en, type OwnChanges } from "./own-run.en.ts";

export type { OwnChanges };

export const ownRunWords: Readonly<Record<Locale, typeof en>> = { en };
