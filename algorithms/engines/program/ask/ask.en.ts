export const askWords = {
  yes: "yes",
  no: "no",
  hint: (line: number, code: string) => `Line ${line} is next: ${code}`,
} as const;
