import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { privacyEndpoints as rows } from "#contract/privacy/privacy.endpoints.ts";
import { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { filesWith, placesOf } from "#tests/support/fixtures/stored-texts.ts";
import { makeCorporation, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const dataDir = mkdtempSync(join(tmpdir(), "vagtklar-erasure-"));
const app = testApp({ settings: { dataDir } });
const admin = testAdmin(app);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const now = new Date(TEST_NOW);
const confirm = { confirm: true } as const;

const person = {
  first_name: "Zebedæus",
  last_name: "Umiskendelig",
  email: "zebedaeus@privat.test",
  login_email: "zebe@facebook.test",
  phone: "31415926",
  address: "Kendelighedsvej 77",
  description: "Elsker xylofoner",
  birth_date: "1987-06-05",
  identity_subject: "fb-9988776655",
  facebook_link: "https://facebook.test/zebe-u",
};
const texts = [
  ...Object.values(person),
  "Umisk",
  "Zebedæus U.",
  ...[
    "Sygdom i familien",
    "Bussen kom ikke",
    "Var flink ved gæsterne",
    "Dejligt køkken",
    "Kroen i Xanten",
    "Privat besked",
  ],
];

async function storePicture() {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const { public_id, format } = await app.services.integrations.images.store(Readable.from([bytes]));
  return `${public_id}.${format}`;
}

/** Somebody who left unmistakable words in every place that the product has for them. */
async function leaveTraces({ paid }: { paid: boolean }) {
  const picture = await storePicture();
  const hotel = await makeCorporation(app);
  const numbers = { cpr: "0506871111", bankReg: "1234", bankAccount: "9876543210" };
  const row = await employeeWithPayData(app, numbers, {
    ...person,
    profile_image: picture,
    base_url_image: "/images/",
    created_at: new Date(TEST_NOW - 1_000_000_000),
  });
  const employee = { ...row, token: await app.signIn({ kind: "employee", id: row.id }) };
  await make.giveSkill(app.db, employee.id, hotel.staffType.id);
  await app.db
    .insertInto("work_experiences")
    .values({
      employee_id: employee.id,
      employer_text: "Kroen i Xanten",
      title: "Kok",
      exp_type: "Fuldtid",
      start_year: 2020,
      start_month: 1,
    })
    .execute();
  await app.db
    .insertInto("favourites")
    .values({ corporation_id: hotel.id, employee_id: employee.id, created_at: now })
    .execute();
  const booking = await hotel.booking({ date: make.testDay(-20) });
  const shift = await hotel.shiftOn(booking.id, {
    employee_id: employee.id,
    ...(paid ? {} : { status: "cancelled" as const }),
    cancellation_reason: "Sygdom i familien",
    time_comment_by_employee: "Bussen kom ikke",
  });
  const applied = await hotel.shiftOn((await hotel.booking()).id, {
    employee_id: employee.id,
    status: "applied",
  });
  const rating = {
    shift_id: shift.id,
    employee_id: employee.id,
    corporation_id: hotel.id,
    score: 5,
    created_at: now,
  };
  await app.db
    .insertInto("ratings")
    .values([
      { ...rating, about: "employee", comment: "Var flink ved gæsterne" },
      { ...rating, about: "corporation", comment: "Dejligt køkken" },
    ])
    .execute();
  await app.db
    .insertInto("penalties")
    .values({
      employee_id: employee.id,
      shift_id: shift.id,
      kind: "normal",
      card: "yellow",
      occurred_at: now,
    })
    .execute();
  const letter = { channel: "email" as const, subject: "Emne", created_at: now };
  await app.db
    .insertInto("outbox")
    .values([
      {
        ...letter,
        key: `a:${employee.id}`,
        subject_key: `employee:${employee.id}`,
        recipient: person.email,
        body: "Privat besked",
        status: "sent",
      },
      {
        ...letter,
        key: `b:${employee.id}`,
        subject_key: `employee:${employee.id}`,
        recipient: person.email,
        body: "Privat besked",
        status: "queued",
      },
      {
        ...letter,
        key: `c:${employee.id}`,
        subject_key: `booking:${booking.id}`,
        recipient: "hotel@x.test",
        body: "Zebedæus U. er valgt, tlf. 31 41 59 26",
        status: "sent",
      },
      {
        ...letter,
        key: `payroll:${shift.id}`,
        channel: "payroll",
        subject_key: `employee:${employee.id}`,
        recipient: "Zebedæus Umiskendelig",
        status: paid ? "sent" : "failed",
        sent_at: paid ? now : null,
        payload: JSON.stringify({
          shiftId: shift.id,
          bookingId: booking.id,
          employeeId: employee.id,
          hours: 8,
          hourlyWage: 19200,
        }),
      },
    ])
    .execute();
  if (paid)
    await app.db.updateTable("shifts").set({ pay_state: "accepted" }).where("id", "=", shift.id).execute();
  else await app.db.deleteFrom("outbox").where("key", "=", `payroll:${shift.id}`).execute();
  return { employee, hotel, shift, applied, picture };
}

describe("erasing an employee", () => {
  it("who was never paid leaves no word in any column, file or line of the log", async () => {
    const logged: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    const { employee, picture } = await leaveTraces({ paid: false });
    expect(filesWith(dataDir, picture)).toHaveLength(3);
    for (const text of texts.slice(0, 6)) expect(await placesOf(app.db, text), text).not.toEqual([]);
    process.stdout.write = ((chunk: string) => logged.push(String(chunk)) > 0) as typeof process.stdout.write;
    const answer = await app.call(rows.eraseEmployee, { as: employee.token, body: confirm });
    process.stdout.write = write;
    expect(answer).toMatchObject({ status: 200, body: { done: true, stays: [] } });
    for (const text of [...texts, picture, "0506871111", "9876543210"]) {
      expect(await placesOf(app.db, text), text).toEqual([]);
      expect(filesWith(dataDir, text), text).toEqual([]);
      expect(logged.join(""), text).not.toContain(text);
    }
    expect(answer.text).not.toContain("Umiskendelig");
  });

  it("who was paid leaves name and CPR number apart, encrypted, and hours and pay without a name", async () => {
    const { employee, shift, applied } = await leaveTraces({ paid: true });
    const preview = await app.call(rows.eraseEmployee, {
      as: employee.token,
      query: { dryRun: "1" },
      body: {},
    });
    expect(preview.body).toMatchObject({ allowed: true, done: false, refusals: [] });
    expect(preview.body.stays.map(({ key, until }) => [key, until])).toEqual([
      ["identity", "2031-12-31"],
      ["hours", "2031-12-31"],
      ["pay", "2031-12-31"],
    ]);
    expect(preview.body.goes.map(({ key }) => key)).toContain("applications");
    expect(await placesOf(app.db, "Elsker xylofoner")).toEqual(["employees.description"]);

    await app.call(rows.eraseEmployee, { as: employee.token, body: confirm });
    for (const text of texts) {
      const places = await placesOf(app.db, text);
      expect(places, text).toEqual(
        ["Zebedæus", "Umiskendelig", "Umisk"].includes(text) ? ["erasures.kept_name"] : [],
      );
    }
    const kept = await app.db
      .selectFrom("erasures")
      .selectAll()
      .where("subject_id", "=", employee.id)
      .executeTakeFirstOrThrow();
    const { secrets } = app.services;
    expect(secrets.decrypt(kept.kept_cpr_encrypted ?? "", "erasures.kept_cpr_encrypted", kept.id)).toBe(
      "0506871111",
    );
    expect(kept).toMatchObject({
      kept_name: "Zebedæus Umiskendelig",
      kept_through: "2031-12-31",
      pictures: [],
    });
    const line = await app.db
      .selectFrom("outbox")
      .selectAll()
      .where("key", "=", `payroll:${shift.id}`)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ recipient: "", payload: { hours: 8, hourlyWage: 19200 } });
    const withdrawn = await app.db
      .selectFrom("shifts")
      .select("status")
      .where("id", "=", applied.id)
      .executeTakeFirstOrThrow();
    expect(withdrawn.status).toBe("withdrawn");
    expect((await app.call(sessionEndpoints.employeeMe, { as: employee.token })).status).toBe(401);
    const list = await app.call(employeeEndpoints.list, {
      as: admin.token,
      query: { searchTerm: "Slettet" },
    });
    expect(list.body.employees).toEqual([]);
  });

  it("leaves the same sign-in to make a new, empty profile", async () => {
    const first = await app.call(sessionEndpoints.employeeSignIn, {
      body: { fbToken: "local:ny-begyndelse" },
    });
    await app.call(rows.eraseEmployee, { as: first.body.token, body: confirm });
    const second = await app.call(sessionEndpoints.employeeSignIn, {
      body: { fbToken: "local:ny-begyndelse" },
    });
    expect(second.status).toBe(200);
    expect(second.body.employee.id).not.toBe(first.body.employee.id);
    expect(second.body.employee).toMatchObject({ new_user: true, sign_in_count: 1 });
  });
});
