/** Where the script of a lesson's small player lies on the site. */
export const bundlePath = (lesson: string): string => `embed/${lesson}.js`;

/** A lesson without a player, for files and frames in which one player shows several. */
export const partsPath = (lesson: string): string => `embed/parts/${lesson}.js`;

/** The player of a file: figures, comparisons, tours. */
export const HELD_PATH = "embed/held.js";

/** The player of a tour in a frame, which asks for the lessons that it needs. */
export const TOUR_FRAME_PATH = "embed/tour-frame.js";

/** The script by which a file reports to a learning platform. */
export const COURSE_PATH = "embed/course.js";
