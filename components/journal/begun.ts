/** Answers wait here, one a line, until the code of the journal has come, on this page or another one. */
export const WAITING = "kibitz.journal.waiting";

/** Whether this browser keeps a journal, an earlier list to review, or sections that were read. It is small, so that pages can ask at once. */
export function isJournalBegun(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^kibitz\.(j|re)/.test(key));
  } catch {
    return false;
  }
}
