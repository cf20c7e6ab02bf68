import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import { momentOf } from "#rules/time/moment.ts";
import { giveSkill, testDay } from "./factories.ts";
import { employeeWithPayData } from "./fixtures/pay-data.ts";
import { type BookingValues, type CorporationFixture, signedInEmployee } from "./fixtures.ts";
import type { TestApp } from "./test-app.ts";

const PIN = "4071";

/** A shift from 16:00 to 23:00 of today that has begun, one person selected, and what everybody does about it. */
export function missedScene(app: TestApp, hotel: CorporationFixture) {
  const at = (time: string) => momentOf(testDay(0), time);

  async function scene(values: BookingValues = {}) {
    app.setNow(at("16:10"));
    const times = { date: testDay(0), start_time: "16:00", end_time: "23:00" };
    const { id } = await hotel.booking({ number_of_staff: 1, arrival_pin: PIN, ...times, ...values });
    const numbers = { cpr: "0405981239", bankReg: "1234", bankAccount: "0001234567" };
    const made = await employeeWithPayData(app, numbers, { tax_card_type: 1, phone: "20550117" });
    const person = { ...made, token: await app.signIn({ kind: "employee", id: made.id }) };
    const shift = await hotel.shiftOn(id, { employee_id: person.id, booked_at: new Date(at("08:00")) });
    const company = { as: hotel.token, params: { id: shift.id } };
    const mine = { as: person.token, params: { bookingId: id } };
    return {
      id,
      person,
      shift,
      note: (needs_replacement = false) =>
        app.call(arrivalEndpoints.noteNotArrived, { ...company, body: { needs_replacement } }),
      takeBack: () => app.call(arrivalEndpoints.takeBackNotArrived, company),
      arrive: () => app.call(arrivalEndpoints.arrive, { ...mine, body: { pin: PIN } }),
      here: () => app.call(arrivalEndpoints.here, mine),
      late: (minutes?: number) => app.call(arrivalEndpoints.onMyWay, { ...mine, body: { minutes } }),
      own: () => app.call(jobEndpoints.booking, { as: person.token, params: { id } }),
      stamp: () =>
        app.call(checkoutEndpoints.employeeStamp, {
          as: person.token,
          body: {
            booking_id: id,
            employee_checkin_time: "16:00",
            employee_checkout_time: "23:00",
          },
        }),
    };
  }

  /** Somebody who could take a place on a booking and is not asked yet. */
  async function candidate(bookingId: number) {
    const { zip_code } = await app.db
      .selectFrom("bookings")
      .select("zip_code")
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const person = await signedInEmployee(app);
    await giveSkill(app.db, person.id, hotel.staffType.id);
    const area_code = regionOfZip(zip_code) ?? "1";
    await app.db
      .insertInto("employee_regions")
      .values({ employee_id: person.id, area_code } as never)
      .execute();
    return person;
  }

  return { scene, at, candidate };
}
