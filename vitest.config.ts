import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findBrowser, findPostgres } from "./tests/tools/programs.ts";

const patient = { testTimeout: 240_000, hookTimeout: 240_000 };
// Files of one worker share their modules: pure functions need no fresh ones, and the server's files share with them
// the migrated template of a fresh database.
const shared = { isolate: false };
const server = {
  include: ["apps/server/src/**/*.test.ts", "tests/server/**/*.test.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  ...shared,
};
const onPostgres = {
  globalSetup: "./tests/tools/start-postgres.ts",
  setupFiles: ["./tests/tools/use-postgres.ts"],
};

// What comes before a statement is the same on both databases, and most statements are; the embedded one takes four times
// the processor time. `npm run test:thorough` leaves nothing out.
const isThorough = process.env.TEST_THOROUGH === "1";
const onlyEmbedded = isThorough
  ? []
  : [
      "apps/server/src/platform/{http,integrations}/**",
      "tests/server/{contract,dates,deploy,packages,settings}.test.ts",
    ];
const onlyPostgres =
  isThorough || !findPostgres()
    ? []
    : [
        "apps/server/src/features/!(applications|invoicing)/**",
        "apps/server/src/features/applications/!(applicants)/**",
        "apps/server/src/features/invoicing/!(ledger)/**",
        "apps/server/src/demo/**",
        "tests/server/company/**",
        "tests/server/{employee-switches,fuzz,kept-answers,personal-numbers}.test.ts",
      ];

// By itself Vitest leaves a processor free, which on two is half of them.
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** One project per floor, so that `vitest run --project rules` runs what you are working on; groups run in turn. */
const project = (name: string, groupOrder: number, test: object) => ({
  test: { name, environment: "node", sequence: { groupOrder }, maxWorkers, ...test },
});

export default defineConfig({
  test: {
    projects: [
      project("architecture", 0, {
        testTimeout: 30_000,
        include: ["tests/{architecture,audit-words,doc-links,security-account,text-keys}.test.ts"],
        ...shared,
      }),
      project("rules", 0, {
        include: ["packages/rules/src/**/*.test.ts", "tests/rule-book.test.ts"],
        ...shared,
      }),
      project("texts", 0, { include: ["packages/texts/src/**/*.test.ts"], ...shared }),
      project("contract", 0, { include: ["packages/contract/src/**/*.test.ts"], ...shared }),
      project("web", 0, {
        include: ["apps/web/*.test.ts", "apps/web/src/**/*.test.{ts,tsx}"],
        setupFiles: ["./tests/tools/fresh-modules.ts"],
        ...shared,
      }),
      project("server", 0, { ...server, exclude: onlyPostgres }),
      ...(findPostgres()
        ? [project("postgres", 1, { ...server, ...onPostgres, exclude: onlyEmbedded })]
        : []),
      // What waits for processes leaves the processor to others meanwhile; browsers do not.
      project("faults", 2, {
        include: ["tests/faults/**/*.test.ts"],
        ...patient,
        maxWorkers: maxWorkers + 1,
        globalSetup: ["./tests/tools/seeds/embedded.ts", ...(findPostgres() ? [onPostgres.globalSetup] : [])],
        setupFiles: findPostgres() ? onPostgres.setupFiles : [],
      }),
      ...(findBrowser()
        ? [
            project("journeys", 3, {
              include: ["tests/journeys/**/*.test.ts"],
              globalSetup: `./tests/tools/seeds/${findPostgres() ? "postgres" : "embedded"}.ts`,
              ...patient,
            }),
          ]
        : []),
    ],
  },
});
