/** Where the script of a lesson's small player lies on the site. */
export const bundlePath = (lesson: string): string => `embed/${lesson}.js`;
