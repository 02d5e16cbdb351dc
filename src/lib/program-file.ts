/** The name of the file in which the algorithm of a lesson is taken away as a program of a language, by the ending of that. */
export function programFile(lesson: string, ending: string): string {
  // In Java the file has the name of its class.
  return ending === "java" ? "Main.java" : `${lesson}.${ending}`;
}
