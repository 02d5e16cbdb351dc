/** What is said of pictures, clips and steps that are taken away. */
export const en = {
  license: "CC BY 4.0",
};
