/** Whether a comparison holds, and why. */
const COMPARED: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  "<": ["is less than", "is not less than"],
  ">": ["is larger than", "is not larger than"],
  "<=": ["is at most", "is larger than"],
  ">=": ["is at least", "is less than"],
  "===": ["equals", "does not equal"],
  "==": ["equals", "does not equal"],
  "!==": ["does not equal", "equals"],
  "!=": ["does not equal", "equals"],
};

/** With a number that is none neither holds. */
const NOT: Readonly<Record<string, string>> = { "<=": "is not at most", ">=": "is not at least" };

/** What the sentences of a program's run say, in English. */
export const runWords = {
  begins: "The program begins.",
  ends: "The program ends.",
  fails: (error: string) => `The program ends with an error: ${error}`,
  stopped: (why: string) => `${why} What ran until here is shown.`,
  called: (call: string) => `${call} is called.`,
  callEnds: (name: string) => `${name} ends`,
  returns: (name: string, value: string) => `${name} returns ${value}`,
  callFails: (name: string) => `${name} ends with an error`,
  calledFirst: (name: string) => `First ${name}(…) has to be called.`,
  runs: (line: number) => `Line ${line} runs.`,
  becomes: (name: string, value: string) => `${name} becomes ${value}`,
  is: (name: string, value: string) => `${name} is ${value}`,
  goesTo: (name: string, value: string) => `${name} goes to ${value}`,
  stays: (name: string, value: string) => `${name} stays ${value}`,
  changes: (name: string, before: string, value: string) => `${name} changes from ${before} to ${value}`,
  from: (sum: string) => `, from ${sum}`,
  which: (source: string) => `, which is ${source}`,
  by: (before: string, operator: string, sum: string) => `: ${before} ${operator} ${sum}`,
  compared: (left: string, operator: string, right: string, holds: boolean, isNumber: boolean) => {
    const said =
      holds || isNumber ? COMPARED[operator]?.[holds ? 0 : 1] : (NOT[operator] ?? COMPARED[operator]?.[1]);
    return `${left} ${said ?? operator} ${right}`;
  },
  has: (what: string, key: string, holds: boolean) => `${what} ${holds ? "has" : "does not have"} ${key}`,
  and: (left: string, right: string) => `${left} and ${right}`,
  parts: (count: number, holds: boolean) =>
    holds ? `All ${count} parts of the condition hold` : `None of the ${count} parts of the condition holds`,
  so: (why: string, what: string) => `${why}, so ${what}.`,
  loop: (goesOn: boolean) => (goesOn ? "the loop goes on" : "the loop ends"),
  always: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
  callOver: "the call ends here",
  answers: (value: string) => `the call returns ${value}`,
  loopLeft: "the loop is left",
  roundOver: "this round of the loop is over",
  follows: "what follows is done",
  otherWay: "the other way is taken",
  passedOver: "what follows is passed over",
  nothingHere: "nothing is to be done",
  next: (of: string, what: string) => `Next of ${of}: ${what}.`,
  nextSame: (of: string) => `Next of ${of}: the same value again.`,
  nothingMore: "Nothing more is to be done here.",
  answer: (value: string) => `The answer of this call is ${value}.`,
  left: "The loop is left.",
  onToNext: "On to the next round of the loop.",
  changePlaces: (a: string, b: string, first: string, second: string) =>
    `${a} and ${b} change places: ${first} and ${second}.`,
  putAtEnd: (value: string, of: string) => `${value} is put at the end of ${of}.`,
  putInto: (value: string, of: string) => `${value} is put into ${of}.`,
  takenOut: (value: string, of: string) => `${value} is taken out of ${of}.`,
  keeps: (of: string, value: string, key: string) => `${of} keeps ${value} for ${key}.`,
  lastTaken: (of: string) => `The last of ${of} is taken away.`,
  firstTaken: (of: string) => `The first of ${of} is taken away.`,
  sorted: (of: string) => `${of} is sorted.`,
  toBeCalled: (call: string) => `${call} is to be called.`,
  list: (parts: readonly string[]) => `${parts.join("; ")}.`,
};
