import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { makeListing } from "#algorithms/listing.ts";
import { type ChangedLines, changedLines, type Mutant, type Mutants, patched } from "#algorithms/mutant.ts";
import { changedPiece, type Piece } from "../break-it/changed-lines.ts";
import { inMutant, mutantOf, taughtFile } from "../lib/mutant-address.ts";

const SOLVERS = /\/mutants\.ts\?solvers$/;
const CHANGES = /\/mutants\.ts\?changes$/;
const PIECES = /\/mutants\.ts\?pieces$/;

/** What the mutants of a lesson change, by name, and what each of them breaks. */
export type MutantChanges = Readonly<
  Record<string, ChangedLines & { readonly breaks: NonNullable<Mutant["breaks"]> }>
>;

/**
 * A Vite plugin for the mutants of lessons: `solve.ts?mutant=name` is the algorithm with that mutant's edits, and
 * `mutants.ts?solvers` holds the algorithms of all mutants of a lesson by name, as one module: their texts are nearly
 * the same, and pack well together. `mutants.ts?changes` holds the lines that each of them changes,
 * and `mutants.ts?pieces` the listings around them.
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
      if (CHANGES.test(id)) {
        const changes = await changesOf(file);
        for (const name of [file, ...changes.files]) this.addWatchFile(name);
        return `export const changes = ${JSON.stringify(changes.lines)};`;
      }
      if (PIECES.test(id)) {
        const { files, pieces } = await piecesOf(file);
        for (const name of [file, ...files]) this.addWatchFile(name);
        return `export const pieces = ${JSON.stringify(pieces)};`;
      }
      const [mutant, taught] = [mutantOf(id), taughtFile(id)];
      if (mutant === undefined || taught === undefined) return undefined;
      const edits = `${taught.folder}/mutants.ts`;
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
  const imports = names.map((name, k) => `import { solve as m${k} } from "./solve.ts?mutant=${name}";`);
  const entries = names.map((name, k) => `${JSON.stringify(name)}: m${k},`);
  return [...imports, "export const solvers = {", ...entries, "};"].join("\n");
}

/** The lines that each mutant of a file of mutants changes, and the files that it edits. */
async function changesOf(
  file: string,
): Promise<{ readonly files: readonly string[]; readonly lines: MutantChanges }> {
  const mutants = await mutantsIn(file);
  const names = new Set(Object.values(mutants).flatMap(({ edits }) => edits.map(([name]) => name)));
  const texts = await Promise.all(
    [...names].map(async (name) => [name, await readFile(join(dirname(file), name), "utf8")] as const),
  );
  const lines = Object.entries(mutants).map(([name, mutant]): [string, MutantChanges[string]] => {
    const all = texts.map(([source, text]) => changedLines(source, text, mutant));
    const [right, wrong] = [all.flatMap((each) => each.right), all.flatMap((each) => each.wrong)];
    return [name, { right, wrong, breaks: mutant.breaks ?? "claim" }];
  });
  return { files: texts.map(([name]) => join(dirname(file), name)), lines: Object.fromEntries(lines) };
}

/** The listings in which each mutant that can be broken differs, and the files that they come from. */
async function piecesOf(file: string): Promise<{
  readonly files: readonly string[];
  readonly pieces: Readonly<Record<string, readonly Piece[]>>;
}> {
  const mutants = Object.entries(await mutantsIn(file)).filter(([, { breaks }]) => breaks !== "order");
  const names = [...new Set(mutants.flatMap(([, { edits }]) => edits.map(([name]) => name)))];
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(join(dirname(file), name), "utf8"));
  const pieces = mutants.map(([name, mutant]) => {
    const edited = [...new Set(mutant.edits.map(([source]) => source))];
    return [name, edited.map((source) => pieceOf(source, texts.get(source) ?? "", mutant))] as const;
  });
  return { files: names.map((name) => join(dirname(file), name)), pieces: Object.fromEntries(pieces) };
}

function pieceOf(source: string, text: string, mutant: Mutant): Piece {
  const [before, now] = [text, patched(source, text, mutant)].map((each) => makeListing(source, each).lines);
  return changedPiece(source, before, now);
}
