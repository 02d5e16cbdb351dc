/** A whole lesson as a file, or as a course for a learning platform. */
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { COURSE_PATH } from "../embed/bundle-path.ts";
import { coursePackage, type Edition } from "./course-package.ts";
import { holdPage } from "./standalone-page.ts";
import type { Make } from "./use-making.ts";
import { takeAwayWords } from "./words.en.ts";

export interface WholeOrder {
  readonly lesson: AnyLesson;
  /** The address of the lesson's page on this site. */
  readonly path: string;
  /** The edition of SCORM; undefined for a file that reports to nobody. */
  readonly edition: Edition | undefined;
}

/** What makes it. */
export function wholeLesson({ lesson, path, edition }: WholeOrder): Make {
  return async (onProgress, signal) => {
    const words = takeAwayWords;
    const scripts = edition ? [COURSE_PATH] : [];
    const { html, title } = await holdPage({
      path,
      scripts,
      credit: words.standaloneCredit,
      onProgress,
      signal,
    });
    if (!edition) return { file: new Blob([html], { type: "text/html" }), name: `${lesson.id}.html` };
    const zip = coursePackage({ id: lesson.id, title, edition }, html);
    return { file: new Blob([zip], { type: "application/zip" }), name: `${lesson.id}-scorm-${edition}.zip` };
  };
}
