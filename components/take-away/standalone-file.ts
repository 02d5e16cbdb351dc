/** One HTML file that asks for nothing else, and the policy in it that allows its own scripts and styles alone. */
import { escaped } from "../page/escaped.ts";

export interface StandaloneFile {
  readonly lang: string;
  readonly title: string;
  /** Where it is from. */
  readonly link: string;
  readonly styles: string;
  /** The element `body` with what is in it, as HTML. */
  readonly body: string;
  /** In the order in which they run. */
  readonly scripts: readonly string[];
}

/** A script as it may stand in a page. */
const inScript = (code: string) => code.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");

/** The text of the file. */
export async function standaloneFile({
  lang,
  title,
  link,
  styles,
  body,
  scripts,
}: StandaloneFile): Promise<string> {
  // As a browser reads it, and so as it is hashed.
  const style = styles.replaceAll("\r\n", "\n");
  const codes = scripts.map((code) => inScript(code).replaceAll("\r\n", "\n"));
  // Browsers compute hashes where nobody can listen; elsewhere a mark that nobody can guess does the same.
  const mark = isSecureContext ? "" : `${crypto.getRandomValues(new Uint32Array(4)).join("")}`;
  const nameOf = (text: string) => (mark ? `'nonce-${mark}'` : hashOf(text));
  const nonce = mark && ` nonce="${mark}"`;
  const allowed = await Promise.all(codes.map(nameOf));
  const policy = [
    "default-src 'none'",
    `script-src ${allowed.join(" ")}`,
    `style-src ${await nameOf(style)}`,
    "font-src data:",
    "img-src data: blob:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  const head = [
    `<meta http-equiv="content-security-policy" content="${policy.join(";")}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${escaped(link)}">`,
    `<style${nonce}>${style}</style>`,
  ];
  const modules = codes.map((code) => `<script type="module"${nonce}>${code}</script>`).join("");
  const whole = body.replace(/<\/body>\s*$/, () => `${modules}</body>`);
  return `<!doctype html>\n<html lang="${escaped(lang)}"><head>${head.join("")}</head>${whole}</html>\n`;
}

/** What a policy calls a script or a style. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
