/** How weights are said to have been made whole; a text is also known by that. */
export const scaleWords = {
  times: (scale: string): string => `weights times ${scale}, so that all are whole`,
};
