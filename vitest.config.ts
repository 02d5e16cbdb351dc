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
const ALWAYS = { testTimeout: HANGING, hookTimeout: HANGING, setupFiles: ["test/support/fixed-chance.ts"] };

/**
 * Tests that put something else in the place of a module or of what a browser has, and those that look at how much memory or how
 * deep a stack there is: each file has a world of its own.
 */
const APART = [
  "test/cli/cli-limits.test.ts",
  "test/judging/program-compile.test.ts",
  "test/components/{journal-storage,player-source}.test.ts",
  "test/engines/swiss/dutch-broken.test.ts",
  "test/cli/judge-cli.test.ts",
];

/** Tests that look at the built site, and so come after it is built. */
const BUILT = ["test/laws/{depths,languages}.test.ts"];

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
          exclude: ["test/words/**", ...APART, ...BUILT],
          // What many files import is made once in a worker.
          isolate: false,
          ...ALWAYS,
        },
      },
      {
        plugins,
        test: { name: "apart", include: APART, ...ALWAYS },
      },
      {
        plugins,
        test: { name: "built", include: BUILT, ...ALWAYS },
      },
      {
        // The same code with every word of its catalogs marked: what is plain is in no catalog.
        plugins: [...plugins, markedWords()],
        test: { name: "words", include: ["test/words/**/*.test.ts"], isolate: false, ...ALWAYS },
      },
    ],
  },
});
