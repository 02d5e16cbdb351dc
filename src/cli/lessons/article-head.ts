import { exerciseId } from "#components/article/behavior/exercise-id.ts";
import { type ListedExercise, listedExercises } from "#src/class/sheets/handout.ts";

/** What a sheet has of a lesson's article. */
export interface ArticleHead {
  readonly title: string;
  readonly exercises: readonly ListedExercise[];
}

/** Reads it in the text of the article. */
export function headOf(article: string): ArticleHead {
  const [, title] = /^title: "?(.*?)"?$/m.exec(article) ?? [];
  if (title === undefined) throw new RangeError("the article has no title");
  return { title, exercises: listedExercises(article, exerciseId) };
}
