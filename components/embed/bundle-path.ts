/** Where the script of a lesson's small player lies on the site. */
export const bundlePath = (lesson: string): string => `embed/${lesson}.js`;

/** The script by which a file reports to a learning platform. */
export const COURSE_PATH = "embed/course.js";
