import type { WireAdminBooking } from "#contract/bookings/admin-entities.ts";
import { isOverCreditCeiling } from "#rules/pricing/trade-terms.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import { selectedOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { customerBookings } from "#server/features/bookings/serializers/customer-bookings.ts";
import { priceOfShifts } from "#server/features/bookings/serializers/price.ts";
import { staffOfBookings } from "#server/features/bookings/shifts/booking-staff.ts";
import { shiftsOfBookings } from "#server/features/bookings/shifts/queries.ts";
import { loadEmployees } from "#server/features/employees/queries.ts";
import { reputationsOf } from "#server/features/ratings/reputations.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import type { Settings } from "#server/platform/settings.ts";
import { adminBookingView, type StaffPerson } from "./serializers.ts";
import { unpaidBookings } from "./unpaid-work.ts";

/** Bookings as admins see them, and whose CPR and bank numbers the answer carries, for the audit log. */
export interface ShownToAdmin {
  readonly bookings: WireAdminBooking[];
  readonly payDataOf: readonly number[];
}

/** Shows many bookings to an admin, in the order given, with a number of queries that does not grow with them. */
export async function showToAdmin(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  settings: Settings,
  now: Moment,
): Promise<ShownToAdmin> {
  const secrets = createSecrets(settings.appSecret);
  const customers = await customerBookings(db, bookings);
  const people = await peopleOf(db, bookings);
  const overCeiling = await companiesOverCeiling(db, bookings, now);
  return {
    bookings: customers.map((customer) =>
      adminBookingView(
        {
          customer,
          people: people.get(customer.booking.id) ?? [],
          isOverCreditCeiling: overCeiling.has(customer.corporation.id),
        },
        secrets,
        now,
      ),
    ),
    payDataOf: [...people.values()].flat().map(({ employee }) => employee.id),
  };
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

/** The companies of `bookings` whose unpaid work is over the credit ceiling. */
async function companiesOverCeiling(
  db: Db | Tx,
  bookings: readonly BookingRow[],
  now: Moment,
): Promise<Set<number>> {
  const corporationIds = [...new Set(bookings.map(({ corporation_id }) => corporation_id))];
  const unpaid = await unpaidBookings(db, corporationIds, now);
  const staff = await staffOfBookings(
    db,
    unpaid.map(({ id }) => id),
  );
  const owed = new Map<number, number>();
  for (const booking of unpaid) {
    const { total } = priceOfShifts(booking, selectedOf(staff.get(booking.id) ?? []));
    owed.set(booking.corporation_id, (owed.get(booking.corporation_id) ?? 0) + total);
  }
  return new Set([...owed].filter(([, total]) => isOverCreditCeiling(total)).map(([id]) => id));
}
