/** A program in Python as its room describes it before it runs: the tree, with numbers in the place of what belongs to it. */
import type { Program, ProgramFunction, Scope, Site, Variable } from "#algorithms/engines/program/program.ts";
import { childrenOf, type FunctionNode, type Node } from "#algorithms/engines/program/tree.ts";

/** A node on its way: it names its scope, its function and its site by their numbers. */
type Numbered = Node & { readonly scope?: number; readonly fn?: number; readonly site?: number };

interface Description {
  readonly tree: Numbered;
  readonly sites: readonly (readonly [line: number, column: number, fn: number, scope: number])[];
  readonly functions: readonly (readonly [
    name: string,
    slots: readonly string[],
    params: readonly string[],
    self: number | null,
  ])[];
  readonly variables: readonly (readonly [name: string, kind: string, fn: number, slot: number])[];
  readonly scopes: readonly (readonly [
    parent: number | null,
    names: Readonly<Record<string, number | null>>,
  ])[];
}

/** Undefined for what describes no program: it comes from where a reader's program is about to run. */
export function describedProgram(source: string, text: string): Program | undefined {
  try {
    return programIn(source, JSON.parse(text) as Description);
  } catch {
    return undefined;
  }
}

function programIn(source: string, { tree, ...told }: Description): Program {
  const nodes = nodesIn(tree);
  const nodeOf = new Map(nodes.flatMap((node) => (node.fn === undefined ? [] : [[node.fn, node]])));
  const functions = told.functions.map(([name, slots, params, self], id): ProgramFunction => {
    const node = nodeOf.get(id) as FunctionNode | undefined;
    return { id, name, slots, params, thisSlot: self ?? undefined, node };
  });
  const variables = told.variables.map(
    ([name, kind, fn, slot]): Variable => ({ name, kind, fn: at(functions, fn), slot }),
  );
  const scopes: Scope[] = [];
  for (const [parent, names] of told.scopes) {
    const own = Object.entries(names).map(
      ([name, variable]) => [name, variable === null ? undefined : at(variables, variable)] as const,
    );
    scopes.push({ parent: parent === null ? undefined : at(scopes, parent), variables: new Map(own) });
  }
  const siteOf = new Map(nodes.flatMap((node) => (node.site === undefined ? [] : [[node.site, node]])));
  const sites = told.sites.map(([line, column, fn, scope], id): Site => {
    const node = siteOf.get(id);
    if (!node) throw new RangeError(`no node for site ${id}`);
    return {
      line: Number(line),
      column: Number(column),
      node,
      fn: at(functions, fn),
      scope: at(scopes, scope),
    };
  });
  const scoped = nodes.flatMap((node) =>
    node.scope === undefined ? [] : [[node as Node, at(scopes, node.scope)] as const],
  );
  return { language: "python", source, tree, sites, functions, variables, scopes: new Map(scoped) };
}

function nodesIn(node: Numbered): Numbered[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

function at<Item>(list: readonly Item[], k: number): Item {
  const item = list[k];
  if (item === undefined) throw new RangeError(`nothing has the number ${k}`);
  return item;
}
