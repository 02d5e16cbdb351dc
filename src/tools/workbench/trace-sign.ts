/** Whether a text has the sign of a printed trace: then it was run elsewhere, and nothing has to be run here. */
export function mayBeTrace(text: string): boolean {
  return text.includes('"kibitz"');
}
