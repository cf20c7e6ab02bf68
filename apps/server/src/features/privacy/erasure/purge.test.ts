import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { openEmbedded } from "#server/platform/database/embedded.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { createTick } from "#server/platform/schedule.ts";
import { scheduledJobs } from "#server/scheduled-jobs.ts";
import { freshDatabase } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { filesWith } from "#tests/support/fixtures/stored-texts.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { purgeErased } from "./purge.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-purge-"));
const directory = join(dataDir, "db");
const WORDS = ["Umiskendelig", "Kendelighedsvej 77", "Elsker xylofoner"];
let app: TestApp;

beforeAll(async () => {
  const database = await openEmbedded({ directory });
  await migrate(database);
  app = await createTestApp({ database, settings: { dataDir } });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const heldBy = () => WORDS.filter((word) => filesWith(directory, word).length > 0);

test("an hour after an erasure no file of the embedded database holds a word of it, its log neither", async () => {
  const [last_name = "", address = "", description = ""] = WORDS;
  const { id } = await make.employee(app.db, { last_name, address, description });
  // Many versions, in the log's first segment and, by the checkpoints between, in one that is used again.
  for (let round = 0; round < 3; round++) {
    await app.db
      .updateTable("employees")
      .set({ address, phone: `2000000${round}` })
      .where("id", "=", id)
      .execute();
    await app.database.script("select pg_switch_wal()");
    await app.database.script("analyze employees");
    await app.database.script("checkpoint");
  }
  const as = await app.signIn({ kind: "employee", id });
  expect((await app.call(rows.eraseEmployee, { as, body: { confirm: true } })).status).toBe(200);
  expect(heldBy()).toEqual(WORDS);

  const jobs = scheduledJobs.filter(({ name }) => name === "purge-erased");
  const failed: unknown[] = [];
  await createTick(app.database, app.services, jobs, (run) => failed.push(run))();
  expect(failed).toEqual([]);
  expect(heldBy()).toEqual([]);
  const { purged_at } = await app.db.selectFrom("erasures").select("purged_at").executeTakeFirstOrThrow();
  expect(purged_at).not.toBeNull();
});

test.skipIf(!process.env.TEST_DATABASE_URL)("on PostgreSQL the space is freed", async () => {
  const database = await freshDatabase();
  const served = await createTestApp({ database });
  try {
    const { id } = await make.employee(served.db);
    const as = await served.signIn({ kind: "employee", id });
    await served.call(rows.eraseEmployee, { as, body: { confirm: true } });
    await purgeErased(served.services, database);
    await expect
      .poll(() => database.script("select last_vacuum from pg_stat_user_tables where relname = 'employees'"))
      .toMatchObject([{ last_vacuum: expect.anything() }]);
    const { purged_at } = await served.db
      .selectFrom("erasures")
      .select("purged_at")
      .executeTakeFirstOrThrow();
    expect(purged_at).not.toBeNull();
  } finally {
    await served.close();
  }
});
