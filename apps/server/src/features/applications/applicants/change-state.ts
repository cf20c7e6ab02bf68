import type { applicantEndpoints as rows } from "#contract/applications/application.endpoints.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import {
  isDoneFor,
  lockReachableShift,
  lockWithBooking,
  type ReachedShift,
  reachedOf,
  viewerOf,
} from "#server/features/bookings/booking.queries.ts";
import {
  changesOfBooking,
  changesOfShifts,
  invalidateApplications,
  invalidateBooking,
} from "#server/features/bookings/notifications/invalidate.ts";
import { serializeCardShift } from "#server/features/bookings/serializers/corporation-booking.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import type { MessageContext } from "#server/features/messages/notify.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { endingWith, inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { invalidateClients } from "#server/platform/live/changes.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { findApplicant } from "./applicant.queries.ts";
import { serializeApplicant } from "./applicant.serializer.ts";
import { removeApplicant } from "./remove-applicant.ts";
import { type Candidate, lockCandidate, pastWorkingTime, selectApplicant } from "./select-applicant.ts";

/**
 * Selects, removes, hides (`unwanted`) or restores (`applied`) a person. Refuses as
 * `selectApplicant` and `removeApplicant`; hiding and restoring are the admin's, others are `forbidden`.
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
    const locked = await lockWithBooking(tx, params.shiftId);
    const candidate = shiftType === "selected" ? await lockCandidate(tx, params.shiftId) : null;
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
    return selectApplicant(context, reached, candidate, { asAdmin: corporationOf(session).asAdmin, reason });
  }
  if (shiftType === "removed") return removeApplicant(context, reached, session, reason);
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

/**
 * Ticks a selected person off, or reveals the number one step further. Refuses `phone_step` for a jump
 * or a step back; the step that it is at already changes nothing. `not_found` for somebody who is not selected.
 */
export const changeUiState: Handler<typeof rows.changeUiState> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockReachableShift(tx, session, params.id);
    const employee = await findEmployee(tx, shift.employee_id);
    if (!employee || shift.status !== "selected") throw new DomainError("not_found");
    const { is_checked = shift.is_checked, display_phone_status = shift.display_phone_status } = body;
    const step = display_phone_status - shift.display_phone_status;
    if (step !== 0 && step !== 1) throw new DomainError("phone_step");

    const changed = await updateShift(tx, shift.id, { is_checked, display_phone_status });
    const { asAdmin } = corporationOf(session);
    if (asAdmin) {
      const entry = { action: "change_ui_state", entity: "shift", entityId: shift.id };
      await audit(tx, { actor: actorOf(session), ...entry, detail: body, now });
    }
    await invalidateBooking(tx, booking, []);
    return serializeCardShift({ ...employee, ...changed }, asAdmin);
  });
