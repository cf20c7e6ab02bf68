import type { applicantEndpoints as rows } from "#contract/areas/applicants.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import { actorOf } from "#server/areas/actor.ts";
import { isDoneFor, viewerOf } from "#server/areas/own-booking.ts";
import { corporationOf, type Session, type Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { announceShift } from "#server/bookings/announce-shift.ts";
import { applicantsOf } from "#server/bookings/show/applicants.ts";
import type { Occasion } from "#server/notices/queue.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { type ShiftRow, updateShift } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { applicantView } from "#server/views/people/applicant.ts";
import { lockReachableShift, type ReachedShift } from "./own-shift.ts";
import { remove } from "./remove.ts";
import { select } from "./select.ts";

/**
 * Selects, removes, hides (`unwanted`) or restores (`applied`) a person (C-424 to C-427, D-079). Refuses as
 * `select` and `remove`; hiding and restoring are the admin's, others are `forbidden`.
 */
export const changeState: Verb<typeof rows.changeState> = async ({
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
    await announceShift(tx, shift, booking);
    await announceBooking(tx, booking);
    const [applicant] = await applicantsOf(tx, booking, [shift], now);
    if (!applicant) throw new Refused("not_found");
    const paysRemoval = isDoneFor(session, booking.corporation_id);
    return applicantView(applicant, booking, { ...viewerOf(session, now), paysRemoval });
  });

function changeTo(
  shiftType: "selected" | "removed" | "unwanted" | "applied",
  occasion: Occasion,
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
  { tx }: Occasion,
  { shift }: ReachedShift,
  action: "hide" | "restore",
  session: Session,
): Promise<ShiftRow> {
  const actor = corporationOf(session).asAdmin ? "admin" : "corporation";
  const next = nextShiftStatus(shift.status, action, actor);
  if (!next.ok) throw new Refused(next.refusal === "forbidden" ? "forbidden" : "transition");
  return updateShift(tx, shift.id, { status: next.status });
}
