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
  /** The first of what it has. */
  objectWith: (name: string, value: string) => `an object with ${name} ${value}`,
  list: (length: number) => (length === 0 ? "an empty list" : `a list of ${length}`),
};
