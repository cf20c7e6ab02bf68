import type { jobSearchEndpoints as rows } from "#contract/applications/job-search.endpoints.ts";
import type { Moment } from "#rules/time/moment.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";

/** Takes a job out of the caller's overview. It can still be applied for by its address. Refuses `not_found`. */
export const notInterested: Handler<typeof rows.notInterested> = (call) => saveInterest(call, false);

/** Puts a job back into the caller's overview. Refuses `not_found`. */
export const interested: Handler<typeof rows.interested> = (call) => saveInterest(call, true);

function saveInterest(
  { session, params, now, services }: RequestContext<typeof rows.notInterested>,
  isInterested: boolean,
): Promise<{ not_interested: boolean }> {
  const { id: employee_id } = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await findBooking(tx, params.id);
    if (!booking || booking.approved_at === null) throw new DomainError("not_found");
    const isChanged = isInterested
      ? await deleteUnwanted(tx, employee_id, booking.id)
      : await insertUnwanted(tx, employee_id, booking.id, now);
    const context = { tx, actor: actorOf(session), now };
    const type = isInterested ? "booking.interested" : "booking.not_interested";
    if (isChanged) await record(context, { type, id: booking.id });
    await record(context, { type: "booking.interest_said", employeeId: employee_id });
    return { not_interested: !isInterested };
  });
}

/** Answers whether the job was not there before. */
async function insertUnwanted(
  tx: Tx,
  employee_id: number,
  booking_id: number,
  now: Moment,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("unwanted_jobs")
    .values({ employee_id, booking_id, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Answers whether the job was there. */
async function deleteUnwanted(tx: Tx, employeeId: number, bookingId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("unwanted_jobs")
    .where("employee_id", "=", employeeId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  return numDeletedRows !== 0n;
}
