import { sql } from "kysely";
import type { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { WireEmployeeCheckout } from "#contract/checkout/checkout.entities.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type AskedBy, jobsOf } from "#server/features/applications/jobs/job.queries.ts";
import { serializeJob } from "#server/features/applications/jobs/job.serializer.ts";
import {
  applicantOf,
  applicantParts,
  jobMoments,
  paySentOf,
} from "#server/features/applications/jobs/load.ts";
import { paidOn } from "#server/features/applications/jobs/shift-pay.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/shift.queries.ts";
import { payDataOfRow } from "#server/features/employees/pay-data.ts";
import { ratingsAfterWork } from "#server/features/reputation/rating.queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import type { Db, Tx } from "#server/platform/database/database.ts";
import { part, together } from "#server/platform/database/driver/together.ts";
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
 * A confirmed shift as its employee checks it out, read anew in one statement. An admin's look at the pay data in it is
 * written down. Refuses `not_found` for any other shift.
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
  const asked = { shiftId: own.id, employeeId: own.employee_id, now: new Date(now) };
  const { shifts, employees, found, ratings, sent, ...parts } = await readCheckout(db, asked);
  const [[shift], [employee], [job]] = [shifts, employees, found];
  if (!shift || !employee || !job) throw new DomainError("not_found");
  const actor = actorOf(session);
  if (actor.kind === "admin") {
    await audit(db, { actor, action: "read_pay_data", entity: "employee", entityId: employee.id, now });
  }
  const booking = serializeJob(job, applicantOf(parts, now), now);
  const rating = ratings.find(({ about }) => about === "corporation") ?? { score: 0, comment: "" };
  const paymentDate = paidOn(job.date, sent[0]?.pay_sent_at.getTime(), now);
  return serializeCheckout(shift, { job, booking, paymentDate, employee, rating }, services.secrets);
}

const readCheckout = together(
  (db, { shiftId, employeeId, now }: AskedBy & { readonly shiftId: number }) => ({
    shifts: db
      .selectFrom("shifts")
      .select(stampedColumns)
      .where("id", "=", shiftId)
      .where("employee_id", "=", employeeId)
      .where("status", "=", "selected"),
    employees: db.selectFrom("employees").select(payDataOfRow).where("id", "=", employeeId),
    found: jobsOf(db, employeeId).where("b.id", "=", sql<number>`(select booking_id from ${part("shifts")})`),
    ratings: ratingsAfterWork(db, sql<number>`(select id from ${part("shifts")})`),
    sent: paySentOf(db),
    ...applicantParts(db, { employeeId, now }),
  }),
  { moments: [...jobMoments, "pay_sent_at"] },
);
