import * as make from "#tests/support/factories.ts";
import { signedInCorporation, signedInEmployee } from "#tests/support/fixtures.ts";
import { TEST_NOW, type TestApp } from "#tests/support/test-app.ts";

const MINUTE = 60_000;

/** A company and a person with something in every table that their lists are read from. */
export async function makeWorld(app: TestApp) {
  const { db } = app;
  const at = new Date(TEST_NOW);
  const hotel = await signedInCorporation(app);
  const other = await make.corporation(db);
  const admin = await signedInCorporation(app, { is_admin: true });
  const { id: staff_type_id } = await make.staffType(db);
  const bookingOf = (corporation_id: number, days: number, values = {}) =>
    make.booking(db, {
      corporation_id,
      staff_type_id,
      date: make.testDay(days),
      number_of_staff: 3,
      ...values,
    });
  const soon = { start_time: "09:00", end_time: "11:00" };
  const ending = await bookingOf(hotel.id, 0, soon);
  const coming = await bookingOf(hotel.id, 5);
  const cancelled = await bookingOf(hotel.id, 6, { status: "cancelled" });
  const elsewhere = await bookingOf(other.id, 4);
  const starting = await bookingOf(other.id, 0, { start_time: "13:00", end_time: "18:00" });
  const unwanted = await bookingOf(other.id, 9);
  const open = await bookingOf(other.id, 10);
  const person = await signedInEmployee(app);
  const [applicant, standing] = [await make.employee(db), await make.employee(db)];
  await make.giveSkill(db, person.id, staff_type_id);
  const on = (booking_id: number, employee_id: number, status: "selected" | "applied") =>
    make.shift(db, { booking_id, employee_id, status });
  await on(coming.id, applicant.id, "applied");
  const shifts = [
    await on(ending.id, person.id, "selected"),
    await on(starting.id, applicant.id, "selected"),
  ];
  for (const { id } of [coming, cancelled, elsewhere]) await on(id, person.id, "selected");
  await on(elsewhere.id, applicant.id, "applied");
  for (const { id: shift_id, employee_id } of shifts) {
    const penalty = { employee_id, shift_id, kind: "normal", card: "red", occurred_at: at } as const;
    const freeze_until = new Date(TEST_NOW + 5_000 * MINUTE);
    await db
      .insertInto("penalties")
      .values({ ...penalty, freeze_until })
      .execute();
  }
  for (const employee_id of [standing.id, person.id]) {
    const place = { booking_id: open.id, employee_id, auto: false, since: at };
    await db.insertInto("standby_places").values(place).execute();
  }
  const offer = { booking_id: open.id, employee_id: person.id, kind: "replacement", created_at: at } as const;
  const expires_at = new Date(TEST_NOW + 300 * MINUTE);
  await db
    .insertInto("offers")
    .values({ ...offer, expires_at })
    .execute();
  const rated = [hotel.id, other.id].map((rated_id) => ({ about: "corporation" as const, rated_id }));
  await db
    .insertInto("rating_sums")
    .values(rated.map((one) => ({ ...one, ratings: 2, stars: 8 })))
    .execute();
  const of = { employee_id: person.id };
  await db
    .insertInto("employee_regions")
    .values({ ...of, area_code: "eastJutland" })
    .execute();
  await db
    .insertInto("unwanted_jobs")
    .values({ ...of, booking_id: unwanted.id, created_at: at })
    .execute();
  const ended = await bookingOf(hotel.id, -5);
  await makeOffice(app, { person, applicant, standing, ended });
  return { hotel, admin, person, coming, ended, shown: [coming, cancelled] };
}

/** Hundredths of a krone. */
const CREDIT_CEILING = 450_000;

interface Ended {
  readonly person: { readonly id: number };
  readonly applicant: { readonly id: number };
  readonly standing: { readonly id: number };
  readonly ended: { readonly id: number; readonly corporation_id: number; readonly staff_type_id: number };
}

/** What else waits for an admin: a booking to be invoiced, with a late removal and too large a prepayment, and what went wrong. */
async function makeOffice({ db }: TestApp, { person, applicant, standing, ended }: Ended) {
  const at = new Date(TEST_NOW);
  const approved = {
    ...{ admin_approve_invoice: true, admin_approve_checkout: true },
    ...{ admin_checkin_time: "10:00", admin_checkout_time: "18:00" },
    ...{ admin_employee_checkin_time: "10:00", admin_employee_checkout_time: "18:00" },
  };
  const on = { booking_id: ended.id, status: "selected" } as const;
  const { id: shift_id } = await make.shift(db, { ...on, ...approved, employee_id: applicant.id });
  const said = { score: 4, comment: "Kom til tiden", created_at: at };
  await db
    .insertInto("ratings")
    .values({
      ...said,
      ...{ shift_id, about: "employee", employee_id: applicant.id, corporation_id: ended.corporation_id },
    })
    .execute();
  // What else the company owes: a little less than it may.
  const { id: owed } = await make.booking(db, {
    corporation_id: ended.corporation_id,
    staff_type_id: ended.staff_type_id,
    date: make.testDay(-6),
  });
  const { id: employee_id } = await make.employee(db);
  await make.shift(db, { booking_id: owed, status: "selected", ...approved, employee_id });
  await db
    .updateTable("price_settings")
    .set({ value: CREDIT_CEILING })
    .where("key", "=", "credit_ceiling")
    .execute();
  const removed = { status: "removed", cancellation_fee: 41_200, cancellation_hours: 2 } as const;
  await make.shift(db, { ...on, ...removed, employee_id: standing.id });
  const prepaid = { kind: "prepayment", state: "accepted", total: 300_000, created_at: at } as const;
  await db
    .insertInto("invoices")
    .values({ ...prepaid, booking_id: ended.id })
    .execute();
  const failed = {
    channel: "email",
    status: "failed",
    subject_key: "booking:1",
    problem: "bad_recipient",
  } as const;
  await db
    .insertInto("outbox")
    .values({ ...failed, key: "failed", recipient: "anna@example.test", created_at: at })
    .execute();
  const asked = { employee_id: person.id, old_employee_id: standing.id, created_at: at };
  await db.insertInto("profile_transfers").values(asked).execute();
  const alert = { kind: "account", subject: "corporation:1", network: "10.0.0.0/24", failures: 12 } as const;
  await db
    .insertInto("security_alerts")
    .values({ ...alert, started_at: at, last_at: new Date(TEST_NOW - 17 * 1_000) })
    .execute();
}
