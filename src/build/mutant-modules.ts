import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import {
  changedLines,
  changedListing,
  type MutantChanges,
  type Piece,
} from "#algorithms/core/mistakes/changed-lines.ts";
import { type Mutants, patched } from "#algorithms/core/mistakes/mutant.ts";
import { inMutant, mutantOf, taughtFile } from "../lib/mutant-address.ts";

const SOLVERS = /\/mistakes\.ts\?solvers$/;
const CHANGES = /\/mistakes\.ts\?changes$/;
const PIECES = /\/mistakes\.ts\?pieces$/;

/**
 * A Vite plugin for the mutants of lessons: `solve.ts?mutant=name` is the algorithm with that mutant's edits, and
 * `mistakes.ts?solvers` holds the algorithms of all mutants of a lesson by name, as one module: their texts are nearly
 * the same, and pack well together. `mistakes.ts?changes` holds the lines that each of them changes,
 * and `mistakes.ts?pieces` the listings around them.
 */
export function mutantModules(): Plugin {
  return {
    name: "kibitz:mutants",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const mutant = importer === undefined ? undefined : mutantOf(importer);
      if (mutant === undefined) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && taughtFile(resolved.id) ? inMutant(resolved.id, mutant) : resolved;
    },
    async load(id) {
      const file = id.replace(/\?.*$/, "");
      if (SOLVERS.test(id)) {
        this.addWatchFile(file);
        return solversOf(Object.keys(await mutantsIn(file)));
      }
      const [isChanges, isPieces] = [CHANGES.test(id), PIECES.test(id)];
      if (isChanges || isPieces) {
        const edited = await editedBy(file);
        for (const name of [file, ...edited.files]) this.addWatchFile(name);
        return isChanges
          ? `export const changes = ${JSON.stringify(changesIn(edited))};`
          : `export const pieces = ${JSON.stringify(piecesIn(edited))};`;
      }
      const [mutant, taught] = [mutantOf(id), taughtFile(id)];
      if (mutant === undefined || taught === undefined) return undefined;
      const edits = `${taught.folder}/asked/mistakes.ts`;
      this.addWatchFile(edits);
      const found = (await mutantsIn(edits))[mutant];
      if (found === undefined) throw new RangeError(`${edits} has no mutant "${mutant}"`);
      return patched(taught.name, await readFile(file, "utf8"), found);
    },
  };
}

/** The mutants of a file as it stands now: a module is remembered by its address. */
async function mutantsIn(file: string): Promise<Mutants> {
  const { mtimeMs } = await stat(file);
  const module = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { mutants: Mutants };
  return module.mutants;
}

function solversOf(names: readonly string[]): string {
  const imports = names.map((name, k) => `import { solve as m${k} } from "../solve.ts?mutant=${name}";`);
  const entries = names.map((name, k) => `${JSON.stringify(name)}: m${k},`);
  return [...imports, "export const solvers = {", ...entries, "};"].join("\n");
}

/** The mutants of a file of mutants, and the texts that they edit. */
interface Edited {
  readonly mutants: Mutants;
  /** The texts by their names in the lesson's folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** The files in which they stand. */
  readonly files: readonly string[];
}

async function editedBy(file: string): Promise<Edited> {
  const mutants = await mutantsIn(file);
  const names = new Set(Object.values(mutants).flatMap(({ edits }) => edits.map(([name]) => name)));
  const files = Array.from(names, (name) => join(dirname(dirname(file)), name));
  const read = await Promise.all(files.map((each) => readFile(each, "utf8")));
  return { mutants, texts: new Map(Array.from(names, (name, k) => [name, read[k] as string])), files };
}

/** The lines that each mutant changes, by name. */
function changesIn({ mutants, texts }: Edited): MutantChanges {
  const lines = Object.entries(mutants).map(([name, mutant]): [string, MutantChanges[string]] => {
    const all = Array.from(texts, ([source, text]) => changedLines(source, text, mutant));
    const [right, wrong] = [all.flatMap((each) => each.right), all.flatMap((each) => each.wrong)];
    return [name, { right, wrong, breaks: mutant.breaks ?? "claim" }];
  });
  return Object.fromEntries(lines);
}

/** The listings in which each mutant that can be broken differs, by name. */
function piecesIn({ mutants, texts }: Edited): Readonly<Record<string, readonly Piece[]>> {
  const broken = Object.entries(mutants).filter(([, { breaks }]) => breaks !== "order");
  const pieces = broken.map(([name, mutant]) => {
    const sources = [...new Set(mutant.edits.map(([source]) => source))];
    return [
      name,
      sources.map((source) => changedListing(source, texts.get(source) as string, mutant)),
    ] as const;
  });
  return Object.fromEntries(pieces);
}
