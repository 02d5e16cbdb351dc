/** What the reader takes away: the graph and the matching, as files for people, tables and programs. */
import { formatCsv } from "#algorithms/core/text/csv.ts";
import { NO_LABELS, nameOf, scaleOf, unscaled } from "#algorithms/engines/matching/read/labels.ts";
import type { Report, Whole } from "./report.ts";
import { matchingWords } from "./words.en.ts";

export type MatchingFormat = "txt" | "csv" | "json";

/** The matching as a text, a table, or a JSON object with its certificate, as `kibitz match` writes it. */
export function formatMatching(report: Report, format: MatchingFormat): string {
  const { labels = NO_LABELS } = report;
  const pairs = report.pairs.map(({ u, v, weight }) => ({
    ...{ u: nameOf(labels, u), v: nameOf(labels, v), weight: unscaled(weight, labels.decimals) },
  }));
  if (format === "csv") {
    const rows = pairs.map(({ u, v, weight }) => `${formatCsv([[u, v]]).trimEnd()},${weight}`);
    return `${["u,v,weight", ...rows].join("\r\n")}\r\n`;
  }
  if (format === "json") return `${JSON.stringify(recordOf(report), long)}\n`;
  const { objective, size, weight, exposed, tutte } = report;
  const words = matchingWords.file;
  const head = [
    tutte ? words.none(objective, size) : words.head(objective, size, unscaled(weight, labels.decimals)),
  ];
  if (exposed.length > 0) head.push(words.exposed(exposed.map((v) => oneWord(nameOf(labels, v)))));
  if (labels.decimals > 0) head.push(words.scaled(scaleOf(labels.decimals)));
  for (const { proof } of proofsOf(report)) head.push(words.proof(proof.reason));
  return `${[...head.map((line) => `# ${line}`), ...pairs.map(({ u, v, weight }) => `${oneWord(u)} ${oneWord(v)} ${weight}`)].join("\n")}\n`;
}

/** A name in quotes, where it would be read as several or as something else. */
function oneWord(name: string): string {
  return /^[^\s"',;|#%–—-]+$/.test(name) ? name : `"${name.replaceAll('"', "'")}"`;
}

function recordOf(report: Report) {
  const { objective, size, weight, pairs, exposed, tutte, sizeProof, weightProof, labels } = report;
  if (tutte) return { objective, size: null, weight: null, exposed, matching: null, certificate: { tutte } };
  return {
    ...{ objective, size, weight },
    ...(labels && labels.decimals > 0 && { scale: scaleOf(labels.decimals) }),
    ...{ exposed, matching: pairs.map(({ u, v }) => [u, v]) },
    ...(labels &&
      labels.names.length > 0 && { pairs: pairs.map(({ u, v }) => [nameOf(labels, u), nameOf(labels, v)]) }),
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
