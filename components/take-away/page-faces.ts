/** The page's typefaces as rules that hold the files themselves: a picture in a file sees nothing of the page. */

const FAMILIES = /^["']?(Literata Variable|Source Sans 3 Variable)["']?$/;

/**
 * The rules for the letters of some texts; those of a page have italics and code too. The files are those that the page
 * shows, so they are fetched from its cache.
 */
export async function facesFor(texts: readonly string[], isPage = false): Promise<string> {
  const letters = new Set(texts.join("").split(""));
  const rules = [...document.styleSheets].flatMap(faceRules).filter(({ style }) => {
    if (isPage) return true;
    return FAMILIES.test(style.getPropertyValue("font-family")) && !isItalic(style);
  });
  const written: Promise<string>[] = [];
  for (const face of new Set(rules.map(faceOf))) {
    const rest = new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0));
    // As in a page, of two rules for a letter the later one holds.
    for (const rule of rules.toReversed()) {
      if (faceOf(rule) !== face || !rule.style.getPropertyValue("src").includes("url(")) continue;
      const ranges = readRanges(rule.style.getPropertyValue("unicode-range"));
      const own = [...rest].filter((code) => ranges.some(([from, to]) => code >= from && code <= to));
      if (own.length === 0) continue;
      for (const code of own) rest.delete(code);
      written.push(withFile(rule));
    }
  }
  return (await Promise.all(written)).join("");
}

function isItalic(style: CSSStyleDeclaration): boolean {
  return style.getPropertyValue("font-style") === "italic";
}

function faceOf({ style }: CSSFontFaceRule): string {
  return `${style.getPropertyValue("font-family")} ${isItalic(style)}`;
}

function faceRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  const inside = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return [rule];
      return rule instanceof CSSLayerBlockRule || rule instanceof CSSMediaRule ? inside(rule.cssRules) : [];
    });
  return inside(sheet.cssRules);
}

function readRanges(text: string): (readonly [number, number])[] {
  if (text === "") return [[0, 0x10ffff]];
  return text.split(",").map((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)];
  });
}

async function withFile({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const path = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src"))?.[1] ?? "";
  const response = await fetch(new URL(path, parentStyleSheet?.href ?? location.href));
  if (!response.ok) return "";
  const data = await dataAddress(await response.blob());
  const range = style.getPropertyValue("unicode-range");
  return `@font-face{font-family:${style.getPropertyValue("font-family")};font-weight:${style.getPropertyValue("font-weight")}${isItalic(style) ? ";font-style:italic" : ""};src:url(${data}) format("woff2")${range && `;unicode-range:${range}`}}`;
}

/** A file as an address that holds it. */
export function dataAddress(file: Blob, type = "font/woff2"): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^;,]*/, `data:${type}`));
    reader.onerror = () => reject(reader.error ?? new Error("a file could not be read"));
    reader.readAsDataURL(file);
  });
}
