/**
 * The addresses of mutants. `solve.ts?mutant=name` is the module with that mutant's edits, and so is each file of `solve/` that
 * it imports: `solve/sides.ts?mutant=name`.
 */

const MUTANT = /[?&]mutant=([\w-]+)/;
const TAUGHT = /^(.*\/algorithms\/lessons\/[^/?]+)\/(solve\.ts|solve\/[^/?]+\.ts)$/;

/** A file of a lesson's algorithm. */
export interface TaughtFile {
  /** The folder of the lesson, without a slash at its end. */
  readonly folder: string;
  /** The name of the file in it, as edits name it. */
  readonly name: string;
}

/** The mutant that an address names; undefined if it names none. */
export function mutantOf(address: string): string | undefined {
  return MUTANT.exec(address)?.[1];
}

/** The file of a lesson's algorithm at an address, whatever follows a question mark there; undefined for other files. */
export function taughtFile(address: string): TaughtFile | undefined {
  const [, folder, name] = TAUGHT.exec(address.replace(/\?.*$/, "")) ?? [];
  return folder === undefined || name === undefined ? undefined : { folder, name };
}

/** The address of the same module in a mutant. */
export function inMutant(address: string, mutant: string): string {
  return `${address.replace(/\?.*$/, "")}?mutant=${mutant}`;
}
