import { sql } from "kysely";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { paymentState } from "#rules/money/payment.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { loadCorporationBookings } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { standingColumn } from "#server/features/reputation/reputation.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type StaffPerson, serializeAdminBooking } from "./admin-booking.serializer.ts";
import { corporationsOverCeiling } from "./credit-ceiling.queries.ts";

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

/** Many bookings for an admin, in the order given. Whoever calls audits that personal numbers are read. */
export async function loadForAdmin(
  db: Db | Tx,
  rows: readonly BookingRow[],
  { now, services }: AdminCall,
): Promise<LoadedForAdmin> {
  const ids = rows.map(({ id }) => id);
  const corporationIds = [...new Set(rows.map(({ corporation_id }) => corporation_id))];
  const [all, people, invoices, overCeiling] = await Promise.all([
    loadCorporationBookings(db, rows),
    loadPeople(db, ids),
    loadNumberedInvoices(db, ids, now),
    corporationsOverCeiling(db, corporationIds, now),
  ]);
  const bookings = all.map((facts) => {
    const booking = {
      facts,
      people: people.get(facts.booking.id) ?? [],
      isOverCreditCeiling: overCeiling.has(facts.corporation.id),
      invoices: invoices.get(facts.booking.id) ?? [],
    };
    return serializeAdminBooking(booking, services.secrets, now);
  });
  return { bookings, payDataOf: [...people.values()].flat().map(({ employee }) => employee.id) };
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

/** Selected people and applicants of bookings, by booking, in the order of their shifts' ids. */
async function loadPeople(db: Db | Tx, bookingIds: readonly number[]): Promise<Map<number, StaffPerson[]>> {
  if (bookingIds.length === 0) return new Map();
  const shown = db
    .selectFrom("shifts")
    .where("booking_id", "in", bookingIds)
    .where("status", "in", ["selected", "applied"]);
  const [shifts, employees] = await Promise.all([
    shown.selectAll().orderBy("id").execute(),
    db
      .selectFrom("employees as e")
      .selectAll("e")
      .select(standingColumn.as("reputation"))
      .where("e.id", "in", shown.select("employee_id"))
      .execute(),
  ]);
  const personOf = new Map(
    employees.map(({ reputation, ...employee }) => [employee.id, { employee, reputation }]),
  );
  const staff = shifts.flatMap((shift) => {
    const person = personOf.get(shift.employee_id);
    return person ? [{ shift, ...person }] : [];
  });
  return Map.groupBy(staff, ({ shift }) => shift.booking_id);
}

type NumberedInvoice = WireAdminBooking["money"]["invoices"][number];

/** The invoices that have a number, by booking, oldest first; neither credit notes nor what they credit. */
async function loadNumberedInvoices(
  db: Db | Tx,
  bookingIds: readonly number[],
  now: Moment,
): Promise<Map<number, NumberedInvoice[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("invoices")
    .select(["booking_id", "url", "is_paid", "due_date", "delivery"])
    .select((eb) => eb.ref("number").$notNull().as("number"))
    .where("booking_id", "in", bookingIds)
    .where("kind", "<>", "credit_note")
    .where("number", "is not", null)
    .where("taken_back_at", "is", null)
    .where(sql<boolean>`not exists (
      select from invoices note where note.credits = invoices.id and note.taken_back_at is null)`)
    .orderBy("id")
    .execute();
  const invoices = rows.map(({ booking_id, number, url, is_paid, due_date, delivery }) => ({
    booking_id,
    invoice: {
      number,
      url,
      due_date,
      is_undelivered: delivery === "failed" && !is_paid,
      payment: paymentState({ isPaid: is_paid, isCredited: false, dueDate: due_date }, dayOf(now)),
    },
  }));
  const groups = Map.groupBy(invoices, ({ booking_id }) => booking_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ invoice }) => invoice)]));
}
