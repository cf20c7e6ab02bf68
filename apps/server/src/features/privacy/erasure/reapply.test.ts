import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { StartError } from "#server/platform/errors.ts";
import { placesOf } from "#tests/support/fixtures/stored-texts.ts";
import { makeCorporation, signedInEmployee, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { fingerprintOf } from "./erase.ts";
import { reapplyErasures } from "./reapply.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-erasure-"));
const app = testApp({ settings: { dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const confirm = { confirm: true } as const;

const person = { last_name: "Umiskendelig", address: "Kendelighedsvej 77" };

describe("an erasure after the restore of a backup", () => {
  it("is done once more, also where the backup has coming work, and touches no other profile of the number", async () => {
    const hotel = await makeCorporation(app);
    const employee = await signedInEmployee(app, person);
    const backup = await app.db
      .selectFrom("employees")
      .selectAll()
      .where("id", "=", employee.id)
      .executeTakeFirstOrThrow();
    await app.call(rows.eraseEmployee, { as: employee.token, body: confirm });
    expect(readFileSync(join(dataDir, "erasures.jsonl"), "utf8")).not.toContain("Umiskendelig");

    const restore = async (created_at: Date) => {
      await app.db
        .deleteFrom("erasures")
        .where("subject_id", "=", employee.id)
        .where("kind", "=", "employee")
        .execute();
      const {
        id: _,
        search_text: __,
        search_name: ___,
        sort_name: ____,
        ...values
      } = { ...backup, created_at };
      await app.db.updateTable("employees").set(values).where("id", "=", employee.id).execute();
    };
    await restore(backup.created_at);
    const ahead = await hotel.shiftOn((await hotel.booking()).id, { employee_id: employee.id });
    expect(await reapplyErasures(app.services)).toBe(1);
    expect(await placesOf(app.db, person.address)).toEqual([]);
    const shift = await app.db
      .selectFrom("shifts")
      .select("status")
      .where("id", "=", ahead.id)
      .executeTakeFirstOrThrow();
    expect(shift.status).toBe("removed");
    expect(await reapplyErasures(app.services)).toBe(0);

    await restore(new Date(TEST_NOW + 1000));
    expect(await reapplyErasures(app.services)).toBe(0);
    expect(await placesOf(app.db, person.address)).toEqual(["employees.address"]);
  });

  it("follows a list from another place, and says so where that is none", async () => {
    const list = join(dataDir, "elsewhere.jsonl");
    await expect(reapplyErasures(app.services, list)).rejects.toThrow(StartError);
    writeFileSync(list, "nothing\n");
    await expect(reapplyErasures(app.services, list)).rejects.toThrow(StartError);

    const employee = await signedInEmployee(app, { last_name: "Andetsteds" });
    const { created_at } = await app.db
      .selectFrom("employees")
      .select("created_at")
      .where("id", "=", employee.id)
      .executeTakeFirstOrThrow();
    const subject = { kind: "employee", id: employee.id } as const;
    const line = { ...subject, fingerprint: fingerprintOf(subject, created_at), cause: "own_request" };
    writeFileSync(list, `${JSON.stringify({ ...line, at: created_at.toISOString() })}\n`);
    expect(await reapplyErasures(app.services, list)).toBe(1);
    expect(await placesOf(app.db, "Andetsteds")).toEqual([]);
  });
});
