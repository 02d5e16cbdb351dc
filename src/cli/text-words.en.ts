/** What the command line says of files of text and of lists of names, in English. */
export const textWords = {
  reasons: {
    ENOENT: "there is no such file",
    EISDIR: "it is a folder",
    EACCES: "it may not be read",
    ENAMETOOLONG: "the name is too long",
  } as Readonly<Record<string, string>>,
  unreadable: (reason: string): string => `the file cannot be read (${reason}), expected a text file`,
  utf16: "found UTF-16 text, expected UTF-8",
  noUtf8: (byte: string): string => `found the byte 0x${byte}, which is no UTF-8 here, expected UTF-8 text`,
  double: (name: string, line: number): string =>
    `found ${name}, which is on line ${line} already, expected different names`,
  tooMany: (most: number): string => `found more than ${most} names, expected at most ${most}`,
  noName: "found no name, expected at least two, one a line",
  oneName: "found one name, expected at least two",
  oneNumber: (name: string): string =>
    `found one name, expected at least two (for ${name} players without names, use --players ${name})`,
  tab: "found a tab, as between two columns, expected one name a line",
  unprintable: (character: string): string =>
    `found the unprintable character ${character}, expected one name a line`,
  noWrite: (folder: string, why: string) =>
    `cannot write into ${folder} (${why}), expected a folder that can be written into`,
};
