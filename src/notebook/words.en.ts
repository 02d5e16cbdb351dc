const LONG_DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const day = (date: Date): string => new Intl.DateTimeFormat("en-GB", LONG_DAY).format(date);
const weekday = (date: Date): string => new Intl.DateTimeFormat("en-GB", { weekday: "long" }).format(date);
const fullDay = (date: Date): string => new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(date);

/** "1 lesson", "2 lessons". */
export const several = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "a", "a and b", "a, b and c". */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/** A day that lies so many days ahead. */
const ahead = (days: number): string =>
  days <= 0 ? "later today" : days === 1 ? "tomorrow" : `in ${days} days`;

/** What the recall of what was learned, the reader's own page and the table of a class say. */
export const notebookWords = {
  needsScripts:
    "This page needs scripts: what you have answered is kept in your browser, and nobody else can read it for you.",
  /** What is asked, by its place: the title of an exercise, the question before a step, or the whole run. */
  exercise: (title: string) => title,
  step: (step: number) => `the question before step ${step}`,
  run: "the whole run, performed by hand",
  recall: {
    title: "Five minutes",
    lead: "What you have learned comes back before it fades, each time as a new question.",
    description:
      "A few questions from the lessons of Kibitz that you have answered before, asked again as new ones just before you would forget how.",
    looking: "Looking at what is due …",
    nothingYet:
      "There is nothing to ask yet. What you answer in a lesson comes back here the next day, then after three days, after a week, after three weeks, and ever more rarely.",
    toLessons: "Choose a lesson",
    nothingDue: (due: Date) => `Nothing is due. The next question comes on ${day(due)}.`,
    onlyElsewhere: "No question is due here. These are, in their lessons:",
    place: (number: number, of: number) => `Question ${number} of ${of}`,
    skip: "Skip",
    /** Above a run that is to be performed. */
    wholeRun: "A new problem, from start to end. Each choice counts once; what was wrong you see at the end.",
    next: "Next question",
    finish: "Finish",
    end: "That was it",
    summary: (right: number, asked: number) =>
      asked === 0
        ? "You have skipped every question. They wait, and nothing is lost."
        : right === 0
          ? "None was right at the first try. Such questions gain most by coming back, and they will."
          : `Right at the first try: ${right} of ${asked}.`,
    /** Beside a question that has been answered. */
    again: (days: number) => `It comes again ${ahead(days)}.`,
    right: (days: number) => `right; it comes again ${ahead(days)}`,
    wrong: (days: number) => `not yet; it comes again ${ahead(days)}`,
    skipped: "skipped; it waits",
    elsewhere: "Due as well, in their lessons:",
    more: "Ask me more",
    toNotebook: "What I can do now",
  },
  /** On the front page and above the lessons. */
  line: {
    title: "Five minutes",
    text: "What you have learned comes back before it fades, each time as a new question.",
    due: (count: number) =>
      `${several(count, "question")} from your lessons ${count === 1 ? "is" : "are"} due.`,
    nothingDue: (due: Date) => `Nothing is due. The next question comes on ${day(due)}.`,
    /** Around the section at which the reader stopped; `days` is how many midnights ago. */
    stopped: (date: Date, days: number): readonly [before: string, after: string] => [
      "You stopped at ",
      `, ${days < 1 ? "today" : days < 7 ? `on ${weekday(date)}` : `on ${day(date)}`}.`,
    ],
    ask: "Ask me",
    notebook: "What I can do now",
  },
  /** What the card of a lesson says of the reader. */
  card: {
    read: (read: number, of: number) => (read >= of ? "read" : `${read} of ${several(of, "section")} read`),
    done: (done: number) => `${several(done, "exercise")} done`,
    due: (count: number) => `${count} due`,
  },
  notebook: {
    title: "What I can do now",
    lead: "What you have read, done and recalled. It is kept in this browser and nowhere else.",
    description:
      "The reader’s own page: lessons read, exercises done, runs performed, what is due, to print, to keep as a file and to take to another device.",
    nothing: "Nothing stands here yet. Read a lesson, answer a question, or open a file that you have saved.",
    printed: (name: string | undefined, date: Date) =>
      [name, fullDay(date)].filter((part) => part !== undefined).join(", "),
    due: (count: number) => `${several(count, "thing")} ${count === 1 ? "is" : "are"} due.`,
    read: (read: number, of: number) => `${read} of ${several(of, "section")} read`,
    run: {
      performed: "the run performed by hand",
      right: "the run performed by hand without a slip",
      new: "",
    },
    questions: (right: number, asked: number) => `questions on diagrams: ${right} of ${asked} right`,
    programs: (broken: number, of: number) => `wrong programs broken: ${broken} of ${of}`,
    states: { recalled: "recalled", right: "right", wrong: "not yet", new: "" },
    again: (days: number) => (days <= 0 ? "due" : `again ${ahead(days)}`),
    mistakes: "Mistakes once made",
    mistake: (sentence: string, isMended: boolean) => (isMended ? `${sentence} (Mended.)` : sentence),
    keep: "Keep it, or take it along",
    keepLead:
      "One file holds all of it. Open it on another device, and nothing is lost: what stands in both is there once. To hand it in, write your name into it.",
    name: "Your name, if you want it in the file",
    save: "Save as a file",
    open: "Open files",
    drop: "Drop the files here",
    print: "Print",
    erase: "Erase all of it",
    undo: "Undo",
    erased: "Erased.",
    restored: "Everything is as it was.",
    /** What files would bring, before they are taken in. */
    arrived: "What these files bring",
    brings: (
      file: string,
      {
        answers,
        newAnswers,
        newSections,
        lessons,
        from,
        to,
      }: {
        readonly answers: number;
        readonly newAnswers: number;
        readonly newSections: number;
        readonly lessons: readonly string[];
        readonly from: Date | undefined;
        readonly to: Date | undefined;
      },
    ) => {
      const when =
        to === undefined
          ? ""
          : from === undefined
            ? `, the last on ${fullDay(to)}`
            : fullDay(from) === fullDay(to)
              ? `, of ${fullDay(to)}`
              : `, from ${fullDay(from)} to ${fullDay(to)}`;
      const fresh = [
        newAnswers > 0 ? several(newAnswers, "answer") : "",
        newSections > 0 ? several(newSections, "read section") : "",
      ].filter(Boolean);
      const where = lessons.length === 0 ? "" : ` Lessons: ${listed(lessons)}.`;
      return `${file}: ${several(answers, "answer")}${when}. New here: ${listed(fresh)}.${where}`;
    },
    nothingLost: "Nothing that stands here is lost, and what stands in both is there once.",
    take: "Take them in",
    leave: "Leave it",
    left: "Nothing was taken in.",
    taken: (answers: number, sections: number) =>
      `Added: ${listed(
        [
          answers > 0 || sections === 0 ? several(answers, "answer") : "",
          sections > 0 ? several(sections, "section") : "",
        ].filter(Boolean),
      )}.`,
    nothingNew: (file: string) => `${file}: nothing new, all of it was here.`,
    notKept:
      "This browser does not keep it: its storage is full or forbidden. It stands here until you close the page.",
    locked:
      "What this browser holds was written by a newer version of the site, or is damaged and cannot be put aside. It is left alone; what you answer now counts until you close the page.",
    aside:
      "What was kept here was damaged and could not be read. It has been put aside as it was, and a new notebook has begun. Save it if somebody can mend it; otherwise remove it.",
    /** One of those that were put aside; `number` where there are several. */
    asideItem: (number: number | undefined, characters: number) =>
      `${number === undefined ? "" : `Number ${number}: `}${characters.toLocaleString("en")} ${characters === 1 ? "character" : "characters"}`,
    saveAside: "Save it",
    removeAside: "Remove it",
    /** One of several is meant. */
    ofAside: (button: string, number: number) => `${button}, number ${number}`,
    asideRemoved: "Removed.",
    toClass: "For a teacher: many files as one table",
  },
  /** Why a file is not read; each names the file, the place and the way out. */
  mistakes: {
    code: (number: number) => `code ${number}`,
    noCode: "No code was found. Paste what “Copy the code” gave your pupils; each begins with “h1.”",
    damagedHomework: (file: string) =>
      `${file} is damaged: a part is missing or was changed. Ask for it again, best as a file.`,
    tooBig: (file: string) =>
      `${file} is larger than any notebook. Choose a file that “Save as a file” wrote.`,
    unreadable: (file: string) => `${file} could not be opened. Is it still where it was?`,
    empty: (file: string) => `${file} is empty. Save it once more where it came from.`,
    noText: (file: string, byte: number) =>
      `${file} is no text: byte ${byte} belongs to no letter. Choose a file that “Save as a file” wrote.`,
    noJson: (file: string, line: number | undefined, column: number | undefined) =>
      `${file} is damaged${line === undefined ? "" : ` in line ${line}, column ${column}`}: a part is missing or was changed. Save it once more where it came from.`,
    other: (file: string) =>
      `${file} holds no answers: it belongs to another program, or to another page of this one. Choose a file that “Save as a file” wrote; its name begins with “kibitz”.`,
    version: (file: string) =>
      `${file} was written by a newer version of this site. Load this page again while you are online, then open the file once more.`,
    part: (file: string, list: string, number: number, found: string) =>
      `${file} is damaged${number > 0 ? ` in entry ${number}` : ""} of its list “${list}”: ${found} is none that this site writes. Save it once more where it came from.`,
  },
};

export type NotebookWords = typeof notebookWords;
