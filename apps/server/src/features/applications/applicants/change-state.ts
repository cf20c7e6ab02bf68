import type { applicantEndpoints as rows } from "#contract/applications/application.endpoints.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import {
  isDoneFor,
  lockWithBooking,
  type ReachedShift,
  reachedOf,
  viewerOf,
} from "#server/features/bookings/booking.queries.ts";
import {
  changesOfBooking,
  changesOfShifts,
  invalidateApplications,
} from "#server/features/bookings/notifications/invalidate.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { endingWith, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { findApplicant } from "./applicant.queries.ts";
import { serializeApplicant } from "./applicant.serializer.ts";
import { remove } from "./remove.ts";
import { type Candidate, lockCandidate, pastWorkingTime, select } from "./select.ts";

/**
 * Selects, removes, hides (`unwanted`) or restores (`applied`) a person. Refuses as
 * `select` and `remove`; hiding and restoring are the admin's, others are `forbidden`.
 */
export const changeState: Handler<typeof rows.changeState> = ({
  session,
  params,
  query,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const { shiftType } = query;
    const [locked, candidate] = await Promise.all([
      lockWithBooking(tx, params.shiftId),
      shiftType === "selected" ? lockCandidate(tx, params.shiftId) : null,
    ]);
    const reached = { ...reachedOf(session, locked, params.shiftId), candidate };
    const { booking } = reached;
    const context = { tx, now, services };
    const shift = await changeTo(shiftType, context, reached, session, body.reason ?? "");
    if (corporationOf(session).asAdmin) {
      const entry = { action: shiftType, entity: "shift", entityId: shift.id };
      const detail = { booking: booking.id, ...pastWorkingTime(shift) };
      await audit(tx, { actor: actorOf(session), ...entry, detail, now });
    }
    if (shiftType === "removed") await invalidateApplications(tx, reached.shifts);
    await invalidateClients(
      tx,
      ...changesOfShifts([shift], booking),
      ...changesOfBooking(booking, "everybody"),
    );
    const paysRemoval = isDoneFor(session, booking.corporation_id);
    const viewer = { ...viewerOf(session, now), paysRemoval };
    return serializeApplicant(await findApplicant(endingWith(tx), shift.id, now), booking, viewer);
  });

/** `candidate` is whoever is to be selected, null where something else becomes of the shift. */
function changeTo(
  shiftType: "selected" | "removed" | "unwanted" | "applied",
  context: MessageContext,
  reached: ReachedShift & { readonly candidate: Candidate | null },
  session: Session,
  reason: string,
): Promise<ShiftRow> {
  const { candidate } = reached;
  if (candidate) {
    return select(context, reached, candidate, { asAdmin: corporationOf(session).asAdmin, reason });
  }
  if (shiftType === "removed") return remove(context, reached, session, reason);
  return setAside(context, reached, shiftType === "unwanted" ? "hide" : "restore", session);
}

function setAside(
  { tx }: MessageContext,
  { shift }: ReachedShift,
  action: "hide" | "restore",
  session: Session,
): Promise<ShiftRow> {
  const actor = corporationOf(session).asAdmin ? "admin" : "corporation";
  const next = nextShiftStatus(shift.status, action, actor);
  if (!next.ok) throw new DomainError(next.refusal === "forbidden" ? "forbidden" : "transition");
  return updateShift(tx, shift.id, { status: next.status });
}
