import { defineConfig } from "vitest/config";
import { plainSteps } from "./src/build/plain-steps.ts";

export default defineConfig({
  plugins: [plainSteps()],
  test: { include: ["test/**/*.test.ts"], exclude: ["test/browser/**"], testTimeout: 30_000 },
});
