import { registerHooks } from "node:module";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { type Mutants, patched } from "#algorithms/core/mistakes/mutant.ts";
import { inMutant, mutantOf, taughtFile } from "#src/lib/mutant-address.ts";

/** The mutants of the lessons that were asked for, by the address of their folder. */
const known = new Map<string, Mutants>();

/**
 * The algorithms of all mutants of a lesson by name, where `folder` is the address of its folder. Node loads them from the
 * same addresses as Vite, `solve.ts?mutant=name`, with the edits made while it reads the file.
 */
export async function loadSolvers(
  folder: string,
  mutants: Mutants,
): Promise<ReadonlyMap<string, AnyLesson["solve"]>> {
  if (known.size === 0) registerHooks({ resolve, load });
  known.set(folder, mutants);
  const solvers = new Map<string, AnyLesson["solve"]>();
  for (const name of Object.keys(mutants)) {
    const module = (await import(inMutant(`${folder}/solve.ts`, name))) as Pick<AnyLesson, "solve">;
    solvers.set(name, module.solve);
  }
  return solvers;
}

/** A file of the algorithm that a mutant imports is the mutant's too. */
const resolve: NonNullable<Parameters<typeof registerHooks>[0]["resolve"]> = (specifier, context, next) => {
  const resolved = next(specifier, context);
  const mutant = mutantOf(context.parentURL ?? "");
  return mutant !== undefined && taughtFile(resolved.url)
    ? { ...resolved, url: inMutant(resolved.url, mutant) }
    : resolved;
};

const load: NonNullable<Parameters<typeof registerHooks>[0]["load"]> = (url, context, next) => {
  const loaded = next(url, context);
  const [mutant, taught] = [mutantOf(url), taughtFile(url)];
  const found = mutant && taught && known.get(taught.folder)?.[mutant];
  if (!found || loaded.source === undefined || loaded.source === null) return loaded;
  const source = typeof loaded.source === "string" ? loaded.source : new TextDecoder().decode(loaded.source);
  return { ...loaded, source: patched(taught.name, source, found) };
};
