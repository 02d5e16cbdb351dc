/** What the parts of the program are for, in English. */
export const parsonsWords = {
  field: "The field, who may meet, and how a player finds a partner",
  leave: "Let a player leave if as many pairs are left",
  pair: "Let a pair leave if all others can still be paired",
  count: "Count how many must stay out",
  who: "Say who stays out, and who has the bye",
  which: "Say which pairs are made, the best players first",
  result: "Give back the pairs",
};
