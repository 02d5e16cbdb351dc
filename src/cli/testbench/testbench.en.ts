/** What `kibitz testbench` says. */
export const testbenchWords = {
  help: `kibitz testbench: graphs and tournaments with proved answers, for tests of other programs

  kibitz testbench --out DIR

  --out DIR  the folder for the files, made if there is none
  --help     this text

README.txt in it says what each file holds. The files are the same each time.
`,
  noOut: "found no --out, expected a folder for the files",
  extra: (found: string) => `found ${found}, expected no argument but --out`,
  readme: `A test bench for programs that match graphs or pair tournaments. MIT licence.

matching/NAME.jsonl            graphs, one a line: {"id","n","edges":[[u,v,weight],...]}, vertices from 0
matching/NAME.OBJECTIVE.jsonl  the answers in the same order: {"id","pairs","size","weight","certificate"}

  small   every graph with up to 5 vertices, weights from -2 to 4
  hard    families on which wrong programs fall: traps, nested blossoms, rows of hooks
  large   up to 800 vertices; dense ones have up to 200

  cardinality             as many edges as possible
  weight                  the largest weight, whatever the number of edges
  max-cardinality-weight  the largest weight among the largest matchings
  min-weight              the smallest weight among the largest matchings
  perfect                 the largest weight of a perfect matching
  min-weight-perfect      the smallest weight of a perfect matching

Other matchings may be as good: compare size and weight, and see that yours is a matching. A certificate
needs no trust. gallaiEdmonds: n - 2*size = (odd components without a) - |a|. dual, for doubled weights:
y[u] + y[v] + z of the blossoms with both ends >= 2*weight for every edge (<= for the smallest weight), and the
sum of y and of z*(|B| - 1)/2 is twice the weight of the matching, less what exposed vertices have. tutte:
without a, there are more odd components than |a|, so no matching is perfect, and "pairs" is not there.

swiss/NAME.trf                    a tournament of which the next round is to be paired
swiss/NAME.EDITION.pairs          that round by FIDE's Dutch system: the number of lines, then "white black";
                                  a bye is "player 0"
swiss/NAME.EDITION.reasons.jsonl  why each pair is so, by which criterion, and the pairs there would be instead

Editions: 2017 (used until January 2026) and 2026. Where no complete pairing exists, there is none to compare.
`,
};
