import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation, signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const now = new Date(TEST_NOW);

type Hotel = Awaited<ReturnType<typeof makeCorporation>>;
type Person = Awaited<ReturnType<typeof signedInEmployee>>;
let hotel: Hotel;
let other: Hotel;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  hotel = await makeCorporation(app, {
    name: "Hotel Fyrtårn",
    contact_person: "Kontakt Fyrtårn",
    admin_message: "Husk nøgle",
  });
  other = await makeCorporation(app, { name: "Bryggeri Nabo" });
  const numbers = { cpr: "0101901234", bankReg: "1234", bankAccount: "7654321098" };
  const own = await employeeWithPayData(app, numbers, {
    first_name: "Annabella",
    last_name: "Egenart",
    profile_image: "abc.webp",
    base_url_image: "/images/",
  });
  anna = { ...own, token: await app.signIn({ kind: "employee", id: own.id }) };
  bo = await signedInEmployee(app, {
    first_name: "Borghild",
    last_name: "Fremmed",
    email: "borghild@fremmed.test",
  });
  await make.giveSkill(app.db, anna.id, hotel.staffType.id);
  const job = await hotel.booking({ date: make.testDay(-3), contact_person: "Kontakt Booking" });
  const shift = await hotel.shiftOn(job.id, {
    employee_id: anna.id,
    time_comment_by_employee: "Ti minutter ekstra",
  });
  const shiftOfBo = await hotel.shiftOn(job.id, { employee_id: bo.id });
  await other.shiftOn((await other.booking()).id, { employee_id: bo.id });
  const rating = { corporation_id: hotel.id, created_at: now, score: 4 };
  await app.db
    .insertInto("ratings")
    .values([
      { ...rating, shift_id: shift.id, employee_id: anna.id, about: "employee", comment: "Dygtig Anna" },
      { ...rating, shift_id: shift.id, employee_id: anna.id, about: "corporation", comment: "Godt hotel" },
      { ...rating, shift_id: shiftOfBo.id, employee_id: bo.id, about: "employee", comment: "Om Borghild" },
    ])
    .execute();
  await app.db
    .insertInto("outbox")
    .values([
      letter("til-anna", `employee:${anna.id}`, anna.email, "Hej Annabella"),
      letter(
        "til-hotel",
        `corporation:${hotel.id}`,
        hotel.corporation.email,
        "Nyt kodeord: https://x.test/confirmResetPassword/abcdefghijklmnopqrstuvwxyz0123456789",
      ),
      letter("til-admin", `booking:${job.id}`, "admin@vagtklar.test", "Kun til admin"),
      letter("til-bo", `employee:${bo.id}`, bo.email, "Hej Borghild"),
      {
        ...letter(`payroll:${shift.id}`, `employee:${anna.id}`, "Annabella Egenart", ""),
        channel: "payroll",
        payload: JSON.stringify({ shiftId: shift.id, bookingId: job.id, hours: 8, hourlyWage: 19250 }),
      },
      {
        ...letter(`invoice:${job.id}`, `corporation:${hotel.id}`, "Hotel Fyrtårn", ""),
        channel: "accounting",
        payload: JSON.stringify({ bookingId: job.id }),
      },
    ])
    .execute();
  await make.queuedDocument(app.db, { booking_id: job.id, total: 123_450 });
  await app.db
    .updateTable("corporations")
    .set({ email: "admin@vagtklar.test" })
    .where("id", "=", admin.id)
    .execute();
  await app.db
    .insertInto("audit_log")
    .values([
      {
        at: now,
        actor_kind: "admin",
        actor_id: admin.id,
        action: "read_pay_data",
        entity: "employee",
        entity_id: "many",
        detail: JSON.stringify({ employee_ids: [anna.id, bo.id] }),
      },
    ])
    .execute();
});

const letter = (key: string, subject_key: string, recipient: string, body: string) => ({
  key,
  subject_key,
  recipient,
  body,
  channel: "email" as const,
  subject: "Emne",
  status: "sent" as const,
  created_at: now,
});

const sectionOf = (body: { sections: { key: string; rows: Record<string, unknown>[] }[] }, key: string) =>
  body.sections.find((section) => section.key === key)?.rows ?? [];

describe("an employee's own data", () => {
  it("holds the profile with its numbers in clear, work, pay, ratings, messages, sessions and the log", async () => {
    const { status, body } = await app.call(rows.employeeData, { as: anna.token });
    expect(status).toBe(200);
    expect(sectionOf(body, "profile")[0]).toMatchObject({
      first_name: "Annabella",
      cpr: "0101901234",
      bank_account: "7654321098",
      profile_image: "/images/1000x1000/abc.webp",
    });
    expect(sectionOf(body, "skills")).toHaveLength(5);
    expect(sectionOf(body, "shifts")).toMatchObject([
      { corporation: "Hotel Fyrtårn", hourly_wage: 192, time_comment_by_employee: "Ti minutter ekstra" },
    ]);
    expect(sectionOf(body, "pay")).toMatchObject([{ hours: 8, hourly_wage: 192.5 }]);
    expect(sectionOf(body, "ratings_received")).toMatchObject([{ comment: "Dygtig Anna", score: 4 }]);
    expect(sectionOf(body, "ratings_given")).toMatchObject([{ comment: "Godt hotel" }]);
    expect(sectionOf(body, "messages")).toMatchObject([{ body: "Hej Annabella" }]);
    expect(sectionOf(body, "sessions")).toHaveLength(1);
    expect(sectionOf(body, "audit")).toMatchObject([{ action: "read_pay_data", actor_kind: "admin" }]);
  });

  it("holds nothing of anybody else, and no key to anything", async () => {
    for (const format of ["json", "html"] as const) {
      const { text } = await app.call(rows.employeeData, { as: anna.token, query: { format } });
      for (const foreign of ["Borghild", "Fremmed", "Kontakt", hotel.corporation.phone, "Bryggeri Nabo"]) {
        expect(text).not.toContain(foreign);
      }
      await expectNoKeys(text);
    }
  });

  it("is a Danish page of its own, with everything escaped", async () => {
    await app.db
      .updateTable("employees")
      .set({ description: "<script>alert(1)</script>" })
      .where("id", "=", anna.id)
      .execute();
    const { text } = await app.call(rows.employeeData, { as: anna.token, query: { format: "html" } });
    expect(text).toContain('<html lang="da">');
    expect(text).toContain("Alt, hvad vi har gemt om Annabella Egenart");
    expect(text).toContain("Timeløn (kr.)");
    expect(text).not.toMatch(/<script|<link|src=|url\(/);
    expect(text).toContain("&#60;script&#62;");
  });

  it("has dots for the numbers where an admin reads it in a take-over", async () => {
    const token = await app.takeOver(admin, { kind: "employee", id: anna.id });
    const { body } = await app.call(rows.employeeData, { as: token });
    expect(sectionOf(body, "profile")[0]).toMatchObject({ cpr: "••••••••••", bank_reg: "••••" });
  });

  it("holds each of 2,000 shifts", { timeout: 240_000 }, async () => {
    const busy = await signedInEmployee(app);
    await seedShifts(busy.id, 2000);
    const { body } = await app.call(rows.employeeData, { as: busy.token });
    const { text } = await app.call(rows.employeeData, { as: busy.token, query: { format: "html" } });
    expect(sectionOf(body, "shifts")).toHaveLength(2000);
    expect(text.match(/<article>/g)?.length).toBeGreaterThan(2000);
  });
});

describe("a company's own data", () => {
  it("holds profile, bookings, staff by short name, invoices, ratings and messages", async () => {
    const { body } = await app.call(rows.corporationData, { as: hotel.token });
    expect(sectionOf(body, "company")[0]).toMatchObject({
      name: "Hotel Fyrtårn",
      admin_message: "Husk nøgle",
    });
    expect(sectionOf(body, "bookings")).toMatchObject([
      { contact_person: "Kontakt Booking", hourly_wage: 192 },
    ]);
    expect(
      sectionOf(body, "staff")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["Annabella E.", "Borghild F."]);
    expect(sectionOf(body, "invoice_documents")).toMatchObject([
      { net: 1234.5, vat: 308.63, lines: ["Vagter · 1 · 1234.5"] },
    ]);
    expect(sectionOf(body, "ratings_received")).toMatchObject([{ comment: "Godt hotel" }]);
    expect(sectionOf(body, "ratings_given")).toHaveLength(2);
  });

  it("holds no more of its staff than the product shows, nothing of others, and no key to anything", async () => {
    for (const format of ["json", "html"] as const) {
      const { text } = await app.call(rows.corporationData, { as: hotel.token, query: { format } });
      for (const foreign of ["Egenart", "Fremmed", "0101901234", anna.email, "Bryggeri", "Kun til admin"]) {
        expect(text).not.toContain(foreign);
      }
      expect(text).toContain("confirmResetPassword/…");
      await expectNoKeys(text);
    }
  });
});

/** No hash, token or encrypted text of the database stands in it. */
async function expectNoKeys(text: string) {
  const sessions = await app.db.selectFrom("sessions").select("token_hash").execute();
  const people = await app.db.selectFrom("employees").select("cpr_encrypted").execute();
  for (const key of [...sessions.map((row) => row.token_hash), ...people.map((row) => row.cpr_encrypted)]) {
    if (key) expect(text).not.toContain(key);
  }
  expect(text).not.toMatch(/no password|password_hash|token_hash|_encrypted|abcdefghijklmnopqrstuvwxyz0123/);
}

/** Shifts of one day each, back in time, as copies of one, in two statements. */
async function seedShifts(employeeId: number, count: number) {
  const { bookedShift } = await makeCorporation(app);
  const { shift, booking } = await bookedShift({ date: make.testDay(-10) }, { employee_id: employeeId });
  const copied = (columns: string, day: string) => sql`jsonb_build_object(
    'id', 100000 + g * 2 + ${columns === "date" ? 0 : 1}::integer, ${columns}::text, ${sql.ref(`${day}.${columns}`)} - g,
    'starts_at', ${sql.ref(`${day}.starts_at`)} - g * interval '1 day',
    'ends_at', ${sql.ref(`${day}.ends_at`)} - g * interval '1 day', 'booking_id', 100000 + g * 2)`;
  const days = sql`generate_series(1, ${count - 1}::integer) as g`;
  // All but what the database says itself of a booking.
  const { region: _region, places_taken: _taken, ...given } = booking;
  const columns = Object.keys(given);
  await sql`insert into bookings (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`copy.${column}`)))} from bookings b, ${days},
      jsonb_populate_record(b, ${copied("date", "b")}) as copy where b.id = ${booking.id}`.execute(app.db);
  await sql`insert into shifts select (jsonb_populate_record(s, ${copied("work_date", "s")})).*
    from shifts s, ${days} where s.id = ${shift.id}`.execute(app.db);
}
