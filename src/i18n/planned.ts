/** The lessons that are being written, in order. One disappears from the list when its article is there. */
export const planned = [
  { id: "recursive-halving", title: "Recursive halving", topic: "round robin" },
  { id: "rotation", title: "Rotation and Berger", topic: "round robin" },
  { id: "peaceful-kings", title: "Peaceful kings", topic: "olympiad" },
  { id: "blossom", title: "Blossom", topic: "matching" },
  { id: "swiss", title: "Swiss pairing", topic: "tournaments" },
] as const;
