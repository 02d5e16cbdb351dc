import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import { en } from "./evidence.en.ts";

/** The figures with which the invariants and the claims of the halving are shown. */
export const evidence: Readonly<Record<Locale, typeof en>> = { en };
