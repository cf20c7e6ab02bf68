import type { departmentEndpoints as rows } from "#contract/corporations/department.endpoints.ts";
import { canChangeDepartment } from "#rules/bookings/departments.ts";
import { noteEdit } from "#server/features/bookings/agreement/booking-edits.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { chosenDepartment } from "#server/features/corporations/departments/department.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf, changesOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { lockAuthorizedBooking, updateBooking } from "./booking.queries.ts";
import { departmentOf } from "./booking-fields.ts";

/**
 * Puts a booking on another department, before or after the work; nobody is asked or told. Refuses `not_found` for another
 * company's, `department_invoiced`, and `invalid` under `department` for an archived one. Rules: Department of a booking;
 * Changing the department, docs/rules/bookings.md.
 */
export const changeBookingDepartment: Handler<typeof rows.changeBookingDepartment> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockAuthorizedBooking(tx, session, params.id);
    const shifts = await lockShiftsOfBooking(tx, before.id);
    const sent = shifts.some(({ invoice_state: state }) => state === "queued" || state === "accepted");
    const verdict = canChangeDepartment({
      isCancelled: before.status === "cancelled",
      isInvoiced: before.all_check_times_approved || sent,
    });
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    const { corporation_id: corporationId, department_id } = before;
    const chosen = await chosenDepartment(tx, body.department, { corporationId, before: department_id });
    if (chosen === department_id) return departmentOf(before);
    const booking = await updateBooking(tx, before.id, { department_id: chosen, updated_at: new Date(now) });
    const by = corporationOf(session).asAdmin ? "admin" : "corporation";
    await noteEdit(tx, { before, after: booking, by }, now);
    const detail = { changes: changesOf({ department_id }, { department_id: chosen }) };
    const event = { type: "booking.change_department", id: booking.id, booking, detail } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return departmentOf(booking);
  });
