import { pageWords } from "../page-words.en.ts";

/** What is said where a tour is put together, besides what is said where it is played. */
export const deskWords = {
  ...pageWords,
  description:
    "Collect steps of any diagrams, add sentences and questions, and send them to a class as one link.",
  lead: "Steps that you have chosen, in your order, with your words. A class plays them on the wall, or each pupil at home.",
  empty: "There is no tour here yet.",
  emptyHow:
    "Open a lesson, go to a step that you want to show, and choose “Add this step to a tour” in the menu of the diagram. Or open a tour that somebody has sent you, or ours.",
  toLessons: "Choose a lesson",
  openExample: "Open our example",
  dropHint: "Drop a tour here",
  current: "Tour",
  opening: "A sentence before the first stop",
  stops: "Stops",
  noStops: "This tour has no stops yet. Add one from the menu of any diagram.",
  sentence: "What you say here",
  asks: "Question",
  askKinds: {
    none: "none",
    step: "the one that the lesson asks here",
    own: "your own",
    touch: "your own, answered by a touch of the picture",
  },
  touched: (labels: readonly string[], gone: number) =>
    `${labels.length === 0 ? "Touch in the picture what is right. Until then any touch is only noted." : `Right: ${labels.join("; ")}.`}${gone === 0 ? "" : ` ${gone} ${gone === 1 ? "mark is" : "marks are"} no longer there.`}`,
  /** What stands beside the picture where it is played: two futures, or the answers to a question. */
  tool: (tool: string) =>
    tool.startsWith("w")
      ? "It opens as two futures: the run as it is, and as it was tried otherwise."
      : "It opens with a question to the run, and its answers.",
  noQuestionHere: "The lesson asks nothing before this step, so the stop shows it without a question.",
  question: "Your question",
  answer: "Its answer; several right ones on a line each",
  wrongAnswers: "Wrong answers, on a line each: with them the class chooses, and can vote with cards",
  hide: "Hide",
  hides: { code: "the code", sentence: "the lesson’s sentence", answer: "the answer" },
  drag: (number: number) => `Drag stop ${number}`,
  up: (number: number) => `Move stop ${number} up (Alt + ↑)`,
  down: (number: number) => `Move stop ${number} down (Alt + ↓)`,
  remove: (number: number) => `Remove stop ${number}`,
  moved: (from: number, to: number) => `Stop ${from} is now stop ${to}.`,
  undo: "Undo",
  redo: "Redo",
  newTour: "New tour",
  deleteTour: "Delete this tour",
  deleted: "The tour is deleted. Undo brings it back.",
  copyLink: "Copy the link",
  longLink: (length: number) =>
    `The link has ${new Intl.NumberFormat("en").format(length)} characters. Some chats cut such links, and it fits no code to be scanned: send the file instead.`,
  saveFile: "Save as a file",
  saveHtml: "Save as one HTML file",
  htmlComing: "The file is being put together …",
  htmlSaved: (bytes: number) =>
    `The file is saved, ${new Intl.NumberFormat("en").format(Math.ceil(bytes / 1024))} KiB. It plays in any browser, also without a network.`,
  htmlFailed: (reason: string) =>
    `The file could not be put together (${reason}). All its parts have to come from the site: try again when you are connected.`,
  saveCourse: "Save as a course",
  edition: "Edition of the course",
  courseSaved: (bytes: number) =>
    `The course is saved, ${new Intl.NumberFormat("en").format(Math.ceil(bytes / 1024))} KiB. In Moodle and other platforms it returns a grade: the share of right first answers. An answer to a question of your own counts as right if it matches the answer that you wrote; if you wrote none, any answer counts.`,
  copyFrame: "Copy the code for another page",
  frameCopied: "The code is copied: a frame that plays the tour on a slide, in a blog, on a course page.",
  playStage: "Play on the stage",
  playHomework: "Play as homework",
  notKept:
    "This browser keeps nothing of it: save the tour as a file before you close the page, or allow storage for this site.",
  aside: "A part of your tours could not be read. It was put aside in this browser and not overwritten.",
  otherTab: "Another tab has changed your tours; this is what it has.",
  opened: (title: string) => `“${title}” is open.`,
  inLesson: "See it in the lesson",
};

export type DeskWords = typeof deskWords;
