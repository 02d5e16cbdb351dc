import type { Locale } from "../lesson/locale.ts";
import { en } from "./own-trace.en.ts";

export const ownTraceWords: Readonly<Record<Locale, typeof en>> = { en };
