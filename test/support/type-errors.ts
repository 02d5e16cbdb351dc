import { relative } from "node:path";
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
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
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
  return [...texts].flatMap(([file, { path, name }]) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(
      ({ messageText }) =>
        `${relative(root, path)}?${name}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  });
}
