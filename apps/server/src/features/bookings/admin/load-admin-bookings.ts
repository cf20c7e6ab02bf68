import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { paymentState } from "#rules/money/payment.ts";
import { valueOn } from "#rules/pricing/price-settings.ts";
import { isOverCreditCeiling } from "#rules/pricing/trade-terms.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import { loadCorporationBookings } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { pricedColumns } from "#server/features/pricing/booked-price.ts";
import { priceAgreementVersionsOf } from "#server/features/pricing/price-agreement.queries.ts";
import { billedColumns } from "#server/features/pricing/shift-times.ts";
import { priceOfShifts } from "#server/features/pricing/worked-price.ts";
import { standingColumn } from "#server/features/reputation/reputation.queries.ts";
import { pricesInForce } from "#server/features/settings/setting.queries.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type OverCeiling, type StaffPerson, serializeAdminBooking } from "./admin-booking.serializer.ts";

/** So many bookings of a company are over any ceiling; the rest of them need not be read. */
const MAX_UNPAID_READ = 40;

/** The companies with unpaid work over the credit ceiling, their own where one is agreed, with both in øre. Rule: Credit ceiling, docs/rules/trade-terms.md. */
async function corporationsOverCeiling(
  db: Db | Tx,
  corporationIds: readonly number[],
  now: Moment,
): Promise<Map<number, OverCeiling>> {
  if (corporationIds.length === 0) return new Map();
  const today = dayOf(now);
  const [unpaid, prices, versions] = await Promise.all([
    latestUnpaid(db, corporationIds, now),
    pricesInForce(db, today),
    priceAgreementVersionsOf(db, corporationIds),
  ]);
  const owed = new Map<number, number>();
  for (const { shifts, ...booking } of unpaid) {
    const { total } = priceOfShifts(booking, shifts);
    owed.set(booking.corporation_id, (owed.get(booking.corporation_id) ?? 0) + total);
  }
  const ceilingOf = (id: number) => {
    const agreement = valueOn(versions.get(id) ?? [], today)?.agreement;
    return agreement?.values.credit_ceiling ?? prices.credit_ceiling;
  };
  const sums = [...owed].map(([id, total]) => [id, { owed: total, ceiling: ceilingOf(id) }] as const);
  return new Map(
    sums.filter(([, { owed: total, ceiling }]) => isOverCreditCeiling(total, { creditCeiling: ceiling })),
  );
}

/** The latest ended and unpaid bookings of the companies, with the shifts of their selected people. */
function latestUnpaid(db: Db | Tx, corporationIds: readonly number[], now: Moment) {
  return db
    .selectFrom("corporations as c")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("bookings as u")
          .select(["u.id", "u.corporation_id", ...pricedColumns])
          .whereRef("u.corporation_id", "=", "c.id")
          .where("u.ends_at", "<=", new Date(now))
          .where("u.paid_at", "is", null)
          .where("u.status", "<>", "cancelled")
          .orderBy("u.ends_at", "desc")
          .limit(MAX_UNPAID_READ)
          .as("b"),
      (join) => join.onTrue(),
    )
    .selectAll("b")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("shifts as s")
          .select(billedColumns)
          .whereRef("s.booking_id", "=", "b.id")
          .where("s.status", "=", "selected"),
      ).as("shifts"),
    )
    .where("c.id", "in", corporationIds)
    .execute();
}

/** The call that an admin's bookings are loaded for. */
export interface AdminCall {
  readonly session: Session;
  readonly now: Moment;
  readonly services: Services;
}

/** Bookings as admins see them, in the order given. */
export async function loadForAdmin(
  db: Db | Tx,
  rows: readonly BookingRow[],
  { now, services }: AdminCall,
): Promise<WireAdminBooking[]> {
  const ids = rows.map(({ id }) => id);
  const corporationIds = [...new Set(rows.map(({ corporation_id }) => corporation_id))];
  const [all, people, invoices, overCeiling] = await Promise.all([
    loadCorporationBookings(db, rows, now),
    loadPeople(db, ids, now),
    loadNumberedInvoices(db, ids, now),
    corporationsOverCeiling(db, corporationIds, now),
  ]);
  return all.map((facts) => {
    const booking = {
      facts,
      people: people.get(facts.booking.id) ?? [],
      overCeiling: overCeiling.get(facts.corporation.id) ?? null,
      invoices: invoices.get(facts.booking.id) ?? [],
    };
    return serializeAdminBooking(booking, services.secrets, now);
  });
}

/** Selected people and applicants of bookings, by booking, in the order of their shifts' ids. */
async function loadPeople(
  db: Db | Tx,
  bookingIds: readonly number[],
  now: Moment,
): Promise<Map<number, StaffPerson[]>> {
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
      .select(standingColumn(sql.val(new Date(now))).as("reputation"))
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
    .selectFrom("invoices as i")
    .innerJoin("invoice_documents as d", "d.id", "i.document_id")
    .select(["i.booking_id", "d.url", "d.is_paid", "d.due_date", "d.delivery"])
    .select((eb) => eb.ref("d.number").$notNull().as("number"))
    .where("i.booking_id", "in", bookingIds)
    .where("i.kind", "<>", "credit_note")
    .where("d.number", "is not", null)
    .where("i.taken_back_at", "is", null)
    .where(sql<boolean>`not exists (
      select from invoices note where note.credits = i.id and note.taken_back_at is null)`)
    .orderBy("i.id")
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
