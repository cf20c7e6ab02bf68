import type { approvalEndpoints as rows } from "#contract/areas/approval.ts";
import { showAudited } from "#server/areas/show-audited.ts";
import type { Verb } from "#server/areas/verb.ts";
import { bookingsWaitingForApproval } from "#server/stores/bookings/booking-lists.ts";

/** The bookings that wait for approval, soonest first. */
export const waiting: Verb<typeof rows.waiting> = async (call) => {
  const { db } = call.services;
  return showAudited(db, await bookingsWaitingForApproval(db, call.now), call);
};
