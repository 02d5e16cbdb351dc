/** What the build does to pages at the end: pictures become files, and the policy names what stands in the page. */
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { exactPolicy } from "#src/build/exact-policy.ts";
import { takeOutKeyFrames } from "#src/build/key-frames.ts";
import { joinBlocks, quoteForJson } from "#src/build/lean-html.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const HEAD = '<head><meta charset="utf-8"><title>T</title>';
const META = `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-old=';">`;

describe("the policy of a page", () => {
  const page = `<!DOCTYPE html><html>${HEAD}<script>a()</script><style>b{}</style>${META}</head><body><script src="/c.js"></script><script type="application/json">{}</script><style>b{}</style><script type="module">d()</script></body></html>`;
  const policy = (html: string) =>
    /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

  test("names each inline script and style once, and nothing else", () => {
    expect(policy(exactPolicy(page)).split(";")).toEqual([
      "default-src 'self'",
      `script-src 'self' ${hash("a()")} ${hash("d()")}`,
      `style-src 'self' ${hash("b{}")}`,
    ]);
  });

  test("lets WebAssembly run where the page has asked for it", () => {
    const asked = page.replace("'sha256-old=';", "'wasm-unsafe-eval' 'sha256-old=';");
    expect(policy(exactPolicy(asked))).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash("a()")}`);
    expect(policy(exactPolicy(page))).not.toContain("wasm");
  });

  test("stands before everything that it is to judge", () => {
    const html = exactPolicy(page);
    expect(html.indexOf("content-security-policy")).toBeLessThan(html.indexOf("<script"));
    expect(html.match(/content-security-policy/g)).toHaveLength(1);
  });

  test("is not invented for a page that has none", () => {
    expect(exactPolicy("<html><script>a()</script></html>")).toBe("<html><script>a()</script></html>");
  });
});

describe("key frames", () => {
  const svg = (label: string, inside: string, opening = "") =>
    `<svg class="fig fig--graph"${opening} viewBox="0 0 640 480.5" role="img" aria-label="${label}">${inside}</svg>`;
  const list = (...pictures: string[]) =>
    `<ol class="keyframes">${pictures.map((picture) => `<li><figure>${picture}<figcaption>c</figcaption></figure></li>`).join("")}</ol>`;
  const first = list(
    svg("The start", '<g data-id="p1">1</g>', " data-opening"),
    svg("The end", '<g data-id="p2">2</g>'),
  );
  const second = list(svg("Other", "<g>3</g>"));
  const page = `<html>${HEAD}</head><body><noscript data-key-frames="d1">${first}</noscript><p>text</p><noscript data-key-frames="d2">${second}</noscript><noscript>n</noscript></body></html>`;
  const { html, files } = takeOutKeyFrames(page, ".node{fill:red}");

  test("leave the picture with which a figure opens, and images of the others", () => {
    expect(html).toContain("<g>1</g>");
    expect(html).not.toContain("<g>2</g>");
    expect(html).toMatch(
      /<img src="\/_astro\/frame\.[0-9a-f]+\.svg" width="640" height="480\.5" alt="The end" loading="lazy">/,
    );
    expect(html.match(/<figcaption>/g)).toHaveLength(3);
    // Names of marks, at which only a living figure points, are nowhere.
    expect([html, ...files.values()].join()).not.toContain("data-id");
    expect(html).toContain("<noscript>n</noscript>");
  });

  test("are files that draw themselves", () => {
    for (const [, path] of html.matchAll(/src="\/(_astro\/frame[^"]+)"/g)) {
      const file = files.get(path) ?? "";
      expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(file).toContain(".node{fill:red}");
      expect(file).toContain('<g class="fig fig--graph"><g>');
    }
    expect([...files.keys()].filter((path) => path.endsWith(".svg"))).toHaveLength(2);
  });

  test("are all in one file for paper, in the order of the page", () => {
    const address = /<meta name="key-frames" content="\/([^"]+)">/.exec(html)?.[1] ?? "";
    const text = files.get(address) ?? "";
    expect(text.replaceAll("\n", "")).toBe(first.replace(/ data-(opening|id="p.")/g, "") + second);
  });

  test("a page without figures stays as it is", () => {
    expect(takeOutKeyFrames("<html></html>", "")).toEqual({ html: "<html></html>", files: new Map() });
  });
});

describe("attributes with JSON", () => {
  test("stand between single quotes, and say the same", () => {
    expect(quoteForJson(`<p data-figure="{&quot;id&quot;:&quot;a &amp; b&quot;}" class="c">`)).toBe(
      `<p data-figure='{"id":"a &amp; b"}' class="c">`,
    );
  });

  test("stay as they are where they hold a single quote, and so does all else", () => {
    for (const html of [
      `<p data-a="{&quot;a&quot;:&quot;it's&quot;}">`,
      `<p title="&quot;a&quot;">`,
      `<p data-a="b">x="&quot;"</p>`,
    ])
      expect(quoteForJson(html)).toBe(html);
  });
});

describe("line breaks", () => {
  test("go where a block ends, and stay where they are seen", () => {
    expect(joinBlocks("<p>a</p>\n<p>b</p>\n\n<ul>\n<li>c</li>\n</ul>\nd")).toBe(
      "<p>a</p><p>b</p><ul>\n<li>c</li></ul>\nd",
    );
    const lines = "<pre><span>a</span>\n<span>b</span>\n</pre> <b>c</b>\n<i>d</i>";
    expect(joinBlocks(lines)).toBe(lines);
  });
});
