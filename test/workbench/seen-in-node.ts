/** A program that is seen without a browser: the recorder and the program, in a context of their own. */
import { conduct, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { type InNode as Ran, runInNode } from "#src/cli/record/in-node.ts";
import { recorderText } from "#src/cli/record/room-files.ts";
import { see } from "#src/reader-programs/room/see.ts";
import { seeWords } from "#src/reader-programs/room/see-words.en.ts";

const recorder = recorderText();

export interface InNode extends Ran {
  readonly run: ProgramRun;
}

interface Options {
  readonly steps?: number;
  readonly ms?: number;
  /** Changes the recorder and the program that was made ready. */
  readonly recorder?: (text: string) => string;
  readonly program?: (ready: ReturnType<typeof see>) => string;
}

export function seenInNode(source: string, options: Options = {}): InNode {
  const ready = see(source, seeWords);
  const { steps = 1_000_000, ms = 60_000 } = options;
  const ran = runInNode(options.program?.(ready) ?? ready.text, options.recorder?.(recorder) ?? recorder, {
    steps,
    ms,
  });
  return { run: conduct(ready, ran.seen), ...ran };
}
