import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#rules/time/moment.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import * as make from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { cleanUp } from "./clean-up.ts";

const app = testApp();
const hotel = testCorporation(app);

describe("cleaning up", () => {
  test("deletes what has run out and leaves the rest", async () => {
    const employee = await make.employee(app.db);
    const subject = { kind: "employee" as const, id: employee.id };
    await openSession(app.db, subject, TEST_NOW - 31 * 24 * HOUR_MS);
    const live = await openSession(app.db, subject, TEST_NOW);
    const reset = { corporation_id: hotel.id };
    await app.db
      .insertInto("password_resets")
      .values([
        { ...reset, token_hash: "old", expires_at: new Date(TEST_NOW) },
        { ...reset, token_hash: "new", expires_at: new Date(TEST_NOW + 1) },
      ])
      .execute();
    await cleanUp(app.services);
    const sessions = await app.db
      .selectFrom("sessions")
      .select("expires_at")
      .where("employee_id", "=", employee.id)
      .execute();
    expect(sessions).toHaveLength(1);
    expect(live).toHaveLength(43);
    const resets = await app.db.selectFrom("password_resets").select("token_hash").execute();
    expect(resets).toEqual([{ token_hash: "new" }]);
  });
});
