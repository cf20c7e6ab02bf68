import { describe, expect, test } from "vitest";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { ratingsOf } from "#server/features/reputation/rating.queries.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { testApp, testCorporation } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = testCorporation(app);

const booking = (date = testDay(-1)) => hotel.booking({ date });

/** Somebody who is selected for a booking. */
async function person(bookingId: number) {
  return { employeeId: (await hotel.shiftOn(bookingId)).employee_id };
}

function rate(bookingId: number, employeeId: number, rating: number, comment?: string) {
  const body = { booking_id: bookingId, employee_id: employeeId, rating, comment };
  return app.call(checkoutEndpoints.corporationRating, { as: hotel.token, body });
}

describe("the company's rating", () => {
  test("is one a shift, counts in the average, and is taken back by 0", async () => {
    const job = await booking();
    const anna = await person(job.id);
    const average = async () => (await ratingsOf(app.db, "employee", [anna.employeeId])).get(anna.employeeId);
    expect((await rate(job.id, anna.employeeId, 3, "Fin")).body).toMatchObject({ rating: 3, comment: "Fin" });
    expect((await rate(job.id, anna.employeeId, 4)).body).toMatchObject({ rating: 4, comment: "Fin" });
    expect(await average()).toEqual({ rating: 4, nrOfRatings: 1 });
    expect((await rate(job.id, anna.employeeId, 0)).body).toMatchObject({ rating: 0, comment: "Fin" });
    expect(await average()).toEqual({ rating: null, nrOfRatings: 0 });
  });

  test("is a comment alone, which counts in no average, and goes when it is emptied", async () => {
    const job = await booking();
    const { employeeId } = await person(job.id);
    const given = () => ratingsOf(app.db, "employee", [employeeId]);
    const said = await rate(job.id, employeeId, 0, "Kom til tiden");
    expect(said.body).toMatchObject({ rating: 0, comment: "Kom til tiden" });
    expect((await given()).get(employeeId)).toEqual({ rating: null, nrOfRatings: 0 });
    expect((await rate(job.id, employeeId, 0, "")).body).toMatchObject({ rating: 0, comment: "" });
  });

  test("has one decimal", async () => {
    const { id } = await make.employee(app.db);
    for (const [days, score] of [
      [-5, 5],
      [-6, 4],
      [-7, 4],
    ] as const) {
      const job = await booking(testDay(days));
      await make.shift(app.db, { booking_id: job.id, employee_id: id, status: "selected" });
      await rate(job.id, id, score);
    }
    expect((await ratingsOf(app.db, "employee", [id])).get(id)).toEqual({ rating: 4.3, nrOfRatings: 3 });
  });

  test("is refused before the start and outside 0 to 5", async () => {
    const [coming, ended] = [await booking(testDay(3)), await booking()];
    expect((await rate(coming.id, (await person(coming.id)).employeeId, 4)).status).toBe(409);
    const { employeeId } = await person(ended.id);
    for (const score of [-1, 6, 2.5]) expect((await rate(ended.id, employeeId, score)).status).toBe(422);
  });
});
