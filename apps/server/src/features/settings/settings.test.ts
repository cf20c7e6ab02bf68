import { beforeAll, describe, expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { settingsEndpoints as rows } from "#contract/settings/setting.endpoints.ts";
import type { BodyInput } from "#contract/wire/endpoint.ts";
import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
let admin: { id: number; token: string };
let hotel: { id: number; token: string };
let waiter: number;

beforeAll(async () => {
  admin = await signedInCorporation(app, { is_admin: true });
  hotel = await signedInCorporation(app);
  waiter = (await make.staffType(app.db, { job_title: "Tjener" })).id;
});

const saveGlobal = (body: BodyInput<typeof rows.saveGlobal>) =>
  app.call(rows.saveGlobal, { as: admin.token, body });

const lastAudit = () =>
  app.db
    .selectFrom("audit_log")
    .select(["action", "actor_id", "entity_id", "detail"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

describe("the global settings", () => {
  test("keep the fees when the message is saved, and the message when fees are", async () => {
    expect((await saveGlobal({ message: " Husk julefrokosterne " })).body).toMatchObject({
      global_message: "Husk julefrokosterne",
      standard_fee: 35,
      urgent_booking_fee: 20,
      emergency_booking_fee: 30,
      hourly_wage: "192,00",
    });
    expect(await lastAudit()).toMatchObject({
      action: "save_global_settings",
      actor_id: admin.id,
      detail: { fields: ["global_message"] },
    });
    await saveGlobal({ standard_fee: "41,50", urgent_booking_fee: 22.25, emergency_booking_fee: 0 });
    expect((await app.call(rows.globalMessage)).body).toMatchObject({
      global_message: "Husk julefrokosterne",
      standard_fee: 41.5,
      urgent_booking_fee: 22.25,
      emergency_booking_fee: 0,
      hourly_wage: "192,00",
    });
    expect((await saveGlobal({ message: "" })).body.global_message).toBe("");
  });

  test.each([
    ["nothing", {}, "message"],
    ["a negative fee", { standard_fee: -1 }, "standard_fee"],
    ["words for a fee", { urgent_booking_fee: "gratis" }, "urgent_booking_fee"],
    ["a point in a fee", { emergency_booking_fee: "30.50" }, "emergency_booking_fee"],
    ["a letter instead of a message", { message: "x".repeat(2001) }, "message"],
  ])("are refused with %s", async (_, body, field) => {
    const answer = await saveGlobal(body);
    expect([answer.status, Object.keys(JSON.parse(answer.text).errors)]).toEqual([422, [field]]);
  });

  test("price the next booking of a company without fees of its own; what is booked keeps its price", async () => {
    await saveGlobal({ standard_fee: 35, urgent_booking_fee: 20, emergency_booking_fee: 30 });
    const before = await book(hotel.token);
    await saveGlobal({ standard_fee: 50, urgent_booking_fee: 21, emergency_booking_fee: 31 });
    const after = await book(hotel.token);
    const ownFees = await signedInCorporation(app, { standard_fee: 1000 });
    const agreed = await book(ownFees.token);

    // Two persons for eight hours at a fee of 35, 50 and 10 kr.
    expect(serviceOf(before)).toBe(560);
    expect(serviceOf(after)).toBe(800);
    expect(serviceOf(agreed)).toBe(160);
    const { body: read } = await app.call(bookingEndpoints.get, {
      as: hotel.token,
      params: { id: before.id },
    });
    expect(serviceOf(read)).toBe(560);
  });

  test("raise what is booked within 48 and 24 hours by the fees of haste", async () => {
    await saveGlobal({ standard_fee: 50, urgent_booking_fee: 21, emergency_booking_fee: 31 });
    const urgent = await book(hotel.token, { date: testDay(2), start_time: "08:00", end_time: "16:00" });
    const emergency = await book(hotel.token, { date: testDay(1), start_time: "08:00", end_time: "16:00" });
    expect([urgent.fee, emergency.fee]).toEqual([71, 102]);
  });

  async function book(as: string, values: Parameters<typeof bookingBody>[2] = {}) {
    const body = bookingBody(waiter, testDay(9), values);
    const answer = await app.call(bookingEndpoints.create, { as, body });
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  function serviceOf({ price }: { price: { rows: readonly { key: string; total: number }[] } }) {
    return price.rows.find(({ key }) => key === "service")?.total;
  }
});

describe("the SMS texts", () => {
  const templates = async () => (await app.call(rows.smsTemplates, { as: admin.token })).body;
  const hired = async () =>
    (await templates()).find(({ title_in_danish }) => title_in_danish === "Tillykke med jobbet");
  const change = (id: number, template_content: string) =>
    app.call(rows.saveSmsTemplate, { as: admin.token, params: { id }, body: { id, template_content } });

  test("are listed by column and title, with the text that they have now", async () => {
    const all = await templates();
    const listed = all.map(({ category, title }) => [category, title]);
    expect(new Set(listed.map(([category]) => category))).toEqual(new Set(["ADMIN", "WORKER", "COMPANY"]));
    for (const category of ["ADMIN", "WORKER", "COMPANY"]) {
      const titles = all.filter((one) => one.category === category).map(({ title }) => title);
      expect(titles).toEqual(titles.toSorted());
    }
    expect(listed).toEqual(
      expect.arrayContaining([
        ["ADMIN", "Late cancellation"],
        ["WORKER", "Cancelled job"],
        ["WORKER", "Check out"],
        ["WORKER", "Congratulations on job"],
        ["WORKER", "Get ready for job"],
        ["WORKER", "Missing CPR or account number"],
        ["WORKER", "Offer of a shift"],
        ["WORKER", "Promoted from standby"],
        ["WORKER", "Removed from shift"],
        ["WORKER", "Times rejected by company"],
        ["WORKER", "Updated meeting time or address"],
        ["COMPANY", "Stamp out booking"],
      ]),
    );
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(
      ["category", "id", "template_content", "title", "title_in_danish"].toSorted(),
    );
    expect((await hired())?.template_content).toContain("Tillykke, du har fået jobbet som {jobTitle}");
  });

  test("are sent as they were edited from then on, and it is written down who did", async () => {
    const id = (await hired())?.id ?? 0;
    expect(await smsOfHiring()).toContain("Tillykke, du har fået jobbet som Tjener");
    const text = "Du er på, {firstName}! {corporationName} {day} kl. {from}. Spørg endelig.";
    expect(await change(id, `  ${text}\n`)).toMatchObject({
      status: 200,
      body: { id, template_content: text, title_in_danish: "Tillykke med jobbet" },
    });
    expect(await smsOfHiring()).toBe(
      "Du er på, Anna! Hotel Nordlys søndag d. 29. nov. kl. 10:00. Spørg endelig.",
    );
    expect((await hired())?.template_content).toBe(text);
    expect(await lastAudit()).toMatchObject({ action: "save_sms_template", entity_id: "hired" });
    await change(id, "Anden gang, {firstName}.");
    expect(await smsOfHiring()).toBe("Anden gang, Anna.");
  });

  test.each([
    ["nothing", "  ", "Teksten må ikke være tom"],
    ["nothing that is seen", "\u200b\u2060", "Teksten må ikke være tom"],
    [
      "a name that no SMS has",
      "Hej {fornavn}",
      "{fornavn} kan ikke indsættes her. Brug {contactPerson}, {jobTitle}, {corporationName}, {day}, {from}, {to}, {address}, {link}, {number}, {brand}",
    ],
    ["another SMS's name", "Hej {firstName}", expect.stringMatching(/^\{firstName\} kan ikke/)],
    ["a space in a name", "Hej { day }", expect.stringMatching(/^\{ day \} kan ikke/)],
    ["a brace without its other", "Hej {day", expect.stringMatching(/^\{ kan ikke/)],
    ["a letter", "x".repeat(601), "Teksten er for lang"],
  ])("are refused with %s, and stay as they were", async (_, text, message) => {
    const stampOut = async () => (await templates()).find(({ title }) => title === "Stamp out booking");
    const before = await stampOut();
    const answer = await change(before?.id ?? 0, text);
    expect([answer.status, JSON.parse(answer.text).errors]).toEqual([422, { template_content: message }]);
    expect(await stampOut()).toEqual(before);
  });

  test("that are not there cannot be changed", async () => {
    expect((await change(999, "Hej")).status).toBe(404);
  });

  /** Hires somebody and answers the SMS that was queued. */
  async function smsOfHiring(): Promise<string> {
    const customer = await signedInCorporation(app, { name: "Hotel Nordlys" });
    const booking = await make.booking(app.db, { corporation_id: customer.id, staff_type_id: waiter });
    const { id: employee_id } = await make.employee(app.db);
    const shift = await make.shift(app.db, { booking_id: booking.id, employee_id, status: "applied" });
    const answer = await app.call(applicantEndpoints.changeState, {
      as: customer.token,
      params: { shiftId: shift.id },
      query: { shiftType: "selected" },
      body: {},
    });
    expect(answer.status, answer.text).toBe(200);
    const sms = await app.db
      .selectFrom("outbox")
      .select("body")
      .where("channel", "=", "sms")
      .where("subject_key", "=", `employee:${employee_id}`)
      .executeTakeFirstOrThrow();
    return sms.body;
  }
});
