import { bookingBody } from "#tests/support/booking-body.ts";
import * as make from "#tests/support/factories.ts";
import { giveSkill, testDay } from "#tests/support/factories.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** One request as it goes over the wire. */
interface PathRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

export interface PathCall {
  readonly name: string;
  /** The most files that the call may run through. */
  readonly goal: number;
  /** Puts everything into the database that the call needs, and gives the request. */
  prepare(app: TestApp): Promise<PathRequest>;
}

/** The measured calls, each in its plainest form. They are named by their address alone, which no move of files changes. */
export const pathCalls: readonly PathCall[] = [
  {
    name: "create a booking",
    goal: 40,
    async prepare(app) {
      const { staffType, token } = await company(app);
      return {
        method: "POST",
        path: "corporations/bookings",
        token,
        body: bookingBody(staffType, testDay(5)),
      };
    },
  },
  {
    name: "one booking, read",
    goal: 26,
    async prepare(app) {
      const { booking, token } = await company(app);
      const { id } = await booking();
      return { method: "GET", path: `corporations/bookings/${id}`, token };
    },
  },
  {
    name: "apply",
    goal: 34,
    async prepare(app) {
      const { booking, staffType } = await company(app);
      const { id } = await booking();
      const employee = await make.employee(app.db);
      await giveSkill(app.db, employee.id, staffType);
      const token = await app.signIn({ kind: "employee", id: employee.id });
      return { method: "POST", path: `shifts/${id}`, token };
    },
  },
  {
    name: "'Book nu'",
    goal: 38,
    async prepare(app) {
      const { booking, token } = await company(app);
      const { id } = await booking();
      const applied = await shiftOn(app, id, "applied");
      return {
        method: "PUT",
        path: `corporations/shifts/${applied.id}?shiftType=selected`,
        token,
        body: {},
      };
    },
  },
  {
    name: "a company's stamp",
    goal: 36,
    async prepare(app) {
      const { booking, token } = await company(app);
      const { id } = await booking({ date: testDay(-1) });
      const { employee_id } = await shiftOn(app, id, "selected", stamped);
      const checkOut = { corporation_checkin_time: "10:00", corporation_checkout_time: "18:00", rating: 4 };
      return {
        method: "PUT",
        path: "shifts/corporation/checkout",
        token,
        body: { booking_id: id, employee_id, checkOut },
      };
    },
  },
  {
    name: "the invoice page",
    goal: 40,
    async prepare(app) {
      const { booking } = await company(app);
      const { id } = await booking({ date: testDay(-1) });
      await shiftOn(app, id, "selected", stamped);
      const admin = await make.corporation(app.db, { is_admin: true });
      const token = await app.signIn({ kind: "corporation", id: admin.id });
      return { method: "GET", path: `admin/bookings/${id}/details`, token };
    },
  },
];

/** The employee's own times, as planned. */
const stamped = {
  employee_checkin_time: "10:00",
  employee_checkout_time: "18:00",
  first_checkout_by: "employee",
  last_checkout_by: "employee",
} as const;

/** A company with a session, a staff type, and a way to make an approved booking of it. */
async function company(app: TestApp) {
  const { id } = await make.corporation(app.db);
  const { id: staffType } = await make.staffType(app.db);
  return {
    staffType,
    token: await app.signIn({ kind: "corporation", id }),
    booking: (values: { date?: string } = {}) =>
      make.booking(app.db, { corporation_id: id, staff_type_id: staffType, ...values }),
  };
}

async function shiftOn(
  app: TestApp,
  bookingId: number,
  status: "applied" | "selected",
  values: Partial<Parameters<typeof make.shift>[1]> = {},
) {
  const { id } = await make.employee(app.db);
  return make.shift(app.db, { booking_id: bookingId, employee_id: id, status, ...values });
}
