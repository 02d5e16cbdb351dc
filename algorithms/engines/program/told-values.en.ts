export const valueWords = {
  /** What a language calls them. */
  plain: {
    javascript: { yes: "true", no: "false", nothing: "undefined", none: "null" },
    python: { yes: "True", no: "False", nothing: "nothing", none: "None" },
  },
  function: "a function",
  map: "a map",
  set: "a set",
  thing: "something",
  object: "an object",
  list: (length: number) => (length === 0 ? "an empty list" : `a list of ${length}`),
};
