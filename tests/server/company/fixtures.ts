import type { Method } from "#contract/wire/endpoint.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

interface Person {
  readonly id: number;
  readonly token: string;
}

/** One company with work behind it and ahead of it, another company, an admin, and the people on the jobs. */
export interface World {
  readonly app: TestApp;
  readonly staffType: number;
  readonly hotel: Person;
  readonly stranger: Person;
  readonly admin: Person;
  /** Selected for both bookings. */
  readonly anna: Person;
  /** Applies for the coming one. */
  readonly bo: Person;
  /** Approved, in five days, 10:00 to 18:00. */
  readonly coming: { readonly id: number; readonly selectedShift: number; readonly appliedShift: number };
  /** Yesterday, 10:00 to 18:00; the employee has stamped. */
  readonly ended: { readonly id: number; readonly shift: number };
}

export async function buildWorld(): Promise<World> {
  const app = await createTestApp();
  const staffType = (await make.staffType(app.db, { job_title: "Tjener" })).id;
  const hotel = await company(app);
  const anna = await employee(app, {
    first_name: "Anna",
    last_name: "Krogh",
    facebook_link: "https://fb.test/a",
  });
  const bo = await employee(app, { first_name: "Bo", last_name: "Dam" });
  const own = { corporation_id: hotel.id, staff_type_id: staffType };
  const coming = await make.booking(app.db, own);
  const ended = await make.booking(app.db, { ...own, date: testDay(-1) });
  const selected = { employee_id: anna.id, status: "selected" } as const;
  const selectedShift = await make.shift(app.db, { ...selected, booking_id: coming.id });
  const appliedShift = await make.shift(app.db, {
    employee_id: bo.id,
    status: "applied",
    booking_id: coming.id,
  });
  const stamps = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
  const endedShift = await make.shift(app.db, { ...selected, ...stamps, booking_id: ended.id });
  return {
    app,
    staffType,
    hotel,
    stranger: await company(app),
    admin: await company(app, { is_admin: true }),
    anna,
    bo,
    coming: { id: coming.id, selectedShift: selectedShift.id, appliedShift: appliedShift.id },
    ended: { id: ended.id, shift: endedShift.id },
  };
}

async function company(app: TestApp, values: Parameters<typeof make.corporation>[1] = {}): Promise<Person> {
  const { id } = await make.corporation(app.db, values);
  return { id, token: await app.signIn({ kind: "corporation", id }) };
}

async function employee(app: TestApp, values: Parameters<typeof make.employee>[1]): Promise<Person> {
  const { id } = await make.employee(app.db, values);
  return { id, token: await app.signIn({ kind: "employee", id }) };
}

/** What came back over the wire, read as any client would. */
export interface Wire {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a client knows no types; what is in it is what the tests say.
  readonly json: any;
}

/** Sends a call as it is written in the documents: a path, and a body of whatever shape. */
export async function send(
  { app }: TestApp,
  method: Method,
  path: string,
  { as, body }: { as?: string; body?: unknown } = {},
): Promise<Wire> {
  const response = await app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = response.headers["content-type"]?.toString().startsWith("application/json");
  return {
    status: response.statusCode,
    text: response.body,
    json: isJson ? response.json() : undefined,
  };
}

/** Everything that a company's call could change, to compare before and after. */
export async function stateOf({ db }: TestApp): Promise<unknown> {
  return Promise.all([
    db.selectFrom("corporations").selectAll().orderBy("id").execute(),
    db.selectFrom("bookings").selectAll().orderBy("id").execute(),
    db.selectFrom("shifts").selectAll().orderBy("id").execute(),
    db.selectFrom("ratings").selectAll().orderBy("id").execute(),
    db.selectFrom("outbox").selectAll().orderBy("id").execute(),
    db.selectFrom("favourites").selectAll().execute(),
  ]);
}
