import { createHash } from "node:crypto";

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/i;

const WASM = "'wasm-unsafe-eval'";

const INLINE = {
  script: /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g,
  style: /<style([^>]*)>([\s\S]*?)<\/style>/g,
};

/** What the policy says of the inline scripts or styles of a page; data in a script element is none, but the text that starts a room is one. */
function hashesOf(html: string, element: keyof typeof INLINE): string {
  const texts = Array.from(html.matchAll(INLINE[element]))
    .filter(([, attributes]) => !/\stype="(?!module)/.test(attributes) || /\sdata-room=/.test(attributes))
    .map(([, , text]) => text);
  return [...new Set(texts)]
    .map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    .join("");
}

/**
 * A page whose content security policy allows the inline scripts and styles that stand in it, by the hash of their final
 * bytes, and no others. The policy comes before all of them, as it does not see what stands before it.
 */
export function exactPolicy(html: string): string {
  const policy = POLICY.exec(html);
  if (!policy) return html;
  const directives = policy[1]
    .split(";")
    .map((directive) => directive.trim())
    .filter(Boolean)
    .map((directive) => {
      const name = directive.split(" ", 1)[0];
      // A page that asked for it may run WebAssembly.
      const wasm = directive.split(" ").includes(WASM) ? ` ${WASM}` : "";
      if (name === "script-src") return `script-src 'self'${wasm}${hashesOf(html, "script")}`;
      return name === "style-src" ? `style-src 'self'${hashesOf(html, "style")}` : directive;
    });
  const meta = `<meta http-equiv="content-security-policy" content="${directives.join(";")}">`;
  return html.replace(policy[0], "").replace(/<meta charset="utf-8">/i, (charset) => charset + meta);
}
