import { weekOf } from "#rules/time/week.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation } from "#tests/support/fixtures.ts";
import { TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

let made = 0;

export interface Person {
  readonly id: number;
  readonly cpr: string;
  readonly account: string;
}

/** Somebody with numbers of their own on a booking that is over. */
export interface Scene {
  readonly app: TestApp;
  readonly person: Person;
  readonly company: number;
  readonly booking: number;
  readonly shift: number;
}

interface CallParts {
  readonly params?: Record<string, number>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

const times = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
const ofShift = ({ shift }: Scene) => ({ params: { id: shift } });
const ofBooking = ({ booking }: Scene) => ({ params: { id: booking } });
const ofPerson = ({ person }: Scene) => ({ params: { id: person.id } });
const yes = { shiftStatus: { admin_approve_invoice: true } };
const spans = { time: { startTime: "10:00", endTime: "18:00" } };

/** How each call whose answer has room for CPR or bank numbers is made; employees' calls are made by a take-over. */
export const calls: Record<string, (scene: Scene) => CallParts | Promise<CallParts>> = {
  "GET employees/me": () => ({}),
  "GET employees/my-data": () => ({}),
  "GET admin/employees/:id/take-over": ofPerson,
  "PUT employees/intro": async ({ app, person }) => {
    await change(app, "employees", person.id, { new_user: true });
    const { id } = await make.staffType(app.db);
    return {
      body: {
        ...{
          city: "Aarhus",
          phone: "20550118",
          email: `mette${person.id}@example.test`,
          birth_date: "1998-05-04",
        },
        description: "Glad og erfaren tjener",
        workLocations: [{ country: "denmark", area_code: "eastJutland" }],
        jobRoles: [id],
      },
    };
  },
  "PUT employees": () => ({ body: { city: "Odense" } }),
  "GET admin/employees": () => ({ query: { limit: "50" } }),
  "PUT admin/employees/:id/deactivate": ofPerson,
  "PUT admin/employees/:id/reactivate": async (scene) => {
    await change(scene.app, "employees", scene.person.id, { deactivated_at: new Date(TEST_NOW) });
    return ofPerson(scene);
  },
  "PUT admin/employees/:id/reset-token": ofPerson,
  "PUT employees/transfer-old-profile": async ({ app, person }) => {
    await change(app, "employees", person.id, { new_user: true });
    await employeeWithPayData(
      app,
      { cpr: "0101700000" },
      { identity_provider: null, identity_subject: null },
    );
    return { body: { cpr: "0101700000" } };
  },
  "GET admin/bookings": () => ({ query: { type: "admin_old_bookings" } }),
  "GET admin/bookings/employees-csv": async ({ app, shift }) => {
    await change(app, "shifts", shift, { admin_approve_checkout: true });
    return { query: { startDate: testDay(-60), endDate: testDay(0) } };
  },
  "GET admin/bookings/waiting-approval": async (scene) => {
    await toCome(scene);
    await change(scene.app, "bookings", scene.booking, { approved_at: null });
    return {};
  },
  "PUT admin/bookings/:id/approve-booking": async (scene) => {
    await toCome(scene);
    await change(scene.app, "bookings", scene.booking, { approved_at: null });
    return ofBooking(scene);
  },
  "PUT admin/bookings/:id/not-approve-booking": async (scene) => {
    await toCome(scene);
    await change(scene.app, "bookings", scene.booking, { approved_at: null });
    await change(scene.app, "shifts", scene.shift, { status: "applied" });
    return ofBooking(scene);
  },
  "GET admin/bookings/rejected": async (scene) => {
    await rejected(scene);
    return {};
  },
  "PUT admin/bookings/:id/take-up": async (scene) => {
    await rejected(scene);
    return ofBooking(scene);
  },
  "GET shifts/employee/:shiftId/checkout": ({ shift }) => ({ params: { shiftId: shift } }),
  "PUT shifts/employee/submit-checkout": ({ booking }) => ({
    body: { booking_id: booking, ...times, tax_card_type: 1 },
  }),
  "PUT shifts/employee/submit-checkout-rating": ({ booking }) => ({
    body: { booking_id: booking, rating: 4 },
  }),
  "GET admin/bookings/:id/details": ofBooking,
  "GET admin/corporations/:id/bookings/details": ({ company }) => {
    const { week, year } = weekOf(testDay(-3));
    return { params: { id: company }, query: { weekNumber: String(week), year: String(year) } };
  },
  "PUT admin/shifts/auto-register-time": ({ booking }) => ({ body: { booking_id: booking } }),
  "PUT shifts/admin/:shiftId/approve": ({ shift }) => ({
    params: { shiftId: shift },
    body: { admin_approve_invoice: false },
  }),
  "PUT admin/bookings/:id/shifts/approve-all": (scene) => ({ ...ofBooking(scene), body: yes }),
  "PUT admin/bookings/shifts/approve-all-week-bookings": ({ booking }) => ({
    body: { bookingIds: [booking], shiftAdminApproove: yes.shiftStatus },
  }),
  "PUT admin/shifts/:id/register-corporation-time": (scene) => ({
    ...ofShift(scene),
    body: { checkOut: { admin_checkin_time: "10:00", admin_checkout_time: "18:00" } },
  }),
  "PUT admin/shifts/:id/register-employee-time": (scene) => ({
    ...ofShift(scene),
    body: { checkOut: { admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "18:00" } },
  }),
  "PUT admin/shifts/:id/employee-time-status": (scene) => ({ ...ofShift(scene), body: { status: true } }),
  "PUT admin/shifts/:id/corporation-time-status": (scene) => ({ ...ofShift(scene), body: { status: true } }),
  "PUT admin/shifts/:id/met": (scene) => ({ ...ofShift(scene), body: { metStatus: false } }),
  "PUT admin/bookings/:id/shifts/set-time-for-all": (scene) => ({ ...ofBooking(scene), body: spans }),
  "PUT admin/bookings/shifts/set-time-for-all-week-shifts": ({ booking }) => ({
    body: { ...spans, bookingIds: [booking] },
  }),
  "POST admin/bookings/:id/shifts/add-new-worker": async (scene) => {
    const { app, person } = scene;
    await app.db.deleteFrom("shifts").where("id", "=", scene.shift).execute();
    return { ...ofBooking(scene), body: { employee_id: person.id, reason: "Aftalt pr. telefon" } };
  },
  "PUT admin/shifts/:id/settle-times": (scene) => ({ ...ofShift(scene), body: { take: "booked" } }),
  "GET admin/employees/:id": ofPerson,
  "POST admin/employees/:id/pay-numbers": ofPerson,
  "PUT admin/employees/:id/profile": (scene) => ({
    ...ofPerson(scene),
    body: { version: 0, city: "Odense" },
  }),
};

/** What a reading has to be asked for, so that it shows what there is. */
export const queries: Record<string, Record<string, string>> = {
  "GET admin/notes": { about: "employee", id: "1" },
  "GET admin/bookings": { type: "admin_old_bookings" },
  "GET admin/hours-export": { from: testDay(-60), to: testDay(0) },
  "GET admin/bookings/employees-csv": { startDate: testDay(-60), endDate: testDay(0) },
  "GET admin/figures": { from: testDay(-60), to: testDay(0) },
  "GET admin/reports": { from: testDay(-60), to: testDay(0) },
  "GET admin/search": { q: "Anna" },
  "GET corporations/departments/figures": { year: testDay(0).slice(0, 4) },
  "GET admin/sent-states": { of: "pay", bookings: "1" },
};
/** A scene of its own. */
export async function makeScene(app: TestApp): Promise<Scene> {
  made += 1;
  const cpr = `040598${1000 + made}`;
  const account = `98765${10_000 + made}`;
  const { id } = await employeeWithPayData(app, { cpr, bankReg: "7431", bankAccount: account });
  const company = await makeCorporation(app);
  const { booking, shift } = await company.bookedShift(
    { date: testDay(-3), start_time: "10:00", end_time: "18:00" },
    { employee_id: id, status: "selected" },
  );
  return { app, person: { id, cpr, account }, company: company.id, booking: booking.id, shift: shift.id };
}

function change(app: TestApp, table: "employees" | "bookings" | "shifts", id: number, values: object) {
  return app.db.updateTable(table).set(values).where("id", "=", id).execute();
}

/** The booking is another one, three days ahead. */
async function toCome({ app, booking }: Scene): Promise<void> {
  const [startsAt, endsAt] = [72, 80].map((hours) => new Date(TEST_NOW + hours * 3_600_000));
  await change(app, "bookings", booking, { date: testDay(3), starts_at: startsAt, ends_at: endsAt });
}

async function rejected(scene: Scene): Promise<void> {
  await toCome(scene);
  await change(scene.app, "bookings", scene.booking, {
    status: "cancelled",
    approved_at: null,
    rejected_at: new Date(TEST_NOW),
  });
}
