/** The criteria by which the candidates of a bracket differ, the one that counts most first (C.04.3, 2.3 and 2.4). All candidates share C1 to C3, C5, C6 and C7. */
export const NAMES = [
  ...(["C4", "C8", "C9", "C10", "C11", "C12", "C13", "C14"] as const),
  ...(["C15", "C16", "C17", "C18", "C19", "C20", "C21"] as const),
] as const;

/** The number of a criterion in the regulations. */
export type CriterionName = (typeof NAMES)[number];

/** The place of C4, by which a candidate is not better or worse but possible or not. */
export const COMPLETION = 0;
