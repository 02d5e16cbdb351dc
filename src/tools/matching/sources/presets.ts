/** Graphs on which a matching is hard to find, or shows something. Vertices count from 0. */
import type { Objective } from "#algorithms/engines/matching/graph.ts";
import { FIRST_TEXT, type PresetId } from "./preset-ids.ts";

export interface Preset {
  readonly text: string;
  /** The objective for which it shows what it shows; otherwise any will do. */
  readonly objective?: Objective;
}

const PRESETS: Readonly<Record<PresetId, Preset>> = {
  first: { text: FIRST_TEXT, objective: "weight" },
  nested: {
    text: list(
      10,
      "0 1 4, 0 3 10, 0 4 19, 0 9 5, 1 2 4, 1 4 17, 2 6 6, 2 7 5, 2 9 13, 3 4 5, 3 7 2, 3 8 15, 4 5 3, 4 6 19, 6 7 13, 6 8 11, 8 9 17",
    ),
    objective: "weight",
  },
  opened: {
    text: list(
      11,
      "0 1 12, 0 5 15, 0 6 1, 1 2 5, 1 3 5, 1 5 7, 1 7 1, 1 8 10, 1 9 5, 1 10 16, 2 3 17, 2 7 4, 2 8 7, 3 6 19, 3 8 7, 3 9 1, 3 10 4, 4 6 5, 4 10 7, 5 6 17, 6 8 2, 6 9 16, 8 9 16, 8 10 5, 9 10 1",
    ),
    objective: "weight",
  },
  "opened-nested": {
    text: list(
      11,
      "0 1 17, 0 2 17, 0 5 3, 0 6 20, 0 7 15, 0 8 2, 0 10 20, 1 3 7, 1 4 15, 1 6 1, 1 7 19, 1 9 11, 2 4 4, 2 6 20, 2 7 1, 2 10 11, 3 6 3, 3 8 3, 3 9 9, 3 10 19, 4 7 6, 4 8 5, 4 9 5, 5 9 17, 5 10 1, 6 7 20, 7 8 13, 7 9 14, 8 9 15, 8 10 10, 9 10 6",
    ),
    objective: "weight",
  },
  ties: {
    text: list(
      10,
      "0 1 3, 0 2 3, 1 3 3, 1 4 3, 1 6 3, 1 8 3, 1 9 3, 2 4 3, 3 5 3, 3 7 3, 3 9 3, 4 7 3, 5 6 3, 7 8 3",
    ),
  },
  none: {
    text: list(
      16,
      "0 1, 0 6, 0 11, 1 2, 1 3, 2 4, 2 5, 3 4, 3 5, 4 5, 6 7, 6 8, 7 9, 7 10, 8 9, 8 10, 9 10, 11 12, 11 13, 12 14, 12 15, 13 14, 13 15, 14 15",
    ),
    objective: "cardinality",
  },
  negative: {
    text: list(9, "0 3 -9, 1 5 -9, 1 6 7, 1 7 -2, 1 8 8, 2 7 -1, 3 4 -13, 4 7 2, 6 8 -14"),
    objective: "max-cardinality-weight",
  },
  petersen: {
    text: `${list(10, "0 1, 1 2, 2 3, 3 4, 0 4, 0 5, 1 6, 2 7, 3 8, 4 9, 5 7, 7 9, 6 9, 6 8, 5 8")}${petersenPlaces()}`,
    objective: "cardinality",
  },
  friendship: {
    text: list(11, "0 1, 0 2, 1 2, 0 3, 0 4, 3 4, 0 5, 0 6, 5 6, 0 7, 0 8, 7 8, 0 9, 0 10, 9 10"),
    objective: "cardinality",
  },
  "heavy-middle": {
    text: `${list(4, "0 1 2, 1 2 5, 2 3 2")}# at 0 70 220\n# at 1 210 220\n# at 2 350 220\n# at 3 490 220\n`,
    objective: "weight",
  },
  beyond: {
    text: `${list(
      4,
      "0 1 9007199254740993, 1 2 9007199254740992, 2 3 9007199254740992, 0 3 9007199254740992",
    )}# at 0 130 90\n# at 1 430 90\n# at 2 430 350\n# at 3 130 350\n`,
    objective: "weight",
  },
};

/** A graph that shows something. */
export function preset(id: PresetId): Preset {
  return PRESETS[id];
}

function list(n: number, edges: string): string {
  return `${[n, ...edges.split(", ")].join("\n")}\n`;
}

/** A pentagon, and a star within it. */
function petersenPlaces(): string {
  return Array.from({ length: 10 }, (_, v) => {
    const angle = (2 * Math.PI * (v % 5)) / 5 - Math.PI / 2;
    const radius = v < 5 ? 185 : 88;
    return `# at ${v} ${Math.round(280 + radius * Math.cos(angle))} ${Math.round(236 + radius * Math.sin(angle))}\n`;
  }).join("");
}
