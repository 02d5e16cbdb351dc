import { defineConfig } from "vitest/config";
import { markedWords } from "./src/build/marked-words.ts";
import { plainSteps } from "./src/build/plain-steps.ts";

export default defineConfig({
  test: {
    // All cores: nothing else waits for them.
    maxWorkers: "100%",
    projects: [
      {
        plugins: [plainSteps()],
        test: {
          name: "unit",
          include: ["test/{unit,contract}/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      {
        // The same code with every word of its catalogs marked: what is plain is in no catalog.
        plugins: [plainSteps(), markedWords()],
        test: { name: "words", include: ["test/words/**/*.test.ts"], testTimeout: 30_000 },
      },
    ],
  },
});
