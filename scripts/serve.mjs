/*
 * Serves dist/ at http://127.0.0.1:4321, as any static host would: `node scripts/serve.mjs [port] [--strict]`.
 * When the port is taken it takes the next free one, or gives up with --strict. A site that was built for a path of its host,
 * as its SITE says, is served under that path.
 */
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createGzip } from "node:zlib";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const PACKABLE = /^text|json|javascript|xml/;

/** The path of its host for which a site was built, "/kibitz": robots.txt says where its map is. */
function pathOf(dist) {
  const robots = `${dist}robots.txt`;
  const map = existsSync(robots)
    ? /^Sitemap: (.*)\/sitemap-index\.xml$/m.exec(readFileSync(robots, "utf8"))?.[1]
    : undefined;
  return map ? new URL(map).pathname.replace(/\/$/, "") : "";
}

/** The file that an address stands for, or undefined when there is none in the site. */
function fileOf(url, { root, under }) {
  let path;
  try {
    const { pathname } = new URL(url, "http://localhost");
    if (!pathname.startsWith(`${under}/`)) return undefined;
    path = normalize(join(root, decodeURIComponent(pathname.slice(under.length))));
  } catch {
    return undefined;
  }
  if (!path.startsWith(root)) return undefined;
  if (existsSync(path) && statSync(path).isDirectory()) path = join(path, "index.html");
  return existsSync(path) ? path : undefined;
}

function answer(site, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end("Only GET and HEAD are answered");
    return;
  }
  const { root } = site;
  const found = fileOf(request.url ?? "/", site);
  const file = found ?? join(root, "404.html");
  if (!existsSync(file)) {
    response.writeHead(404).end("Not found");
    return;
  }
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const hashed = file.startsWith(join(root, "_astro"));
  const packed = PACKABLE.test(type) && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  response.writeHead(found ? 200 : 404, {
    "content-type": type,
    "cache-control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    // What a meta element cannot say; the rest of the policy stands in the pages. The small players may stand in any page.
    ...(!file.startsWith(join(root, "embed")) && { "content-security-policy": "frame-ancestors 'self'" }),
    // Other people's pages import the element that speaks to a frame.
    ...(file.endsWith("/embed/kibitz-figure.js") && { "access-control-allow-origin": "*" }),
    // Cards are counted by the camera in the page itself, never in what it frames.
    "permissions-policy": "camera=(self), microphone=()",
    ...(packed && { "content-encoding": "gzip", vary: "accept-encoding" }),
  });
  if (request.method === "HEAD") response.end();
  else if (packed) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
}

/** Starts the server and resolves to its address; `strict` refuses any other port than `port`. */
export function serve({ port = 4321, strict = false, root = DIST } = {}) {
  const under = pathOf(root);
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer({ root, under }, request, response));
    server.on("error", (error) => {
      if (error.code !== "EADDRINUSE" || strict || port >= 65535) reject(error);
      else resolve(serve({ port: port + 1, root }));
    });
    server.listen(port, "127.0.0.1", () => resolve({ server, url: `http://127.0.0.1:${port}${under}/` }));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = process.argv.slice(2).find((word) => /^\d+$/.test(word));
  try {
    const { url } = await serve({ port: Number(port ?? 4321), strict: process.argv.includes("--strict") });
    console.log(`Kibitz is at ${url}   (Ctrl+C stops it)`);
  } catch (error) {
    console.error(`The server did not start: ${error.message}`);
    process.exitCode = 1;
  }
}
