/** What the examples of the lesson are called, and why they are there, in English. */
export const examples = {
  legal: {
    title: "A correct output",
    why: "Three kings go home.",
  },
  touching: {
    title: "A wrong move",
    why: "The fifth move would touch another king.",
  },
};
