/** What is said of the journal where answers are given. */
export const journalWords = {
  notKept:
    "This browser keeps nothing from this page: its storage is full or forbidden. Your answers count until you close the page.",
  locked:
    "This browser holds answers that this page cannot read, so it leaves them alone. What you answer now counts until you close the page.",
};
