import type { Locale } from "./locale.ts";
import { en } from "./own-trace.en.ts";

export const ownTraceWords: Readonly<Record<Locale, typeof en>> = { en };
