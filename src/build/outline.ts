/**
 * What the parts of a lesson are called is counted, never typed: the plugin numbers the diagrams and the exercises of an
 * article, writes those numbers into its references, and tells the page how long the article is.
 */

import { existsSync } from "node:fs";
import { basename } from "node:path";
import { exerciseId, fadedId } from "#components/article/behavior/exercise-id.ts";
import { articleWords } from "#components/article/behavior/words.en.ts";
import { playerWords } from "../i18n/player.en.ts";

/** What a page knows of its article: `remarkPluginFrontmatter.outline`. */
export interface Outline {
  /** Of the whole article, and of the sections that hold its first diagram and its interview. */
  readonly minutes: number;
  readonly watch: number;
  readonly interview: number;
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
  depth?: number;
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
const NOT_READ = new Set([EXERCISE, "Hints", "FollowUp", "Aside", "SelfExplain"]);

/**
 * Words a minute in the text, words a minute in a proof, and the minutes that a diagram takes: these came nearest to what two
 * readers needed for twelve lessons, with an error of four minutes (root of the mean square).
 */
const WORDS_A_MINUTE = 140;
const PROOF_WORDS_A_MINUTE = 60;
const MINUTES_A_DIAGRAM = 3.5;
/** What one diagram takes by itself, and for each moment of it that the text leads to or that asks: 3.5 minutes in the mean. */
const [MINUTES_OF_ITSELF, MINUTES_A_MOMENT] = [1.5, 0.5];
const PROOF = "Proof";
/** What interviewers ask next, with answers that fold: the first section that has one is the interview. */
const FOLLOW_UP = "FollowUp";
/** Nobody plans a whole lesson to the minute. */
const ROUND_TO = 5;

/** What a part of an article takes. */
interface Reading {
  readonly words: number;
  readonly proofWords: number;
  readonly diagrams: number;
}

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

/** How often a diagram stops to ask. */
function asksOf(figure: Node): number {
  return (attribute(figure, "ask") ?? "").split(",").filter((name) => name.trim() !== "").length;
}

/** What some nodes take; what folds or is asked counts only if it is `meant`, and then with its question. */
function readingOf(nodes: readonly Node[], meant = ""): Reading {
  const sum = { words: 0, proofWords: 0, diagrams: 0 };
  const look = (node: Node, isProof: boolean): void => {
    const { name, type, value, children = [] } = node;
    if (name !== meant && NOT_READ.has(name ?? "")) return;
    if (DIAGRAMS.has(name ?? "")) sum.diagrams++;
    const isText = type === "text" || type === "code";
    const text = isText ? value : name === meant ? attribute(node, "question") : "";
    sum[isProof ? "proofWords" : "words"] += text?.match(/\S+/g)?.length ?? 0;
    for (const child of children) look(child, isProof || name === PROOF);
  };
  for (const node of nodes) look(node, false);
  return sum;
}

function minutesOf({ words, proofWords, diagrams }: Reading): number {
  return words / WORDS_A_MINUTE + proofWords / PROOF_WORDS_A_MINUTE + MINUTES_A_DIAGRAM * diagrams;
}

/** The sections of an article: what stands under each heading of the second level, the heading first. */
function sectionsOf({ children = [] }: Node): Node[][] {
  const sections: Node[][] = [];
  for (const node of children) {
    if (node.type === "heading" && node.depth === 2) sections.push([node]);
    else sections.at(-1)?.push(node);
  }
  return sections;
}

/** The minutes of the first section that has one of these components, which count; 0 if none has. */
function minutesWith(sections: readonly (readonly Node[])[], names: readonly string[]): number {
  const isMeant = ({ name }: Node): boolean => names.includes(name ?? "");
  const section = sections.find((each) => each.some((node) => [...nodesOf(node)].some(isMeant)));
  return section ? Math.max(1, Math.round(minutesOf(readingOf(section, names[0])))) : 0;
}

/** What an exercise is, by the components in it; the first kind that fits. */
const KINDS = [
  ["table", "Faded"],
  ["question", "NumberQuestion"],
] as const;

/** The exercises that every lesson has without saying so, around its own: with wrong programs to break, and one to be written. */
function given(lesson: string): { readonly first: readonly string[]; readonly last: readonly string[] } {
  const there = (file: string): boolean => existsSync(`algorithms/lessons/${lesson}/${file}`);
  return {
    first: there("asked/mistakes.ts") ? ["BreakIt", "OutcomeQuiz"] : [],
    last: there("task/task.ts") ? ["Invitation"] : [],
  };
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

    const { first, last } = given(basename(file.path, ".mdx"));
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
        exercises.set(title, first.length + exercises.size + 1);
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
      if (DIAGRAMS.has(node.name ?? "") && diagrams.get(attribute(node, "id") ?? "") !== 1) fold(node);
      if (node.name === EXERCISE) label(node);
      if (node.name === PROOF) tellMinutes(node);
      const typed = node.type === "text" ? TYPED_NUMBER.exec(node.value ?? "") : null;
      if (typed) fail(`"${typed[0]}" is typed: write <Ref to="its id" /> or <Ref exercise="its title" />`);
    }
    if (exercises.size > 0) addGiven();
    const sections = sectionsOf(tree);
    const outline: Outline = {
      minutes: ROUND_TO * Math.max(1, Math.round(minutesOf(readingOf([tree])) / ROUND_TO)),
      watch: minutesWith(sections, [...DIAGRAMS]),
      interview: minutesWith(sections, [FOLLOW_UP]),
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

    /** Folds a diagram, unless the text needs it open, and tells it how many minutes it takes, as its row says it. */
    function fold(node: Node): void {
      if (node.attributes?.some(({ name }) => name === "open")) return;
      const id = attribute(node, "id");
      const leading = nodes.filter((each) => each.name === "Cue" && attribute(each, "figure") === id);
      const moments = new Set(leading.map((each) => attribute(each, "at"))).size + asksOf(node);
      tell(node, { label: articleWords.diagram(Math.round(MINUTES_OF_ITSELF + MINUTES_A_MOMENT * moments)) });
    }

    /** Turns `<Asks figure="d1" />` into how often that diagram stops to ask: "three times". */
    function countAsks(node: Node): void {
      const id = attribute(node, "figure");
      const isMeant = (each: Node) => DIAGRAMS.has(each.name ?? "") && attribute(each, "id") === id;
      const figure = nodes.find(isMeant) ?? fail(`there is no diagram ${id} that could ask`);
      const asks = asksOf(figure);
      if (asks === 0) fail(`the diagram ${id} asks nothing`);
      Object.assign(node, { type: "text", name: undefined, attributes: undefined, children: undefined });
      node.value = articleWords.times(asks);
    }

    /** Tells an exercise its number, as its heading says it, and what kind it is. */
    function label(node: Node): void {
      const number = exercises.get(attribute(node, "title") ?? "") ?? 0;
      const names = new Set([...nodesOf(node)].map(({ name }) => name));
      const kind = KINDS.find(([, component]) => names.has(component))?.[0] ?? "thought";
      tell(node, { label: articleWords.exercise(number), kind });
    }

    /** Puts the exercises that every lesson has before its own, the most active first, and behind them. */
    function addGiven(): void {
      const made = (names: readonly string[], before: number): Node[] =>
        names.map((name, k) => {
          const node: Node = { type: "mdxJsxFlowElement", name, attributes: [], children: [] };
          const label = articleWords.exercise(before + k + 1);
          tell(node, { lesson: basename(file.path, ".mdx"), label });
          return node;
        });
      const { children = [] } = tree;
      const own = children.flatMap((node, k) => (node.name === EXERCISE ? [k] : []));
      const [start = 0, end = 0] = [own[0], own.at(-1)];
      children.splice(end + 1, 0, ...made(last, first.length + exercises.size));
      children.splice(start, 0, ...made(first, 0));
    }

    function tell(node: Node, told: Readonly<Record<string, string>>): void {
      for (const [name, value] of Object.entries(told))
        node.attributes?.push({ type: "mdxJsxAttribute", name, value });
    }

    /** Tells a proof how many minutes it takes, as its fold says it. */
    function tellMinutes(node: Node): void {
      const { proofWords } = readingOf([node]);
      tell(node, { label: articleWords.proof(Math.max(1, Math.round(proofWords / PROOF_WORDS_A_MINUTE))) });
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
