import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { applicantEndpoints, jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { demoSender } from "#server/demo/sender.ts";
import type { Db } from "#server/platform/database/database.ts";
import { wrongCounts } from "#server/platform/database/lists/list-counts.ts";
import { openPostgres } from "#server/platform/database/postgres.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import { makeCorporation, signedInCorporation, signedInEmployee } from "#tests/support/fixtures.ts";
import { emptyDatabase } from "#tests/support/postgres.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

// Two processes on one PostgreSQL. What two people can race for, the database decides.
describe.skipIf(!process.env.TEST_DATABASE_URL)("two processes on one PostgreSQL", () => {
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
    // Nothing of the own series goes before it is said whom invoices are from.
    await db.updateTable("invoice_sender").set(demoSender).execute();
    ground = { db, signIn: (subject) => openSession(db, subject, TEST_NOW) };
    cleanUp = async () => {
      await Promise.all(products.map((product) => product.stop()));
      await database.close();
      await drop();
    };
  });
  afterEach(async () => expect(await wrongCounts(db)).toEqual([]));
  afterAll(() => cleanUp());

  /** Sends one call each to the two processes in turn, all at once, and again where a busy one puts it off. */
  const alternately = <T extends { status: number }>(
    count: number,
    send: (product: Product, turn: number) => Promise<T>,
  ): Promise<T[]> => {
    const sendOne = async (turn: number): Promise<T> => {
      const answer = await send(products[turn % 2] as Product, turn);
      return answer.status === 503 ? sendOne(turn) : answer;
    };
    return Promise.all(Array.from({ length: count }, (_, turn) => sendOne(turn)));
  };

  const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

  /** Everybody who has the place of that booking. */
  async function selectedOn(bookingId: number): Promise<number[]> {
    const selected = db.selectFrom("shifts").select("employee_id").where("booking_id", "=", bookingId);
    const rows = await selected.where("status", "=", "selected").execute();
    return rows.map(({ employee_id }) => employee_id);
  }

  const select = (product: Product, as: string, shiftId: number) =>
    product.call(applicantEndpoints.changeState, {
      as,
      params: { shiftId },
      query: { shiftType: "selected" },
      body: {},
    });

  it("lets one of 50 people have the last place", async () => {
    const company = await makeCorporation(ground);
    const booking = await company.booking({ number_of_staff: 1 });
    const shifts: { id: number }[] = [];
    for (let person = 0; person < 50; person++) {
      const employee = await make.employee(db);
      await giveSkill(db, employee.id, company.staffType.id);
      shifts.push(await company.shiftOn(booking.id, { employee_id: employee.id, status: "applied" }));
    }
    const answers = await alternately(50, (product, turn) =>
      select(product, company.token, shifts[turn]?.id ?? 0),
    );
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 49]);
    expect(await selectedOn(booking.id)).toHaveLength(1);
  });

  it.each([
    ["on one day", testDay(9), "12:00", "20:00"],
    // Another date, still the same person.
    ["of which one ends after the other has begun", testDay(8), "18:00", "11:00"],
  ])("lets one of two companies have a person for overlapping shifts %s", async (_, date, start, end) => {
    const { id: employee_id } = await make.employee(db);
    const rival = async (day: string, start_time: string, end_time: string) => {
      const company = await makeCorporation(ground);
      const booking = await company.booking({ date: day, start_time, end_time });
      const shift = await company.shiftOn(booking.id, { employee_id, status: "applied" });
      return { token: company.token, shift };
    };
    const rivals = [await rival(testDay(9), "10:00", "18:00"), await rival(date, start, end)];
    const answers = await alternately(2, (product, turn) =>
      select(product, rivals[turn]?.token ?? "", rivals[turn]?.shift.id ?? 0),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("keeps how many places are taken where people cancel while others are selected and removed", async () => {
    const company = await makeCorporation(ground);
    const booking = await company.booking({ number_of_staff: 8, date: testDay(30) });
    const leaving: string[] = [];
    const coming: number[] = [];
    for (let turn = 0; turn < 16; turn++) {
      const employee = await signedInEmployee(ground);
      await giveSkill(db, employee.id, company.staffType.id);
      const isThere = turn % 2 === 0;
      const status = isThere ? "selected" : "applied";
      const shift = await company.shiftOn(booking.id, { employee_id: employee.id, status });
      if (isThere) leaving.push(employee.token);
      else coming.push(shift.id);
    }
    const answers = await alternately(16, (product, turn): Promise<{ status: number }> => {
      const place = turn >> 1;
      if (turn % 2 === 1) return select(product, company.token, coming[place] ?? 0);
      return product.call(jobEndpoints.cancel, {
        as: leaving[place] ?? "",
        params: { id: booking.id },
        body: { cancellation_reason: "Jeg er blevet forhindret" },
      });
    });
    const cancelled = answers.filter((_, turn) => turn % 2 === 0).map(({ status }) => status);
    expect(cancelled).toEqual(Array(8).fill(200));
    const stored = db.selectFrom("bookings").select("places_taken").where("id", "=", booking.id);
    const people = await selectedOn(booking.id);
    expect(await stored.executeTakeFirstOrThrow()).toEqual({ places_taken: people.length });
    expect(people.length).toBe(answers.filter(({ status }, turn) => turn % 2 === 1 && status === 200).length);
  });

  it("gives two places to two of those who are asked or stand by, never to three, however often each presses", async () => {
    const company = await makeCorporation(ground);
    const booking = await company.booking({ number_of_staff: 2 });
    const skilled = async () => {
      const employee = await signedInEmployee(ground);
      await giveSkill(db, employee.id, company.staffType.id);
      return employee;
    };
    // Both places are offered to three, and one of them was left, so that the next on standby gets it.
    await company.shiftOn(booking.id, {
      employee_id: (await skilled()).id,
      status: "cancelled",
      booked_at: new Date(TEST_NOW - 2),
      cancelled_at: new Date(TEST_NOW - 1),
    });
    const waiting = await skilled();
    const asked = [await skilled(), await skilled(), await skilled()];
    const line = { booking_id: booking.id, auto: true, since: new Date(TEST_NOW) };
    await db
      .insertInto("standby_places")
      .values({ ...line, employee_id: waiting.id })
      .execute();
    const offer = { booking_id: booking.id, kind: "replacement" as const, created_at: new Date(TEST_NOW) };
    await db
      .insertInto("offers")
      .values(
        asked.map(({ id }) => ({ ...offer, employee_id: id, expires_at: new Date(TEST_NOW + 3_600_000) })),
      )
      .execute();
    const answers = await alternately(9, (product, turn) =>
      product.call(standbyEndpoints.acceptOffer, {
        as: asked[turn % 3]?.token ?? "",
        params: { id: booking.id },
      }),
    );
    const won = new Set(answers.flatMap(({ status }, turn) => (status === 200 ? [turn % 3] : [])));
    const people = await selectedOn(booking.id);
    expect(people).toHaveLength(2);
    // Whether the scheduled job came before them or not: who read yes has the place, and nobody else of them.
    expect(asked.filter(({ id }) => people.includes(id))).toHaveLength(won.size);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it("makes one rejection and one mail of a checkout that is sent 20 times at once", async () => {
    const { corporation, ...company } = await makeCorporation(ground);
    const employee = await signedInEmployee(ground);
    const { booking, shift } = await company.bookedShift(
      { date: testDay(-1) },
      {
        employee_id: employee.id,
        corporation_checkin_time: "10:00",
        corporation_checkout_time: "18:00",
        first_checkout_by: "corporation",
        last_checkout_by: "corporation",
      },
    );
    const answers = await alternately(20, (product) =>
      product.call(checkoutEndpoints.employeeStamp, {
        as: employee.token,
        body: {
          booking_id: booking.id,
          employee_checkin_time: "10:00",
          employee_checkout_time: "18:30",
          time_comment_by_employee: "Gæsterne blev længere",
          cpr_nr: "0405984001",
          bank_account_nr: "1234567890",
          bank_reg_nr: "1234",
          tax_card_type: 1,
        },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const stored = db.selectFrom("shifts").selectAll().where("id", "=", shift.id);
    expect((await stored.executeTakeFirstOrThrow()).checkout_rejected_count_employee).toBe(1);
    const mails = db.selectFrom("outbox").select("key").where("recipient", "=", corporation.email);
    expect(await mails.execute()).toHaveLength(1);
  });

  it("makes one invoice of a button that is pressed on both", async () => {
    const admin = await signedInCorporation(ground, { is_admin: true });
    const { booking, shift } = await (await makeCorporation(ground)).bookedShift(
      { date: testDay(-2) },
      {
        admin_checkin_time: "10:00",
        admin_checkout_time: "18:00",
        admin_approve_invoice: true,
        admin_approve_checkout: true,
      },
    );
    const answers = await alternately(8, (product) =>
      product.call(ledgerEndpoints.createInvoice, {
        as: admin.token,
        params: { id: booking.id },
        body: { shift_ids: [shift.id], total: 2008 },
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([1, 7]);
    const queued = db.selectFrom("outbox").select("key").where("channel", "=", "accounting");
    expect(await queued.execute()).toHaveLength(1);
  });

  it("keeps what is left of a prepayment where its invoice is pressed beside another prepayment", async () => {
    const admin = await signedInCorporation(ground, { is_admin: true });
    const { booking, shift } = await (await makeCorporation(ground)).bookedShift(
      { date: testDay(-2), approved_at: new Date(TEST_NOW) },
      { admin_checkin_time: "10:00", admin_checkout_time: "18:00", admin_approve_invoice: true },
    );
    const params = { id: booking.id };
    // Eight hours of one person at 251 kr., and a fifth of them in whole kroner.
    const answers = await alternately(8, (product, turn): Promise<{ status: number }> => {
      return turn % 4 < 2
        ? product.call(ledgerEndpoints.prepayment, {
            as: admin.token,
            params,
            body: { percent: 20, total: 402 },
          })
        : product.call(ledgerEndpoints.createInvoice, {
            as: admin.token,
            params,
            body: { shift_ids: [shift.id], total: 2008 },
          });
    });
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it("tells a page on one process what was changed on the other", async () => {
    const company = await makeCorporation(ground);
    const { booking, shift } = await company.bookedShift({}, { status: "applied" });
    const listening = new AbortController();
    const stream = await fetch(`${products[0]?.url}/api/events`, {
      headers: { authorization: `Bearer ${company.token}` },
      signal: listening.signal,
    });
    const heard = firstChange(stream);
    if (products[1]) await select(products[1], company.token, shift.id);
    expect(JSON.stringify(await heard)).toContain(`shifts/corporation/:bookingId","${booking.id}"`);
    listening.abort();
  });
});

async function firstChange(response: Response): Promise<{ keys: unknown[] }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value = "", done } = (await reader?.read()) ?? { done: true };
    text += value;
    const line = text.split("\n").find((one) => one.startsWith("data: "));
    if (line) return JSON.parse(line.slice(6));
    if (done) throw new Error("the stream ended");
  }
}
