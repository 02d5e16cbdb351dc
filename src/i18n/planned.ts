/** The lessons that are being written, in order. One disappears from the list when its article is there. */
export const planned = [
  { id: "blossom", title: "Blossom", topic: "matching" },
  { id: "swiss", title: "Swiss pairing", topic: "tournaments" },
] as const;
