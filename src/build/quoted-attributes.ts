/** The attributes that hold JSON: their quotes would each be written as six letters. */
const HOLDS_JSON = / (data-[\w-]+|props|opts)="([^"'<>]*&quot;[^"'<>]*)"/g;

/** Puts attributes with JSON between single quotes, which saves a page some hundred bytes. Says the same. */
export function quoteForJson(html: string): string {
  return html.replace(
    HOLDS_JSON,
    (_, name: string, value: string) => ` ${name}='${value.replaceAll("&quot;", '"')}'`,
  );
}
