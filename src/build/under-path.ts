/**
 * A site that stands under a path of its host, such as the project pages of a code host: "https://name.example/kibitz/". It is
 * built as if it stood at the root; then every address in it that begins there is led to the path. So no page, script or test
 * has to think of it, and it costs a site at the root nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { exactPolicy } from "./exact-policy.ts";

/** The path of a site, "/kibitz"; "" at the root. */
export function pathOfSite(site: string | undefined): string {
  return site ? new URL(site).pathname.replace(/\/+$/, "") : "";
}

/** What the texts of a site are led by: its path, its host, and the names in its root. */
export interface Placed {
  readonly path: string;
  /** "https://name.example" */
  readonly origin: string;
  readonly names: readonly string[];
}

/** In a page an address stands in quotes, also in those of data within an attribute, or in a style. */
const BEFORE_IN_PAGES = /["'`(=]|&quot;|&#34;|&#39;/;
/** In a script only a text in quotes is one: a bracket may begin a regular expression. */
const BEFORE_IN_SCRIPTS = /["'`]/;

function addresses(before: RegExp, names: readonly string[]): RegExp {
  const literal = names.map((name) => RegExp.escape(name)).join("|");
  return new RegExp(`(${before.source})/(?=(?:${literal})(?:["'\`/?#)\\\\&]|$))`, "g");
}

/** A text of the site, led to its path. */
export function underPath(file: string, text: string, { path, origin, names }: Placed): string {
  const lead = (before: RegExp) => text.replace(addresses(before, names), `$1${path}/`);
  switch (/\.\w+$/.exec(file)?.[0]) {
    case ".html":
      // The page at the root has no name.
      return exactPolicy(lead(BEFORE_IN_PAGES).replace(/(\shref=")\/(?=["?#])/g, `$1${path}/`));
    case ".css":
      return lead(BEFORE_IN_PAGES);
    case ".js":
    case ".webmanifest":
      return lead(BEFORE_IN_SCRIPTS);
    case ".json":
      return lead(BEFORE_IN_SCRIPTS).replaceAll('"/"', `"${path}/"`);
    case ".xml":
      // Maps are written by a package that takes a host, and no path.
      return text
        .replaceAll(`>${origin}${path}/`, `>${origin}/`)
        .replaceAll(`>${origin}/`, `>${origin}${path}/`);
    default:
      return text;
  }
}

/** Leads all files of a built site to the path of `site`; does nothing where it stands at the root. */
export function placeSite(dist: string, site: string | undefined): void {
  const path = pathOfSite(site);
  if (!site || path === "") return;
  const placed: Placed = { path, origin: new URL(site).origin, names: readdirSync(dist) };
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    if (!/\.(?:html|css|js|json|xml|webmanifest)$/.test(file)) continue;
    const text = readFileSync(file, "utf8");
    const led = underPath(file, text, placed);
    if (led !== text) writeFileSync(file, led);
  }
}
