/** Whether this browser keeps anything of what a reader has read or answered. It is small, so that pages can ask at once. */
export function isJournalBegun(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^kibitz\.(journal|re(ad|view))/.test(key));
  } catch {
    return false;
  }
}
