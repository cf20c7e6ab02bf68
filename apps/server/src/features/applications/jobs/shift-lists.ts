import type { jobEndpoints } from "#contract/applications/endpoints.ts";
import { showShifts } from "#server/features/applications/serializers/employee-bookings.ts";
import type { Call, Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { type ShiftList, shiftsOfList } from "./queries.ts";

/** Applications that wait for an answer. */
export const applied: Handler<typeof jobEndpoints.applied> = (call) => list(call, "applied");

/** Confirmed shifts that are not over. */
export const upcoming: Handler<typeof jobEndpoints.upcoming> = (call) => list(call, "upcoming");

/** Ended shifts, a page at a time. */
export const finished: Handler<typeof jobEndpoints.finished> = (call) => list(call, "finished", call.query);

/** Ended shifts whose booking is closed. */
export const deprecated: Handler<typeof jobEndpoints.deprecated> = (call) => list(call, "deprecated");

async function list(
  { session, now, services }: Pick<Call<unknown>, "session" | "now" | "services">,
  name: ShiftList,
  page?: { limit: number; offset: number },
) {
  const { id } = employeeOf(session);
  return showShifts(services.db, id, await shiftsOfList(services.db, id, name, now, page), now);
}
