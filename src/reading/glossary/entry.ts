/** One word of the field: the page Glossary explains it, and articles link to it where they first use it. */
export interface Entry {
  /** As it stands in a sentence: "exposed vertex". */
  readonly term: string;
  /** Other forms that are linked too: "exposed", "exposed vertices". The first one that a lesson uses is its link. */
  readonly forms?: readonly string[];
  /** One or two sentences; *n* is a variable. */
  readonly meaning: string;
  /** Words that must not be used for the same thing in the lessons where the term is used, as whole words: "free vertex". */
  readonly not?: readonly string[];
  /** The lessons in which it is the word; all of them if missing. */
  readonly lessons?: readonly string[];
}
