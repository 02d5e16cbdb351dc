/** An article as plain Markdown, for readers and programs that want its text alone. */

/** The value of an attribute: `title="…"`. */
const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";

/** What stands for a component that has no text of its own; undefined where nothing does. */
function standIn(name: string, attributes: string, page: string): string {
  const title = attribute(attributes, "title");
  const id = attribute(attributes, "id");
  switch (name) {
    case "Figure":
    case "Compare":
      return `[Diagram: ${title}](${page}#${id})`;
    case "Ref":
      return `[the diagram](${page}#${attribute(attributes, "to")})`;
    case "Source":
      return `(The program \`${attribute(attributes, "file")}\` stands here on the page.)`;
    case "NumberQuestion":
      return "(The page asks for the answer, and grades it.)";
    default:
      return "";
  }
}

/** The heading with which a component opens. */
function opening(name: string, attributes: string): string {
  const title = attribute(attributes, "title");
  switch (name) {
    case "Exercise":
      return `### Exercise: ${title}\n\n`;
    case "Proof":
    case "Aside":
      return `#### ${title}\n\n`;
    case "FollowUp":
    case "Hint":
      return title ? `*${title}* ` : "";
    case "Line":
      return `**${attribute(attributes, "who")}:** `;
    case "SelfExplain":
      return `**${attribute(attributes, "question")}** `;
    default:
      return "";
  }
}

const CODE = /(```[\s\S]*?```|`[^`\n]*`)/;

/** The Markdown of an article that stands on the page `page`, from its text in MDX. */
export function lessonMarkdown(body: string, page: string): string {
  const plain = (text: string): string =>
    text
      .replaceAll(/<([A-Z]\w*)((?:\s[^<>]*?)?)\s*\/>/g, (_, name, attributes) =>
        standIn(name, attributes, page),
      )
      .replaceAll(/<([A-Z]\w*)((?:\s[^<>]*?)?)>\s*/g, (_, name, attributes) => opening(name, attributes))
      .replaceAll(/<\/[A-Z]\w*>/g, "")
      .replaceAll(/<span id="[^"]*"><\/span>\n*/g, "")
      .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, "");
  // The signs in code are code.
  const parts = body.split(CODE).map((part, k) => (k % 2 === 1 ? part : plain(part)));
  return parts
    .join("")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
