import { describe, expect, test } from "vitest";
import { HOUR_MS, momentOf } from "#rules/time/moment.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { outboxKeys, runTwiceAt, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { remindCorporations, remindEmployees } from "./checkout-reminders.ts";

const app = testApp();
const hotel = testCorporation(app);

describe("reminders of the checkout", () => {
  test("reach the employee at the end and a day later, until the times are there", async () => {
    const date = testDay(40);
    const { shift, booking } = await hotel.bookedShift({ date });
    const stamped = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
    const done = await hotel.bookedShift({ date }, stamped);
    const end = booking.ends_at.getTime();
    const keys = `checkout-reminder:${shift.id}:%`;
    await runTwiceAt(app, end - 1, remindEmployees);
    expect(await outboxKeys(app, keys)).toEqual([]);
    await runTwiceAt(app, end, remindEmployees);
    const first = [`checkout-reminder:${shift.id}:1`, `checkout-reminder:${shift.id}:1:sms`];
    expect(await outboxKeys(app, keys)).toEqual(first);
    await runTwiceAt(app, end + 24 * HOUR_MS, remindEmployees);
    const second = [`checkout-reminder:${shift.id}:2`, `checkout-reminder:${shift.id}:2:sms`];
    expect(await outboxKeys(app, keys)).toEqual([...first, ...second]);
    expect(await outboxKeys(app, `checkout-reminder:${done.shift.id}:%`)).toEqual([]);
  });

  test("wake nobody: what falls due by night goes out in the morning, unless it was done meanwhile", async () => {
    const evening = { date: testDay(42), start_time: "16:00", end_time: "22:30" };
    const { shift, booking } = await hotel.bookedShift(evening);
    const other = await hotel.bookedShift(evening);
    const told = async () => [
      ...(await outboxKeys(app, `checkout-reminder:${shift.id}:%`)),
      ...(await outboxKeys(app, `checkout-reminder:${other.shift.id}:%`)),
      ...(await outboxKeys(app, `stamp-out:${booking.id}:%`)),
    ];
    const remindAt = async (moment: number) => {
      await runTwiceAt(app, moment, remindEmployees);
      await runTwiceAt(app, moment, remindCorporations);
    };
    await remindAt(momentOf(testDay(42), "22:30"));
    await remindAt(momentOf(testDay(43), "06:59"));
    expect(await told()).toEqual([]);
    const stamped = { employee_checkin_time: "16:00", employee_checkout_time: "22:30" };
    await app.db.updateTable("shifts").set(stamped).where("id", "=", other.shift.id).execute();
    await remindAt(momentOf(testDay(43), "07:00"));
    const first = [`checkout-reminder:${shift.id}:1`, `stamp-out:${booking.id}:1`];
    expect(await told()).toEqual(first.flatMap((key) => [key, `${key}:sms`]));
  });

  test("leave a round out that comes too late, because no server was running", async () => {
    const { shift, booking } = await hotel.bookedShift({ date: testDay(45) });
    const end = booking.ends_at.getTime();
    const told = async () => [
      ...(await outboxKeys(app, `checkout-reminder:${shift.id}:%`)),
      ...(await outboxKeys(app, `stamp-out:${booking.id}:%`)),
    ];
    const remindAt = async (moment: number) => {
      await runTwiceAt(app, moment, remindEmployees);
      await runTwiceAt(app, moment, remindCorporations);
    };
    await remindAt(end + 72 * HOUR_MS);
    expect(await told()).toEqual([]);
    await remindAt(end + 24 * HOUR_MS);
    const second = [`checkout-reminder:${shift.id}:2`, `stamp-out:${booking.id}:2`];
    expect(await told()).toEqual(second.flatMap((key) => [key, `${key}:sms`]));
  });

  test("honour the employee's switches", async () => {
    const { shift, booking } = await hotel.bookedShift(
      { date: testDay(50) },
      {},
      { noti_check_out_job: false },
    );
    await runTwiceAt(app, booking.ends_at.getTime(), remindEmployees);
    expect(await outboxKeys(app, `checkout-reminder:${shift.id}:%`)).toEqual([
      `checkout-reminder:${shift.id}:1:sms`,
    ]);
  });

  test("reach the company once a booking, and not when it has stamped everybody", async () => {
    const { booking } = await hotel.bookedShift({ date: testDay(60) });
    const person = await make.employee(app.db);
    await make.shift(app.db, { booking_id: booking.id, employee_id: person.id, status: "selected" });
    const stamped = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00" };
    const done = await hotel.bookedShift({ date: testDay(60) }, stamped);
    await runTwiceAt(app, booking.ends_at.getTime(), remindCorporations);
    const key = `stamp-out:${booking.id}:1`;
    expect(await outboxKeys(app, `stamp-out:${booking.id}:%`)).toEqual([key, `${key}:sms`]);
    expect(await outboxKeys(app, `stamp-out:${done.booking.id}:%`)).toEqual([]);
  });

  test("honour each of the company's switches", async () => {
    const told = async (day: number, switches: Parameters<typeof make.corporation>[1]) => {
      const { id } = await make.corporation(app.db, switches);
      const { booking } = await hotel.bookedShift({ date: testDay(day), corporation_id: id });
      await runTwiceAt(app, booking.ends_at.getTime(), remindCorporations);
      const keys = await outboxKeys(app, `stamp-out:${booking.id}:%`);
      return keys.map((key) => (key.endsWith(":sms") ? "sms" : "email"));
    };
    expect(await told(61, { noti_stamp_out_booking: false })).toEqual(["sms"]);
    expect(await told(62, { sms_stamp_out_booking: false })).toEqual(["email"]);
    expect(await told(63, { noti_stamp_out_booking: false, sms_stamp_out_booking: false })).toEqual([]);
  });
});
