import { expect, test } from "vitest";
import { duplicateEndpoints } from "#contract/bookings/duplicate.endpoints.ts";
import { testDay } from "#tests/support/factories.ts";
import { freshCorporation, makeCorporation, testApp } from "#tests/support/fixtures.ts";

const app = testApp();
const hotel = freshCorporation(app);
const place = { address: "Tangkajen 14", zip_code: "8000" };

async function find(planned: object = {}, header?: string) {
  const { staff_type_id } = await hotel.booking({ date: testDay(40) });
  const one = {
    staff_type: staff_type_id,
    ...place,
    date: testDay(5),
    start_time: "12:00",
    end_time: "20:00",
  };
  const body = {
    bookings: [
      { ...one, date: testDay(20) },
      { ...one, ...planned },
    ],
  };
  return app.call(duplicateEndpoints.duplicates, { as: hotel.token, body, header });
}

test("a live booking of the same job, place and time is found, with what the question says of it", async () => {
  const { id } = await hotel.booking({
    ...place,
    start_time: "15:00",
    end_time: "23:00",
    number_of_staff: 15,
  });
  const { status, body } = await find();
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      ...{ planned: 1, booking_id: id, date: testDay(5), start_time: "15:00", end_time: "23:00" },
      ...{ number_of_staff: 15, job_title: expect.any(String) },
    },
  ]);
});

test("deleted and expired ones, another place, another time and another company's are not", async () => {
  await hotel.booking({ ...place, status: "cancelled" });
  await hotel.booking({ address: "Tangkajen 16", zip_code: "8000" });
  await hotel.booking({ ...place, start_time: "20:00", end_time: "23:00" });
  await hotel.booking({ ...place, date: testDay(-3) });
  const other = await makeCorporation(app);
  await other.booking({
    ...place,
    staff_type_id: (await hotel.booking({ date: testDay(41) })).staff_type_id,
  });
  expect((await find()).body).toEqual([]);
  expect((await find({ date: testDay(-3) })).body).toEqual([]);
});

test("a night is found from the next morning, and one that was worked counts", async () => {
  const { booking } = await hotel.bookedShift({
    ...{ ...place, date: testDay(-3), start_time: "18:00", end_time: "02:00" },
  });
  const { body } = await find({ date: testDay(-2), start_time: "01:00", end_time: "06:00" });
  expect(body).toMatchObject([{ booking_id: booking.id }]);
});

test("what was sent again because its answer was lost is no duplicate of itself", async () => {
  await hotel.booking({ ...place, request_key: "form-1" });
  expect((await find({}, "form-1")).body).toEqual([]);
  expect((await find({}, "form-2")).body).toHaveLength(1);
});
