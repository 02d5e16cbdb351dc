import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { Kind } from "./span.ts";

/** With at most one decimal: "2.5". */
const size = (value: number): string => inFigures(Math.round(10 * value) / 10);

const pictures = (many: number) => (many === 1 ? "1 picture" : `${inFigures(many)} pictures`);
const kibibytes = (bytes: number) =>
  bytes < 1_048_576 ? `${inFigures(Math.ceil(bytes / 1024))} KiB` : `${size(bytes / 1_048_576)} MiB`;

/** What is said of pictures, clips and steps that are taken away. */
export const takeAwayWords = {
  license: "CC BY 4.0",
  title: "Take away",
  what: "As what",
  kinds: {
    film: ["Film", "plays in slides and on the web"],
    gif: ["GIF", "moves wherever a picture can stand"],
    png: ["Pictures (PNG)", "one a step, in a ZIP"],
    svg: ["Drawings (SVG)", "one a step, sharp at any size, in a ZIP"],
    trace: ["Steps (JSON lines)", "for programs, as “kibitz trace” prints them"],
  } satisfies Record<Kind, readonly [string, string]>,
  filmAs: (ending: string) => `Film (${ending === "mp4" ? "MP4" : "WebM"})`,
  more: {
    page: ["In another page", "a small player for a slide, a blog, a course page"],
    file: ["The whole lesson, one file", "an HTML file that needs no network"],
    course: ["The whole lesson for a learning platform", "a SCORM package for Moodle and others"],
  } satisfies Record<"page" | "file" | "course", readonly [string, string]>,
  noPage: "Offered on the page of the lesson.",
  grades: {
    page: "Returns no grade: a frame only shows.",
    file: "Returns no grade: the file tells nobody what was answered in it.",
    course:
      "Returns a grade: the share of the diagrams’ questions that were answered right at the first try, and that all were answered.",
  },
  edition: "Edition",
  editions: { "1.2": "SCORM 1.2", "2004": "SCORM 2004" },
  level: "One press goes one",
  loops: "Begin again at the end",
  always: (theme: string) => `Always ${theme}`,
  code: "Code for the page",
  noCode: "This input is too long for an address. The whole lesson as one file holds its own examples.",
  noProgramCode: "This program is too long for an address.",
  figurePage:
    "A link that shows its picture in chats and feeds, and the figure itself where oEmbed is understood:",
  copy: "Copy the code",
  copied: "Copied.",
  holding: (done: number, of: number) => `part ${done} of ${of}`,
  failedWhole: (reason: string) =>
    `The lesson could not be put together (${reason}). All its parts have to come from the site: try again when you are connected.`,
  held: "Opens in any browser, also without a network.",
  /** Its title and link are safe to stand in HTML. */
  standaloneCredit: (title: string, link: string) =>
    `“${title}” from Kibitz, <a href="${link}">${link}</a>, CC BY 4.0. Exercises and tools are on that page.`,
  standaloneTourCredit: (title: string, link: string) =>
    `“${title}”, a tour of steps from Kibitz, <a href="${link}">${link}</a>. The diagrams and their sentences: CC BY 4.0.`,
  noFilm: "This browser encodes no film in a format that others play. A GIF shows the same.",
  steps: "Which steps",
  from: "From step",
  to: "To step",
  phase: "This phase",
  whole: "The whole run",
  look: "How it looks",
  sentence: "With the sentence under the picture",
  theme: "Colours",
  themes: { light: "light", dark: "dark" },
  width: "Width",
  pixels: (width: number) => `${width} pixels`,
  seconds: "Seconds a step",
  make: "Make it",
  making: (done: number, of: number) => `${inFigures(done)} of ${pictures(of)}`,
  starting: "Starting …",
  cancel: "Cancel",
  canceled: "Cancelled. Nothing was kept.",
  save: (ending: string) => `Save ${ending}`,
  other: "Make another one",
  preview: "What was made",
  packed: (many: number, name: string) => `${name}: ${pictures(many)} and a line on where they are from.`,
  lines: (many: number) => `${many === 1 ? "1 line" : `${inFigures(many)} lines`}, one a step.`,
  ready: (name: string, bytes: number) => `${name}, ${kibibytes(bytes)}`,
  /** What will be made: how many pictures, how long it plays, and what comes over the network first. */
  plan: (many: number, seconds: number | undefined) =>
    seconds === undefined ? `${pictures(many)}.` : `${pictures(many)}, ${size(seconds)} seconds.`,
  planLines: (many: number) => (many === 1 ? "1 step." : `${inFigures(many)} steps.`),
  loads: (kib: number) => `Loads ${kib} KiB once.`,
  thinned: (steps: number, most: number, every: number) =>
    `${inFigures(steps)} steps are more than the ${inFigures(most)} pictures that are made at most: every ${ordinal(every)} step is shown, and the last. Take fewer steps to see each.`,
  tooManyLines: (steps: number, most: number) =>
    `${inFigures(steps)} steps are more than ${inFigures(most)} lines, which is the most: take fewer steps, or “kibitz trace” on the command line.`,
  outside: (last: number) => `Expected steps from 0 to ${inFigures(last)}, the first one first.`,
  noSeconds: "Expected from 0.1 to 60 seconds a step.",
  failed: (reason: string) =>
    `The file could not be made (${reason}). A smaller width or fewer steps may do.`,
};

function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${inFigures(n)}${ending}`;
}
