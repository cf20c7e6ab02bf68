import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { LIVE_NOTIFICATION } from "#server/platform/live/changes.ts";
import * as make from "#tests/support/factories.ts";
import { createTestApp, TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

type Corporation = Awaited<ReturnType<typeof make.corporation>>;
type StaffType = Awaited<ReturnType<typeof make.staffType>>;
type Employee = Awaited<ReturnType<typeof make.employee>>;
type Booking = Awaited<ReturnType<typeof make.booking>>;
type Shift = Awaited<ReturnType<typeof make.shift>>;

export type BookingValues = Partial<Parameters<typeof make.booking>[1]>;
export type ShiftValues = Partial<Parameters<typeof make.shift>[1]>;
export type EmployeeValues = Parameters<typeof make.employee>[1];

/** What people are made on: the server of a test file, or a database that a product runs on. */
type Ground = Pick<TestApp, "db" | "signIn">;

/** The server of a test file: started before its tests, stopped after them. Usable in tests and hooks only. */
export function testApp(options: Parameters<typeof createTestApp>[0] = {}): TestApp {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await createTestApp(options);
  });
  afterAll(() => started?.close());
  return lazily(() => started);
}

/** A shift and its booking. */
interface BookedShift {
  readonly booking: Booking;
  readonly shift: Shift;
}

/** A company with a session and a staff type of its own, made before the tests of a file. */
export interface CorporationFixture {
  readonly id: number;
  readonly token: string;
  readonly corporation: Corporation;
  readonly staffType: StaffType;
  /** A booking of the company for its staff type. */
  booking(values?: BookingValues): Promise<Booking>;
  /** Somebody's shift on a booking, confirmed unless said otherwise; somebody new unless named. */
  shiftOn(bookingId: number, values?: ShiftValues, employee?: EmployeeValues): Promise<Shift>;
  /** A confirmed shift of somebody new on a booking of its own. */
  bookedShift(booking?: BookingValues, values?: ShiftValues, employee?: EmployeeValues): Promise<BookedShift>;
}

/** See `CorporationFixture`. */
export function testCorporation(
  app: TestApp,
  values: Parameters<typeof make.corporation>[1] = {},
): CorporationFixture {
  let made: CorporationFixture | undefined;
  beforeAll(async () => {
    made = await makeCorporation(app, values);
  });
  return lazily(() => made);
}

/** A signed-in company that is made anew before each test, at the tests' now: its lists hold what the test made. */
export function freshCorporation(
  app: TestApp,
  values: Parameters<typeof make.corporation>[1] = {},
): CorporationFixture {
  let made: CorporationFixture | undefined;
  beforeEach(async () => {
    app.setNow(TEST_NOW);
    made = await makeCorporation(app, values);
  });
  return lazily(() => made);
}

/** An admin with a session, made before the tests of a file. */
export function testAdmin(app: TestApp): { readonly id: number; readonly token: string } {
  let made: Awaited<ReturnType<typeof signedInCorporation>> | undefined;
  beforeAll(async () => {
    made = await signedInCorporation(app, { is_admin: true });
  });
  return lazily(() => made);
}

/** A signed-in company for a test that wants another than the one of its file. */
export async function makeCorporation(
  app: Ground,
  values: Parameters<typeof make.corporation>[1] = {},
): Promise<CorporationFixture> {
  const corporation = await signedInCorporation(app, values);
  const staffType = await make.staffType(app.db);
  const own = { corporation_id: corporation.id, staff_type_id: staffType.id };
  const booking: CorporationFixture["booking"] = (given = {}) => make.booking(app.db, { ...own, ...given });
  const shiftOn: CorporationFixture["shiftOn"] = async (bookingId, shift = {}, employee = {}) => {
    const employee_id = shift.employee_id ?? (await make.employee(app.db, employee)).id;
    return make.shift(app.db, { booking_id: bookingId, status: "selected", ...shift, employee_id });
  };
  const bookedShift: CorporationFixture["bookedShift"] = async (given, shift, employee) => {
    const job = await booking(given);
    return { booking: job, shift: await shiftOn(job.id, shift, employee) };
  };
  return {
    id: corporation.id,
    token: corporation.token,
    corporation,
    staffType,
    booking,
    shiftOn,
    bookedShift,
  };
}

/** A company with a session. */
export async function signedInCorporation(
  app: Ground,
  values: Parameters<typeof make.corporation>[1] = {},
): Promise<Corporation & { readonly token: string }> {
  const corporation = await make.corporation(app.db, values);
  return { ...corporation, token: await app.signIn({ kind: "corporation", id: corporation.id }) };
}

/** An employee with a session. */
export async function signedInEmployee(
  app: Ground,
  values: EmployeeValues = {},
): Promise<Employee & { readonly token: string }> {
  const employee = await make.employee(app.db, values);
  return { ...employee, token: await app.signIn({ kind: "employee", id: employee.id }) };
}

/** The keys of everything in the outbox whose key is like the pattern, in their order. */
export async function outboxKeys(app: TestApp, pattern: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom("outbox")
    .select("key")
    .where("key", "like", pattern)
    .orderBy("key")
    .execute();
  return rows.map(({ key }) => key);
}

/** The shift as it is stored. */
export function storedShift(app: TestApp, id: number): Promise<Shift> {
  return app.db.selectFrom("shifts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The company as it is stored. */
export function storedCorporation(app: TestApp, id: number): Promise<Corporation> {
  return app.db.selectFrom("corporations").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** What open pages are told to load again, as long as the tests of a file run. */
export function testInvalidations(app: TestApp): { channels: string[]; keys: unknown[] }[] {
  const heard: { channels: string[]; keys: unknown[] }[] = [];
  let stopListening: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const hear = (payload: string) => heard.push(...JSON.parse(payload).changes);
    stopListening = await app.database.listen(LIVE_NOTIFICATION, hear, () => {});
  });
  afterAll(() => stopListening?.());
  return heard;
}

/** Runs a scheduled job at a moment, and once more: what was sent is not sent again. */
export async function runTwiceAt(
  app: TestApp,
  now: number,
  job: (services: TestApp["services"]) => Promise<void>,
): Promise<void> {
  app.setNow(now);
  await job(app.services);
  await job(app.services);
  app.setNow(TEST_NOW);
}

/** Stands for a value that a hook makes later. */
export function lazily<T extends object>(current: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_, name) {
      const value = current();
      if (!value) throw new Error("Fixtures are there in tests and hooks, not while a file is read.");
      return value[name as keyof T];
    },
  });
}

/** The warnings that calls leave in the log from now on, with their ids; `vi.restoreAllMocks` ends it. */
export function warningsOf({ app }: TestApp): object[] {
  const lines: object[] = [];
  const child = app.log.child.bind(app.log);
  vi.spyOn(app.log, "child").mockImplementation((bindings, options) =>
    Object.assign(child(bindings, options), {
      warn: (line: object) => void lines.push({ ...bindings, ...line }),
    }),
  );
  return lines;
}

/** A colleague of a company with a role and a session, who has signed in before. */
export function signedInUser(
  app: Ground,
  companyId: number,
  values: Parameters<typeof make.corporation>[1] = {},
): Promise<Corporation & { readonly token: string }> {
  return signedInCorporation(app, {
    ...{ member_of: companyId, company_role: "booker", signed_in_at: new Date(TEST_NOW) },
    ...values,
  });
}
