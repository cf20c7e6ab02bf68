import type { Updateable } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type WebhookEvent, webhookEvents } from "#rules/webhooks/events.ts";
import type { DomainEvent } from "#server/features/events/events.ts";
import { record } from "#server/features/events/record.ts";
import { settleDocument } from "#server/features/invoicing/ledger/delivery-outcome.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Shifts } from "#server/platform/database/types.gen.ts";
import * as make from "#tests/support/factories.ts";
import { freshCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const hotel = freshCorporation(app);
const context = { actor: SYSTEM, now: TEST_NOW };

beforeEach(async () => {
  await app.db
    .insertInto("webhooks")
    .values({
      ...{ corporation_id: hotel.id, url: "https://erp.example.com/", events: [...webhookEvents] },
      ...{ secret_encrypted: "", created_at: new Date(TEST_NOW) },
    })
    .execute();
});

const happens = (...events: DomainEvent[]) =>
  inTransaction(app.db, (tx) => record({ tx, ...context }, ...events));

/** What the company's webhook was told, in order, with the data of each. */
async function told(): Promise<[WebhookEvent, Record<string, Record<string, unknown>>][]> {
  const rows = await app.db
    .selectFrom("webhook_deliveries as d")
    .innerJoin("webhooks as w", "w.id", "d.webhook_id")
    .select(["d.event", "d.payload"])
    .where("w.corporation_id", "=", hotel.id)
    .orderBy("d.id")
    .execute();
  return rows.map(({ event, payload }) => [event as WebhookEvent, JSON.parse(payload).data]);
}

test("a booking is told to be filled once the last place is taken, and not before", async () => {
  const { booking, shift } = await hotel.bookedShift({ number_of_staff: 2 });
  await happens({ type: "shift.selected", id: shift.id, shifts: [shift], booking });
  expect((await told()).map(([event]) => event)).toEqual(["shift.selected"]);
  const last = await hotel.shiftOn(booking.id);
  await happens({ type: "shift.selected", id: last.id, shifts: [last], booking });
  expect((await told()).map(([event]) => event)).toEqual([
    ...["shift.selected", "shift.selected", "booking.filled"],
  ]);
  const [, , filled] = await told();
  expect(filled?.[1].booking).toMatchObject({ id: booking.id, number_of_staff: 2, selected: 2 });
});

test("hours are told once both say the same, once silence agrees, and as the office sets them", async () => {
  const stamped = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
  const { booking, shift } = await hotel.bookedShift({}, stamped);
  const stamp = { type: "shift.stamp", id: shift.id, shifts: [shift], booking } as const;
  const change = (values: Updateable<Shifts>) =>
    app.db.updateTable("shifts").set(values).where("id", "=", shift.id).execute();
  await happens(stamp);
  await change({ corporation_checkin_time: "10:00", corporation_checkout_time: "17:45" });
  await happens(stamp);
  expect(await told()).toEqual([]);
  await change({ undisputed_from: "10:00", undisputed_to: "17:45", undisputed_at: new Date(TEST_NOW) });
  await happens({ ...stamp, type: "shift.agree_by_silence" });
  await change({ corporation_checkout_time: "18:00" });
  await happens(stamp);
  await change({ admin_checkin_time: "10:00", admin_checkout_time: "18:15" });
  await happens({ type: "booking.hours_changed", shifts: [shift], booking });
  const hours = (await told()).map(([event, { shift: one }]) => [event, one?.from, one?.to]);
  expect(hours).toEqual([
    ["hours.approved", "10:00", "17:45"],
    ["hours.approved", "10:00", "18:00"],
    ["hours.approved", "10:00", "18:15"],
  ]);
});

test("an invoice is told once whoever makes it has accepted it, with its bookings and amounts", async () => {
  const booking = await hotel.booking();
  const { document_id } = await make.invoice(app.db, { booking_id: booking.id, number: "1042" });
  const { net, vat } = await app.db
    .selectFrom("invoice_documents")
    .select(["net", "vat"])
    .where("id", "=", document_id)
    .executeTakeFirstOrThrow();
  await inTransaction(app.db, (tx) => settleDocument(tx, document_id, { state: "refused", now: TEST_NOW }));
  expect(await told()).toEqual([]);
  await inTransaction(app.db, (tx) => settleDocument(tx, document_id, { state: "accepted", now: TEST_NOW }));
  expect(await told()).toMatchObject([
    [
      "invoice.created",
      {
        invoice: {
          ...{ id: document_id, number: "1042", kind: "invoice", booking_ids: [booking.id] },
          ...{ net: net / 100, vat: vat / 100, gross: (net + vat) / 100 },
        },
      },
    ],
  ]);
});

test("what is not saved is not told, and neither is anything to a company that is suspended", async () => {
  const booking = await hotel.booking();
  const approve = { type: "booking.approve", id: booking.id, booking } as const;
  const failing = inTransaction(app.db, async (tx) => {
    await record({ tx, ...context }, approve);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  await app.db
    .updateTable("corporations")
    .set({ suspended_at: new Date(TEST_NOW) })
    .where("id", "=", hotel.id)
    .execute();
  await happens(approve);
  expect(await told()).toEqual([]);
});
