import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { findingEndpoints as rows } from "#contract/applications/finding.endpoints.ts";
import { queryKey } from "#contract/wire/endpoint.ts";
import { findBooking } from "#server/features/bookings/booking.queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";

/** Takes a job out of the caller's overview. It can still be applied for by its address. Refuses `not_found`. */
export const notInterested: Handler<typeof rows.notInterested> = (call) =>
  change(call, async (tx, row) => {
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto("unwanted_jobs")
      .values({ ...row, created_at: new Date(call.now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added) await audit(tx, { ...entryOf(call), action: "not_interested" });
    return { not_interested: true };
  });

/** Puts it back. Refuses `not_found`. */
export const interested: Handler<typeof rows.interested> = (call) =>
  change(call, async (tx, { employee_id, booking_id }) => {
    const { numDeletedRows: gone } = await tx
      .deleteFrom("unwanted_jobs")
      .where("employee_id", "=", employee_id)
      .where("booking_id", "=", booking_id)
      .executeTakeFirst();
    if (gone) await audit(tx, { ...entryOf(call), action: "interested" });
    return { not_interested: false };
  });

type Asked = Call<typeof rows.notInterested>;

function entryOf({ session, params, now }: Asked) {
  return { actor: actorOf(session), entity: "booking", entityId: params.id, now };
}

function change<Answer>(
  { session, params, services }: Asked,
  write: (tx: Tx, row: { employee_id: number; booking_id: number }) => Promise<Answer>,
): Promise<Answer> {
  const { id } = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    const booking = await findBooking(tx, params.id);
    if (!booking || booking.approved_at === null) throw new DomainError("not_found");
    const answer = await write(tx, { employee_id: id, booking_id: booking.id });
    await invalidateClients(tx, {
      channels: [`employee:${id}`],
      keys: [queryKey(jobEndpoints.overview), queryKey(rows.openJobs)],
    });
    return answer;
  });
}
