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

/** A test that takes so long hangs: no test is held to the speed of a machine. */
const HANGING = 600_000;

/** Tests that put something else in the place of a module or of what a browser has: each file has a world of its own. */
const REPLACING = [
  "test/components/{kept-journal,player-source}.test.ts",
  "test/engines/swiss/dutch-broken.test.ts",
  "test/cli/judge-cli.test.ts",
];

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
          exclude: ["test/words/**", ...REPLACING],
          // What many files import is made once in a worker.
          isolate: false,
          testTimeout: HANGING,
          hookTimeout: HANGING,
        },
      },
      {
        plugins,
        test: { name: "replacing", include: REPLACING, testTimeout: HANGING, hookTimeout: HANGING },
      },
      {
        // The same code with every word of its catalogs marked: what is plain is in no catalog.
        plugins: [...plugins, markedWords()],
        test: { name: "words", include: ["test/words/**/*.test.ts"], testTimeout: HANGING, isolate: false },
      },
    ],
  },
});
