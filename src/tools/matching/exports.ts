/** What the reader takes away: the graph and the matching, as files for people, tables and programs. */
import type { Report, Whole } from "./report.ts";
import { matchingWords } from "./words.en.ts";

export type MatchingFormat = "txt" | "csv" | "json";

/** The matching as a text, a table, or a JSON object with its certificate, as `kibitz match` writes it. */
export function formatMatching(report: Report, format: MatchingFormat): string {
  const { pairs } = report;
  if (format === "csv") {
    const rows = pairs.map(({ u, v, weight }) => `${u},${v},${weight}`);
    return `${["u,v,weight", ...rows].join("\r\n")}\r\n`;
  }
  if (format === "json") return `${JSON.stringify(recordOf(report), long)}\n`;
  const { objective, size, weight, exposed, tutte } = report;
  const words = matchingWords.file;
  const head = [tutte ? words.none(objective, size) : words.head(objective, size, weight)];
  if (exposed.length > 0) head.push(words.exposed(exposed));
  for (const { proof } of proofsOf(report)) head.push(words.proof(proof.reason));
  return `${[...head.map((line) => `# ${line}`), ...pairs.map(({ u, v, weight }) => `${u} ${v} ${weight}`)].join("\n")}\n`;
}

function recordOf(report: Report) {
  const { objective, size, weight, pairs, exposed, tutte, sizeProof, weightProof } = report;
  if (tutte) return { objective, size: null, weight: null, exposed, matching: null, certificate: { tutte } };
  return {
    ...{ objective, size, weight, exposed, matching: pairs.map(({ u, v }) => [u, v]) },
    certificate: {
      ...(sizeProof && { gallaiEdmonds: { d: sizeProof.d, a: sizeProof.a, c: sizeProof.c } }),
      ...(weightProof && { dual: { y: weightProof.y, blossoms: weightProof.blossoms } }),
    },
  };
}

function proofsOf({ sizeProof, weightProof }: Report) {
  return [sizeProof, weightProof].filter((each) => each !== undefined);
}

/** Numbers that are not safe as numbers are texts. */
function long(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value satisfies Whole}` : value;
}
