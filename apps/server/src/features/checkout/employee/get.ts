import type { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { loadApplicant } from "#server/features/applications/jobs/load.ts";
import { loadJobs } from "#server/features/applications/jobs/queries.ts";
import { serializeJob } from "#server/features/applications/jobs/serializers.ts";
import { findShift } from "#server/features/bookings/shifts/queries.ts";
import { findEmployee } from "#server/features/employees/queries.ts";
import { ratingsOfShifts } from "#server/features/reputation/ratings.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { employeeOf, type Session } from "#server/platform/sessions/session.ts";
import { serializeCheckout } from "./serializers.ts";

/** The caller's confirmed shift with both sides' times. Refuses `not_found` for any other. */
export const employeeShift: Handler<typeof checkoutEndpoints.employeeShift> = async (call) => {
  const { id } = employeeOf(call.session);
  const shift = await findShift(call.services.db, call.params.shiftId);
  if (shift?.employee_id !== id || shift.status !== "selected") throw new DomainError("not_found");
  return loadCheckout(call.services.db, shift.id, call);
};

/** A shift as its employee checks it out, read anew. An admin's look at the pay data in it is written down. */
export async function loadCheckout(
  db: Db | Tx,
  shiftId: number,
  {
    session,
    now,
    services,
  }: { readonly session: Session; readonly now: Moment; readonly services: Services },
): Promise<WireEmployeeCheckout> {
  const shift = await findShift(db, shiftId);
  const employee = shift && (await findEmployee(db, shift.employee_id));
  const [job] = shift ? await loadJobs(db, shift.employee_id, [shift.booking_id]) : [];
  if (!shift || !employee || !job) throw new DomainError("not_found");
  const actor = actorOf(session);
  if (actor.kind === "admin") {
    await audit(db, { actor, action: "read_pay_data", entity: "employee", entityId: employee.id, now });
  }
  const booking = serializeJob(job, await loadApplicant(db, employee.id, now), now);
  const ratings = await ratingsOfShifts(db, "corporation", [shift.id]);
  const rating = ratings.get(shift.id) ?? { score: 0, comment: "" };
  const secrets = services.secrets;
  return serializeCheckout(shift, { job, booking, employee, rating }, secrets);
}
