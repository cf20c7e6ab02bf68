import { defineConfig } from "vitest/config";

// One project per floor, so that `vitest run --project rules` runs what you are working on.
const project = (name: string, include: string[], extra: Record<string, unknown> = {}) => ({
  test: { name, include, environment: "node", ...extra },
});

export default defineConfig({
  test: {
    projects: [
      project("architecture", ["tests/architecture.test.ts"]),
      project("rules", ["packages/rules/src/**/*.test.ts", "tests/rule-book.test.ts"]),
      project("texts", ["packages/texts/src/**/*.test.ts"]),
      project("contract", ["packages/contract/src/**/*.test.ts"]),
      project("server", ["apps/server/src/**/*.test.ts", "tests/server/**/*.test.ts"], {
        testTimeout: 30_000,
        hookTimeout: 60_000,
        // Files of one worker share their modules, and with them the migrated template of a fresh database.
        isolate: false,
      }),
      project("faults", ["tests/faults/**/*.test.ts"], {
        testTimeout: 120_000,
        hookTimeout: 240_000,
        fileParallelism: false,
      }),
      project("journeys", ["tests/journeys/**/*.test.ts"], {
        testTimeout: 240_000,
        hookTimeout: 240_000,
        fileParallelism: false,
      }),
      project("web", ["apps/web/*.test.ts", "apps/web/src/**/*.test.{ts,tsx}"]),
    ],
  },
});
