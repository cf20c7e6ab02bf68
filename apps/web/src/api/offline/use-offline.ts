import { useEffect } from "react";
import { jobEndpoints } from "#contract/applications/application.endpoints.ts";
import { checkoutEndpoints } from "#contract/checkout/checkout.endpoints.ts";
import { addDays, dayOf } from "#rules/time/moment.ts";
import { answerOptions, answers } from "#web/api/calls/answers.ts";
import { ApiError } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import type { Session } from "#web/api/session/session.ts";
import { hasNoConnection, watchConnection } from "./connection.ts";
import { keepAnswers } from "./kept-answers.ts";
import { sendQueuedActions } from "./send-queued-actions.ts";

/** How often a phone without a connection looks whether it is back, in milliseconds. */
const PAUSE = 15_000;
/** What may be needed without a connection is fetched once the page itself stands, in milliseconds. */
const AFTER_START = 3_000;
/** Shifts that begin within so many days are fetched with all that their pages show. */
const NEAR_DAYS = 2;

/**
 * What an employee's phone does for bad reception: it keeps the app and the own shifts, and sends later what was done
 * meanwhile. `refresh` asks the server who is signed in. Not while an admin has taken somebody over.
 */
export function useOffline(session: Session, refresh: () => Promise<void>): void {
  const employee = session.kind === "employee" && !session.takenOver ? session.employee : null;
  useEffect(() => (employee ? keepAnswers(employee) : undefined), [employee]);

  const id = employee?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    let isFetched = false;
    const fetchNear = async () => {
      isFetched ||= await fetchNearShifts();
    };
    const fetching = setTimeout(() => void fetchNear(), AFTER_START);
    void navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
    const look = () => {
      if (hasNoConnection() && document.visibilityState === "visible") void refresh();
      else void sendQueuedActions(id);
      if (!hasNoConnection() && !isFetched) void fetchNear();
    };
    const timer = setInterval(look, PAUSE);
    const unwatch = watchConnection(() => {
      if (!hasNoConnection()) void sendQueuedActions(id);
    });
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
    void sendQueuedActions(id);
    return () => {
      clearInterval(timer);
      clearTimeout(fetching);
      unwatch();
      removeEventListener("online", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, refresh]);
}

/** What the pages of the nearest shifts show, before they are opened. Answers false where it is to be asked for again. */
async function fetchNearShifts(): Promise<boolean> {
  const last = addDays(dayOf(serverNow()), NEAR_DAYS);
  try {
    const shifts = await answers.fetchQuery(answerOptions(jobEndpoints.upcoming));
    for (const { id, booking } of shifts.filter(({ booking: { date } }) => date <= last)) {
      await answers.fetchQuery(answerOptions(jobEndpoints.booking, { params: { id: booking.id } }));
      await answers.fetchQuery(answerOptions(checkoutEndpoints.employeeShift, { params: { shiftId: id } }));
    }
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500;
  }
}
