/** The languages in which lessons speak. A lesson that lacks one of them does not compile. */
export type Locale = "en";

/** The language in which a reader is spoken to who has chosen none. */
export const DEFAULT_LOCALE: Locale = "en";
