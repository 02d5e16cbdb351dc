/** What `kibitz ask` says. */
export const askWords = {
  help: (lessons: readonly string[]) => `kibitz ask: ask the run of a lesson's algorithm on an input

  kibitz ask LESSON FILE [QUESTION] [--json | --text]

  LESSON       one of:
                 ${lessons.join("\n                 ")}
  FILE         an input as the lesson's editor takes it; - is standard input
  QUESTION     words of what can be asked, such as "each shrink", "what happens to 3" or "when does
               mate[3] change", or the question as it stands in a link, such as qk-shrink; without one,
               what can be asked is listed, each with how many steps answer it
  --json       one JSON object: {"question","name","sentence","answers"}, where each answer has
               {"position","notation","narration"}; without a question a list of {"question","name","count"}
  --text       the sentence, and a line for each step, to be read
  --help       this text

Each step that answers is a JSON object on a line of its own, {"position","sentence","notation"}; the answer
in a sentence goes to standard error. "mate 3" asks for each change of mate[3], "mate 3 7" where it becomes 7.
The exit code is 1 when no step answers.

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit code is 2. In the call itself,
FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  stopped: (steps: number) => `kibitz ask: stopped at ${steps} steps`,
  unknown: (typed: string, known: string) =>
    `found nothing that can be asked with all words of ${typed}, expected some of: ${known}`,
  several: (typed: string, found: string) =>
    `found several questions with all words of ${typed}, expected one of: ${found}`,
  more: (count: number) => `and ${count} more`,
};
