import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { allEndpoints } from "#contract/wire/all-endpoints.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { weekOf } from "#rules/time/week.ts";
import { AnswerCache } from "#server/platform/http/calls/answer-cache.ts";
import * as make from "#tests/support/factories.ts";
import { testDay } from "#tests/support/factories.ts";
import { auditedBy } from "#tests/support/fixtures/audit-log.ts";
import { employeeWithPayData } from "#tests/support/fixtures/pay-data.ts";
import { makeCorporation, signedInEmployee, testAdmin, testApp } from "#tests/support/fixtures.ts";
import { TEST_NOW } from "#tests/support/test-app.ts";

const app = testApp();
const admin = testAdmin(app);
let made = 0;

interface Person {
  readonly id: number;
  readonly cpr: string;
  readonly account: string;
}

/** Somebody with numbers of their own on a booking that is over, and a call that shows them. */
interface Scene {
  readonly person: Person;
  readonly company: number;
  readonly booking: number;
  readonly shift: number;
}

interface Parts {
  readonly params?: Record<string, number>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

afterEach(() => vi.restoreAllMocks());

const times = { employee_checkin_time: "10:00", employee_checkout_time: "18:00" };
const ofShift = ({ shift }: Scene) => ({ params: { id: shift } });
const ofBooking = ({ booking }: Scene) => ({ params: { id: booking } });
const ofPerson = ({ person }: Scene) => ({ params: { id: person.id } });
const yes = { shiftStatus: { admin_approve_invoice: true } };
const spans = { time: { startTime: "10:00", endTime: "18:00" } };

/** How each call that can show CPR or bank numbers is made, so that it does; employees' calls are made by a take-over. */
const calls: Record<string, (scene: Scene) => Parts | Promise<Parts>> = {
  "GET employees/me": () => ({}),
  "GET employees/my-data": () => ({}),
  "GET admin/employees/:id/take-over": ofPerson,
  "PUT employees/intro": async ({ person }) => {
    await change("employees", person.id, { new_user: true });
    const { id } = await make.staffType(app.db);
    return {
      body: {
        ...{
          city: "Aarhus",
          phone: "20550118",
          email: `mette${made}@example.test`,
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
    await change("employees", scene.person.id, { deactivated_at: new Date(TEST_NOW) });
    return ofPerson(scene);
  },
  "PUT admin/employees/:id/reset-token": ofPerson,
  "PUT employees/transfer-old-profile": async ({ person }) => {
    await change("employees", person.id, { new_user: true });
    await employeeWithPayData(
      app,
      { cpr: "0101700000" },
      { identity_provider: null, identity_subject: null },
    );
    return { body: { cpr: "0101700000" } };
  },
  "GET admin/bookings": () => ({ query: { type: "admin_old_bookings" } }),
  "GET admin/bookings/employees-csv": async ({ shift }) => {
    await change("shifts", shift, { admin_approve_checkout: true });
    return { query: { startDate: testDay(-60), endDate: testDay(0) } };
  },
  "GET admin/bookings/waiting-approval": async (scene) => {
    await toCome(scene);
    await change("bookings", scene.booking, { approved_at: null });
    return {};
  },
  "PUT admin/bookings/:id/approve-booking": async (scene) => {
    await toCome(scene);
    await change("bookings", scene.booking, { approved_at: null });
    return ofBooking(scene);
  },
  "PUT admin/bookings/:id/not-approve-booking": async (scene) => {
    await toCome(scene);
    await change("bookings", scene.booking, { approved_at: null });
    await change("shifts", scene.shift, { status: "applied" });
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
    const { person } = scene;
    await app.db.deleteFrom("shifts").where("id", "=", scene.shift).execute();
    return { ...ofBooking(scene), body: { employee_id: person.id, reason: "Aftalt pr. telefon" } };
  },
  "PUT admin/shifts/:id/settle-times": (scene) => ({ ...ofShift(scene), body: { take: "booked" } }),
  "GET admin/employees/:id": ofPerson,
};

/** What a reading has to be asked for, so that it shows what there is. */
const queries: Record<string, Record<string, string>> = {
  "GET admin/bookings": { type: "admin_old_bookings" },
  "GET admin/bookings/employees-csv": { startDate: testDay(-60), endDate: testDay(0) },
  "GET admin/figures": { from: testDay(-60), to: testDay(0) },
  "GET admin/search": { q: "Anna" },
};
/** Readings that this scene has nothing for, or that are about nobody's profile. */
const NOT_READ = [
  "GET admin/corporations/corporations-csv",
  "GET admin/outbox/:id/mail",
  "GET admin/pay/:id/difference",
  "GET addresses/autocomplete",
  "GET companies/:cvr",
  "GET bookings/fill-chance",
  "GET corporations/bookings/last-created-booking",
  "GET employees/emails/unsubscribe",
  "GET shifts/employee/cancel/:id",
];

const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const rows = allEndpoints.map(({ row }) => row);
const byTitle = new Map(rows.map((row) => [titleOf(row), row]));

/** A field for such a number, whatever it is called. */
const NUMBER_FIELD = /"\w*(cpr|bank|account_n|reg_n|kontonr)\w*":/i;
/** No number: other people's profiles with the same one, and the lines of an import, which hold names and reasons. */
const NO_NUMBER = /"same_cpr":/g;
/** Answers that may hold anything, but for what browsers need for a passkey. */
const OPEN_FIELDS = ["passkey", "options", "workLocations", "workSkills"];

/** Answers that have a field for such a number, and those that hold whatever is stored. */
const canShow = rows.filter((row) => {
  // Whoever signs in sees the own numbers.
  if (row.callers.includes("anyone")) return false;
  const schema = z.toJSONSchema(row.answer, { io: "output", unrepresentable: "any" });
  return NUMBER_FIELD.test(JSON.stringify(schema).replace(NO_NUMBER, "")) || isOpen(schema);
});

/** Whether a part of this schema says nothing of what it holds. */
function isOpen(schema: unknown, name = ""): boolean {
  if (typeof schema !== "object" || schema === null || OPEN_FIELDS.includes(name)) return false;
  const {
    $schema: _,
    properties = {},
    items,
    additionalProperties,
    anyOf = [],
    allOf = [],
    ...rest
  } = schema as Node;
  const parts = [
    ...Object.entries(properties),
    ...[items, additionalProperties, ...anyOf, ...allOf].map((part) => [name, part] as const),
  ];
  const isBare = parts.every(([, part]) => part === undefined) && Object.keys(rest).length === 0;
  return isBare || parts.some(([of, part]) => isOpen(part, of));
}

interface Node extends Readonly<Record<string, unknown>> {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly unknown[];
  readonly allOf?: readonly unknown[];
}

test("every call whose answer has room for a personal number is looked at here", () => {
  const isOwn = (title: string) => title === "GET corporations/my-data";
  expect(new Set(Object.keys(calls))).toEqual(new Set(canShow.map(titleOf).filter((title) => !isOwn(title))));
});

test.each(Object.keys(calls))(
  "%s shows personal numbers to an admin, is kept nowhere but sealed, and the log says whose",
  async (title) => {
    const row = byTitle.get(title);
    if (!row) throw new Error(`No row ${title}`);
    const scene = await setUp();
    const parts = await calls[title]?.(scene);
    const as = row.callers.some((caller) => caller.startsWith("admin"))
      ? admin.token
      : await app.takeOver(admin, { kind: "employee", id: scene.person.id });
    let text = "";
    const kept = vi.spyOn(AnswerCache.prototype, "bodyOf");
    const log = await auditedBy(app.db, async () => {
      text = (await app.call(row, { as, ...parts } as never)).text;
    });
    expect(numbersIn(text, scene.person), text.slice(0, 300)).toBe(true);
    const open = kept.mock.calls.filter(([, answer]) => answer.guarded === null);
    expect(open, "the answer may be kept in memory, readable").toEqual([]);
    const reads = log.filter(({ action }) => action === "read_pay_data");
    const readers = new Set(reads.map(({ actor_kind, actor_id }) => `${actor_kind} ${actor_id}`));
    expect(readers).toEqual(new Set([`admin ${admin.id}`]));
    const whose = reads.flatMap(({ entity_id, detail }) => [
      Number(entity_id),
      ...((detail as { employee_ids?: number[] } | null)?.employee_ids ?? []),
    ]);
    expect(whose).toContain(scene.person.id);
  },
);

test("no other reading shows a personal number to an admin, and none at all to a company or somebody else", async () => {
  const scene = await setUp();
  const other = await signedInEmployee(app);
  const takenOver = await app.takeOver(admin, { kind: "employee", id: scene.person.id });
  const readers = {
    admin: admin.token,
    "taken over": takenOver,
    company: await app.signIn({ kind: "corporation", id: scene.company }),
    "somebody else": other.token,
  };
  const ids = [scene.person.id, scene.company, scene.booking, scene.shift];
  const found: string[] = [];
  const read = new Set<Endpoint>();
  for (const row of rows.filter(({ method }) => method === "GET")) {
    const names = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
    for (const id of names.length === 0 ? [0] : ids) {
      const params = Object.fromEntries(names.map((name) => [name, id]));
      for (const [reader, as] of Object.entries(readers)) {
        const { text, status } = await app.call(row, {
          as,
          params,
          query: queries[titleOf(row)] ?? {},
        } as never);
        if (status === 200) read.add(row);
        const isNoted = titleOf(row) in calls && (reader === "admin" || reader === "taken over");
        if (!isNoted && numbersIn(text, scene.person)) found.push(`${titleOf(row)} to ${reader}`);
      }
    }
  }
  expect(found).toEqual([]);
  const notRead = rows.filter((row) => row.method === "GET" && !read.has(row)).map(titleOf);
  expect(new Set(notRead)).toEqual(new Set(NOT_READ));
});

function numbersIn(text: string, { cpr, account }: Person): boolean {
  return text.includes(cpr) || text.includes(account);
}

async function setUp(): Promise<Scene> {
  made += 1;
  const cpr = `040598${1000 + made}`;
  const account = `98765${10_000 + made}`;
  const { id } = await employeeWithPayData(app, { cpr, bankReg: "7431", bankAccount: account });
  const company = await makeCorporation(app);
  const { booking, shift } = await company.bookedShift(
    { date: testDay(-3), start_time: "10:00", end_time: "18:00" },
    { employee_id: id, status: "selected" },
  );
  return { person: { id, cpr, account }, company: company.id, booking: booking.id, shift: shift.id };
}

function change(table: "employees" | "bookings" | "shifts", id: number, values: object) {
  return app.db.updateTable(table).set(values).where("id", "=", id).execute();
}

/** The booking is another one, three days ahead. */
async function toCome({ booking }: Scene): Promise<void> {
  const [startsAt, endsAt] = [72, 80].map((hours) => new Date(TEST_NOW + hours * 3_600_000));
  await change("bookings", booking, { date: testDay(3), starts_at: startsAt, ends_at: endsAt });
}

async function rejected(scene: Scene): Promise<void> {
  await toCome(scene);
  await change("bookings", scene.booking, {
    status: "cancelled",
    approved_at: null,
    rejected_at: new Date(TEST_NOW),
  });
}
