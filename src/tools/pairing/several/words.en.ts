import { count, counted } from "#src/tools/shared/words.en.ts";
import type { Summary } from "./other-tournaments.ts";

const day = (time: number): string => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" }).format(time);

const called = (title: string) => (title === "" ? "a tournament without a name" : `“${title}”`);

export const severalWords = {
  title: "Tournaments in this browser",
  what: "Whatever you open or begin, the tournament that was open before comes into this list. Each keeps its own steps back.",
  untitled: "A tournament without a name",
  summary: ({ players, played, rounds }: Summary) =>
    `${counted(players, "player")}, ${count(played)}${rounds === undefined ? "" : ` of ${count(rounds)}`} rounds played`,
  isOpen: "open now",
  since: (time: number) => `put aside on ${day(time)}`,
  none: "No other tournament is kept here yet.",
  name: (title: string) => `Name of ${called(title)}`,
  open: "Open",
  openOf: (title: string) => `Open ${called(title)}`,
  copy: "Duplicate",
  copyOf: (title: string) => `Duplicate ${called(title)}`,
  copied: (title: string) => (title === "" ? "Copy" : `${title} (copy)`),
  remove: "Delete",
  removeOf: (title: string) => `Delete ${called(title)}`,
  removed: (title: string) => `Deleted: ${called(title)}.`,
  undo: "Bring it back",
  damaged: "A tournament that cannot be read",
  save: "Save what is there",
  exportAll: (n: number) => (n === 1 ? "Save it as a file" : `Save all ${count(n)} as one file`),
  bundle: "tournaments",
  bring: "Add files, or a file of several",
  close: "Close",
  refused: "The browser has no room for another tournament. Save all as one file, then delete some.",
  brought: (added: number, known: number, wrong: readonly string[]) =>
    [
      added > 0 ? `${counted(added, "tournament")} added.` : "",
      known > 0 ? `${counted(known, "tournament")} ${known === 1 ? "was" : "were"} here already.` : "",
      wrong.length > 0 ? `Could not be read: ${wrong.join(", ")}.` : "",
    ]
      .filter((part) => part !== "")
      .join(" ") || "There was no tournament in it.",
};

export type SeveralWords = typeof severalWords;
