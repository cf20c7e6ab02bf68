import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { jobsOf } from "#server/features/applications/jobs/job.queries.ts";
import { serializeJob } from "#server/features/applications/jobs/job.serializer.ts";
import { loadApplicant } from "#server/features/applications/jobs/job-applicant.queries.ts";
import { paidOn } from "#server/features/applications/jobs/shift-pay.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { numberReaderOf, payDataOfRow } from "#server/features/employees/pay-data.ts";
import { ratingsOfShifts } from "#server/features/reputation/rating.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { employeeOf, type Session } from "#server/platform/sessions/session.ts";
import { serializeCheckout, stampedColumns } from "./employee-checkout.serializer.ts";

/** The caller's confirmed shift with both sides' times. Refuses `not_found` for any other. */
export const employeeShift: Handler<typeof checkoutEndpoints.employeeShift> = (call) => {
  const own = { id: call.params.shiftId, employee_id: employeeOf(call.session).id };
  return loadCheckout(call.services.db, own, call);
};

/**
 * A confirmed shift as its employee checks it out, read anew; in a take-over with dots for CPR and bank numbers.
 * Refuses `not_found` for any other shift.
 */
export async function loadCheckout(
  db: Db | Tx,
  own: Pick<ShiftRow, "id" | "employee_id">,
  {
    session,
    now,
    services,
  }: { readonly session: Session; readonly now: Moment; readonly services: Services },
): Promise<WireEmployeeCheckout> {
  const shift = await db
    .selectFrom("shifts")
    .select(stampedColumns)
    .where("id", "=", own.id)
    .where("employee_id", "=", own.employee_id)
    .where("status", "=", "selected")
    .executeTakeFirst();
  if (!shift) throw new DomainError("not_found");
  const [employee, job, applicant, ratings, sentAt] = await Promise.all([
    db
      .selectFrom("employees")
      .select(payDataOfRow)
      .where("id", "=", shift.employee_id)
      .executeTakeFirstOrThrow(),
    jobsOf(db, shift.employee_id).where("b.id", "=", shift.booking_id).executeTakeFirstOrThrow(),
    loadApplicant(db, shift.employee_id, now),
    ratingsOfShifts(db, "corporation", [shift.id]),
    paySentAt(db, shift.id),
  ]);
  const facts = {
    job,
    booking: serializeJob(job, applicant, now),
    paymentDate: paidOn(job.date, sentAt?.getTime(), now),
    employee,
    reader: numberReaderOf(actorOf(session)),
    afterHours: services.settings.undisputedAfterHours,
    rating: ratings.get(shift.id) ?? { score: 0, comment: "" },
  };
  return serializeCheckout(shift, facts, services.secrets);
}

/** When a shift's pay was sent; undefined while it is not, and while payroll refuses it. */
async function paySentAt(db: Db | Tx, shiftId: number): Promise<Date | undefined> {
  const line = await db
    .selectFrom("pay_lines")
    .select("created_at")
    .where("shift_id", "=", shiftId)
    .where("kind", "=", "pay")
    .where("state", "<>", "refused")
    .where("taken_back_at", "is", null)
    .executeTakeFirst();
  return line?.created_at;
}
