import { LOCALE } from "#algorithms/core/lesson/language.en.ts";
import { DEFAULT_LOCALE } from "#algorithms/core/lesson/locale.ts";

/** These scripts speak a language, and lie where its pages do. With its slash: see src/build/under-path.ts. */
const home = LOCALE === DEFAULT_LOCALE ? "/embed" : `/${LOCALE}/embed`;

/** Where the script of a lesson's small player lies on the site. */
export const bundlePath = (lesson: string): string => `${home}/${lesson}.js`;

/** A lesson without a player, for files and frames in which one player shows several. */
export const partsPath = (lesson: string): string => `${home}/parts/${lesson}.js`;

/** The player of a file: figures, comparisons, tours. */
export const STANDALONE_PATH = `${home}/standalone.js`;

/** The player of a tour in a frame, which asks for the lessons that it needs. */
export const TOUR_FRAME_PATH = `${home}/tour-frame.js`;

/** The script by which a file reports to a learning platform. */
export const COURSE_PATH = `${home}/course.js`;
