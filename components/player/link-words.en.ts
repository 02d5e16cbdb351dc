/** What is said of a link that asks for something else than there is: it comes with the code that reads links. */
export const linkWords = {
  turnCut: (taken: number, wanted: number) =>
    taken === 0
      ? `The link holds a run of ${wanted === 1 ? "1 choice" : `${wanted} choices`}, but none fits this lesson any more. You can begin your own.`
      : `The link holds a run of ${wanted} choices. The first ${taken} of them still fit; the rest is left out.`,
  oldLink:
    "This link was made for an earlier version of this lesson, so the step may not be the one that was meant.",
  badLink:
    "The link to this diagram could not be read: it is incomplete or damaged. You see the diagram’s own example.",
  notAsked: "The link asks this run something that it has no answer to. You see the step.",
  badExample: (name: string) =>
    `The link asks for an example called “${name}”, which this lesson does not have. You see its own example.`,
  stepOutside: (step: number, last: number) =>
    `The link asks for step ${step}, but the run ends at ${last}. You see the last step.`,
};
