import type { Language } from "./room/order.ts";

/** How far a line is indented, in blanks. */
export const TAB_SIZES: Readonly<Record<Language, number>> = { javascript: 2, typescript: 2, python: 4 };
