/** What is said of a value that is no answer at all, in English. */
export const shapeWords = {
  noNumber: (found: string) => `found “${found}”, expected a whole number`,
  oddLine: (count: number) =>
    `this line has ${count} numbers, an odd number of them; expected pairs, two numbers for each`,
  tooLong: (most: number) => `the answer has more than ${most.toLocaleString("en")} numbers`,
  noList: (path: string, found: string) => `${at(path)} ${found}, expected a list`,
  noPair: (path: string, found: string) => `${at(path)} ${found}, expected a list of two numbers`,
  notWhole: (path: string, found: string) => `${at(path)} ${found}, expected a whole number`,
};

function at(path: string): string {
  return path === "" ? "the function returned" : `at ${path} the answer has`;
}
