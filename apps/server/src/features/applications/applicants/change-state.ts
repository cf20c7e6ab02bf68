import type { applicantEndpoints as rows } from "#contract/applications/application.endpoints.ts";
import { nextShiftStatus } from "#rules/shifts/transitions.ts";
import {
  type AuthorizedShift,
  isDoneFor,
  lockAuthorizedShift,
  viewerOf,
} from "#server/features/bookings/booking.queries.ts";
import { serializeCardShift } from "#server/features/bookings/corporation-view/card-shift.serializer.ts";
import { staffMemberOf } from "#server/features/bookings/corporation-view/staff.queries.ts";
import { type ShiftRow, updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { findApplicant } from "./applicant.queries.ts";
import { serializeApplicant } from "./applicant.serializer.ts";
import { removeApplicant } from "./remove-applicant.ts";
import { pastWorkingTime, selectApplicant } from "./select-applicant.ts";

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
    const wanted = query.shiftType;
    const authorized = await lockAuthorizedShift(tx, session, params.shiftId);
    const { booking, shifts } = authorized;
    const shift = await changeTo(wanted, { tx, now, services }, authorized, session, body.reason ?? "");
    const event = { type: `shift.${wanted}` as const, id: shift.id, shifts: [shift], booking };
    const detail = { booking: booking.id, ...pastWorkingTime(shift) };
    const context = { tx, actor: actorOf(session), now };
    await record(context, { ...event, detail });
    if (wanted === "removed") await record(context, { type: "shift.chances_changed", shifts });
    const viewer = { ...viewerOf(session, now), paysRemoval: isDoneFor(session, booking.corporation_id) };
    return serializeApplicant(await findApplicant(tx, shift.id, now), booking, viewer);
  });

function changeTo(
  wanted: "selected" | "removed" | "unwanted" | "applied",
  context: MessageContext,
  authorized: AuthorizedShift,
  session: Session,
  reason: string,
): Promise<ShiftRow> {
  const { asAdmin } = corporationOf(session);
  switch (wanted) {
    case "selected":
      return selectApplicant(context, authorized, { asAdmin, actor: actorOf(session), reason });
    case "removed":
      return removeApplicant(context, authorized, session, reason);
    case "unwanted":
      return setAside(context.tx, authorized, "hide", asAdmin);
    case "applied":
      return setAside(context.tx, authorized, "restore", asAdmin);
  }
}

async function setAside(
  tx: Tx,
  { shift }: AuthorizedShift,
  action: "hide" | "restore",
  asAdmin: boolean,
): Promise<ShiftRow> {
  const next = nextShiftStatus(shift.status, action, asAdmin ? "admin" : "corporation");
  if (!next.ok) throw new DomainError(next.refusal === "forbidden" ? "forbidden" : "transition");
  return updateShift(tx, shift.id, { status: next.status });
}

/**
 * Ticks a selected person off, or reveals the number one step further. Refuses `phone_step` for a jump
 * or a step back; the step that it is at already changes nothing. `not_found` for somebody who is not selected.
 */
export const changeUiState: Handler<typeof rows.changeUiState> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockAuthorizedShift(tx, session, params.id);
    if (shift.status !== "selected") throw new DomainError("not_found");
    const { is_checked = shift.is_checked, display_phone_status = shift.display_phone_status } = body;
    const step = display_phone_status - shift.display_phone_status;
    if (step !== 0 && step !== 1) throw new DomainError("phone_step");

    await updateShift(tx, shift.id, { is_checked, display_phone_status });
    const event = { type: "shift.change_ui_state", id: shift.id, detail: body } as const;
    await record({ tx, actor: actorOf(session), now }, { ...event, booking, employees: [] });
    const member = await staffMemberOf(tx, shift.id);
    if (!member) throw new DomainError("not_found");
    return serializeCardShift(member, viewerOf(session, now));
  });
