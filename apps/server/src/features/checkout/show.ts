import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { showJob } from "#server/features/applications/serializers/employee-bookings.ts";
import { findBooking } from "#server/features/bookings/queries.ts";
import { hiredBeforeOf } from "#server/features/bookings/shifts/checkout-queries.ts";
import { findShift, type ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import {
  companyCheckoutView,
  type WireCompanyCheckoutShift,
} from "#server/features/checkout/company/serializers.ts";
import { employeeCheckoutView } from "#server/features/checkout/employee/serializers.ts";
import { shiftsOfFavourites } from "#server/features/corporations/favourites/queries.ts";
import { findEmployee, loadEmployees } from "#server/features/employees/queries.ts";
import { ratingsOfShifts } from "#server/features/ratings/ratings.ts";
import { reputationsOf } from "#server/features/ratings/reputations.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { createSecrets } from "#server/platform/crypto/secrets.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";

/** Who looks, and when. */
export interface Look {
  readonly session: Session;
  readonly now: Moment;
  readonly services: Services;
}

/** Shifts as their company checks them out, in the order given. */
export async function showToCompany(
  db: Db | Tx,
  shifts: readonly ShiftRow[],
  { session, now }: Look,
): Promise<WireCompanyCheckoutShift[]> {
  const ids = shifts.map((shift) => shift.employee_id);
  const employees = new Map((await loadEmployees(db, ids)).map((row) => [row.id, row]));
  const reputation = await reputationsOf(db, ids);
  const shiftIds = shifts.map((shift) => shift.id);
  const ratings = await ratingsOfShifts(db, "employee", shiftIds);
  const favourites = await shiftsOfFavourites(db, shiftIds);
  const hiredBefore = await hiredBeforeOf(db, shiftIds);
  const viewer = { asAdmin: corporationOf(session).asAdmin, now };
  return shifts.flatMap((shift) => {
    const employee = employees.get(shift.employee_id);
    if (!employee) return [];
    const rating = ratings.get(shift.id) ?? { score: 0, comment: "" };
    const facts = {
      employee,
      reputation: reputation(employee.id),
      rating,
      hiredBeforeCount: hiredBefore.get(shift.id) ?? 0,
      isFavourite: favourites.has(shift.id),
    };
    return [companyCheckoutView(shift, facts, viewer)];
  });
}

/** One shift as its company checks it out, read anew. */
export async function showOneToCompany(
  tx: Tx,
  shiftId: number,
  look: Look,
): Promise<WireCompanyCheckoutShift> {
  const shift = await findShift(tx, shiftId);
  const [shown] = shift ? await showToCompany(tx, [shift], look) : [];
  if (!shown) throw new DomainError("not_found");
  return shown;
}

/** A shift as its employee checks it out, read anew. An admin's look at the pay data in it is written down. */
export async function showToEmployee(
  db: Db | Tx,
  shiftId: number,
  { session, now, services }: Look,
): Promise<WireEmployeeCheckout> {
  const shift = await findShift(db, shiftId);
  const job = shift && (await findBooking(db, shift.booking_id));
  const employee = shift && (await findEmployee(db, shift.employee_id));
  if (!shift || !job || !employee) throw new DomainError("not_found");
  const actor = actorOf(session);
  if (actor.kind === "admin") {
    await audit(db, { actor, action: "read_pay_data", entity: "employee", entityId: employee.id, now });
  }
  const booking = await showJob(db, employee.id, job.id, now);
  const ratings = await ratingsOfShifts(db, "corporation", [shift.id]);
  const rating = ratings.get(shift.id) ?? { score: 0, comment: "" };
  const secrets = createSecrets(services.settings.appSecret);
  return employeeCheckoutView(shift, { job, booking, employee, rating }, secrets);
}
