import { describe, expect, test } from "vitest";
import { listSite, needsOf } from "#src/build/site-list.ts";

const BUILT = new Map(
  Object.entries({
    "/": `<a href="/lessons/blossom/">`,
    "/lessons/blossom/": `<link href="/_astro/a.css"><script src="/_astro/figure.js"></script>`,
    "/tools/pairs/": `<script src="/_astro/figure.js"></script><x-x lessons="&quot;rotation&quot;">`,
    "/_astro/figure.js": `import"./react.js";const a={"/algorithms/lessons/blossom/lesson.ts":()=>g(()=>import(\`./blossom.js\`),[]),"/algorithms/lessons/rotation/lesson.ts":()=>import("./rotation.js").then(e=>e.t)}`,
    "/_astro/react.js": `import("./figure.js")`,
    "/_astro/blossom.js": `new Worker(new URL("/_astro/work.js",import.meta.url))`,
    "/_astro/rotation.js": "",
    "/_astro/work.js": "",
    "/_astro/other.js": "",
    "/_astro/frame.1.svg": "",
    "/_astro/a.css": `@font-face{font-family:A;font-style:normal;src:url(/_astro/whole.woff2);unicode-range:U+??}
      @font-face{font-family:A;font-style:normal;src:url(/_astro/greek.woff2);unicode-range:U+370-3FF}
      @font-face{font-family:A;font-style:normal;src:url("/_astro/letters.woff2");unicode-range:U+41-5a,U+61-7A}`,
    "/_astro/whole.woff2": "1",
    "/_astro/letters.woff2": "22",
    "/_astro/greek.woff2": "333",
    "/social/blossom.png": "",
    "/sw.js": "",
    "/rss.xml": "",
  }).map(([address, text]) => [address, Buffer.from(text)] as const),
);

describe("the list of the site", () => {
  const list = listSite(BUILT);
  const needs = (page: string) => list.pages[page]?.map((k) => list.files[k]?.[0]);

  test("has for a page what it names and what that names, of its own lessons only, and each face once", () => {
    expect(needs("/lessons/blossom/")?.sort()).toEqual(
      ["a.css", "blossom.js", "figure.js", "letters.woff2", "react.js", "work.js"].map((x) => `/_astro/${x}`),
    );
    expect(needs("/tools/pairs/")).toContain("/_astro/rotation.js");
    expect(needs("/tools/pairs/")).not.toContain("/_astro/blossom.js");
    expect(needs("/")).toEqual(["/_astro/letters.woff2"]);
  });

  test("has what readers open and nothing for machines, the pages last, with their bytes", () => {
    const addresses = list.files.map(([address]) => address);
    expect(addresses).not.toEqual(expect.arrayContaining(["/sw.js"]));
    expect(addresses.filter((address) => /social|frame|xml/.test(address))).toEqual([]);
    expect(addresses.slice(-3).sort()).toEqual(["/", "/lessons/blossom/", "/tools/pairs/"]);
    expect(list.files.find(([address]) => address === "/_astro/greek.woff2")?.[2]).toBe(3);
  });

  test("has another version when a page changes, and a revision for what keeps its name", () => {
    const changed = listSite(new Map(BUILT).set("/", Buffer.from("another home")));
    expect(changed.version).not.toBe(list.version);
    const revision = ({ files }: typeof list) => files.find(([address]) => address === "/")?.[1];
    expect(revision(changed)).not.toBe(revision(list));
    expect(list.files.filter(([address, each]) => address.startsWith("/_astro/") !== (each === ""))).toEqual(
      [],
    );
  });

  test("has the files of a page without its fonts", () => {
    expect([...needsOf("/tools/pairs/", BUILT)].sort()).toEqual(
      ["figure.js", "react.js", "rotation.js"].map((x) => `/_astro/${x}`),
    );
  });
});
