import { expect, test } from "vitest";
import { applicantEndpoints } from "#contract/applications/application.endpoints.ts";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import type { BookingFormInput } from "#contract/bookings/booking-form.ts";
import { invoicingEndpoints as rows } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, outboxKeys, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);

async function add(id: number): Promise<number> {
  const body = { employee_id: (await make.employee(app.db)).id };
  return (await app.call(rows.addWorker, { as: admin.token, params: { id }, body })).body.id;
}

/** A booking of one place with two people: the first has the place that was booked, the second was added. */
async function grown() {
  const { id } = await hotel.booking({ number_of_staff: 1, date: testDay(3) });
  const [first, added] = [await add(id), await add(id)];
  app.setNow(TEST_NOW + 1000);
  return { id, first, added };
}

const remove = (shiftId: number, as: string) =>
  app.call(applicantEndpoints.changeState, {
    as,
    params: { shiftId },
    query: { shiftType: "removed" },
    body: { reason: "En fejl" },
  });

/** The places, and what they cost as booked. */
async function booked(id: number) {
  const call = { as: admin.token, params: { id } };
  const places = (await app.call(bookingEndpoints.getEditable, call)).body.number_of_staff;
  return [places, (await app.call(ledgerEndpoints.invoiceProposal, call)).body.booked_total];
}

const told = async (id: number) => (await outboxKeys(app, `booking-changed:${id}:%`)).length;

test("the place that a booking got for somebody goes when an admin removes the person, and the company is told", async () => {
  const { id, first, added } = await grown();
  expect([await booked(id), await told(id)]).toEqual([[2, 4016], 1]);
  const lists = await app.call(applicantEndpoints.lists, { as: admin.token, params: { bookingId: id } });
  const goes = lists.body.selected.map((shift) => [shift.id, shift.takes_place]);
  expect(goes).toEqual([
    [first, false],
    [added, true],
  ]);
  await remove(added, admin.token);
  expect([await booked(id), await told(id)]).toEqual([[1, 2008], 2]);
  await remove(first, admin.token);
  expect(await booked(id)).toEqual([1, 2008]);
});

test("it stays where the company removes the person, and is the person's no more who is added to it again", async () => {
  const { id, added } = await grown();
  await remove(added, hotel.token);
  expect(await booked(id)).toEqual([2, 4016]);
  // As if the person had cancelled: the place that was made is still noted on the shift.
  const left = { status: "cancelled" as const, added_place: true };
  const { employee_id } = await app.db
    .updateTable("shifts")
    .set(left)
    .where("id", "=", added)
    .returning("employee_id")
    .executeTakeFirstOrThrow();
  await app.call(rows.addWorker, { as: admin.token, params: { id }, body: { employee_id } });
  await remove(added, admin.token);
  expect(await booked(id)).toEqual([2, 4016]);
});

test("a number of places that was changed by hand since stays", async () => {
  const { id, added } = await grown();
  const form = (await app.call(bookingEndpoints.getEditable, { as: admin.token, params: { id } })).body;
  const body = { ...form, number_of_staff: 3 } as BookingFormInput;
  expect((await app.call(bookingEndpoints.change, { as: admin.token, params: { id }, body })).status).toBe(
    200,
  );
  await remove(added, admin.token);
  expect(await booked(id)).toEqual([3, 6024]);
});
