/** What `kibitz orders` says. */
export const ordersWords = {
  help: (
    lessons: readonly string[],
    usualCount: number,
  ) => `kibitz orders: do an input in many legal orders, and count what stays and what changes

  kibitz orders LESSON FILE [--count N] [--seed S] [--text]

  LESSON       one of:
                 ${lessons.join("\n                 ")}
  FILE         an input as the lesson's editor takes it; - is standard input
  --count N    how many orders, from 1 (${usualCount}); where there are no more than that, each of them once
  --seed S     the seed of the first order by chance, from 0 (1); the others follow it
  --text       in words, to be read
  --help       this text

One JSON object:
{"orders","all","facts":[{"id","same","evidence"}],"steps":{"least","median","most"},"results"}
"all" tells whether there are no other orders, "facts" the claims of the lesson, of which each is the
"same" where all orders keep it with the same figures, and "results" how many different results there are.
The exit code is 1 where an order breaks a claim that the algorithm's own order keeps.

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: … and the exit code is 2. In the call itself,
FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  fixed: (steps: number) =>
    `kibitz orders: this run leaves nothing to choose; it is the only order, of ${steps} steps`,
};
