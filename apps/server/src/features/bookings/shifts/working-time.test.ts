import { describe, expect, test } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { waitingForLocks } from "#tests/support/database.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import {
  freshCorporation,
  makeCorporation,
  signedInEmployee,
  storedShift,
  testAdmin,
  testApp,
} from "#tests/support/fixtures.ts";
import { movedRefusals } from "#texts/da/common/working-time-refusals.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app, { name: "Hotel Nordlys" });

const rest = "Medarbejderen kan ikke vælges på grund af reglerne om hviletid.";
const week = "Medarbejderen kan ikke vælges på grund af reglerne om ugentlig arbejdstid.";
const early = { start_time: "06:00", end_time: "14:00" };
const late = { start_time: "18:00", end_time: "23:00" };

const select = (as: string, shiftId: number, reason?: string) =>
  app.call(applicantEndpoints.changeState, {
    as,
    params: { shiftId },
    query: { shiftType: "selected" },
    body: reason === undefined ? {} : { reason },
  });

/** Somebody who works late at another company on day 5 and applies for the next morning. */
async function tired() {
  const bar = await makeCorporation(app, { name: "Baren" });
  const { shift } = await bar.bookedShift({ ...late, date: testDay(5) });
  const job = await hotel.booking({ ...early, date: testDay(6) });
  const application = await hotel.shiftOn(job.id, { employee_id: shift.employee_id, status: "applied" });
  return { employeeId: shift.employee_id, job, application };
}

/** Past confirmed shifts of so many hours each, one a day. */
async function worked(employeeId: number, days: number, times: { start_time: string; end_time: string }) {
  const company = await makeCorporation(app);
  const first = await company.booking({ date: testDay(-1), ...times });
  for (let day = 1; day <= days; day += 1) {
    const date = testDay(-day);
    const period = shiftPeriod(date, times.start_time, times.end_time);
    const at = { work_date: date, starts_at: new Date(period.startsAt), ends_at: new Date(period.endsAt) };
    const { id } = day === 1 ? first : await company.booking({ date, ...times });
    await make.shift(app.db, { booking_id: id, employee_id: employeeId, status: "selected", ...at });
  }
}

/** What the log holds of admins who selected somebody. */
async function loggedOf(shiftId: number) {
  const log = app.db.selectFrom("audit_log").select("detail").where("action", "=", "selected");
  return (await log.where("entity_id", "=", String(shiftId)).execute()).map(({ detail }) => detail);
}

describe("selecting somebody without enough rest", () => {
  test("is refused, and names neither the other company nor hours", async () => {
    const { application } = await tired();
    const answer = await select(hotel.token, application.id);
    expect(answer).toMatchObject({ status: 409, body: { code: "working_time", message: rest } });
    expect(answer.text).not.toMatch(/Baren|23:00|06:00|\d+ timer/);
    expect((await storedShift(app, application.id)).status).toBe("applied");
  });

  test("is not the company's to go past, with or without a reason", async () => {
    const { application } = await tired();
    expect((await select(hotel.token, application.id, "Vi mangler folk")).status).toBe(409);
  });

  test("is an admin's to go past with a reason, which stands on the shift", async () => {
    const { application } = await tired();
    expect((await select(admin.token, application.id)).status).toBe(409);
    expect((await select(admin.token, application.id, "Aftalt på telefon")).status).toBe(200);
    const stored = await storedShift(app, application.id);
    expect(stored).toMatchObject({ status: "selected", working_time_reason: "Aftalt på telefon" });
    const line = { booking: application.booking_id, past_working_time: true };
    expect(await loggedOf(application.id)).toEqual([line]);
  });

  test("is fine with exactly 11 hours, and keeps no reason that nobody needed", async () => {
    const bar = await makeCorporation(app);
    const { shift } = await bar.bookedShift({ start_time: "15:00", end_time: "19:00", date: testDay(5) });
    const job = await hotel.booking({ ...early, date: testDay(6) });
    const own = await hotel.shiftOn(job.id, { employee_id: shift.employee_id, status: "applied" });
    expect((await select(admin.token, own.id, "Unødvendig")).status).toBe(200);
    expect((await storedShift(app, own.id)).working_time_reason).toBe("");
    expect(await loggedOf(own.id)).toEqual([{ booking: job.id }]);
  });

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    "waits for whoever gives the person another shift at that moment, and sees it",
    async () => {
      const { id } = await make.employee(app.db);
      const bar = await makeCorporation(app);
      const evening = await bar.booking({ ...late, date: testDay(5) });
      const morning = await hotel.booking({ ...early, date: testDay(6) });
      const other = await bar.shiftOn(evening.id, { employee_id: id, status: "applied" });
      const own = await hotel.shiftOn(morning.id, { employee_id: id, status: "applied" });
      const given = inTransaction(app.db, async (tx) => {
        await lockEmployee(tx, id);
        const answered = select(hotel.token, own.id);
        await expect.poll(() => waitingForLocks(app.db)).toBe(1);
        const selected = { status: "selected" as const };
        await tx.updateTable("shifts").set(selected).where("id", "=", other.id).execute();
        return { answered };
      });
      expect((await (await given).answered).status).toBe(409);
    },
  );
});

describe("selecting somebody without a weekly day off", () => {
  test("is refused by a sentence of its own, and an admin's to go past", async () => {
    const bar = await makeCorporation(app);
    const { id } = await make.employee(app.db);
    for (const day of [3, 4, 5, 7, 8, 9]) await bar.bookedShift({ date: testDay(day) }, { employee_id: id });
    const job = await hotel.booking({ date: testDay(6) });
    const application = await hotel.shiftOn(job.id, { employee_id: id, status: "applied" });
    const dayOff = "Medarbejderen kan ikke vælges på grund af reglerne om ugentligt fridøgn.";
    const answer = await select(hotel.token, application.id);
    expect(answer).toMatchObject({ status: 409, body: { code: "working_time", message: dayOff } });
    expect((await select(admin.token, application.id, "Aftalt på telefon")).status).toBe(200);
  });
});

describe("moving a booking with selected people", () => {
  const move = (as: string, id: number, values: Record<string, unknown>) =>
    app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } }).then(({ body }) => {
      const sent = { ...body, ...values } as never;
      return app.call(bookingEndpoints.change, { as, params: { id }, body: sent });
    });

  /** Somebody who works late at another company on day 5, and from noon on the day after at the hotel. */
  async function rested() {
    const { name, ...person } = { first_name: "Sofie", last_name: "Holm", name: "Sofie H." };
    const bar = await makeCorporation(app, { name: "Baren" });
    const { id: employee_id } = await make.employee(app.db, person);
    const evening = await bar.booking({ ...late, date: testDay(5) });
    await bar.shiftOn(evening.id, { employee_id, status: "selected" });
    const job = await hotel.booking({ date: testDay(6), start_time: "12:00", end_time: "20:00" });
    const shift = await hotel.shiftOn(job.id, { employee_id, status: "selected" });
    return { job, shift, name, evening };
  }

  test("is refused where somebody would lack rest; the company reads whom it concerns and nothing else", async () => {
    const { job, shift, name } = await rested();
    for (const reason of [undefined, "Vi mangler folk"]) {
      const answer = await move(hotel.token, job.id, { start_time: "08:00", end_time: "16:00", reason });
      expect(answer).toMatchObject({ status: 409, body: { code: "working_time" } });
      expect(JSON.parse(answer.text).message).toBe(`${movedRefusals.rest(name)} ${movedRefusals.wayOn}`);
    }
    expect((await storedShift(app, shift.id)).starts_at).toEqual(shift.starts_at);
  });

  test("is an admin's to do with a reason, which stays on the shift until it moves to a time that breaks nothing", async () => {
    const { job, shift } = await rested();
    const early = { start_time: "08:00", end_time: "16:00" };
    expect((await move(admin.token, job.id, early)).status).toBe(409);
    expect((await move(admin.token, job.id, { ...early, reason: "Aftalt" })).status).toBe(200);
    expect((await storedShift(app, shift.id)).working_time_reason).toBe("Aftalt");
    const log = app.db.selectFrom("audit_log").select("detail").where("action", "=", "change");
    const lines = await log.where("entity_id", "=", String(job.id)).execute();
    expect(lines).toMatchObject([{ detail: { past_working_time: true } }]);

    // Within the old time nothing is asked, and the reason still holds.
    expect((await move(hotel.token, job.id, { end_time: "15:00" })).status).toBe(200);
    expect((await storedShift(app, shift.id)).working_time_reason).toBe("Aftalt");
    const fine = { start_time: "13:00", end_time: "20:00" };
    expect((await move(hotel.token, job.id, fine)).status).toBe(200);
    expect((await storedShift(app, shift.id)).working_time_reason).toBe("");
  });

  test("asks nothing of applicants", async () => {
    const { shift: other } = await rested();
    const job = await hotel.booking({ date: testDay(6), start_time: "12:00", end_time: "20:00" });
    await hotel.shiftOn(job.id, { employee_id: other.employee_id, status: "applied" });
    expect((await move(hotel.token, job.id, { start_time: "06:00", end_time: "14:00" })).status).toBe(200);
  });

  test.skipIf(!process.env.TEST_DATABASE_URL)(
    "waits for whoever gives the person another shift at that moment, and sees it",
    async () => {
      const { job, shift, evening } = await rested();
      const other = inTransaction(app.db, async (tx) => {
        await lockEmployee(tx, shift.employee_id);
        const moved = move(hotel.token, job.id, { start_time: "10:00", end_time: "18:00" });
        await expect.poll(() => waitingForLocks(app.db)).toBe(1);
        const { endsAt } = shiftPeriod(testDay(5), "18:00", "23:30");
        const ends_at = new Date(endsAt);
        await tx.updateTable("shifts").set({ ends_at }).where("booking_id", "=", evening.id).execute();
        return { moved };
      });
      expect((await (await other).moved).status).toBe(409);
    },
  );
});

describe("the weekly hours of four months", () => {
  test("are counted across companies, and not met is not worked", async () => {
    const { id } = await make.employee(app.db);
    await worked(id, 70, { start_time: "08:00", end_time: "20:00" });
    const job = await hotel.booking({ date: testDay(2) });
    const own = await hotel.shiftOn(job.id, { employee_id: id, status: "applied" });
    expect(await select(hotel.token, own.id)).toMatchObject({ status: 409, body: { message: week } });
    // Others stand there for want of rest.
    const near = async () => {
      const { body } = await app.call(worklistEndpoints.today, { as: admin.token });
      const group = body.groups.find(({ key }) => key === "working_time");
      return group?.items.filter((item) => item.employee_id === id);
    };
    expect(await near()).toEqual([]);
    expect((await select(admin.token, own.id, "Ferieafløser")).status).toBe(200);
    expect(await near()).toMatchObject([{ employee_id: id, people: 48, about: ["week"] }]);
    const notMet = { not_met_for_booking: true };
    await app.db
      .updateTable("shifts")
      .set(notMet)
      .where("employee_id", "=", id)
      .where("id", "<>", own.id)
      .execute();
    expect(await near()).toEqual([]);
  });
});

test("hours count as both sides stamped them where they agree, as an admin set them, and else as booked", async () => {
  const { id } = await make.employee(app.db);
  await worked(id, 70, { start_time: "08:00", end_time: "20:00" });
  const job = await hotel.booking({ date: testDay(2) });
  const own = await hotel.shiftOn(job.id, { employee_id: id, status: "applied" });
  const isLetIn = async (stamps: object) => {
    const past = app.db.updateTable("shifts").set(stamps).where("employee_id", "=", id);
    await past.where("id", "<>", own.id).execute();
    const { status } = await select(hotel.token, own.id);
    const applied = app.db.updateTable("shifts").set({ status: "applied" }).where("id", "=", own.id);
    await applied.execute();
    return status === 200;
  };
  const short = { employee_checkin_time: "08:00", employee_checkout_time: "16:00" };
  const company = (from: string, to: string) => ({
    corporation_checkin_time: from,
    corporation_checkout_time: to,
  });
  expect(await isLetIn({ employee_checkin_time: null })).toBe(false);
  expect(await isLetIn({ ...short, ...company("08:00", "16:00") })).toBe(true);
  expect(await isLetIn({ ...short, ...company("08:00", "20:00") })).toBe(false);
  expect(await isLetIn({ ...short, ...company("06:00", "16:00") })).toBe(false);
  const admins = { admin_employee_checkin_time: "08:00", admin_employee_checkout_time: "16:00" };
  expect(await isLetIn(admins)).toBe(true);
});

describe("applying for a job that is too near another shift", () => {
  test("is warned of before and after, and possible", async () => {
    const anna = await signedInEmployee(app);
    await giveSkill(app.db, anna.id, hotel.staffType.id);
    const bar = await makeCorporation(app);
    await bar.bookedShift({ ...late, date: testDay(5) }, { employee_id: anna.id });
    const job = await hotel.booking({ ...early, date: testDay(6) });
    const own = { as: anna.token, params: { id: job.id } };
    expect((await app.call(jobEndpoints.booking, own)).body.warnings).toEqual(["rest"]);
    const applied = await app.call(jobEndpoints.apply, own);
    expect(applied).toMatchObject({ status: 200, body: { warnings: ["rest"] } });
    // Somebody else's evening is no matter of theirs.
    await bar.bookedShift({ ...late, date: testDay(8) });
    const free = await hotel.booking({ ...early, date: testDay(9) });
    const other = { as: anna.token, params: { id: free.id } };
    expect((await app.call(jobEndpoints.apply, other)).body.warnings).toEqual([]);
  });
});

describe("an admin who adds a worker", () => {
  test("gives a reason for a coming shift, and needs none for one that is over", async () => {
    const { employeeId, job } = await tired();
    const add = (id: number, reason?: string) =>
      app.call(invoicingEndpoints.addWorker, {
        as: admin.token,
        params: { id },
        body: { employee_id: employeeId, ...(reason ? { reason } : {}) },
      });
    expect(await add(job.id)).toMatchObject({ status: 409, body: { code: "working_time" } });
    expect((await add(job.id, "Aftalt")).status).toBe(200);
    const bar = await makeCorporation(app);
    await bar.bookedShift({ ...late, date: testDay(-5) }, { employee_id: employeeId });
    const past = await hotel.booking({ ...early, date: testDay(-4) });
    expect((await add(past.id)).status).toBe(200);
  });
});
