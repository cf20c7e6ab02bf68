import { beforeAll, expect, test } from "vitest";
import { employee } from "#contract/employees/employee.entities.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import {
  notifyGetReady,
  notifyOfOffers,
  notifyRemoved,
  notifySelected,
} from "#server/features/applications/application.notifications.ts";
import { notifyAsked, notifyTold } from "#server/features/bookings/agreement/agreement.notifications.ts";
import { termsOfBooking } from "#server/features/bookings/agreement/term-change.queries.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { offerToFavouritesFirst } from "#server/features/bookings/job-offers/offer-job.ts";
import { notifyBookingCancelled } from "#server/features/bookings/notifications/booking-change.notifications.ts";
import { notifyNotChosen } from "#server/features/bookings/notifications/fullness.notifications.ts";
import { notifyEmployeeOfTimes, remindOfTimes } from "#server/features/checkout/checkout.notifications.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { keepDevice } from "#server/features/messages/push/push.queries.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import * as make from "#tests/support/factories.ts";
import { signedInCorporation, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

/** Every switch of an employee with the messages that it is for, as the outbox names them. */
const switches = {
  noti_info_of_jobs: ["email job-offered"],
  push_info_of_jobs: ["push job-offered"],
  noti_info_of_urgent_job: ["email urgent job-offered"],
  push_info_of_urgent_job: ["push urgent job-offered"],
  noti_rejected_application: ["email not-chosen"],
  push_rejected_application: ["push not-chosen"],
  noti_congrets_on_job: ["email hired", "email promoted"],
  sms_congrets_on_job: ["sms hired"],
  push_congrets_on_job: ["push hired"],
  sms_get_ready_for_job: ["sms get-ready"],
  push_get_ready_for_job: ["push get-ready"],
  noti_update_meeting_time: ["email shift-updated"],
  sms_update_meeting_time: ["sms terms-changed"],
  push_update_meeting_time: ["push shift-updated", "push terms-changed"],
  noti_check_out_job: ["email checkout-reminder"],
  sms_check_out_job: ["sms checkout-reminder", "sms times-rejected-by-company"],
  push_check_out_job: ["push checkout-reminder", "push times-rejected-by-company"],
  noti_cancel_job: ["email removed", "email shift-cancelled"],
  sms_cancel_job: ["sms removed", "sms shift-cancelled"],
  push_cancel_job: ["push removed", "push shift-cancelled"],
} as const;

/** Nobody has a shift without knowing, and nobody is asked without hearing it: no switch is for these. */
const always = ["email terms-changed", "push offer", "push promoted", "sms offer", "sms promoted"];

const app = testApp();
let tjener: number;
let corporationId: number;

beforeAll(async () => {
  tjener = (await make.staffType(app.db, { job_title: "Tjener" })).id;
  corporationId = (await signedInCorporation(app)).id;
});

test("every switch that a profile has is here, on each of the three channels", () => {
  const all = Object.keys(employee.shape).filter((name) => /^(noti|sms|push)_/.test(name));
  expect(Object.keys(switches).sort()).toEqual(all.sort());
  for (const channel of ["noti_", "sms_", "push_"]) {
    expect(all.filter((name) => name.startsWith(channel)).length, channel).toBeGreaterThan(0);
  }
});

test.each(Object.entries(switches))("%s switches off %j and nothing else", async (name, expected) => {
  const told = await everythingHappensTo({ [name]: false });
  const others = Object.entries(switches).flatMap(([other, messages]) => (other === name ? [] : messages));
  expect(told).toEqual([...others, ...always].sort());
  expect(told).not.toEqual(expect.arrayContaining([...expected]));
});

test("with all switches on every message is told on each of its channels, and with all off only what must be known", async () => {
  expect(await everythingHappensTo({})).toEqual([...Object.values(switches).flat(), ...always].sort());
  const off = Object.fromEntries(Object.keys(switches).map((name) => [name, false]));
  expect(await everythingHappensTo(off)).toEqual(always);
});

/** All that there are switches for, and what comes whatever they say, told to a new employee with these; the others are on. */
async function everythingHappensTo(values: Partial<Record<string, boolean>>): Promise<string[]> {
  const on = Object.fromEntries(Object.keys(switches).map((name) => [name, true]));
  const { id } = await make.employee(app.db, { ...on, ...values });
  await app.db.insertInto("employee_job_roles").values({ employee_id: id, staff_type_id: tjener }).execute();
  await app.db.insertInto("employee_regions").values({ employee_id: id, area_code: "eastJutland" }).execute();
  const session_hash = hashOfToken(await app.signIn({ kind: "employee", id }));
  const device = { endpoint: `https://fcm.googleapis.com/${id}`, p256dh: "p", auth: "a" };
  const soon = { corporation_id: corporationId, staff_type_id: tjener };
  const booking = await make.booking(app.db, soon);
  const urgent = await make.booking(app.db, { ...soon, date: "2026-11-25" });
  const shift = await make.shift(app.db, { booking_id: booking.id, employee_id: id, status: "selected" });
  await inTransaction(app.db, async (tx) => {
    await keepDevice(tx, { employee_id: id, session_hash, ...device }, TEST_NOW);
    const context = { tx, now: TEST_NOW, services: app.services };
    const corporation = await getCorporation(tx, corporationId);
    const [employee] = await loadEmployees(tx, [id]);
    const [full, hurried] = [await findBooking(tx, booking.id), await findBooking(tx, urgent.id)];
    if (!employee || !full || !hurried) throw new Error("nobody to tell");
    const job = { booking: full, corporation };
    const people = [{ employee, shiftId: shift.id }];
    const booked = { id: shift.id, bookedAt: TEST_NOW };
    const offer = { id: shift.id, employee_id: id, expires_at: new Date(TEST_NOW + HOUR_MS) };
    await offerToFavouritesFirst(context, job);
    await offerToFavouritesFirst(context, { booking: hurried, corporation });
    await notifySelected(context, job, employee, booked);
    await notifySelected(context, job, employee, booked, "promoted");
    await notifyOfOffers(context, job, [offer]);
    await notifyRemoved(context, job, employee, shift);
    await notifyGetReady(context, job, people);
    await notifyNotChosen(context, job, people);
    const agreed = termsOfBooking(full);
    const asked = { ...employee, agreed: { ...agreed, city: "Odense" }, until: TEST_NOW + HOUR_MS };
    await notifyAsked(context, job, [asked], agreed);
    await notifyTold(context, job, [employee], {
      lines: [["Sko", "Sorte sko", "Hvide sko"]],
      isOfTerms: false,
    });
    await notifyBookingCancelled(context, job, [employee], []);
    await remindOfTimes(context, job, people, 1);
    const proposed = { from: "10:00", to: "17:00" };
    await notifyEmployeeOfTimes(context, { ...job, employee, shiftId: shift.id, count: 1, proposed });
  });
  const rows = await app.db
    .selectFrom("outbox")
    .select(["channel", "key", "payload"])
    .where("subject_key", "=", `employee:${id}`)
    .execute();
  for (const { channel, payload } of rows) {
    // The mailbox leads from the message to its booking.
    if (channel !== "push")
      expect([booking.id, urgent.id]).toContain((payload as { bookingId?: number }).bookingId);
  }
  return rows.map(({ channel, key }) => nameOf(channel, key, urgent.id)).sort();
}

function nameOf(channel: string, key: string, urgentId: number): string {
  const [kind, about] = key.split(":");
  return about === String(urgentId) ? `${channel} urgent ${kind}` : `${channel} ${kind}`;
}
