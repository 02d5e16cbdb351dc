/** The lessons that are being written, in order. One disappears from the list when its article is there. */
export const planned = [{ id: "swiss", title: "Swiss pairing", topic: "tournaments" }] as const;
