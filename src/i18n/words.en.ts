import { capitalNumeral } from "#algorithms/core/lesson/numeral.en.ts";
import type { Outline } from "../build/outline.ts";

/** The words of the site's shell in English, the language that every other catalog is checked against. */
export const siteWords = {
  /** The tag by which dates are written. */
  dates: "en-GB",
  site: {
    name: "Kibitz",
    title: "Watch an algorithm think",
    description:
      "Algorithms for tournaments and chess boards, solved one move at a time, with a comment on every move and a proof that you can check.",
  },
  nav: {
    label: "Main",
    skip: "Skip to the text",
    lessons: "Lessons",
    tools: "Tools",
    inClass: "In class",
    about: "About",
    theme: "Light or dark",
  },
  broken: {
    text: "This part could not be loaded: the connection broke. What you have typed here is kept.",
    again: "Try again",
    coming: "Your saved work is loading.",
  },
  footer: {
    label: "Colophon",
    line: "Everything runs in this page: no account, no server, no tracking.",
    read: "Read",
    about: "About",
    routes: "Routes through the lessons",
    feed: "New lessons (RSS)",
    offline: "Without a network",
    notebook: "What I can do now",
    inClass: "In class",
    week: "The week, in order",
    classTable: "A class at a glance",
    sheets: "Sheets for a class",
    cards: "Cards for a vote",
    tours: "Tours for a class",
    checked: "How a lesson is checked",
    licences: "Licences",
    cite: "How to cite",
    languages: "Languages",
    changes: "What is new",
    report: "A mistake here?",
    build: (version: string, commit: string | undefined) =>
      `Version ${version}${commit ? `, build ${commit}` : ""}.`,
  },
  changes: {
    title: "What is new",
    description:
      "What has changed in Kibitz, version by version: lessons, tools, the class, the command line.",
  },
  tools: {
    lead: "The same programs at full speed, on your own data, in your browser.",
  },
  lessons: {
    title: "Lessons",
    count: (count: number) => (count === 1 ? "The first lesson" : `${capitalNumeral(count)} lessons`),
    lead: "Each opens with a question, and answers it with a run that you can hold still.",
  },
  marks: {
    title: "How to read a mark",
    idle: "not yet",
    active: "look here",
    candidate: "possible",
    chosen: "this step",
    rejected: "ruled out",
    done: "stays",
    names: {
      idle: "idle",
      active: "active",
      candidate: "candidate",
      chosen: "chosen",
      rejected: "rejected",
      done: "done",
    },
  },
  lesson: {
    reading: "Reading",
    length: ({ minutes, diagrams, exercises }: Outline, appended: number) =>
      `${minutes} minutes, ${diagrams.length} diagrams, ${exercises.length + appended} exercises`,
    contents: "In this lesson",
    read: "read",
    sectionsRead: (read: string, all: string) => `${read} of ${all} read`,
    needs: (what: string) => `needs ${what}`,
    size: "Size",
    cost: "Cost",
    sources: "Sources",
    cite: "Cite this lesson",
    answers: "Answers",
    licence: "CC BY 4.0",
    published: "Published",
    updated: "Revised",
    edit: "Change this text",
    practice: "Practise it elsewhere",
    teach: "To teach it:",
    plan: "a plan for 45 minutes",
    papers: "exercises on paper",
    neighbours: "Other lessons",
    previous: "Previous lesson",
    next: "Next lesson",
    /** The whole answer, before the article says why. */
    minute: {
      title: "In one minute",
      lead: "the whole answer; the rest of the page says why",
      languages: "Language",
      copy: "Copy",
      copied: "Copied",
      failed: "Press Ctrl+C",
      part: "The heart of the program. Copy takes the whole of it, as it is tested.",
      taught: "The program of this lesson, as it runs in the diagrams.",
      ways: "Three ways on",
      watch: "Watch it",
      interview: "Ten minutes before an interview",
      everything: "Everything",
      minutes: (count: number) => `${count} min`,
      exercises: (count: number) => `${capitalNumeral(count)} exercises wait near the end.`,
      /** The routes under the question: what is read, and in how many minutes. */
      answer: "The answer",
      diagram: "with the diagram",
      talk: "interview",
      all: "everything",
    },
    /** The small problem at the opening, for the reader's own hands. */
    challenge: { label: "Try it first", undo: "Undo", again: "Begin again" },
    untranslated: "This lesson has not been translated yet. You read it in English.",
  },
  cite: { copy: "Copy", copied: "Copied", failed: "Press Ctrl+C" },
  glossary: {
    title: "Glossary",
    lead: "One word for one thing, in every lesson.",
    description:
      "The words of tournaments, matchings and chess boards as the lessons of Kibitz use them, each explained in a sentence.",
    also: (words: readonly string[]) => `Elsewhere also: ${words.join(", ")}.`,
  },
  notCome: {
    text: "This part has not arrived: the connection broke. Everything else on the page works.",
    again: "Try again",
  },
  lost: {
    title: "Off the board.",
    text: "There is no square at this address. Perhaps a link was cut short, or the page has moved.",
    home: "Back to the first rank",
  },
};
