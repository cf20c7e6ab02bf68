import { arrivalEndpoints } from "#contract/applications/arrival-endpoints.ts";
import { jobEndpoints } from "#contract/applications/endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/endpoints.ts";
import { employeeEndpoints } from "#contract/employees/endpoints.ts";
import type { QueryKey } from "#contract/wire/endpoint.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { invalidate } from "#web/api/calls/answers.ts";
import { ApiError, type CallParts, call } from "#web/api/calls/call.ts";
import { type KeptAct, keptActs } from "./kept-acts.ts";

/** What shows a shift: asked for again once something of it has been accepted. */
const stale: readonly QueryKey[] = [
  [jobEndpoints.upcoming.path],
  [jobEndpoints.booking.path],
  [jobEndpoints.finished.path],
  [checkoutEndpoints.employeeShift.path],
  [employeeEndpoints.checkoutNotifications.path],
];

/**
 * Sends what this person did without a connection, oldest first, each with the moment it was done. What the server
 * accepts is forgotten, what it refuses stays with its sentence; without an answer everything waits. One tab sends at
 * a time. Returns how many were accepted.
 */
export async function sendKeptActs(employeeId: number): Promise<number> {
  let accepted = 0;
  const sendAll = async () => {
    for (const act of waitingOf(employeeId)) {
      const outcome = await send(act);
      if (outcome === "later") return;
      if (outcome !== "accepted") keptActs.refuse(act.id, outcome.refused);
      else {
        keptActs.drop(act.id);
        accepted += 1;
      }
    }
  };
  if (waitingOf(employeeId).length === 0) return 0;
  await (navigator.locks ? navigator.locks.request("vagtklar-acts", sendAll) : sendAll());
  if (accepted > 0) await invalidate(stale);
  return accepted;
}

function waitingOf(employeeId: number): readonly KeptAct[] {
  return keptActs.all().filter((act) => act.employeeId === employeeId && act.refusal === null);
}

async function send(act: KeptAct): Promise<"accepted" | "later" | { refused: string }> {
  const made_at = new Date(act.madeAt).toISOString();
  try {
    if (act.kind === "check_in") {
      await call(jobEndpoints.checkIn, { params: { id: act.bookingId }, body: { made_at } });
    } else if (act.kind === "arrive") {
      const body = { pin: String(act.body.pin), made_at };
      await call(arrivalEndpoints.arrive, { params: { bookingId: act.bookingId }, body });
    } else {
      const body = { booking_id: act.bookingId, ...act.body, made_at };
      await call(checkoutEndpoints.employeeStamp, { body } as CallParts<
        typeof checkoutEndpoints.employeeStamp
      >);
    }
    return "accepted";
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // An ended session or too many calls say nothing of the act.
    if (!isAnswer || [401, 403, 408, 429].includes(error.status)) return "later";
    return { refused: error.sentence || commonTexts.errorTitle };
  }
}
