/**
 * The programs of the gallery: a file each, with its title, what is to be said of it, its tags and its lesson in its head. The same in Python
 * stands beside it, and comes when it is opened.
 */
const files = import.meta.glob<string>("/content/workbench/*.js", {
  eager: true,
  query: "?raw",
  import: "default",
});

const inPython = import.meta.glob<string>("/content/workbench/*.py", { query: "?raw", import: "default" });

export interface GalleryProgram {
  /** The name of the file, and of the program in links. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly tags: readonly string[];
  /** The lesson that tells all of it, if there is one. */
  readonly lesson: string | undefined;
  /** The program with its questions, without its head. */
  readonly text: string;
  /** The same in Python; undefined where there is none. */
  readonly python: (() => Promise<string>) | undefined;
}

const ASK = /^(?:\/\/|#) @ask (`[^`]+`(?: #\d+)?)(?:: (.+?))?(?: => (.+))?$/gm;
const HEAD = /^\/\/ @(title|about|tags|lesson) (.*)\n/gm;

/** By their titles. */
export const PROGRAMS: readonly GalleryProgram[] = Object.entries(files)
  .map(([path, file]) => programIn(path.replace(/^.*\/|\.js$/g, ""), file))
  .sort((a, b) => a.title.localeCompare(b.title, "en"));

function programIn(id: string, file: string): GalleryProgram {
  const head = new Map(Array.from(file.matchAll(HEAD), ([, name = "", text = ""]) => [name, text.trim()]));
  const { title = id, about = "", tags = "", lesson } = Object.fromEntries(head);
  const text = file.replace(HEAD, "").trim();
  const load = inPython[`/content/workbench/${id}.py`];
  const python = load && (() => load().then((twin) => withQuestions(twin.trim(), text)));
  return { id, title, about, tags: tags.split(/\s*,\s*/), lesson, text, python };
}

/** What the questions of a program in Python leave out is as in those of the same program in JavaScript. */
function withQuestions(twin: string, text: string): string {
  const asked = [...text.matchAll(ASK)];
  return twin.replace(ASK, (_, place: string, prompt?: string, answer?: string) => {
    const [, , samePrompt = "", sameAnswer = ""] = asked.shift() ?? [];
    return `# @ask ${place}: ${prompt ?? samePrompt} => ${answer ?? sameAnswer}`;
  });
}
