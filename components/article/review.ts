/** What was answered wrong, kept on the reader's own machine so that it can be asked again. */

const KEY = "kibitz.review";

/** How often each question was answered wrong since it was last right. */
type Review = Readonly<Record<string, number>>;

function read(): Review {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Review) : {};
  } catch {
    return {};
  }
}

/** Keeps a wrong answer, and forgets the question once it is right. Does nothing where storage is forbidden. */
export function record(id: string, right: boolean): void {
  const { [id]: times = 0, ...others } = read();
  try {
    localStorage.setItem(KEY, JSON.stringify(right ? others : { ...others, [id]: times + 1 }));
  } catch {
    // The question is not asked again, and nothing else is lost.
  }
}

/** Everything that is kept, as a text that `restore` reads: for a file, and for another machine. */
export function backup(): string {
  return JSON.stringify(read(), null, 2);
}

/** Replaces what is kept. Returns false, and changes nothing, when the text is none of ours. */
export function restore(text: string): boolean {
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== "object" || given === null || Array.isArray(given)) return false;
    const entries = Object.entries(given).filter(([, times]) => typeof times === "number" && times > 0);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
    return true;
  } catch {
    return false;
  }
}

/** The questions that wait for a right answer. */
export function due(): readonly string[] {
  return Object.keys(read());
}
