/** Takes the types out of programs, away from the page: what does it is large, and brings its own kind of modules. */
import { compileWords } from "../room/compile-words.en.ts";
import { SourceError } from "../room/mistake.ts";
import type { PlainAnswer } from "./plain-program.ts";
import { withoutTypes } from "./without-types.ts";

self.onmessage = ({ data: [number, text] }: MessageEvent<readonly [number, string]>) => {
  self.postMessage(answer(number, text));
};

function answer(number: number, text: string): PlainAnswer {
  try {
    return { number, text: withoutTypes(text, compileWords) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { message, line, column } = error;
    return { number, message, line, column };
  }
}
