/** What a coach finds on the page of the week. `lesson` leads into the lesson that is chosen, `to` to the page itself. */
export const weekWords = {
  title: "In class",
  description:
    "All that a coach needs for one lesson, in the order of a week: plan, stage, notes, votes, sheets, homework, and files to take away.",
  lead: "Everything a coach needs for one lesson, in the order of a week. It runs from this computer: no accounts for pupils, and nothing about them leaves the room.",
  term: "A plan for a term",
  coach: "What to show and what to ask",
  jump: "The week",
  choose: "For",
  any: "any lesson",
  minutes: (from: number, to: number) => `minutes ${from}–${to}`,
  prepare: {
    title: "Prepare",
    when: "the evening before",
    plan: {
      name: "Plan of a lesson",
      text: "Minute by minute: what to have ready, what to ask, what somebody will say, and the answer. Press N on the stage.",
    },
    tour: {
      name: "Your own tour",
      text: "Steps that you choose, in your order and with your words; added from the menu of any diagram.",
    },
    paper: { name: "The article on paper", text: "Two columns, the answers at the end: print the lesson." },
  },
  teach: {
    title: "Teach",
    when: "45 to 90 minutes",
    stage: {
      name: "The stage",
      text: "The picture fills the wall, with one question. Draw on it; a clicker turns the steps.",
    },
    notes: {
      name: "Notes for you",
      text: "A second window, yours alone: the answer, the next step, the minutes, and what to say.",
    },
    vote: {
      name: "A vote by paper cards",
      text: "Pupils turn a card, your camera counts. No phones and no network; no picture is kept.",
    },
  },
  handOut: {
    title: "Hand out",
    when: "before the bell",
    sheet: {
      name: "Sheet and key",
      text: "One page for everybody, with room for the answers. The key has them.",
    },
    slips: {
      name: "Slips, all different",
      text: "Own numbers for each pupil; a code on the slip checks the answer at home.",
    },
  },
  getBack: {
    title: "Get back",
    when: "a week later",
    homework: {
      name: "Homework",
      text: "A tour with questions, by link or file. It works on a phone and remembers what was done.",
    },
    table: {
      name: "A class at a glance",
      text: "Drop the files that your pupils saved, all at once: who can do what, on this computer only.",
    },
    recall: { name: "Five minutes of recall", text: "Old questions with new numbers, for each pupil alone." },
    notebook: { name: "What I can do now", text: "The page of each pupil, from which the file is saved." },
    pupils: ["Pupil 1", "Pupil 2", "Pupil 3", "Pupil 4"],
  },
  takeAway: {
    title: "Take away",
    when: "to your own pages",
    file: {
      name: "One file",
      text: "A lesson, a diagram or a tour as a single page that opens anywhere: “Take away …” in the menu of a diagram.",
    },
    course: {
      name: "SCORM",
      text: "For Moodle and other platforms, with a score: from the desk of tours, or the same menu.",
    },
    embed: {
      name: "A frame in your page",
      text: "A diagram in your slides or blog: the same menu gives its code.",
    },
    inside: "a lesson, its diagrams and questions; opens without a network",
  },
};

export type WeekWords = typeof weekWords;
