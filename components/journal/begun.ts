/** Answers wait here, one a line, until the code of the journal has come, on this page or another one. */
export const WAITING = "kibitz.journal.waiting";

/** Where the place is kept at which the reader left a lesson last: lesson, section, its number and name, and the second since 1970, each on a line. */
export const STOPPED = "kibitz.stopped";

/** The keys of a journal, of an earlier list to review, of sections that were read, and of the place that was left last. */
export const BEGUN = /^kibitz\.(j|re|stopped)/;

/** Whether this browser keeps any of these. It is small, so that pages can ask at once. */
export function isJournalBegun(): boolean {
  try {
    return Object.keys(localStorage).some((key) => BEGUN.test(key));
  } catch {
    return false;
  }
}
