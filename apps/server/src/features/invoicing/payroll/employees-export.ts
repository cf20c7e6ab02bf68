import type {
  adminBookingEndpoints as rows,
  WireExportedBooking,
} from "#contract/bookings/admin-booking.endpoints.ts";
import { toCommaString, toWireKroner } from "#rules/money/ore.ts";
import type { Moment } from "#rules/time/moment.ts";
import { startsBetween } from "#server/features/bookings/admin/admin-booking.filters.ts";
import {
  type StaffPerson,
  serializeStaffEntry,
} from "#server/features/bookings/admin/admin-booking.serializer.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { notifyExport } from "#server/features/corporations/mail-admins.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
import { auditPayDataRead } from "#server/features/employees/pay-data.ts";
import { type ShiftKey, shiftsToExport } from "#server/features/invoicing/invoicing.queries.ts";
import { cancellationPayLine } from "#server/features/pricing/cancellation-pay.ts";
import { agreedPartsOf, paidTimesOf, payOf } from "#server/features/pricing/worked-pay.ts";
import { reputationsOf } from "#server/features/reputation/reputation.queries.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, RowStream, type Services } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

/**
 * Who worked in a period with hours approved for payroll, or is paid for a late removal. The answer carries CPR and bank numbers; the
 * read is audited and mailed to all admins. Refuses `no_employees_in_period`.
 */
export const employeesExport: Handler<typeof rows.employeesExport> = async (call) => {
  const { query, services, now } = call;
  const shifts = await shiftsToExport(services.db, startsBetween(query), now);
  if (shifts.length === 0) throw new DomainError("no_employees_in_period");
  await inTransaction(services.db, async (tx) => {
    await auditPayDataRead(tx, call, [...new Set(shifts.map(({ employee_id }) => employee_id))]);
    await notifyExport({ ...call, tx }, corporationOf(call.session).id, "employees");
  });
  return new RowStream(exported(services, shifts, now));
};

/** Shifts whose people and bookings are read at a time: a long period of a large agency has more than fit in memory. */
const BATCH_SIZE = 500;

/** The bookings of a period in which somebody is paid, with those people, soonest first. */
async function* exported(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  shifts: readonly ShiftKey[],
  now: Moment,
): AsyncGenerator<WireExportedBooking> {
  let batch: ShiftKey[] = [];
  for (const ofBooking of Map.groupBy(shifts, ({ booking_id }) => booking_id).values()) {
    batch.push(...ofBooking);
    if (batch.length < BATCH_SIZE) continue;
    yield* serializeExport(await peopleOf(db, batch, now), secrets);
    batch = [];
  }
  if (batch.length > 0) yield* serializeExport(await peopleOf(db, batch, now), secrets);
}

async function peopleOf(db: Db, keys: readonly ShiftKey[], now: Moment): Promise<ExportedPerson[]> {
  const employeeIds = [...new Set(keys.map(({ employee_id }) => employee_id))];
  const employees = byId(await loadEmployees(db, employeeIds));
  const reputationOf = await reputationsOf(db, employeeIds, now);
  const bookingIds = [...new Set(keys.map(({ booking_id }) => booking_id))];
  const bookings = byId(await loadBookings(db, bookingIds));
  const shifts = byId(await shiftsOfBookings(db, bookingIds));
  const corporationIds = new Set([...bookings.values()].map(({ corporation_id }) => corporation_id));
  const corporations = byId(await loadCorporations(db, [...corporationIds]));
  return keys.flatMap(({ id, employee_id, booking_id }) => {
    const shift = shifts.get(id);
    const employee = employees.get(employee_id);
    const booking = bookings.get(booking_id);
    const corporation = corporations.get(booking?.corporation_id ?? 0);
    if (!shift || !employee || !booking || !corporation) return [];
    const reputation = reputationOf(employee.id);
    return { shift, employee, reputation, booking, corporation: corporation.name };
  });
}

function byId<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Somebody who worked or was taken off late, with the booking and its company. */
interface ExportedPerson extends StaffPerson {
  readonly booking: BookingRow;
  readonly corporation: string;
}

/** Bookings with those who are paid, in the order of the people; it shows CPR and bank numbers. */
function serializeExport(people: readonly ExportedPerson[], secrets: Secrets): WireExportedBooking[] {
  return [...Map.groupBy(people, ({ booking }) => booking.id).values()].flatMap((ofBooking) => {
    const [first] = ofBooking;
    if (!first) return [];
    const { booking, corporation } = first;
    return {
      id: booking.id,
      date: booking.date,
      corporation: { name: corporation },
      transport_wage: booking.transport_wage,
      hourly_wage: toCommaString(booking.hourly_wage),
      selectedStaff: ofBooking.map((person) => serializeEntry(person, secrets)),
    };
  });
}

function serializeEntry(person: ExportedPerson, secrets: Secrets) {
  const { booking, shift } = person;
  if (shift.status !== "selected") return serializeRemoved(person, secrets);
  const { from, to } = paidTimesOf(booking, shift);
  const pay = payOf(booking, shift);
  return {
    ...serializeStaffEntry(person, secrets, "admin who asks"),
    kind: "pay" as const,
    start_time: from,
    end_time: to,
    hours: pay?.hours ?? 0,
    total: toWireKroner(pay?.pay ?? 0),
    ...agreedPartsOf(pay),
  };
}

/** Whoever is paid for a late removal has worked no times, and was not transported. */
function serializeRemoved(person: ExportedPerson, secrets: Secrets) {
  const { booking, shift } = person;
  const { hours, pay } = cancellationPayLine(shift);
  return {
    ...serializeStaffEntry(person, secrets, "admin who asks"),
    kind: "cancellation" as const,
    start_time: booking.start_time,
    end_time: booking.end_time,
    hours,
    total: toWireKroner(pay),
    ...agreedPartsOf(null),
  };
}
