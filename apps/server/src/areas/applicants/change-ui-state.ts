import type { applicantEndpoints as rows } from "#contract/areas/applicants.ts";
import { actorOf } from "#server/areas/actor.ts";
import { corporationOf, type Verb } from "#server/areas/verb.ts";
import { announceBooking } from "#server/bookings/announce.ts";
import { Refused } from "#server/refused.ts";
import { audit } from "#server/stores/audit.ts";
import { findEmployee } from "#server/stores/people/employees.ts";
import { updateShift } from "#server/stores/shifts/shifts.ts";
import { inTransaction } from "#server/stores/transaction.ts";
import { cardShiftView } from "#server/views/bookings/corporation-booking.ts";
import { lockReachableShift } from "./own-shift.ts";

/**
 * Ticks a selected person off, or reveals the number one step further (D-084). Refuses `phone_step` for a jump
 * or a step back; the step that it is at already changes nothing. `not_found` for somebody who is not selected.
 */
export const changeUiState: Verb<typeof rows.changeUiState> = async ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const { booking, shift } = await lockReachableShift(tx, session, params.id);
    const employee = await findEmployee(tx, shift.employee_id);
    if (!employee || shift.status !== "selected") throw new Refused("not_found");
    const { is_checked = shift.is_checked, display_phone_status = shift.display_phone_status } = body;
    const step = display_phone_status - shift.display_phone_status;
    if (step !== 0 && step !== 1) throw new Refused("phone_step");

    const changed = await updateShift(tx, shift.id, { is_checked, display_phone_status });
    const { asAdmin } = corporationOf(session);
    if (asAdmin) {
      const entry = { action: "change_ui_state", entity: "shift", entityId: shift.id };
      await audit(tx, { actor: actorOf(session), ...entry, detail: body, now });
    }
    await announceBooking(tx, booking, []);
    return cardShiftView({ ...employee, ...changed }, asAdmin);
  });
