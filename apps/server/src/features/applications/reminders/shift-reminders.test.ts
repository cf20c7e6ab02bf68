import { describe, expect, test } from "vitest";
import { momentOf } from "#rules/time/moment.ts";
import { testDay } from "#tests/support/factories.ts";
import { outboxKeys, runTwiceAt, testApp, testCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";
import { notifyPassedOver, sendGetReady } from "./shift-reminders.ts";

const app = testApp();
const hotel = testCorporation(app);

describe("the get-ready SMS", () => {
  test("goes out on the morning that checking in opens, once, to those who want it and have not checked in", async () => {
    const date = testDay(30);
    const { shift } = await hotel.bookedShift({ date });
    await hotel.bookedShift({ date }, {}, { sms_get_ready_for_job: false });
    await hotel.bookedShift({ date }, { employee_checkin: new Date(TEST_NOW) });
    await hotel.bookedShift({ date }, { status: "applied" });
    const opens = momentOf(testDay(28), "08:00");
    await runTwiceAt(app, opens - 1, sendGetReady);
    expect(await outboxKeys(app, "get-ready:%")).toEqual([]);
    await runTwiceAt(app, opens, sendGetReady);
    expect(await outboxKeys(app, "get-ready:%")).toEqual([`get-ready:${shift.id}:${date}:sms`]);
  });
});

describe("the end of an application", () => {
  test("is told once the booking has started without the applicant", async () => {
    const { shift, booking } = await hotel.bookedShift({ date: testDay(70) }, { status: "applied" });
    const start = booking.starts_at.getTime();
    await runTwiceAt(app, start - 1, notifyPassedOver);
    expect(await outboxKeys(app, "not-chosen:%")).toEqual([]);
    await runTwiceAt(app, start, notifyPassedOver);
    expect(await outboxKeys(app, "not-chosen:%")).toEqual([`not-chosen:${shift.id}`]);
  });
});
