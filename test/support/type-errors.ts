import { relative, sep } from "node:path";
import ts from "typescript";
import { root } from "./source-files.ts";

/** A text that stands in place of a file, in a variant of this name. */
interface Variant {
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

/**
 * What the compiler says against variants of files, by the settings of the project: "solve.ts?name: …". All are looked at in
 * one program, each beside the file that it changes; variants of one name import each other.
 */
export function typeErrorsIn(variants: readonly Variant[]): string[] {
  const options = settings();
  const aside = ({ path, name }: Pick<Variant, "path" | "name">) =>
    path.replace(/\.ts$/, `.${name}.variant.ts`);
  const texts = new Map(variants.map((variant) => [aside(variant), variant]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file)?.text ?? readFile(file);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map((literal) => {
      const found = ts.resolveModuleName(literal.text, from, options, host).resolvedModule;
      const name = texts.get(from)?.name;
      const changed = found && name && aside({ path: found.resolvedFileName, name });
      return {
        resolvedModule: changed && texts.has(changed) ? { ...found, resolvedFileName: changed } : found,
      };
    });
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts].flatMap(([file, { path, name }]) =>
    errorsOf(program, file).map((error) => `${relative(root, path)}?${name}: ${error}`),
  );
}

/**
 * What the compiler says against files that are not in the repository, as if they stood in it: by their paths from its root, which
 * other files of them may import.
 */
export function typeErrorsInNew(texts: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(settings());
  const { fileExists, readFile } = host;
  const textAt = (file: string) => texts.get(relative(root, file).split(sep).join("/"));
  host.fileExists = (file) => textAt(file) !== undefined || fileExists(file);
  host.readFile = (file) => textAt(file) ?? readFile(file);
  // Folders that are not there are looked into, too.
  host.directoryExists = () => true;
  const files = [...texts.keys()].filter((file) => file.endsWith(".ts"));
  const program = ts.createProgram(
    files.map((file) => root + file),
    settings(),
    host,
  );
  return files.flatMap((file) => errorsOf(program, root + file).map((error) => `${file}: ${error}`));
}

/** The settings of the project. */
function settings(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root).options;
}

function errorsOf(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}
