import type { applicantEndpoints as rows } from "#contract/applications/endpoints.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import { applicantsOf } from "#server/features/applications/applicants/load.ts";
import { applicantView } from "#server/features/applications/applicants/serializers.ts";
import { invalidateBooking, invalidateShift } from "#server/features/bookings/notifications/invalidate.ts";
import { isDoneFor } from "#server/features/bookings/queries.ts";
import { viewerOf } from "#server/features/bookings/serializers/corporation-booking.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { lockReachableShift, type ReachedShift } from "./own-shift.ts";
import { remove } from "./remove.ts";
import { select } from "./select.ts";

/**
 * Selects, removes, hides (`unwanted`) or restores (`applied`) a person. Refuses as
 * `select` and `remove`; hiding and restoring are the admin's, others are `forbidden`.
 */
export const changeState: Handler<typeof rows.changeState> = async ({
  session,
  params,
  query,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const reached = await lockReachableShift(tx, session, params.shiftId);
    const { booking } = reached;
    const occasion = { tx, now, services };
    const shift = await changeTo(query.shiftType, occasion, reached, session, body.reason ?? "");
    if (corporationOf(session).asAdmin) {
      const entry = { action: query.shiftType, entity: "shift", entityId: shift.id };
      await audit(tx, { actor: actorOf(session), ...entry, detail: { booking: booking.id }, now });
    }
    await invalidateShift(tx, shift, booking);
    await invalidateBooking(tx, booking);
    const [applicant] = await applicantsOf(tx, booking, [shift], now);
    if (!applicant) throw new DomainError("not_found");
    const paysRemoval = isDoneFor(session, booking.corporation_id);
    return applicantView(applicant, booking, { ...viewerOf(session, now), paysRemoval });
  });

function changeTo(
  shiftType: "selected" | "removed" | "unwanted" | "applied",
  occasion: MessageContext,
  reached: ReachedShift,
  session: Session,
  reason: string,
): Promise<ShiftRow> {
  switch (shiftType) {
    case "selected":
      return select(occasion, reached, corporationOf(session).asAdmin);
    case "removed":
      return remove(occasion, reached, session, reason);
    case "unwanted":
      return setAside(occasion, reached, "hide", session);
    case "applied":
      return setAside(occasion, reached, "restore", session);
  }
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
