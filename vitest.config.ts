import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { markedWords } from "./src/build/marked-words.ts";
import { mutantModules } from "./src/build/mutant-modules.ts";
import { plainSteps } from "./src/build/plain-steps.ts";

/** Modules that are made of more files than their own: Vitest, which remembers modules by their file, shall not keep them. */
const MADE = /\?(texts|solvers|changes|mutant=)/;
const forgetful: Plugin = {
  name: "forgetful",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (MADE.test(id) ? false : undefined)),
};

const plugins = [plainSteps(), mutantModules(), forgetful];

export default defineConfig({
  test: {
    // All cores: nothing else waits for them.
    maxWorkers: "100%",
    projects: [
      {
        plugins,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/words/**"],
          testTimeout: 30_000,
        },
      },
      {
        // The same code with every word of its catalogs marked: what is plain is in no catalog.
        plugins: [...plugins, markedWords()],
        test: { name: "words", include: ["test/words/**/*.test.ts"], testTimeout: 30_000 },
      },
    ],
  },
});
