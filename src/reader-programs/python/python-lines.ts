/** Beginnings of lines that JavaScript has only in texts and comments. */
const LINES = [
  /^\s*(async\s+)?def\s+\w+\s*\(/,
  /^\s*class\s+\w+\s*(\(.*\))?\s*:/,
  /^\s*import\s+[\w.]+(\s+as\s+\w+)?(\s*,\s*[\w.]+(\s+as\s+\w+)?)*\s*(#.*)?$/,
  /^\s*from\s+[\w.]+\s+import\s/,
  /^\s*for\s+[^(\s].*\sin\s.*:\s*(#.*)?$/,
  /^\s*(if|while)\s+[^(\s].*:\s*(#.*)?$/,
];
/** How lines of other languages end. */
const OTHER = /;\s*$|\)\s*\{\s*$/m;

/** The number of the first line that only Python has; 0 where there is none, or the text is plainly in another language. */
export function pythonLine(text: string): number {
  if (OTHER.test(text)) return 0;
  return text.split("\n").findIndex((each) => LINES.some((pattern) => pattern.test(each))) + 1;
}
