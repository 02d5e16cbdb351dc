/** What the menu of a figure offers: it comes when it is opened. */
export const menuWords = {
  ask: "Ask this run …",
  whatIf: "What if …?",
  copyLink: "Copy link to this step",
  saveInput: "Save the input as a file",
  report: "A mistake here?",
  stateTable: "State as a table",
  savePicture: "Save the picture",
  takeAway: "Take away …",
  faster: (speed: string) => `Faster (now ${speed})`,
  slower: "Slower",
  fastest: "fastest",
  toStart: "To the start",
  toEnd: "To the end",
  startAgain: "Start again",
  keysAndHelp: "Keys and help",
};
