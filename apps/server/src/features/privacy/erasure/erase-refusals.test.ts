import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { filesWith } from "#tests/support/fixtures/stored-texts.ts";
import {
  makeCorporation,
  signedInEmployee,
  testAdmin,
  testApp,
  warningsOf,
} from "#tests/support/fixtures.ts";

import { finishErasures } from "./erase.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-erasure-"));
const app = testApp({ settings: { dataDir } });
const admin = testAdmin(app);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const confirm = { confirm: true } as const;

async function storePicture() {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const { public_id, format } = await app.services.integrations.images.store(Readable.from([bytes]));
  return `${public_id}.${format}`;
}

describe("erasing an employee", () => {
  it("is refused with coming shifts, then with unsent pay, and leaves everything as it was", async () => {
    const hotel = await makeCorporation(app);
    const employee = await signedInEmployee(app);
    const ahead = await hotel.shiftOn((await hotel.booking()).id, { employee_id: employee.id });
    const worked = await hotel.shiftOn((await hotel.booking({ date: make.testDay(-2) })).id, {
      employee_id: employee.id,
    });
    const erase = () => app.call(rows.eraseEmployee, { as: employee.token, body: confirm });
    const preview = () =>
      app.call(rows.eraseEmployee, { as: employee.token, query: { dryRun: "1" }, body: {} });
    expect(await erase()).toMatchObject({ status: 409, body: { code: "coming_shifts" } });
    expect((await preview()).body.refusals).toMatchObject([
      { code: "coming_shifts", count: 1, message: expect.stringContaining("Meld afbud") },
    ]);
    const asAdmin = { as: admin.token, params: { id: employee.id } };
    const reason = { body: { reason: "asked_admin" as const } };
    const release = expect.stringContaining("frigiv vagterne");
    const told = await app.call(rows.eraseEmployeeAsAdmin, { ...asAdmin, query: { dryRun: "1" }, body: {} });
    expect(told.body.refusals).toMatchObject([{ code: "coming_shifts", message: release }]);
    expect((await app.call(rows.eraseEmployeeAsAdmin, { ...asAdmin, ...reason })).body).toMatchObject({
      message: release,
    });
    await app.db.deleteFrom("shifts").where("id", "=", ahead.id).execute();
    expect(await erase()).toMatchObject({ status: 409, body: { code: "unsettled_pay" } });
    const row = await app.db
      .selectFrom("employees")
      .select(["erased_at", "first_name"])
      .where("id", "=", employee.id)
      .executeTakeFirst();
    expect(row).toEqual({ erased_at: null, first_name: "Anna" });
    await app.db
      .updateTable("shifts")
      .set({ not_met_for_booking: true })
      .where("id", "=", worked.id)
      .execute();
    expect((await erase()).status).toBe(200);
  });

  it("is refused while a correction of pay is on its way or was refused", async () => {
    const hotel = await makeCorporation(app);
    const employee = await signedInEmployee(app);
    const booking = await hotel.booking({ date: make.testDay(-2) });
    const shift = await hotel.shiftOn(booking.id, { employee_id: employee.id, pay_state: "accepted" });
    const { id } = await app.db
      .insertInto("pay_lines")
      .values({
        ...{ booking_id: booking.id, shift_id: shift.id, kind: "difference", hours: -1, times_before: "{}" },
        ...{ hourly_wage: 19_200, amount: -19_200, created_at: new Date(app.services.clock.now()) },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const erase = () => app.call(rows.eraseEmployee, { as: employee.token, body: confirm });
    for (const state of ["queued", "refused"] as const) {
      await app.db.updateTable("pay_lines").set({ state }).where("id", "=", id).execute();
      expect(await erase()).toMatchObject({ status: 409, body: { code: "unsettled_pay" } });
    }
    await app.db.updateTable("pay_lines").set({ state: "accepted" }).where("id", "=", id).execute();
    expect((await erase()).status).toBe(200);
  });

  it("asks for a yes, and is not done in a take-over", async () => {
    const employee = await signedInEmployee(app);
    expect(await app.call(rows.eraseEmployee, { as: employee.token, body: {} })).toMatchObject({
      status: 422,
      body: { errors: { confirm: expect.any(String) } },
    });
    const token = await app.takeOver(admin, { kind: "employee", id: employee.id });
    expect((await app.call(rows.eraseEmployee, { as: token, body: confirm })).status).toBe(403);
  });

  it("leaves a picture that somebody else shows", async () => {
    const picture = await storePicture();
    const own = { profile_image: picture, base_url_image: "/images/" };
    const thief = await signedInEmployee(app, own);
    await make.employee(app.db, own);
    await app.call(rows.eraseEmployee, { as: thief.token, body: confirm });
    expect(filesWith(dataDir, picture)).toHaveLength(3);
  });

  it("by an admin needs a reason, is noted with ids only, and is done once", async () => {
    const employee = await make.employee(app.db, { last_name: "Unævnelig" });
    const erase = (body: { reason?: "deceased" }) =>
      app.call(rows.eraseEmployeeAsAdmin, { as: admin.token, params: { id: employee.id }, body });
    expect((await erase({})).status).toBe(422);
    const both = await Promise.all([erase({ reason: "deceased" }), erase({ reason: "deceased" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const noted = await app.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "erase")
      .where("entity_id", "=", String(employee.id))
      .execute();
    expect(noted).toMatchObject([{ actor_id: admin.id, entity: "employee", detail: { cause: "deceased" } }]);
    expect(JSON.stringify(noted)).not.toContain("Unævnelig");
  });
});

test("erasing a company is refused while a credit note is on its way or was refused, and nothing is sent of it afterwards", async () => {
  const hotel = await makeCorporation(app);
  const booking = await hotel.booking({ date: make.testDay(-2), is_sent_to_billy: true });
  const at = new Date(app.services.clock.now());
  const insert = (kind: "invoice" | "credit_note", credits: number | null) =>
    make.invoice(app.db, { booking_id: booking.id, kind, credits, is_paid: true, created_at: at });
  const invoice = await insert("invoice", null);
  const note = await insert("credit_note", invoice.id);
  const erase = () =>
    app.call(rows.eraseCorporationAsAdmin, {
      ...{ as: admin.token, params: { id: hotel.id }, body: { reason: "asked_admin" as const } },
    });
  for (const state of ["queued", "refused"] as const) {
    await app.db.updateTable("invoices").set({ state }).where("id", "=", note.id).execute();
    expect(await erase()).toMatchObject({ status: 409, body: { code: "unsettled_invoices" } });
  }
  await app.db.updateTable("invoices").set({ taken_back_at: at }).where("id", "=", note.id).execute();
  expect((await erase()).status).toBe(200);
  const credit = { as: admin.token, params: { id: invoice.id }, body: { reason: "Fejl" } };
  expect(await app.call(ledgerEndpoints.credit, credit)).toMatchObject({
    status: 409,
    body: { code: "corporation_erased" },
  });
});

test("erasing a company is refused while it owes an invoice, or is owed what it prepaid", async () => {
  const at = new Date(app.services.clock.now());
  const companyWith = async (invoice: { kind?: "prepayment"; is_paid?: boolean }) => {
    const hotel = await makeCorporation(app);
    const booking = await hotel.booking({ date: make.testDay(-2), is_sent_to_billy: true });
    const row = { booking_id: booking.id, total: 100_00, state: "accepted" as const, created_at: at };
    const { id } = await make.invoice(app.db, { ...row, ...invoice });
    const parts = { as: admin.token, params: { id: hotel.id }, body: { reason: "asked_admin" as const } };
    const credit = () => make.invoice(app.db, { ...row, kind: "credit_note", credits: id });
    return { booking, credit, erase: () => app.call(rows.eraseCorporationAsAdmin, parts) };
  };
  const refused = { status: 409, body: { code: "money_owed" } };
  const indebted = await companyWith({});
  expect(await indebted.erase()).toMatchObject(refused);
  const { id } = indebted.booking;
  await app.db.updateTable("bookings").set({ paid_at: at }).where("id", "=", id).execute();
  expect((await indebted.erase()).status).toBe(200);

  const credited = await companyWith({});
  await credited.credit();
  expect((await credited.erase()).status).toBe(200);

  const prepaid = await companyWith({ kind: "prepayment", is_paid: true });
  expect(await prepaid.erase()).toMatchObject(refused);
  await prepaid.credit();
  expect((await prepaid.erase()).status).toBe(200);
  expect((await (await companyWith({ is_paid: true })).erase()).status).toBe(200);
});

test("an erasure whose line cannot be written to the list is done all the same, and the line follows", async () => {
  const list = join(dataDir, "erasures.jsonl");
  rmSync(list, { force: true });
  mkdirSync(list);
  const warnings = warningsOf(app);
  const employee = await signedInEmployee(app);
  const answer = await app.call(rows.eraseEmployee, { as: employee.token, body: confirm });
  expect(answer).toMatchObject({ status: 200, body: { done: true } });
  const reqId = expect.any(String);
  expect(warnings).toEqual([{ reqId, followUp: "erasure", problem: expect.stringContaining("EISDIR") }]);
  vi.restoreAllMocks();
  rmSync(list, { recursive: true });
  await finishErasures(app.services);
  expect(readFileSync(list, "utf8")).toContain(`"id":${employee.id},`);
});
