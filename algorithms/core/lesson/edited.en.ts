/** What is said of a rule that is switched. */
export const editedWords = {
  rule: (label: string, value: string) => `${label}: ${value}`,
  needsRule: (values: readonly (readonly [index: number, value: string])[]) =>
    `one number: ${values.map(([index, value]) => `${index} for “${value}”`).join(", ")}`,
};
