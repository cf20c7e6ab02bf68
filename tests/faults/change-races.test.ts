import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { Db } from "#server/platform/database/database.ts";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { makeCorporation, signedInCorporation, signedInEmployee } from "#tests/support/fixtures.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

// Changes of agreements on two processes of one PostgreSQL, beside everything that others do with the booking meanwhile.
describe.skipIf(!process.env.TEST_DATABASE_URL)("changes on two processes", () => {
  let products: Product[];
  let db: Db;
  let ground: Parameters<typeof makeCorporation>[0];
  let cleanUp: () => Promise<void>;

  beforeAll(async () => {
    const { url, drop } = await emptyDatabase({ template: process.env.TEST_DATABASE_TEMPLATE });
    const env = { DATABASE_URL: url, VAGTKLAR_DEMO: "0", VAGTKLAR_CLOCK: "2026-11-24T10:00:00+01:00" };
    products = [await startProduct(env), await startProduct(env)];
    const database = await openPostgres(url);
    db = database.db;
    ground = { db, signIn: (subject) => openSession(db, subject, TEST_NOW) };
    cleanUp = async () => {
      await Promise.all(products.map((product) => product.stop()));
      await database.close();
      await drop();
    };
  });
  afterAll(() => cleanUp());

  type Send = (product: Product) => Promise<{ status: number }>;

  /** Sends all calls at once, to the two processes in turn, and again where a busy one puts it off. */
  const allAtOnce = (calls: readonly Send[]): Promise<number[]> => {
    const sendOne = async (send: Send, turn: number): Promise<number> => {
      const { status } = await send(products[turn % 2] as Product);
      return status === 503 ? sendOne(send, turn) : status;
    };
    return Promise.all(calls.map(sendOne));
  };

  const skilled = async (staffTypeId: number) => {
    const person = await signedInEmployee(ground);
    await giveSkill(db, person.id, staffTypeId);
    return person;
  };

  /** Saves a booking with some fields changed, as the form does that was opened at this moment. */
  const changing = async (token: string, id: number, values: Partial<BookingFormInput>): Promise<Send> => {
    const [product] = products as [Product];
    const { body } = await product.call(bookingEndpoints.getEditable, { as: token, params: { id } });
    const { version: _, ...form } = body;
    return (to) =>
      to.call(bookingEndpoints.change, {
        as: token,
        params: { id },
        body: { ...form, ...values } as BookingFormInput,
      });
  };
  const setState = (token: string, shiftId: number, shiftType: "selected" | "removed"): Send => {
    const params = { shiftId };
    return (to) =>
      to.call(applicantEndpoints.changeState, {
        as: token,
        params,
        query: { shiftType },
        body: shiftType === "removed" ? { reason: "Færre gæster" } : {},
      });
  };
  const answering = (token: string, bookingId: number, answer: "yes" | "no"): Send => {
    return (to) => to.call(jobEndpoints.answerChange, { as: token, params: { bookingId }, body: { answer } });
  };

  /** Everything of a booking that has to fit together, whoever came first. */
  async function expectWhole(bookingId: number, token: string): Promise<void> {
    const booking = await db
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const shifts = await db.selectFrom("shifts").selectAll().where("booking_id", "=", bookingId).execute();
    const questions = await db
      .selectFrom("term_changes")
      .select(["shift_id", "state"])
      .where("booking_id", "=", bookingId)
      .where("state", "=", "asked")
      .execute();
    const selected = shifts.filter(({ status }) => status === "selected");
    expect(booking.places_taken).toBe(selected.length);
    expect(selected.length).toBeLessThanOrEqual(booking.number_of_staff);
    for (const { work_date, starts_at, ends_at } of selected) {
      expect({ work_date, starts_at, ends_at }).toEqual({
        work_date: booking.date,
        starts_at: booking.starts_at,
        ends_at: booking.ends_at,
      });
    }
    const isSelected = new Set(selected.map(({ id }) => id));
    expect(questions.filter(({ shift_id }) => !isSelected.has(shift_id))).toEqual([]);
    if (booking.status !== "cancelled") {
      const [product] = products as [Product];
      const { body } = await product.call(bookingEndpoints.get, { as: token, params: { id: bookingId } });
      const owed = shifts.filter((shift) => shift.cancellation_fee_lapsed_at === null);
      const fees = owed.reduce((sum, { cancellation_fee }) => sum + cancellation_fee, 0);
      expect(Math.round(body.cancellation.amount * 100)).toBe(fees);
    }
    expect(await wrongCounts(db)).toEqual([]);
  }

  it("keeps places, times, questions and fees together where a booking of 15 is changed beside noes, choices and removals", async () => {
    const company = await makeCorporation(ground);
    const booking = await company.booking({ number_of_staff: 15, date: testDay(2) });
    const people = await Promise.all(Array.from({ length: 18 }, () => skilled(company.staffType.id)));
    const shifts: { id: number }[] = [];
    for (const [turn, { id }] of people.entries()) {
      const status = turn < 12 ? "selected" : "applied";
      shifts.push(await company.shiftOn(booking.id, { employee_id: id, status }));
    }
    const shiftOf = (turn: number) => shifts[turn]?.id ?? 0;
    const tokenOf = (turn: number) => people[turn]?.token ?? "";
    const first = await changing(company.token, booking.id, { start_time: "11:00" });
    expect(await allAtOnce([first])).toEqual([200]);
    const times = ["12:00", "13:00", "09:00"];
    const statuses = await allAtOnce([
      ...(await Promise.all(times.map((start_time) => changing(company.token, booking.id, { start_time })))),
      ...[0, 1, 2].map((turn) => answering(tokenOf(turn), booking.id, "no")),
      ...[3, 4, 5].map((turn) => answering(tokenOf(turn), booking.id, "yes")),
      ...[6, 7].map((turn) => setState(company.token, shiftOf(turn), "removed")),
      ...[12, 13, 14, 15].map((turn) => setState(company.token, shiftOf(turn), "selected")),
      ...[16, 17].map(
        (turn): Send =>
          (to) =>
            to.call(jobEndpoints.reconfirm, {
              as: tokenOf(turn),
              params: { bookingId: booking.id },
            }),
      ),
    ]);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    await expectWhole(booking.id, company.token);
    const off = await db
      .selectFrom("shifts")
      .select(["status", "cancellation_hours"])
      .where("id", "in", [0, 1, 2, 6, 7].map(shiftOf))
      .execute();
    expect(off).toEqual(Array(5).fill({ status: "removed", cancellation_hours: 2 }));
  });

  it("books nobody twice where two bookings of the same people are moved onto each other's days at once", async () => {
    const company = await makeCorporation(ground);
    const people = await Promise.all(Array.from({ length: 4 }, () => skilled(company.staffType.id)));
    const bookings: { id: number }[] = [];
    for (const day of [20, 21]) {
      const booking = await company.booking({ number_of_staff: 4, date: testDay(day) });
      for (const { id } of people) await company.shiftOn(booking.id, { employee_id: id, status: "selected" });
      bookings.push(booking);
    }
    const [one, other] = bookings.map(({ id }) => id) as [number, number];
    const statuses = await allAtOnce([
      await changing(company.token, one, { date: testDay(21) }),
      await changing(company.token, other, { date: testDay(20) }),
    ]);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    for (const id of [one, other]) await expectWhole(id, company.token);
    const selected = await db
      .selectFrom("shifts")
      .select(["employee_id", "work_date"])
      .where("booking_id", "in", [one, other])
      .where("status", "=", "selected")
      .execute();
    const days = selected.map(({ employee_id, work_date }) => `${employee_id} ${work_date}`);
    expect(new Set(days).size).toBe(days.length);
    // Whoever was released has the other one.
    expect(new Set(selected.map(({ employee_id }) => employee_id)).size).toBe(4);
  });

  it("leaves nobody on a booking that is cancelled with its people beside changes and answers", async () => {
    const company = await makeCorporation(ground);
    const booking = await company.booking({ number_of_staff: 6, date: testDay(1) });
    const people = await Promise.all(Array.from({ length: 6 }, () => skilled(company.staffType.id)));
    for (const { id } of people) await company.shiftOn(booking.id, { employee_id: id, status: "selected" });
    expect(await allAtOnce([await changing(company.token, booking.id, { date: testDay(9) })])).toEqual([200]);
    const cancel: Send = (to) =>
      to.call(bookingEndpoints.cancel, {
        as: company.token,
        params: { id: booking.id },
        body: { release: true, reason: "Aflyst" },
      });
    const edits = [
      await changing(company.token, booking.id, { date: testDay(10) }),
      await changing(company.token, booking.id, { date: testDay(1) }),
    ];
    const statuses = await allAtOnce([
      ...edits,
      cancel,
      ...people.map(({ token }, turn) => answering(token, booking.id, turn % 2 === 0 ? "yes" : "no")),
      cancel,
    ]);
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true);
    await expectWhole(booking.id, company.token);
    const shifts = await db
      .selectFrom("shifts")
      .select(["status", "cancellation_hours"])
      .where("booking_id", "=", booking.id)
      .execute();
    // The day before had been agreed with all of them, whatever was asked since.
    expect(shifts).toEqual(Array(6).fill({ status: "removed", cancellation_hours: 3 }));
  });

  it("bills nobody who is noted not to have come at the same moment, and notes nobody who is billed", async () => {
    const admin = await signedInCorporation(ground, { is_admin: true });
    const company = await makeCorporation(ground);
    for (let round = 0; round < 4; round += 1) {
      const { booking, shift } = await company.bookedShift(
        { date: testDay(-2) },
        { admin_checkin_time: "10:00", admin_checkout_time: "18:00", admin_approve_invoice: true },
      );
      const note: Send = (to) =>
        to.call(arrivalEndpoints.noteNotArrived, {
          as: company.token,
          params: { id: shift.id },
          body: { needs_replacement: false },
        });
      const invoice: Send = (to) =>
        to.call(ledgerEndpoints.createInvoice, {
          as: admin.token,
          params: { id: booking.id },
          body: { shift_ids: [shift.id], total: 2008 },
        });
      const edit = await changing(admin.token, booking.id, { item_to_bring: "Forklæde" });
      const statuses = await allAtOnce([note, invoice, edit, invoice, note]);
      expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
      const stored = await db
        .selectFrom("shifts")
        .selectAll()
        .where("id", "=", shift.id)
        .executeTakeFirstOrThrow();
      expect(stored.not_met_for_booking && stored.invoice_state !== null).toBe(false);
    }
  });
});
