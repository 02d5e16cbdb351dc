/** Values as JSON writes them, as Python does, and the other way; what stands in quotes stays as it is. */

export const PYTHON_OF: Readonly<Record<string, string>> = { null: "None", true: "True", false: "False" };
/** A tuple is a list, which is all that JSON has. */
const JSON_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PYTHON_OF).map(([json, python]) => [python, json])),
  ...{ "(": "[", ")": "]" },
};

export const asJson = (text: string): string => exchangedWords(text, JSON_OF);
export const asPython = (text: string): string => exchangedWords(text, PYTHON_OF);

function exchangedWords(text: string, others: Readonly<Record<string, string>>): string {
  return text.replace(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\b[A-Za-z]+\b|[()]/g,
    (found, quoted: string | undefined) => quoted ?? others[found] ?? found,
  );
}
