/** The id of an exercise on its page: made of its title, so that a link outlives its place. */
export function exerciseId(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `exercise-${words.join("-")}`;
}
