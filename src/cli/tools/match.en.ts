/** The help text of `kibitz match`. */
export const matchWords = {
  help: (vertices: number) => `kibitz match: best matchings of graphs, each with a proof

  kibitz match FILE [--objective cardinality|weight|max-cardinality-weight] [--engine fast|taught]

  FILE                 a graph on each line, as JSON: {"id":"a","n":3,"edges":[[0,1,5],[1,2,"7"]]}.
                       Vertices count from 0, up to ${vertices} of them; a weight is a whole number of any
                       length, as a number or as a text, and 1 for [u,v]. "id" is a text or a number up
                       to 2^53, or missing; - is standard input
  --objective          cardinality: as many edges as possible; weight: the largest weight (this is
                       what you get without --objective); max-cardinality-weight: the largest weight
                       among the matchings with as many edges as possible
  --engine             fast (this is what you get without --engine), or taught, that of the lessons
  --help               this text

Prints a line of JSON for each graph: {"id","size","weight","matching":[[u,v],…],"certificate"}. Numbers
that are not safe as numbers are texts. The certificate is checked before it is printed:
  gallaiEdmonds   d, a, c: n − 2·size = odd components without a − |a|, so no matching has more edges
  dual            y of the vertices, z of the blossoms, for doubled weights: for every edge y(u) + y(v) +
                  the z of the blossoms around both ends is at least twice its weight, and the y of
                  the matched vertices + the sum of z·(|blossom| − 1)/2 is twice the weight of the
                  matching; exposed vertices have y = 0, or the least y of all among the matchings
                  with as many edges as possible

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: …, all of them, and the exit code is 2. In the
call itself, FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
};
