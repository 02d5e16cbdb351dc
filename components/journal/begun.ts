/** Whether this browser keeps a journal, an earlier list to review, or sections that were read. It is small, so that pages can ask at once. */
export function isJournalBegun(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^kibitz\.(j|re)/.test(key));
  } catch {
    return false;
  }
}
