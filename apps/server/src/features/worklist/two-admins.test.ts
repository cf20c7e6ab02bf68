import { beforeAll, describe, expect, test } from "vitest";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { worklistEndpoints } from "#contract/backoffice/worklist.endpoints.ts";
import { adminBookingEndpoints } from "#contract/bookings/admin-booking.endpoints.ts";
import { penaltyEndpoints } from "#contract/employees/penalty.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { messageEndpoints } from "#contract/messages/message.endpoints.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import type { TodayKey } from "#rules/shifts/waiting.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { agreed, makeWorkedBooking, makeWorker } from "#tests/support/fixtures/money.ts";
import { outboxKeys, signedInCorporation, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const corporation = testCorporation(app);
let anna: string;
let bo: string;

beforeAll(async () => {
  anna = (await signedInCorporation(app, { is_admin: true })).token;
  bo = (await signedInCorporation(app, { is_admin: true })).token;
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Both admins press at the same moment; who came second stands last. */
async function both(press: (as: string) => Promise<Answer>): Promise<[Answer, Answer]> {
  const [one, other] = await Promise.all([press(anna), press(bo)]);
  return one.status <= other.status ? [one, other] : [other, one];
}

const waits = async (key: TodayKey) => {
  const { body } = await app.call(worklistEndpoints.today, { as: anna });
  return body.groups.find((group) => group.key === key)?.items ?? [];
};

const loggedActs = async (action: string, entityId: number) =>
  app.db
    .selectFrom("audit_log")
    .select("id")
    .where("action", "=", action)
    .where("entity_id", "=", String(entityId))
    .execute();

describe("of two admins who press the same line at once", () => {
  test("one approves a booking, and the second reads that it is approved", async () => {
    const { id } = await corporation.booking({ approved_at: null, date: testDay(6) });
    const press = (as: string) => app.call(adminBookingEndpoints.approve, { as, params: { id } });
    const [first, second] = await both(press);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { code: "already_approved" } });
    expect(await loggedActs("approve", id)).toHaveLength(1);
    expect((await waits("to_approve")).some(({ booking_id }) => booking_id === id)).toBe(false);
  });

  test("one settles the hours, and the second does not settle them otherwise", async () => {
    const { id: bookingId } = await makeWorkedBooking(app);
    const { id } = await makeWorker(app, bookingId, {
      ...agreed("10:00", "18:00"),
      corporation_checkout_time: "17:00",
    });
    const settle = (as: string, take: "corporation" | "employee") =>
      app.call(ledgerEndpoints.settleTimes, { as, params: { id }, body: { take, only_open: true } });
    const answers = await Promise.all([settle(anna, "corporation"), settle(bo, "employee")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body).toMatchObject({ code: "already_settled" });
    expect(await loggedActs("settle_times", id)).toHaveLength(1);
  });

  test("both settle the hours alike, and it is done and logged once", async () => {
    const { id: bookingId } = await makeWorkedBooking(app);
    const { id } = await makeWorker(app, bookingId, {
      ...agreed("10:00", "18:00"),
      corporation_checkout_time: "17:00",
    });
    const body = { take: "corporation", only_open: true } as const;
    const [first, second] = await both((as) =>
      app.call(ledgerEndpoints.settleTimes, { as, params: { id }, body }),
    );
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await loggedActs("settle_times", id)).toHaveLength(1);
  });

  test("one asks for a replacement, and nobody gets a second SMS", async () => {
    const booking = await corporation.booking({ number_of_staff: 1 });
    const employee = await make.employee(app.db);
    await make.giveSkill(app.db, employee.id, corporation.staffType.id);
    const area_code = regionOfZip(booking.zip_code) ?? "1";
    await app.db
      .insertInto("employee_regions")
      .values({ employee_id: employee.id, area_code } as never)
      .execute();
    const ask = { params: { id: booking.id }, body: { employee_ids: [employee.id] } };
    const [first, second] = await both((as) => app.call(standbyEndpoints.ask, { as, ...ask }));
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { code: "nobody_to_ask" } });
    expect(await loggedActs("ask_replacements", booking.id)).toHaveLength(1);
  });

  test.each(["invoice", "pay"] as const)(
    "one sends the %s, and the second reads who has gone",
    async (side) => {
      const { id } = await makeWorkedBooking(app);
      const { id: shiftId } = await makeWorker(app, id, agreed("10:00", "18:00"));
      const { body: proposal } = await app.call(ledgerEndpoints.invoiceProposal, {
        as: anna,
        params: { id },
      });
      const send = (as: string): Promise<Answer> =>
        side === "invoice"
          ? app.call(ledgerEndpoints.createInvoice, {
              as,
              params: { id },
              body: { shift_ids: [shiftId], keep_fees: [], drop_fees: [], total: proposal.total },
            })
          : app.call(ledgerEndpoints.sendPay, { as, params: { id }, body: { shift_ids: [shiftId] } });
      const [first, second] = await both(send);
      expect(first.status).toBe(200);
      expect(second).toMatchObject({
        status: 409,
        body: { code: "not_ready", shifts: [{ shift_id: shiftId, reason: "already_sent" }] },
      });
      const table = side === "invoice" ? "invoices" : "pay_lines";
      const rows = await app.db
        .selectFrom(table as "invoices")
        .select("id")
        .where("booking_id", "=", id)
        .execute();
      expect(rows).toHaveLength(1);
    },
  );

  test("one lifts a card, and the second reads that it is decided", async () => {
    const { shift } = await corporation.bookedShift({ date: testDay(-2) });
    const { id } = await app.db
      .insertInto("penalties")
      .values({
        employee_id: shift.employee_id,
        shift_id: shift.id,
        kind: "no_show",
        card: "red",
        occurred_at: new Date(TEST_NOW),
        freeze_until: new Date(TEST_NOW + 100 * HOUR_MS),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const body = { decision: "lift", reason: "Var syg" } as const;
    const [first, second] = await both((as) =>
      app.call(penaltyEndpoints.reviewPenalty, { as, params: { id }, body }),
    );
    expect([first.status, second.status]).toEqual([200, 409]);
  });

  test("one sends a failed message again, and the second reads that it waits already", async () => {
    const { id } = await app.db
      .insertInto("outbox")
      .values({
        key: "two-admins",
        subject_key: "booking:1",
        recipient: "anna@example.test",
        channel: "email",
        status: "failed",
        created_at: new Date(TEST_NOW),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const line = (await waits("failed_deliveries")).find(({ delivery }) => delivery?.id === id);
    expect(line?.delivery).toEqual({ id, can_send_again: true, reason: null });
    const [first, second] = await both((as) => app.call(messageEndpoints.sendAgain, { as, params: { id } }));
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 409, body: { code: "not_failed" } });
    expect(await loggedActs("send_again", id)).toHaveLength(1);
    expect(await outboxKeys(app, "two-admins%")).toEqual(["two-admins"]);
  });
});
