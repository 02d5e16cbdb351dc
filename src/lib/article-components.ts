import type { AstroComponentFactory } from "astro/runtime/server/index.js";

const modules = import.meta.glob<AstroComponentFactory>(
  [
    "/components/article/*.astro",
    "/src/reading/figure/*.astro",
    "/src/exercises/{break-it/BreakIt,outcomes/OutcomeQuiz}.astro",
    "/src/reader-programs/Invitation.astro",
  ],
  { eager: true, import: "default" },
);

/** The components that an article may name without an import line: every file in components/article/ and src/reading/figure/, by its name, and the exercises that all lessons have. */
export const articleComponents: Readonly<Record<string, AstroComponentFactory>> = Object.fromEntries(
  Object.entries(modules).map(([path, component]) => [path.replace(/^.*\/|\.astro$/g, ""), component]),
);
