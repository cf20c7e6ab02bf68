import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { arrivalEndpoints } from "#contract/applications/arrival.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import type { QueryKey } from "#contract/wire/endpoint.ts";
import { momentToSend } from "#rules/shifts/offline-act.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { invalidate } from "#web/api/calls/answers.ts";
import { ApiError, type CallParts, callToChange } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { offlineQueue, type QueuedAction } from "./offline-queue.ts";
import { countedSince } from "./page-moment.ts";

/**
 * Sends what this person did without a connection, oldest first, each with the moment it was done. What the server
 * accepts is forgotten, what it refuses stays with its sentence; without an answer everything waits. One tab sends at
 * a time. Returns how many were accepted.
 */
export async function sendQueuedActions(employeeId: number): Promise<number> {
  let accepted = 0;
  const stale: QueryKey[] = [];
  const sendAll = async () => {
    for (const action of waitingOf(employeeId)) {
      const outcome = await send(action, stale);
      if (outcome === "later") return;
      if (outcome !== "accepted") offlineQueue.refuse(action.id, outcome.refused);
      else {
        offlineQueue.remove(action.id);
        accepted += 1;
      }
    }
  };
  if (waitingOf(employeeId).length === 0) return 0;
  await (navigator.locks ? navigator.locks.request("vagtklar-acts", sendAll) : sendAll());
  if (accepted > 0) await invalidate(stale);
  return accepted;
}

function waitingOf(employeeId: number): readonly QueuedAction[] {
  return offlineQueue.all().filter((action) => action.employeeId === employeeId && action.refusal === null);
}

/** Sends one action; adds to `stale` what it made stale. */
async function send(
  action: QueuedAction,
  stale: QueryKey[],
): Promise<"accepted" | "later" | { refused: string }> {
  try {
    // The server was heard since the action was kept: it is sent once there is a connection again.
    const passed = action.byPhone === undefined ? null : Date.now() - action.byPhone;
    const kept = { waited: countedSince(action.counted), passed };
    const madeAt = momentToSend(action.madeAt, kept, serverNow());
    if (madeAt !== action.madeAt) offlineQueue.fixMoment(action.id, madeAt);
    // A moment that is still to come all the same: then the action counts from its arrival.
    const keys = await post(action, { made_at: new Date(madeAt).toISOString() }).catch((error) => {
      if (!(error instanceof ApiError && error.code === "made_in_future")) throw error;
      return post(action, {});
    });
    stale.push(...keys);
    return "accepted";
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // An ended session or too many calls say nothing of the action.
    if (!isAnswer || [401, 403, 408, 429].includes(error.status)) return "later";
    return { refused: error.sentence || commonTexts.errorTitle };
  }
}

/** Gives the keys of the queries that the action made stale. */
async function post(
  { kind, bookingId, body }: QueuedAction,
  moment: { made_at?: string },
): Promise<readonly QueryKey[]> {
  if (kind === "check_in") {
    const parts = { params: { id: bookingId }, body: moment };
    return (await callToChange(jobEndpoints.checkIn, parts)).stale;
  }
  if (kind === "arrive") {
    const arrival = { pin: String(body.pin), ...moment };
    return (await callToChange(arrivalEndpoints.arrive, { params: { bookingId }, body: arrival })).stale;
  }
  const stamp = { booking_id: bookingId, ...body, ...moment };
  const parts = { body: stamp } as CallParts<typeof checkoutEndpoints.employeeStamp>;
  return (await callToChange(checkoutEndpoints.employeeStamp, parts)).stale;
}
