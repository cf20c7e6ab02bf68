import { expect, test } from "vitest";
import { bookingEndpoints } from "#contract/bookings/booking.endpoints.ts";
import { agreementScene } from "#tests/support/agreement-scene.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, storedShift, testAdmin, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const admin = testAdmin(app);
const hotel = freshCorporation(app);
const { scene, change, preview } = agreementScene(app, admin, hotel);
const FREE = { cancellation_hours: 0, cancellation_fee: 0 };

test("a preview names terms, people, price and the cost of a no, and saves nothing", async () => {
  const { id, shift } = await scene({ date: testDay(3) });
  const seen = await preview(id, { end_time: "19:00", hourly_wage: "200" });
  expect(seen).toMatchObject({
    terms: [
      { field: "end_time", from: "18:00", to: "19:00", asks: true },
      { field: "hourly_wage", from: "192,00", to: "200,00", asks: false },
    ],
    asks: [{ shift_id: shift.id }],
    collides: [],
    fee_if_no: { hours: 2 },
  });
  expect(seen.price.after).toBeGreaterThan(seen.price.before);
  const { body } = await app.call(bookingEndpoints.get, { as: hotel.token, params: { id } });
  expect(body).toMatchObject({ end_time: "18:00", changes: [] });
});

test("a no to what the office changes by itself costs the company nothing, and the preview says so", async () => {
  const { id, shift, answer } = await scene({ date: testDay(1) });
  expect(await preview(id, { start_time: "11:00" })).toMatchObject({ fee_if_no: { hours: 2 } });
  const ofOffice = await preview(id, { start_time: "11:00" }, admin.token);
  expect(ofOffice).toMatchObject({ asks: [{ shift_id: shift.id }], fee_if_no: { hours: 0, amount: 0 } });

  await change(id, { start_time: "11:00" }, admin.token);
  await answer("no");
  expect(await storedShift(app, shift.id)).toMatchObject({ status: "removed", ...FREE });
});

test("a preview tells what each release costs where everybody has another shift", async () => {
  const { id, person } = await scene({ date: testDay(1) });
  const other = await hotel.booking({ date: testDay(2) });
  await hotel.shiftOn(other.id, { employee_id: person.id, status: "selected" });
  const seen = await preview(id, { date: testDay(2), start_time: "20:00", end_time: "23:00" });
  expect(seen).toMatchObject({ asks: [], tells: 0, answer_by: null, fee_if_no: { hours: 2 } });
});

test("a preview counts as told whom a change concerns", async () => {
  const { id } = await scene();
  expect((await preview(id, { item_to_bring: "Forklæde" })).tells).toBe(1);
  expect((await preview(id, { invoice_note: "Marker fakturaen" })).tells).toBe(0);
  expect((await preview(id, { hourly_wage: "250" })).tells).toBe(1);
  expect((await preview(id, { end_time: "19:00" })).tells).toBe(0);
});
