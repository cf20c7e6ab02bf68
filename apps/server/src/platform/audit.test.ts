import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#tests/support/fixtures.ts";
import { audit } from "./audit.ts";

const app = testApp();

const actor = { kind: "system", id: null } as const;
const entry = { actor, action: "tidy_up", entity: "booking", entityId: 7, now: 0 };

test("what was written down can be added to, but not changed or removed", async () => {
  await audit(app.db, entry, entry);
  for (const statement of [
    sql`update audit_log set actor_id = 1`,
    sql`delete from audit_log`,
    sql`delete from audit_log where id = -1`,
    sql`truncate audit_log`,
    sql`insert into audit_log select * from audit_log on conflict (id) do update set action = 'other'`,
  ]) {
    // Insufficient privilege, from the trigger or from the rights.
    await expect(statement.execute(app.db)).rejects.toMatchObject({ code: "42501" });
  }
  const lines = await app.db.selectFrom("audit_log").select(["action", "actor_id"]).execute();
  expect(lines).toEqual([
    { action: "tidy_up", actor_id: null },
    { action: "tidy_up", actor_id: null },
  ]);
});
