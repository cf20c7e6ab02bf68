import type { adminBookingEndpoints as rows } from "#contract/bookings/admin-endpoints.ts";
import { showAudited } from "#server/features/bookings/admin/show-audited.ts";
import { bookingsWaitingForApproval } from "#server/features/bookings/lists/queries.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/** The bookings that wait for approval, soonest first. */
export const waiting: Handler<typeof rows.waiting> = async (call) => {
  const { db } = call.services;
  return showAudited(db, await bookingsWaitingForApproval(db, call.now), call);
};
