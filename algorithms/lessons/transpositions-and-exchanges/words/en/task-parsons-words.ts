/** What the parts of the program are for, in English. */
export const parsonsWords = {
  orders: "Choose what is listed",
  list: "Write down S2, order by order",
  pivot: "Skip what counts the same, and find the pivot",
  heir: "Put the heir in its place, and the smallest order behind it",
  groups: "Form the groups that can change sides",
  exchange: "List the exchanges, the smallest difference first",
  complete: "Give back the list",
  helpers: "Groups, sums and swaps",
};
