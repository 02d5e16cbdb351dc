import { GRAPH_FORMATS } from "#algorithms/engines/matching/read/reading.ts";

/** What `kibitz match` says: its help, and how a file was read. */
export const matchWords = {
  help: (vertices: number) => `kibitz match: best matchings of graphs, each with a proof

  kibitz match FILE [--objective OBJECTIVE] [--from FORMAT] [--engine fast|taught]

  FILE                 a graph on each line, as JSON: {"id":"a","n":3,"edges":[[0,1,5],[1,2,"7"]]}.
                       Vertices count from 0, up to ${vertices} of them; a weight is a whole number of any
                       length, as a number or as a text, and 1 for [u,v]. "id" is a text or a number up
                       to 2^53, or missing; - is standard input.
                       Or one graph as other programs write it; how it was read is said on standard
                       error, and how else it could be read
  --objective          cardinality: as many edges as possible; weight: the largest weight (this is
                       what you get without --objective); max-cardinality-weight: the largest weight
                       among the matchings with as many edges as possible; min-weight: the smallest
                       weight among these; perfect: the largest weight of a perfect matching;
                       min-weight-perfect: the smallest. The exit code is 1 if no matching is perfect
  --from               what FILE is, where it shall not be guessed: one of
${wrapped(GRAPH_FORMATS)}
                       (code: lists, tuples, dictionaries and add_edge(…) of programs; costs: a row
                       for each vertex of one side), and, after commas: header or no-header (whether
                       the first line says how many vertices and edges there are), from-0 or from-1
                       or names (what numbers of vertices are), heavier or lighter (which of two
                       parallel edges stays), no-loops, pairs (a list of lists holds edges).
                       Such as --from edges,no-header,from-1
  --engine             fast (this is what you get without --engine), or taught, that of the lessons
  --help               this text

Prints a line of JSON for each graph: {"id","size","weight","matching":[[u,v],…],"certificate"}. Numbers
that are not safe as numbers are texts. Where the file names its vertices or counts from 1, "pairs" has
the matching in its own words; where weights have decimals, all are multiplied by "scale". The
certificate is checked before it is printed:
  gallaiEdmonds   d, a, c: n − 2·size = odd components without a − |a|, so no matching has more edges
  dual            y of the vertices, z of the blossoms, for doubled weights: for every edge y(u) + y(v) +
                  the z of the blossoms around both ends is at least twice its weight, and the y of
                  the matched vertices + the sum of z·(|blossom| − 1)/2 is twice the weight of the
                  matching; exposed vertices have y = 0, or the least y of all among the matchings
                  with as many edges as possible. For the smallest weight the other way round:
                  y(u) + y(v) − the z is at most twice the weight, and exposed vertices have the
                  largest y
  tutte           where "matching" is null, as no matching is perfect: without the vertices of a, there
                  are more components of odd size (odd) than a has vertices

Mistakes are listed as FILE:LINE:COLUMN: error[KIND]: …, all of them, and the exit code is 2. In the
call itself, FILE is "command line" and COLUMN the number of the argument after "kibitz", from 1.
`,
  tooBig: (most: number) => `found more than ${most} bytes, expected at most ${most}, or lines of JSON`,
  noGraph: (file: string) => `${file}: found no graph, expected one, or lines of JSON\n`,
  noText: "found bytes that are no text, expected a graph",
  encoding: (name: string) => `Read as ${name.replace("utf", "UTF").replace("windows", "Windows")}.`,
  other: (wish: string, what: string) => `With --from ${wish}: ${what}.`,
};

/** Names with commas between them, in lines that are not too long. */
function wrapped(names: readonly string[]): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined || last.length + name.length > 72) lines.push(name);
    else lines[lines.length - 1] = `${last}, ${name}`;
  }
  return lines.map((line) => `${" ".repeat(23)}${line}`).join(",\n");
}
