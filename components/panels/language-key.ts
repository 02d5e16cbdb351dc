/** Under which the language is kept in which a reader wants to see programs. */
export const LANGUAGE = "kibitz.language";
