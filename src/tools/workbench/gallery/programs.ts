/** The programs of the gallery: a file each, with its title, what is to be said of it, and its tags in its head. */
const files = import.meta.glob<string>("/content/workbench/*.js", {
  eager: true,
  query: "?raw",
  import: "default",
});

export interface GalleryProgram {
  /** The name of the file, and of the program in links. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly tags: readonly string[];
  /** The program with its questions, without its head. */
  readonly text: string;
}

const HEAD = /^\/\/ @(title|about|tags) (.*)\n/gm;

/** By their titles. */
export const PROGRAMS: readonly GalleryProgram[] = Object.entries(files)
  .map(([path, file]) => programIn(path.replace(/^.*\/|\.js$/g, ""), file))
  .sort((a, b) => a.title.localeCompare(b.title, "en"));

function programIn(id: string, file: string): GalleryProgram {
  const head = new Map(Array.from(file.matchAll(HEAD), ([, name = "", text = ""]) => [name, text.trim()]));
  const { title = id, about = "", tags = "" } = Object.fromEntries(head);
  return { id, title, about, tags: tags.split(/\s*,\s*/), text: file.replace(HEAD, "").trim() };
}
