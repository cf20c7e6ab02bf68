import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findBrowser, findPostgres, HEADLESS_SHELL } from "./tests/tools/programs.ts";
import { isThorough } from "./tests/tools/thorough.ts";
import { LongFilesFirst } from "./tests/tools/vitest/long-files-first.ts";

const patient = { testTimeout: 240_000, hookTimeout: 240_000 };
// No limit is about speed: they end what hangs, on a machine that does five other things too.
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
// Files of one worker share their modules: pure functions need no fresh ones, and the server's files share with them
// the migrated template of a fresh database.
const shared = { isolate: false };
const server = {
  include: ["apps/server/src/**/*.test.ts", "tests/server/**/*.test.ts"],
  ...shared,
};
const onPostgres = {
  globalSetup: "./tests/tools/vitest/start-postgres.ts",
  setupFiles: ["./tests/tools/vitest/use-postgres.ts"],
};

/** What starts the product starts it as one file, and on a copy of data that are there. */
const started = ["./tests/tools/seeds/bundle.ts", "./tests/tools/seeds/seeded.ts"];

// The embedded database takes four times the processor time: where PostgreSQL is found, only what the two may do each in
// its own way runs on both. `npm run test:thorough` runs everything on both.
const isOnBoth = isThorough || !findPostgres();
const onBoth = [
  "apps/server/src/features/applications/applicants/**/*.test.ts",
  "apps/server/src/features/invoicing/ledger/random-sequences.test.ts",
  "apps/server/src/platform/{database,live,outbox}/**/*.test.ts",
];

// One more than there are processors: faults wait for processes, queues for their next try, and pages for answers.
const maxWorkers = availableParallelism() + 1;

/** One project per layer, so that `vitest run --project rules` runs what you are working on. */
const project = (name: string, test: object) => ({
  test: { name, environment: "node", maxWorkers, ...limits, ...test },
});

/** Components by press and key in a browser without a window; see docs/decisions/0014. */
const components = (executablePath: string) => ({
  plugins: [react()],
  optimizeDeps: {
    // Found one after the other, they would load the page anew in the middle of a test, or React twice.
    include: [
      ...["react", "react-dom", "react-dom/client", "react/jsx-runtime", "react/jsx-dev-runtime"],
      ...[
        "react-aria-components/*",
        "react-aria-components/ListBox",
        "@internationalized/date",
        "lucide-react",
      ],
      ...["react-hook-form", "@hookform/resolvers/standard-schema", "zod/mini"],
      ...["@tanstack/react-query", "@tanstack/react-router", "vitest-browser-react"],
    ],
  },
  test: {
    name: "components",
    include: ["apps/web/src/**/*.browser.test.tsx"],
    setupFiles: ["./tests/tools/vitest/open-page.ts"],
    ...limits,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath, args: ["--no-sandbox", "--disable-gpu"] },
        contextOptions: {
          locale: "da-DK",
          timezoneId: "Europe/Copenhagen",
          reducedMotion: "reduce" as const,
        },
      }),
      instances: [{ browser: "chromium" as const }],
      viewport: { width: 1280, height: 900 },
    },
  },
});
const shell = !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();

export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      project("architecture", {
        include: ["tests/{architecture,count-tests,doc-links,security-account,text-keys}.test.ts"],
        ...shared,
      }),
      project("rules", {
        include: ["packages/rules/src/**/*.test.ts", "tests/rule-book.test.ts"],
        ...shared,
      }),
      project("texts", { include: ["packages/texts/src/**/*.test.ts"], ...shared }),
      project("contract", { include: ["packages/contract/src/**/*.test.ts"], ...shared }),
      project("web", {
        include: ["apps/web/*.test.ts", "apps/web/src/**/*.test.{ts,tsx}"],
        exclude: ["**/*.browser.test.tsx"],
        setupFiles: ["./tests/tools/vitest/fresh-modules.ts"],
        ...shared,
      }),
      ...(shell ? [components(shell)] : []),
      project("server", isOnBoth ? server : { ...server, include: onBoth }),
      ...(findPostgres() ? [project("postgres", { ...server, ...onPostgres })] : []),
      project("faults", {
        include: ["tests/faults/**/*.test.ts"],
        ...patient,
        globalSetup: [...started, ...(findPostgres() ? [onPostgres.globalSetup] : [])],
        setupFiles: findPostgres() ? onPostgres.setupFiles : [],
      }),
      ...(findBrowser()
        ? [
            project("journeys", {
              include: ["tests/journeys/**/*.test.ts"],
              globalSetup: started,
              ...patient,
            }),
          ]
        : []),
    ],
  },
});
