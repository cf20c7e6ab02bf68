import type { applicantEndpoints as rows } from "#contract/applications/application.endpoints.ts";
import { lockReachableShift } from "#server/features/bookings/booking.queries.ts";
import { invalidateBooking } from "#server/features/bookings/notifications/invalidate.ts";
import { serializeCardShift } from "#server/features/bookings/serializers/corporation-booking.ts";
import { updateShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { findEmployee } from "#server/features/employees/employee.queries.ts";
import { actorOf, audit } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";

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
