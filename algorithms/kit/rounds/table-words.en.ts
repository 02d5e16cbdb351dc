import { counted } from "#algorithms/core/text/counted.en.ts";

/** The heads and notes of the tables that round robins share, in English. */
export const tableWords = {
  player: "Player",
  colors: "Colours",
  white: "White",
  black: "Black",
  breaks: "breaks",
  breaksInAll: (count: number): string => `${counted(count, "break")} so far`,
  playersPart: (from: number, to: number, of: number): string => `players ${from}–${to} of ${of}`,
  met: "Who met",
  pairs: (count: number, of: number): string => `${count} of ${counted(of, "pair")}`,
};
