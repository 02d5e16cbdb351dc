/**
 * A language for tests that nobody speaks: every letter from A to Z in the words of a catalog (`*.en.ts`) wears a mark, and
 * everything else stays as it is. A plain letter in what readers see or hear then belongs to a word that is in no catalog,
 * and which nobody could translate.
 */
import { type Plugin, parseAst } from "vite";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const MARKED = "ÀḂĆḊÉḞĠĤÍĴḰĹṀŃÓṖꝖŔŚṪÚṼẂẊÝŹàḃćḋéḟġĥíĵḱĺṁńóṗꝗŕśṫúṽẃẋýź";
const TWIN: ReadonlyMap<string, string> = new Map([...PLAIN].map((letter, k) => [letter, [...MARKED][k]]));
const TWINS = new Set(MARKED);

/** The files that hold words. */
const CATALOG = /(\.|\/i18n\/)en\.ts$|\/words\/en\/[^/]+\.ts$/;
const GALLERY = /\/content\/workbench\/[^/]+\.js\?raw$/;
const SAID_OF_PROGRAM = /(\/\/ @(?:title|about|tags) )(.*?)(?=\\n)/g;
/** Calls whose arguments are compared or looked up, never shown. */
const LOOK_UPS = new Set([
  "includes",
  "startsWith",
  "endsWith",
  "indexOf",
  "has",
  "get",
  "split",
  "match",
  "test",
  "at",
]);
/** What a plan calls its papers by stands among its words. */
const NAMES = "handouts";
const FORMATTERS = /^(Intl|toLocaleString)$/;
/** Names of languages, as `Intl` wants them. */
const LANGUAGE = /^en(-[A-Z]{2})?$/;

/** Whether the site is being built with marks: `npm run words`. */
export const isMarking = process.env["MARKED_WORDS"] === "1";

/** The attributes of an article's components that readers see. */
const SHOWN_ATTRIBUTES = new Set(["title", "question", "caption", "captions", "label", "options"]);

interface MarkdownNode {
  readonly type: string;
  value?: unknown;
  readonly children?: readonly MarkdownNode[];
  readonly attributes?: readonly { readonly name?: string; value?: unknown }[];
}

/** Marks the strings of an expression that an article hands to a component: `options={["one", "two"]}`. */
function markExpression(node: unknown): void {
  if (!isNode(node)) return;
  if (isText(node)) {
    const text = markText(String(partOf(node, "value")));
    Object.assign(node, { value: text, raw: JSON.stringify(text) });
  }
  for (const value of Object.values(node).flat()) if (typeof value === "object") markExpression(value);
}

/** A remark plugin that marks the prose of articles; code and formulas stay. */
export function remarkMarkedWords() {
  return function mark(node: MarkdownNode): void {
    if (node.type === "text" && typeof node.value === "string") node.value = markText(node.value);
    for (const attribute of node.attributes ?? []) {
      if (SHOWN_ATTRIBUTES.has(attribute.name ?? "") && typeof attribute.value === "string")
        attribute.value = markText(attribute.value);
      const program = partOf(Object(partOf(Object(attribute.value), "data")), "estree");
      if (SHOWN_ATTRIBUTES.has(attribute.name ?? "")) markExpression(program);
    }
    for (const child of node.children ?? []) mark(child);
  };
}

/** A text with its words marked. */
export function markText(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => TWIN.get(letter) ?? letter);
}

/** A Vite plugin that marks the words of all catalogs. */
export function markedWords(): Plugin {
  return {
    name: "kibitz:marked-words",
    enforce: "pre",
    transform(code, id) {
      // What the head of a program of the gallery says of it.
      if (GALLERY.test(id))
        return {
          code: code.replace(
            SAID_OF_PROGRAM,
            (_, key: string, text: string) => key + markRaw(text, { open: false }),
          ),
          map: null,
        };
      return CATALOG.test(id.replace(/\?.*$/, "")) ? { code: markCatalog(code), map: null } : undefined;
    },
  };
}

/** What is written with letters but is no word: a single letter that names something, with its number, and codes in capitals. */
const NAME = /^([A-Za-z]|[A-Z]{2,4})$/;

/** The words of a text that wear no mark. */
export function plainWords(text: string): string[] {
  return (text.match(/[A-Za-z]+/g) ?? []).filter((word) => !NAME.test(word));
}

/** Whether a text has a letter with a mark. */
export function hasMarks(text: string): boolean {
  return [...text].some((letter) => TWINS.has(letter));
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The source of a catalog with its words marked. Throws a SyntaxError for one that cannot be read. */
export function markCatalog(code: string): string {
  const marks: { start: number; end: number; text: string }[] = [];
  const put = (start: number, end: number, tie: Tie) =>
    marks.push({ start, end, text: markRaw(code.slice(start, end), tie) });
  walk(parseAst(code, { lang: "ts" }) as unknown as Node, (node) => {
    if (node.type === "TemplateLiteral") {
      // A tie may begin in one piece of a template and end in another.
      const tie: Tie = { open: false };
      for (const { start, end } of listOf(node, "quasis")) put(start, end, tie);
    } else put(node.start + 1, node.end - 1, { open: false });
  });
  let marked = code;
  for (const { start, end, text } of marks.sort((x, y) => y.start - x.start))
    marked = marked.slice(0, start) + text + marked.slice(end);
  return marked;
}

/** Whether the text has come to the name in a tie, `[words](name)`, which is no word. */
interface Tie {
  open: boolean;
}

/** Marks a text as it stands in a source, with its escapes. */
function markRaw(raw: string, tie: Tie): string {
  return raw.replace(/\$\{|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\.|\]\(|\)|[A-Za-z]/g, (part) => {
    if (part === "](") tie.open = true;
    else if (part === ")") tie.open = false;
    return tie.open ? part : (TWIN.get(part) ?? part);
  });
}

/** Visits the strings and templates that are words. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith("TS") && !EXPRESSIONS.has(node.type)) return;
  if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return;
  if (node.type === "TemplateLiteral") visit(node);
  else if (isText(node) && !LANGUAGE.test(String(partOf(node, "value")))) visit(node);
  for (const child of shownChildren(node)) walk(child, visit);
}

/** Nodes of TypeScript that stand around a value. */
const EXPRESSIONS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

/** The children whose strings may be shown: no keys, no operands of a comparison, nothing that is looked up. */
function shownChildren(node: Node): Node[] {
  const all = Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [key, child] as const),
  );
  const shown = ([key, child]: readonly [string, Node]): boolean => {
    if (node.type === "Property") {
      if (isLookedUp(node) || partOf(partOf(node, "key") as Node, "name") === NAMES) return false;
      return key !== "key" || (partOf(node, "computed") === true && !isText(child));
    }
    if (node.type === "MemberExpression") return key !== "property" || !isText(child);
    if (node.type === "BinaryExpression")
      return !(isText(child) && /^([!=]==?|in)$/.test(String(partOf(node, "operator"))));
    if (node.type === "SwitchCase") return key !== "test";
    if (node.type === "NewExpression" || node.type === "CallExpression") {
      const name = calledName(node);
      if (FORMATTERS.test(name)) return false;
      if (/^replace/.test(name)) return child !== listOf(node, "arguments")[0];
      return key !== "arguments" || !LOOK_UPS.has(name);
    }
    return true;
  };
  return all.filter(shown).map(([, child]) => child);
}

/** What stands in a catalog and is looked up: a lesson by its folder, and a step of a diagram, `show: "d1 ring 2"`. */
const LOOKED_UP: ReadonlyMap<unknown, RegExp> = new Map([
  ["lesson", /^[a-z][a-z0-9-]*$/],
  ["show", /^[a-z][\w-]* \S/],
]);

/** Whether a property names something that is looked up. */
function isLookedUp(node: Node): boolean {
  const [name, value] = [partOf(node, "key"), partOf(node, "value")];
  if (!isNode(name) || !isNode(value) || !isText(value)) return false;
  return LOOKED_UP.get(partOf(name, "name"))?.test(String(partOf(value, "value"))) ?? false;
}

/** The name by which something is called: "get" of `map.get(x)`, "Intl" of `new Intl.NumberFormat(x)`. */
function calledName(node: Node): string {
  const callee = partOf(node, "callee");
  if (!isNode(callee)) return "";
  const object = partOf(callee, "object");
  if (isNode(object) && partOf(object, "name") === "Intl") return "Intl";
  const property = partOf(callee, "property");
  return String(partOf(isNode(property) ? property : callee, "name") ?? "");
}

function isText(node: Node): boolean {
  return node.type === "Literal" && typeof partOf(node, "value") === "string";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof partOf(value, "type") === "string";
}

function partOf(node: object, key: string): unknown {
  return Reflect.get(node, key);
}

function listOf(node: Node, key: string): readonly Node[] {
  return partOf(node, key) as readonly Node[];
}
