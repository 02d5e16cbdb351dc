/** The event of an answer that was graded; its detail says whether it was right. */
export const ANSWERED = "answered";
