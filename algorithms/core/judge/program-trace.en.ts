/** What can be wrong with a trace, in English. */
export const ownTraceWords = {
  noHeader: 'found no whole object here, expected {"kibitz":1}',
  version: (found: string) => `found version ${found} of the form, expected {"kibitz":1}`,
  notText: (name: string) => `“${name}” in the first line of the trace is no text`,
  second: "a second trace begins here, expected one run",
  unknown: (found: string) =>
    `found “${found}”, expected "line", "=name", "name[]", "game", "pair" or "move"`,
  noName: (found: string, most: number) =>
    `“${found}” is no name of a variable; expected letters, digits, “_”, “$” and points, at most ${most}, and no “__” in front`,
  expected: (found: string, sign: string) => `${told(found)}, expected “${sign}”`,
  noText: (found: string) => `${told(found)}, expected a text in quotation marks`,
  noNumber: (found: string) => `${told(found)}, expected a whole number`,
  noValue: (found: string) => `${told(found)}, expected a whole number, null, or a list of them`,
  range: (found: string, least: number, most: number) =>
    `found ${found}, expected a number from ${counted(least)} to ${counted(most)}`,
  tooDeep: (most: number) => `lists stand in each other more than ${most} deep`,
  noList: (name: string) => `“${name}” is one number here, expected a list`,
  nested: (name: string) => `“${name}” holds lists here; tell it whole, as ["=${name}", line, value]`,
  rest: (found: string) => `found “${found}” behind the event, expected the end of the line`,
  tooManyEvents: (most: number) => `the trace has more than ${counted(most)} events`,
  tooManyChanges: (most: number) => `the trace changes more than ${counted(most)} numbers`,
  tooManyNames: (most: number) => `the trace has more than ${counted(most)} variables`,
};

function told(found: string): string {
  return found === "" ? "the event ends here" : `found “${found}”`;
}

function counted(number: number): string {
  return number.toLocaleString("en").replace("-", "−");
}
