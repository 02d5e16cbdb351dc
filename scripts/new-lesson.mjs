/*
 * `npm run new-lesson -- NAME [--full] [--into DIR]` makes a small lesson that passes all tests: the folder algorithms/lessons/NAME
 * and the article content/lessons/en/NAME.mdx. With `--full` it has questions, mistakes and a task, too, and says what is left
 * to do. It never overwrites anything. `--into` is another root than the repository.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const templates = fileURLToPath(new URL("templates/lesson", import.meta.url));
const ARTICLES = "content/lessons/en";

/** Ends the program with a sentence on standard error. */
function refuse(message) {
  console.error(`new-lesson: ${message}`);
  process.exit(2);
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      options: { full: { type: "boolean" }, into: { type: "string" } },
      allowPositionals: true,
    });
    if (positionals.length !== 1)
      refuse(`found ${positionals.length} names, expected one: new-lesson NAME [--full] [--into DIR]`);
    const { full = false, into = fileURLToPath(new URL("..", import.meta.url)) } = values;
    return { name: positionals[0], full, root: into };
  } catch (error) {
    return refuse(error.message);
  }
}

const { name, full, root } = readCall();
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  refuse(
    `found the name "${name}", expected small letters, digits and single hyphens, such as "binary-search"`,
  );
}
const folder = join(root, "algorithms/lessons", name);
const article = join(root, ARTICLES, `${name}.mdx`);
for (const path of [folder, article]) if (existsSync(path)) refuse(`${relative(root, path)} exists already`);

const articles = existsSync(dirname(article)) ? readdirSync(dirname(article)) : [];
const title = name[0].toUpperCase() + name.slice(1).replaceAll("-", " ");
const words = {
  NAME: name,
  TITLE: title,
  NUMBER: String(articles.filter((file) => file.endsWith(".mdx")).length + 1),
  DATE: new Date().toISOString().slice(0, 10),
  // What stands in the article of a full lesson, and what in that of a small one.
  PROGRAM: full ? "  functions: [largest]\n" : "  functions: [solve]\n  file: solve.ts\n",
  EXERCISES: full ? `${filled("full/exercises.mdx.template", { NAME: name })}\n` : "",
};

/** A template with its words filled in. */
function filled(template, given) {
  const text = readFileSync(join(templates, template), "utf8");
  return text.replace(/__([A-Z]+)__/g, (_, word) => given[word]);
}

const left = [];

/** Two files as one, their imports first. */
function joined(one, other) {
  const imports = /^import .*;\n/gm;
  const first = new Set([...one.matchAll(imports), ...other.matchAll(imports)].map(([line]) => line));
  const bySource = (line) => line.replace(/.* from /, "");
  const sorted = [...first].sort((a, b) => (bySource(a) < bySource(b) ? -1 : 1));
  return `${sorted.join("")}\n${[one, other].map((text) => text.replace(imports, "").trim()).join("\n\n")}\n`;
}

/** What more a full lesson says in a file that every lesson has. */
function alsoIn(template) {
  const more = join("full", template);
  return full && existsSync(join(templates, more)) ? more : undefined;
}

/** Writes one template, and notes what it leaves to do. */
function write(template, target) {
  const more = alsoIn(template);
  const text = more ? joined(filled(template, words), filled(more, words)) : filled(template, words);
  const path = relative(root, target);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text, { flag: "wx" });
  console.log(`made ${path}`);
  for (const [k, line] of text.split("\n").entries()) {
    const [, todo] = /\bto do: (.*)/.exec(line) ?? [];
    if (todo) left.push(`  ${path}:${k + 1} ${todo}`);
  }
}

/** Writes the files of a folder of templates, into that of the lesson unless told; none that is there already. */
function writeAll(from, into = folder) {
  for (const file of readdirSync(join(templates, from), { recursive: true, encoding: "utf8" })) {
    const target = join(into, file.replace(/\.template$/, ""));
    if (/\.(template|txt|json)$/.test(file) && !existsSync(target)) write(join(from, file), target);
  }
}

writeAll("algorithm");
if (full) {
  writeAll("full/algorithm");
  writeAll("full/programs", join(root, "test/programs", name));
}
write("article.mdx.template", article);
console.log(`
Next:
  1. npm run dev, then open /lessons/${name}/
  2. write solve.ts and steps.ts; then let the type checker lead you: npm run check
  3. npm run test:unit tells what a lesson still owes its readers
  4. raise "version" in lesson.ts whenever the steps of an input change`);
if (full) console.log("  5. npm run test:unit -- laws/mutants -u whenever asked/mistakes.ts changes");
if (left.length > 0) console.log(["", "To do:", ...left].join("\n"));
