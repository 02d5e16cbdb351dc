export const reportWords = {
  title: "A mistake here?",
  lead: "Say what is wrong, and whoever keeps this site can mend it. Thanks are welcome, too.",
  description:
    "Write down a mistake on a page of Kibitz, with the page, the step and the build that you saw it on.",
  page: "Where",
  kind: "This is",
  kinds: { mistake: "a mistake", thanks: "thanks, or a wish" },
  wrong: "What is wrong?",
  used: "What did you use it for, and what would have helped you more?",
  right: "What would be right, and how do you know? (If you know)",
  text: "Your report",
  copy: "Copy",
  copied: "Copied",
  failed: "Press Ctrl+C",
  issue: "Open an issue with it",
  nowhere: "Copy it, and send it to whoever gave you the address of this site.",
  somewhere:
    "Nothing has been sent yet. Copy it, or open an issue: you can read it again there before it goes out.",
  long: "This is too long to be handed over in a link. Copy it, and paste it into the issue.",
  empty: "Say it in a sentence; the report is made here while you type.",
  kept: "What you type is kept in this browser until you erase it.",
  erase: "Erase",
  noScript:
    "Without scripts nothing can be put together here. Please name the page, what is wrong, and the build in the colophon.",
  /** The lines of the report. */
  where: (page: string) => `Page: ${page}`,
  build: (build: string) => `Site: ${build}`,
  is: "Wrong:",
  thanks: "Thanks, or a wish:",
  shouldBe: "Right would be:",
  /** The title of an issue: where, and how it begins. */
  issueTitle: (page: string, begin: string) => `${page}: ${begin}`,
};
