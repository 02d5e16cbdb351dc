/**
 * What the parts of a lesson are called is counted, never typed: the plugin numbers the diagrams and the exercises of an
 * article, writes those numbers into its references, and tells the page how long the article is.
 */

import { exerciseId, fadedId } from "#components/article/behavior/exercise-id.ts";
import { articleWords } from "#components/article/behavior/words.en.ts";
import { playerWords } from "../i18n/player.en.ts";

/** What a page knows of its article: `remarkPluginFrontmatter.outline`. */
export interface Outline {
  readonly minutes: number;
  readonly diagrams: readonly OutlinedDiagram[];
  readonly exercises: readonly OutlinedExercise[];
}

/** A diagram by its id on the page; the example is missing where the lesson's first one is meant. */
export interface OutlinedDiagram {
  readonly id: string;
  readonly example?: string | undefined;
}

/** An exercise, and the names under which its answers are kept. */
export interface OutlinedExercise {
  readonly id: string;
  readonly title: string;
  readonly reviews: readonly string[];
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  value?: unknown;
}

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  attributes?: Attribute[];
  children?: Node[];
}

interface ArticleFile {
  readonly path: string;
  readonly data: { readonly astro?: { readonly frontmatter?: Record<string, unknown> } };
}

/** The components that are diagrams with a number, and those that are exercises. */
const DIAGRAMS = new Set(["Figure", "Compare"]);
const EXERCISE = "Exercise";
/** What is folded away, or asked and not told, is no part of the reading. */
const NOT_READ = new Set([EXERCISE, "Hints", "FollowUp", "Aside", "SelfExplain", "TakeHome"]);

/** Words a minute in a text with proofs, and the minutes that a diagram takes. */
const WORDS_A_MINUTE = 180;
const MINUTES_A_DIAGRAM = 1;
/** Nobody plans to the minute. */
const ROUND_TO = 5;

/** "Diagram 4", "Exercises 2": numbers that no author may type. */
const TYPED_NUMBER = /\b(?:Diagrams?|Exercises?)\s+\d+/;

function attribute(node: Node, name: string): string | undefined {
  const value = node.attributes?.find((each) => each.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* nodesOf(child);
}

/** The name under which the answers of a question are kept, after the lesson's. */
function reviewOf(node: Node): string[] {
  if (node.name === "NumberQuestion") return [attribute(node, "exercise") ?? ""];
  if (node.name !== "Faded") return [];
  const n = node.attributes?.find(({ name }) => name === "n")?.value as
    | { readonly value?: string }
    | undefined;
  return [fadedId(Number(n?.value), attribute(node, "table"))];
}

function wordsIn(node: Node): number {
  if (NOT_READ.has(node.name ?? "")) return 0;
  const own = node.type === "text" || node.type === "code" ? (node.value?.match(/\S+/g)?.length ?? 0) : 0;
  return (node.children ?? []).reduce((sum, child) => sum + wordsIn(child), own);
}

/** A remark plugin; articles without a number are left alone. Throws for a reference to what is not there. */
export function remarkOutline() {
  return (tree: Node, file: ArticleFile): void => {
    const frontmatter = file.data.astro?.frontmatter;
    if (typeof frontmatter?.["number"] !== "number") return;
    const nodes = [...nodesOf(tree)];
    const fail = (text: string): never => {
      throw new RangeError(`${file.path}: ${text}`);
    };

    const diagrams = new Map<string, number>();
    const exercises = new Map<string, number>();
    const outlined: { diagrams: OutlinedDiagram[]; exercises: OutlinedExercise[] } = {
      diagrams: [],
      exercises: [],
    };
    for (const node of nodes) {
      if (DIAGRAMS.has(node.name ?? "")) {
        const id = attribute(node, "id") ?? fail("a diagram has no id");
        if (diagrams.has(id)) fail(`two diagrams have the id "${id}"`);
        diagrams.set(id, diagrams.size + 1);
        if (node.name === "Figure") outlined.diagrams.push({ id, example: attribute(node, "example") });
      }
      if (node.name === EXERCISE) {
        const title = attribute(node, "title") ?? fail("an exercise has no title");
        if (exercises.has(title)) fail(`two exercises have the title "${title}"`);
        exercises.set(title, exercises.size + 1);
        outlined.exercises.push({
          id: exerciseId(title),
          title,
          reviews: [...nodesOf(node)].flatMap(reviewOf),
        });
      }
    }
    for (const node of nodes) {
      if (node.name === "Ref") refer(node);
      if (node.name === "Asks") countAsks(node);
      const cued =
        node.name === "Cue" || node.name === "YourTurn"
          ? (attribute(node, "figure") ?? fail("a cue names no figure"))
          : undefined;
      if (cued !== undefined && !diagrams.has(cued))
        fail(`a cue leads to "${cued}", and there is no such diagram`);
      for (const each of node.attributes ?? []) each.value = named(each.value);
      if (node.name === EXERCISE) label(node);
      const typed = node.type === "text" ? TYPED_NUMBER.exec(node.value ?? "") : null;
      if (typed) fail(`"${typed[0]}" is typed: write <Ref to="its id" /> or <Ref exercise="its title" />`);
    }
    const outline: Outline = {
      minutes: minutesOf(wordsIn(tree), diagrams.size),
      ...outlined,
    };
    frontmatter["outline"] = outline;

    /** In an attribute, which holds no link, "[d3]" stands for the diagram's name. */
    function named(value: unknown): unknown {
      if (typeof value !== "string") return value;
      const typed = TYPED_NUMBER.exec(value);
      if (typed) fail(`"${typed[0]}" is typed: write [its id]`);
      return value.replace(/\[(\w+)\]/g, (_, id) => {
        const number = diagrams.get(id) ?? fail(`there is no diagram ${id} to refer to`);
        return playerWords.diagram(number);
      });
    }

    /** Turns `<Asks figure="d1" />` into how often that diagram stops to ask: "three times". */
    function countAsks(node: Node): void {
      const id = attribute(node, "figure");
      const isMeant = (each: Node) => DIAGRAMS.has(each.name ?? "") && attribute(each, "id") === id;
      const figure = nodes.find(isMeant) ?? fail(`there is no diagram ${id} that could ask`);
      const asks = (attribute(figure, "ask") ?? "").split(",").filter((name) => name.trim() !== "").length;
      if (asks === 0) fail(`the diagram ${id} asks nothing`);
      Object.assign(node, { type: "text", name: undefined, attributes: undefined, children: undefined });
      node.value = articleWords.times(asks);
    }

    /** Tells an exercise its number, as its heading says it. */
    function label(node: Node): void {
      const number = exercises.get(attribute(node, "title") ?? "") ?? 0;
      const value = articleWords.exercise(number);
      node.attributes?.push({ type: "mdxJsxAttribute", name: "label", value });
    }

    /** Turns `<Ref to="d3" />` into a link with the diagram's number, `<Ref exercise="…" />` into one with the exercise's. */
    function refer(node: Node): void {
      const [to, title] = [attribute(node, "to"), attribute(node, "exercise")];
      const [number, url] =
        title === undefined
          ? [diagrams.get(to ?? ""), `#${to}`]
          : [exercises.get(title), `#${exerciseId(title)}`];
      const known = number ?? fail(`there is no ${title ?? to ?? "name"} to refer to`);
      const text = title === undefined ? playerWords.diagram(known) : articleWords.exercise(known);
      Object.assign(node, { type: "link", url, name: undefined, attributes: undefined, data: undefined });
      node.children = [{ type: "text", value: text }];
    }
  };
}

function minutesOf(words: number, diagrams: number): number {
  const minutes = words / WORDS_A_MINUTE + MINUTES_A_DIAGRAM * diagrams;
  return ROUND_TO * Math.max(1, Math.round(minutes / ROUND_TO));
}
