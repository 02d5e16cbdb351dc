/*
 * `npm run new-lesson -- NAME [--into DIR]` makes a small lesson that passes all tests: the folder algorithms/lessons/NAME and
 * the article content/lessons/en/NAME.mdx. It never overwrites anything. `--into` is another root than the repository.
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
      options: { into: { type: "string" } },
      allowPositionals: true,
    });
    if (positionals.length !== 1)
      refuse(`found ${positionals.length} names, expected one: new-lesson NAME [--into DIR]`);
    return { name: positionals[0], root: values.into ?? fileURLToPath(new URL("..", import.meta.url)) };
  } catch (error) {
    return refuse(error.message);
  }
}

const { name, root } = readCall();
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
};

/** Writes one template with its words filled in. */
function write(template, target) {
  const text = readFileSync(join(templates, template), "utf8");
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    text.replace(/__([A-Z]+)__/g, (_, word) => words[word]),
    { flag: "wx" },
  );
  console.log(`made ${relative(root, target)}`);
}

for (const file of readdirSync(join(templates, "algorithm"), { recursive: true, encoding: "utf8" })) {
  if (!/\.(template|txt)$/.test(file)) continue;
  write(join("algorithm", file), join(folder, file.replace(/\.template$/, "")));
}
write("article.mdx.template", article);
console.log(`
Next:
  1. npm run dev, then open /lessons/${name}/
  2. write solve.ts and steps.ts; then let the type checker lead you: npm run check
  3. npm run test:unit tells what a lesson still owes its readers
  4. raise "version" in lesson.ts whenever the steps of an input change`);
