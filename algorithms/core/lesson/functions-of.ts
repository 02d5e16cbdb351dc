/**
 * Single functions of a program, by their names: what a reader takes in at a glance, of the very program that is tested. Python
 * spells the name with underscores; a comment right before a function belongs to it.
 */

/** A name as Python writes it: "can_leave_as_pair". */
function underscored(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The functions, in the order of their names, without the indentation that they share. Throws a RangeError for one that is not there. */
export function functionsOf(program: string, names: readonly string[], isPython: boolean): string {
  const lines = program.split("\n");
  return names.map((name) => functionIn(lines, name, isPython)).join("\n\n");
}

function functionIn(lines: readonly string[], name: string, isPython: boolean): string {
  // A definition ends with what opens its body; a call does not, nor does a loop that calls.
  const head = isPython
    ? new RegExp(`^ *def ${underscored(name)}\\(.*:$`)
    : new RegExp(`^ *(?!.*\\b(?:for|if|while|return|else)\\b)[\\w:<>\\[\\], ]* \\*?${name}\\(.*\\{$`);
  const at = lines.findIndex((line) => head.test(line));
  if (at < 0) throw new RangeError(`the program has no function "${name}"`);
  const indent = /^ */.exec(lines[at])?.[0] ?? "";
  let from = at;
  while (from > 0 && /^ *(?:\/\/|\/?\*|#)/.test(lines[from - 1])) from--;
  const isOutside = (line: string): boolean => line.trim() !== "" && !line.startsWith(`${indent} `);
  const close = lines.findIndex((line, k) => k > at && isOutside(line));
  const end = close < 0 ? lines.length : isPython ? close : close + 1;
  return lines
    .slice(from, end)
    .map((line) => line.slice(indent.length))
    .join("\n")
    .trimEnd();
}
