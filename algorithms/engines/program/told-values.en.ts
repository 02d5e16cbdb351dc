export const valueWords = {
  yes: "true",
  no: "false",
  nothing: "undefined",
  function: "a function",
  map: "a map",
  set: "a set",
  thing: "something",
  object: "an object",
  list: (length: number) => (length === 0 ? "an empty list" : `a list of ${length}`),
};
