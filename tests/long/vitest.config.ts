import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** `npm run test:long`: what takes too long for every change. It prints its figures; two files run at a time. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: ["tests/long/**/*.test.ts"],
    globalSetup: "./tests/tools/seeds/seeded.ts",
    testTimeout: 3_600_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    disableConsoleIntercept: true,
  },
});
