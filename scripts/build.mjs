/* `npm run build`: the pages, then what is made from them. Astro is called as a module, which reports to nobody. */
process.env.NODE_ENV = "production";
const { build } = await import("astro");
await build({ logLevel: process.argv.includes("--quiet") ? "warn" : "info" });
await import("./postbuild.mjs");
