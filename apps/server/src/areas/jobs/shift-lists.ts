import type { jobEndpoints } from "#contract/areas/jobs.ts";
import { type Call, employeeOf, type Verb } from "#server/areas/verb.ts";
import { showShifts } from "#server/bookings/show/employee-bookings.ts";
import { type ShiftList, shiftsOfList } from "#server/stores/shifts/employee-shifts.ts";

/** Applications that wait for an answer. */
export const applied: Verb<typeof jobEndpoints.applied> = (call) => list(call, "applied");

/** Confirmed shifts that are not over. */
export const upcoming: Verb<typeof jobEndpoints.upcoming> = (call) => list(call, "upcoming");

/** Ended shifts, a page at a time. */
export const finished: Verb<typeof jobEndpoints.finished> = (call) => list(call, "finished", call.query);

/** Ended shifts whose booking is closed. */
export const deprecated: Verb<typeof jobEndpoints.deprecated> = (call) => list(call, "deprecated");

async function list(
  { session, now, services }: Pick<Call<unknown>, "session" | "now" | "services">,
  name: ShiftList,
  page?: { limit: number; offset: number },
) {
  const { id } = employeeOf(session);
  return showShifts(services.db, id, await shiftsOfList(services.db, id, name, now, page), now);
}
