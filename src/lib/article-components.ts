import type { AstroComponentFactory } from "astro/runtime/server/index.js";

const modules = import.meta.glob<AstroComponentFactory>(
  ["/components/article/*.astro", "/src/reading/figure/*.astro"],
  { eager: true, import: "default" },
);

/** The components that an article may name without an import line: every file in components/article/ and src/reading/figure/, by its name. */
export const articleComponents: Readonly<Record<string, AstroComponentFactory>> = Object.fromEntries(
  Object.entries(modules).map(([path, component]) => [path.replace(/^.*\/|\.astro$/g, ""), component]),
);
