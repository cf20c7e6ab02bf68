import { sql } from "kysely";
import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { paymentState } from "#rules/money/payment.ts";
import { isOverCreditCeiling } from "#rules/pricing/trade-terms.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { loadCorporationBookings } from "#server/features/bookings/load.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { pricedColumns, priceOfShifts } from "#server/features/bookings/serializers/price.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/queries.ts";
import { billedColumns } from "#server/features/bookings/shifts/times.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { loadEmployees } from "#server/features/employees/queries.ts";
import { reputationsOf } from "#server/features/reputation/ratings.ts";
import { pricesInForce } from "#server/features/settings/queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { together } from "#server/platform/database/driver/statement.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type StaffPerson, serializeAdminBooking } from "./serializers.ts";

/** The call that an admin's bookings are loaded for. */
export interface Reader {
  readonly session: Session;
  readonly now: Moment;
  readonly services: Services;
}

/** Bookings as admins see them, and whose CPR and bank numbers the answer carries, for the audit log. */
export interface LoadedForAdmin {
  readonly bookings: WireAdminBooking[];
  readonly payDataOf: readonly number[];
}

/** Many bookings for an admin, in the order given, with a number of statements that does not grow with them. */
export async function loadForAdmin(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  secrets: Secrets,
  now: Moment,
): Promise<LoadedForAdmin> {
  const customers = await loadCorporationBookings(db, bookings);
  const people = await peopleOf(db, bookings);
  const overCeiling = await corporationsOverCeiling(db, bookings, now);
  const invoices = await numberedInvoices(db, bookings);
  return {
    bookings: customers.map((customer) =>
      serializeAdminBooking(
        {
          customer,
          people: people.get(customer.booking.id) ?? [],
          isOverCreditCeiling: overCeiling.has(customer.corporation.id),
          invoices: (invoices.get(customer.booking.id) ?? []).map(({ number, url, is_paid, due_date }) => ({
            ...{ number, url, due_date },
            payment: paymentState({ isPaid: is_paid, isCredited: false, dueDate: due_date }, dayOf(now)),
          })),
        },
        secrets,
        now,
      ),
    ),
    payDataOf: [...people.values()].flat().map(({ employee }) => employee.id),
  };
}

/** Bookings as an admin sees them; that personal numbers were read with them stands in the audit log. */
export async function loadAudited(
  db: Db | Tx,
  rows: readonly BookingRow[],
  reader: Reader,
): Promise<WireAdminBooking[]> {
  const { bookings, payDataOf } = await loadForAdmin(db, rows, reader.services.secrets, reader.now);
  await auditPayDataRead(db, reader, payDataOf);
  return bookings;
}

/** Selected people and applicants of many bookings, by booking. */
async function peopleOf(db: Db | Tx, bookings: readonly BookingRow[]): Promise<Map<number, StaffPerson[]>> {
  const ids = bookings.map(({ id }) => id);
  const shifts = await shiftsOfBookings(db, ids, ["selected", "applied"]);
  const employeeIds = [...new Set(shifts.map(({ employee_id }) => employee_id))];
  const employees = new Map((await loadEmployees(db, employeeIds)).map((row) => [row.id, row]));
  const reputationOf = await reputationsOf(db, employeeIds);
  const people = shifts.flatMap((shift) => {
    const employee = employees.get(shift.employee_id);
    return employee ? [{ shift, employee, reputation: reputationOf(employee.id) }] : [];
  });
  return Map.groupBy(people, ({ shift }) => shift.booking_id);
}

/** The invoices of many bookings that have a number, oldest first, by booking; neither credit notes nor what they credit. */
async function numberedInvoices(db: Db | Tx, bookings: readonly BookingRow[]) {
  if (bookings.length === 0) return new Map<number, never[]>();
  const rows = await db
    .selectFrom("invoices")
    .select(["booking_id", "url", "is_paid", "due_date"])
    .select((eb) => eb.ref("number").$notNull().as("number"))
    .where(
      "booking_id",
      "in",
      bookings.map(({ id }) => id),
    )
    .where("kind", "<>", "credit_note")
    .where("number", "is not", null)
    .where("taken_back_at", "is", null)
    .where(sql<boolean>`not exists (
      select from invoices note where note.credits = invoices.id and note.taken_back_at is null)`)
    .orderBy("id")
    .execute();
  return Map.groupBy(rows, ({ booking_id }) => booking_id);
}

/** The companies of `bookings` whose unpaid work is over the credit ceiling. */
async function corporationsOverCeiling(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  now: Moment,
): Promise<Set<number>> {
  const corporationIds = [...new Set(bookings.map(({ corporation_id }) => corporation_id))];
  if (corporationIds.length === 0) return new Set();
  const { unpaid, staff } = await readUnpaid(db, { corporationIds, now: new Date(now) });
  const staffOf = Map.groupBy(staff, ({ booking_id }) => booking_id);
  const owed = new Map<number, number>();
  for (const booking of unpaid) {
    const { total } = priceOfShifts(booking, staffOf.get(booking.id) ?? []);
    owed.set(booking.corporation_id, (owed.get(booking.corporation_id) ?? 0) + total);
  }
  const { credit_ceiling } = await pricesInForce(db, dayOf(now));
  const terms = { creditCeiling: credit_ceiling };
  return new Set([...owed].filter(([, total]) => isOverCreditCeiling(total, terms)).map(([id]) => id));
}

/** So many bookings of a company are over any ceiling; the rest of them need not be read. */
const ENOUGH = 40;

/** The latest ended and unpaid bookings of many companies at once, and their selected people. */
const readUnpaid = together(
  (db, { corporationIds, now }: { corporationIds: readonly number[]; now: Date }) => ({
    unpaid: db
      .selectFrom("bookings as b")
      .select(["b.id", "b.corporation_id", ...pricedColumns])
      .where(
        "b.id",
        "in",
        sql<number>`(
          select latest.id from corporations c
          cross join lateral (
            select u.id from bookings u
            where u.corporation_id = c.id and u.ends_at <= ${now}
              and u.paid_at is null and u.status <> 'cancelled'
            order by u.ends_at desc limit ${sql.lit(ENOUGH)}
          ) latest
          where c.id = any(${corporationIds}::int[]))`,
      ),
    staff: db
      .selectFrom("shifts")
      .select(["booking_id", ...billedColumns])
      .where("status", "=", "selected")
      .where("booking_id", "in", sql<number>`(select id from unpaid_part)`),
  }),
);
