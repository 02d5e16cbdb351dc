/** The words of the fields in which a function gets its values. */
export const parameterWords = {
  legend: (name: string) => `Call ${name} with`,
  none: (name: string) => `Run calls ${name}().`,
  tree: "a tree, level by level",
  linked: "linked nodes",
  optional: "may stay empty",
  comment: "The call, from the fields:",
  mend: "Mend the marked field, then run again.",
  missing: (example: string) => `A value is missing. Write one, such as ${example}.`,
  unfinished: (example: string) =>
    `It is not finished: a bracket or a quote is open. Write it such as ${example}.`,
  unreadable: (column: number, sign: string, example: string) =>
    `At sign ${column}, “${sign}” cannot stand here. Write it such as ${example}.`,
  name: (column: number, name: string) =>
    `At sign ${column}, “${name}” is a name. A text stands in quotes: "${name}".`,
  noValue: (column: number, text: string) =>
    `At sign ${column}, “${text}” is not a value. Numbers, texts in quotes, true, false, null, lists and objects can stand here.`,
  treeWanted:
    "A tree is one list, level by level, with null where nothing hangs: [3, 9, 20, null, null, 15, 7].",
  pythonTreeWanted:
    "A tree is one list, level by level, with None where nothing hangs: [3, 9, 20, None, None, 15, 7].",
  linkedWanted: "Linked nodes are one list of their values: [1, 2, 3].",
  listWanted: (example: string) => `All of them stand in one list, such as ${example}.`,
};
