import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import * as make from "#tests/support/factories.ts";
import { placesOf } from "#tests/support/fixtures/stored-texts.ts";
import { makeCorporation, signedInCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-erasure-"));
const app = testApp({ settings: { dataDir } });
const admin = testAdmin(app);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const now = new Date(TEST_NOW);

const company = {
  name: "Xerxes Selskabslokaler",
  email: "post@xerxes.test",
  billing_email: "faktura@xerxes.test",
  address: "Labyrinten 13",
  contact_person: "Kassandra Kontakt",
  phone: "27182818",
  cvr_nr: "31427182",
  department: "Afdeling Theta",
  admin_message: "Ringer altid sent",
};
const words = {
  job_description: "Hemmelig fest",
  access_information_other: "Koden er 4711",
  booking_person: "Balder Bestiller",
  booking_person_nr: "16180339",
  contact_person: "Dørthe Dørvogter",
  address: "Vindebroen 3",
  invoice_note: "Rekvisition Ypsilon",
  item_to_bring: "Egen kanyle",
};

async function makeCompany({ billed }: { billed: boolean }) {
  const password_hash = await hashPassword("kodeord-xerxes");
  const made = await makeCorporation(app, {
    ...company,
    email: `${billed ? "b" : "a"}${company.email}`,
    password_hash,
  });
  const booking = await made.booking({ ...words, date: make.testDay(-40), is_sent_to_billy: billed });
  const shift = await made.shiftOn(booking.id, { time_comment_by_corporation: "Kom for sent til festen" });
  if (!billed)
    await app.db
      .updateTable("shifts")
      .set({ not_met_for_booking: true })
      .where("id", "=", shift.id)
      .execute();
  await app.db
    .insertInto("outbox")
    .values([
      {
        key: `x:${booking.id}`,
        channel: "email",
        subject_key: `employee:${shift.employee_id}`,
        recipient: "a@b.test",
        subject: "Job",
        body: "Xerxes Selskabslokaler, Labyrinten 13. Spørg Dørthe Dørvogter.",
        status: "sent",
        created_at: now,
      },
      {
        key: `y:${booking.id}`,
        channel: "sms",
        subject_key: `booking:${booking.id}`,
        recipient: "27182818",
        body: "Stempel ud",
        status: "sent",
        created_at: now,
      },
      ...(billed
        ? [
            {
              key: `invoice:${booking.id}`,
              channel: "accounting" as const,
              subject_key: `corporation:${made.id}`,
              recipient: company.name,
              status: "sent" as const,
              sent_at: now,
              created_at: now,
              payload: JSON.stringify({
                bookingId: booking.id,
                total: 1000,
                note: "Rekvisition Ypsilon",
                lines: [],
                mail: { subject: "", body: "" },
              }),
            },
          ]
        : []),
    ])
    .execute();
  const calendar = {
    corporation_id: made.id,
    token_hash: `h${made.id}`,
    token_encrypted: "e",
    created_at: now,
  };
  await app.db.insertInto("calendars").values(calendar).execute();
  return made;
}

const companyTexts = [...Object.values(company), ...Object.values(words), "Kom for sent til festen"];
const password = { current_password: "kodeord-xerxes" };

describe("erasing a company", () => {
  it("that was never billed leaves no word in any column", async () => {
    const { token } = await makeCompany({ billed: false });
    for (const text of companyTexts) expect(await placesOf(app.db, text), text).not.toEqual([]);
    const answer = await app.call(rows.eraseCorporation, { as: token, body: password });
    expect(answer).toMatchObject({ status: 200, body: { stays: [] } });
    for (const text of companyTexts) expect(await placesOf(app.db, text), text).toEqual([]);
    expect((await app.call(sessionEndpoints.corporationMe, { as: token })).status).toBe(401);
  });

  it("that was billed leaves name, CVR number and the invoices as they were sent", async () => {
    const { token, id } = await makeCompany({ billed: true });
    await app.call(rows.eraseCorporation, { as: token, body: password });
    const stays: Record<string, string[]> = {
      [company.name]: ["erasures.kept_name", "outbox.recipient"],
      [company.cvr_nr]: ["erasures.kept_cvr_nr"],
      [words.invoice_note]: ["outbox.payload"],
    };
    for (const text of companyTexts)
      expect((await placesOf(app.db, text)).sort(), text).toEqual(stays[text] ?? []);
    const row = await app.db
      .selectFrom("erasures")
      .selectAll()
      .where("kind", "=", "corporation")
      .where("subject_id", "=", id)
      .executeTakeFirst();
    expect(row).toMatchObject({ kept_through: "2031-12-31", cause: "own_request" });
  });

  it("asks for the password, and is refused for admins, coming bookings and work that is not billed", async () => {
    const made = await makeCompany({ billed: true });
    const erase = (body: object) => app.call(rows.eraseCorporation, { as: made.token, body });
    expect((await erase({})).body).toMatchObject({ errors: { current_password: "Skriv jeres kodeord." } });
    expect((await erase({ current_password: "forkert" })).body).toMatchObject({
      errors: { current_password: "Kodeordet er forkert." },
    });
    const ahead = await made.booking();
    expect((await erase(password)).body).toMatchObject({ code: "coming_bookings" });
    await app.db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", ahead.id).execute();
    await app.db
      .updateTable("bookings")
      .set({ is_sent_to_billy: false })
      .where("corporation_id", "=", made.id)
      .execute();
    expect((await erase(password)).body).toMatchObject({ code: "unsettled_invoices" });
    const boss = await signedInCorporation(app, { is_admin: true });
    const asAdmin = await app.call(rows.eraseCorporationAsAdmin, {
      as: admin.token,
      params: { id: boss.id },
      body: { reason: "duplicate" },
    });
    expect(asAdmin.body).toMatchObject({ code: "admin_account" });
  });
});
