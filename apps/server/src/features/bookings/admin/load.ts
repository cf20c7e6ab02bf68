import { sql } from "kysely";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { paymentState } from "#rules/money/payment.ts";
import { isOverCreditCeiling } from "#rules/pricing/trade-terms.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { type BookingParts, bookingParts, factsOfBookings } from "#server/features/bookings/answers/load.ts";
import { type BookingRow, foundIds, withStaffType } from "#server/features/bookings/booking.queries.ts";
import { priceOfShifts } from "#server/features/bookings/serializers/price.ts";
import { billedColumns } from "#server/features/bookings/shifts/times.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { pricedColumns } from "#server/features/pricing/booked-price.ts";
import { standingColumn } from "#server/features/reputation/rating.queries.ts";
import { priceSettingRows, pricesOn } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part, together } from "#server/platform/database/driver/together.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type StaffPerson, serializeAdminBooking } from "./admin-booking.serializer.ts";

/** The call that an admin's bookings are loaded for. */
export interface AdminCall {
  readonly session: Session;
  readonly now: Moment;
  readonly services: Services;
}

/** Bookings as admins see them, and whose CPR and bank numbers the answer carries, for the audit log. */
export interface LoadedForAdmin {
  readonly bookings: WireAdminBooking[];
  readonly payDataOf: readonly number[];
}

/** Many bookings for an admin, in the order given, in one statement. */
export async function loadForAdmin(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  reader: AdminCall,
): Promise<LoadedForAdmin> {
  if (bookings.length === 0) return { bookings: [], payDataOf: [] };
  const parts = await readBookings(db, { ids: bookings.map(({ id }) => id), now: new Date(reader.now) });
  return answersForAdmin({ ...parts, found: bookings }, reader);
}

const readBookings = together(
  (db, { ids, now }: { ids: readonly number[]; now: Date }) => ({
    found: withStaffType(db).where("b.id", "=", sql<number>`any(${ids}::int[])`),
    ...adminParts(db, now, shiftsOfFound(db).where("status", "in", ["selected", "applied"])),
  }),
  { isPlannedOnce: true },
);

/** The shifts of the bookings of `found`, in the order of their ids. */
function shiftsOfFound(db: Db | Tx) {
  return db.selectFrom("shifts").selectAll().where("booking_id", "in", foundIds).orderBy("id");
}

/**
 * What the answers for an admin about the bookings of `found` are made of besides them, for a statement: `shifts`, of
 * which selected people and applicants are shown, and all of their people.
 */
function adminParts(db: Db | Tx, now: Date, shifts: ReturnType<typeof shiftsOfFound>) {
  return {
    ...bookingParts(db),
    shifts,
    people: db
      .selectFrom("employees as e")
      .selectAll("e")
      .select(standingColumn.as("reputation"))
      .where("e.id", "=", sql<number>`any(array(select employee_id from ${part("shifts")}))`),
    ...unpaidParts(db, now),
    prices: priceSettingRows(db),
    invoices: numberedInvoices(db),
  };
}

type AdminPart = ReturnType<typeof adminParts>;
type AdminParts = BookingParts & {
  readonly [Name in keyof AdminPart]: Awaited<ReturnType<AdminPart[Name]["execute"]>>;
};

/** The answers that the parts make, in the order of `found`. */
function answersForAdmin(parts: AdminParts, { now, services }: AdminCall): LoadedForAdmin {
  const people = peopleOf(parts);
  const overCeiling = corporationsOverCeiling(parts, now);
  const invoices = Map.groupBy(parts.invoices, ({ booking_id }) => booking_id);
  return {
    bookings: factsOfBookings(parts).map((facts) =>
      serializeAdminBooking(
        {
          facts,
          people: people.get(facts.booking.id) ?? [],
          isOverCreditCeiling: overCeiling.has(facts.corporation.id),
          invoices: (invoices.get(facts.booking.id) ?? []).map(
            ({ number, url, is_paid, due_date, delivery }) => ({
              number,
              url,
              due_date,
              is_undelivered: delivery === "failed" && !is_paid,
              payment: paymentState({ isPaid: is_paid, isCredited: false, dueDate: due_date }, dayOf(now)),
            }),
          ),
        },
        services.secrets,
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
  reader: AdminCall,
): Promise<WireAdminBooking[]> {
  const { bookings, payDataOf } = await loadForAdmin(db, rows, reader);
  await auditPayDataRead(db, reader, payDataOf);
  return bookings;
}

/** Selected people and applicants, by booking. */
function peopleOf({ shifts, people }: Pick<AdminParts, "shifts" | "people">): Map<number, StaffPerson[]> {
  const personOf = new Map(
    people.map(({ reputation, ...employee }) => [employee.id, { employee, reputation }]),
  );
  const staff = shifts.flatMap((shift) => {
    const person = personOf.get(shift.employee_id);
    return person && (shift.status === "selected" || shift.status === "applied")
      ? [{ shift, ...person }]
      : [];
  });
  return Map.groupBy(staff, ({ shift }) => shift.booking_id);
}

/** The invoices that have a number, oldest first; neither credit notes nor what they credit. */
function numberedInvoices(db: Db | Tx) {
  return db
    .selectFrom("invoices")
    .select(["booking_id", "url", "is_paid", "due_date", "delivery"])
    .select((eb) => eb.ref("number").$notNull().as("number"))
    .where("booking_id", "in", foundIds)
    .where("kind", "<>", "credit_note")
    .where("number", "is not", null)
    .where("taken_back_at", "is", null)
    .where(sql<boolean>`not exists (
      select from invoices note where note.credits = invoices.id and note.taken_back_at is null)`)
    .orderBy("id");
}

/** The companies whose unpaid work is over the credit ceiling. */
function corporationsOverCeiling(
  { unpaid, unpaid_staff, prices }: Pick<AdminParts, "unpaid" | "unpaid_staff" | "prices">,
  now: Moment,
): Set<number> {
  const staffOf = Map.groupBy(unpaid_staff, ({ booking_id }) => booking_id);
  const owed = new Map<number, number>();
  for (const booking of unpaid) {
    const { total } = priceOfShifts(booking, staffOf.get(booking.id) ?? []);
    owed.set(booking.corporation_id, (owed.get(booking.corporation_id) ?? 0) + total);
  }
  const { credit_ceiling } = pricesOn(prices, dayOf(now));
  const terms = { creditCeiling: credit_ceiling };
  return new Set([...owed].filter(([, total]) => isOverCreditCeiling(total, terms)).map(([id]) => id));
}

/** So many bookings of a company are over any ceiling; the rest of them need not be read. */
const ENOUGH = 40;

/** The latest ended and unpaid bookings of the companies, and their selected people. */
function unpaidParts(db: Db | Tx, now: Date) {
  return {
    unpaid: db
      .selectFrom("bookings as b")
      .select(["b.id", "b.corporation_id", ...pricedColumns])
      .where(
        "b.id",
        "in",
        sql<number>`(
          select latest.id from (select distinct corporation_id from ${part("found")}) c
          cross join lateral (
            select u.id from bookings u
            where u.corporation_id = c.corporation_id and u.ends_at <= ${now}
              and u.paid_at is null and u.status <> 'cancelled'
            order by u.ends_at desc limit ${sql.lit(ENOUGH)}
          ) latest)`,
      ),
    unpaid_staff: db
      .selectFrom("shifts")
      .select(["booking_id", ...billedColumns])
      .where("status", "=", "selected")
      .where("booking_id", "in", sql<number>`(select id from ${part("unpaid")})`),
  };
}
