import { beforeAll, describe, expect, test } from "vitest";
import { auditEndpoints } from "#contract/backoffice/audit-log.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import type { AnswerOf, QueryInput } from "#contract/wire/endpoint.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import { audit } from "#server/platform/audit.ts";
import { recordSecurityEvent } from "#server/platform/sessions/security-events.ts";
import * as make from "#tests/support/factories.ts";
import { testAdmin, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

type Line = AnswerOf<typeof auditEndpoints.log>["lines"][number];

const app = testApp();
const admin = testAdmin(app);
const corporation = testCorporation(app, { name: "Havnens Køkken" });

async function read(query: QueryInput<typeof auditEndpoints.log> = {}) {
  return (await app.call(auditEndpoints.log, { as: admin.token, query })).body;
}

const actions = (lines: readonly Line[]) => lines.map(({ action }) => action);

let employee: { id: number };
let shift: { id: number; booking_id: number };

beforeAll(async () => {
  employee = await make.employee(app.db, { first_name: "Freja", last_name: "Østergård" });
  const booked = await corporation.booking();
  shift = await corporation.shiftOn(booked.id, { employee_id: employee.id });
  const byAdmin = { kind: "admin", id: admin.id } as const;
  const system = { kind: "system", id: null } as const;
  const at = (hours: number) => TEST_NOW + hours * HOUR_MS;
  await audit(
    app.db,
    { actor: system, action: "erase", entity: "employee", entityId: 0, now: at(-200) },
    {
      actor: { ...byAdmin, onBehalfOf: `corporation:${corporation.id}` },
      action: "change",
      entity: "booking",
      entityId: booked.id,
      detail: { changed: ["hourly_wage", "address"], changes: { hourly_wage: { before: 1, after: 2 } } },
      now: at(-5),
    },
    { actor: byAdmin, action: "stamp", entity: "shift", entityId: shift.id, now: at(-4) },
    {
      actor: byAdmin,
      action: "read_pay_data",
      entity: "employee",
      entityId: "many",
      detail: { employee_ids: [employee.id, 0] },
      now: at(-3),
    },
    {
      actor: { kind: "employee", id: employee.id },
      action: "save_profile",
      entity: "employee",
      entityId: employee.id,
      now: at(-2),
    },
  );
  const account = { kind: "corporation", id: corporation.id } as const;
  await recordSecurityEvent(
    app.services,
    { kind: "failed_sign_in", account, address: "203.0.113.7" },
    at(-1),
  );
});

describe("the log", () => {
  test("says who did what to whom, in whose session, and what it was before and after", async () => {
    const { lines } = await read();
    expect(actions(lines)).toEqual([
      "failed_sign_in",
      "save_profile",
      "read_pay_data",
      "stamp",
      "change",
      "erase",
    ]);
    const change = lines.find(({ action }) => action === "change");
    expect(change).toMatchObject({
      kind: "action",
      actor: { kind: "admin", id: String(admin.id) },
      on_behalf_of: { kind: "corporation", id: String(corporation.id), name: "Havnens Køkken" },
      subject: { kind: "booking", id: String(shift.booking_id) },
      changes: [{ field: "hourly_wage", before: 1, after: 2 }],
      fields: ["address"],
    });
    expect(lines[0]).toMatchObject({
      kind: "security",
      actor: { kind: "corporation", name: "Havnens Køkken" },
      network: "203.0.113.x",
      times: 1,
    });
    expect(lines[1]).toMatchObject({ actor: { name: "Freja Østergård" }, on_behalf_of: null });
  });

  test("of a person holds what they did, what was done to them and to their shifts, and looks at many", async () => {
    const { lines, subjects } = await read({ q: "østergård" });
    expect(subjects).toEqual([{ key: `employee:${employee.id}`, name: "Freja Østergård" }]);
    expect(actions(lines)).toEqual(["save_profile", "read_pay_data", "stamp"]);
    expect(actions((await read({ who: `employee:${employee.id}`, kind: "shifts" })).lines)).toEqual([
      "stamp",
    ]);
  });

  test("of a company holds its bookings, take-overs and failed sign-ins", async () => {
    const own = ["failed_sign_in", "change"];
    expect(actions((await read({ q: "havnens" })).lines)).toEqual(own);
    expect(actions((await read({ who: `corporation:${corporation.id}`, kind: "security" })).lines)).toEqual([
      "failed_sign_in",
    ]);
    expect(actions((await read({ who: `booking:${shift.booking_id}` })).lines)).toEqual(["stamp", "change"]);
  });

  test("of one address holds what came from there, under whichever account", async () => {
    const { address_digest } = await app.db
      .selectFrom("security_events")
      .select("address_digest")
      .executeTakeFirstOrThrow();
    const { lines, subjects } = await read({ who: `address:${address_digest}` });
    expect(actions(lines)).toEqual(["failed_sign_in"]);
    expect(subjects).toMatchObject([{ name: "203.0.113.x" }]);
  });

  test("is empty for a name that nobody has", async () => {
    expect(await read({ q: "ingen hedder sådan" })).toEqual({ lines: [], subjects: [], next: null });
  });

  test("goes by the days of Copenhagen", async () => {
    const { lines } = await read({ to: "2026-11-16" });
    expect(actions(lines)).toEqual(["erase"]);
    expect(actions((await read({ from: "2026-11-16", kind: "personal_data" })).lines)).toEqual(["erase"]);
  });

  test("has the looks at CPR and bank numbers as a kind of their own", async () => {
    expect(actions((await read({ kind: "looks" })).lines)).toEqual(["read_pay_data"]);
  });

  test("goes on page by page without leaving out or repeating a line, also of one moment", async () => {
    const entry = { actor: { kind: "system", id: null }, entity: "booking", entityId: 1 } as const;
    const now = TEST_NOW - 100 * HOUR_MS;
    await audit(app.db, ...Array.from({ length: 120 }, () => ({ ...entry, action: "approve", now })));
    await recordSecurityEvent(app.services, { kind: "sign_in", account: null, address: "" }, now);
    const seen: Line[] = [];
    for (let before: string | undefined; ; ) {
      const { lines, next } = await read({ before });
      seen.push(...lines);
      if (next === null) break;
      before = next;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen).toHaveLength(6 + 121);
    expect(actions(seen).at(-1)).toBe("erase");
  });

  test("to keep says that it was taken", async () => {
    const { body } = await app.call(auditEndpoints.logExport, {
      as: admin.token,
      query: { kind: "settings" },
    });
    expect(body).toMatchObject({ lines: [], is_cut: false });
    const { lines } = await read({ kind: "personal_data" });
    expect(lines[0]).toMatchObject({ action: "export", subject: { kind: "audit_log" } });
  });

  test("knows what a flag was before an admin set it", async () => {
    const { status } = await app.call(invoicingEndpoints.saveOptions, {
      as: admin.token,
      params: { id: shift.booking_id },
      body: { all_check_times_approved: true },
    });
    expect(status).toBe(200);
    const { lines } = await read({ kind: "money" });
    expect(lines[0]?.changes).toEqual([{ field: "all_check_times_approved", before: false, after: true }]);
  });
});
