import type * as z from "zod/mini";
import type { applicantShift } from "#contract/applications/entities.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { cancellationFee } from "#rules/pricing/trade-terms.ts";
import { HOUR_MS } from "#rules/time/moment.ts";
import type { BookingRow } from "#server/features/bookings/queries.ts";
import type { Viewer } from "#server/features/bookings/serializers/corporation-booking.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import {
  applicantEmployeeView,
  type WireApplicantEmployee,
} from "#server/features/employees/applicant-employee.ts";
import type { EmployeeRow } from "#server/features/employees/queries.ts";
import type { Reputation } from "#server/features/ratings/reputations.ts";

export type WireApplicantShift = z.output<typeof applicantShift>;

/** A person in the lists of a booking. */
export interface Applicant {
  readonly shift: ShiftRow;
  readonly employee: EmployeeRow;
  readonly reputation: Reputation;
  /** How often this company has had the person at work before. */
  readonly hiredBeforeCount: number;
  /** Whether this company has marked the person. */
  readonly isFavourite: boolean;
}

/** Who looks, and whether it would be the company that removes somebody and pays for it. */
export interface ApplicantViewer extends Viewer {
  readonly paysRemoval: boolean;
}

/** A shift in a company's lists of applicants and staff. */
export function applicantView(
  { shift, employee, reputation, hiredBeforeCount, isFavourite }: Applicant,
  booking: BookingRow,
  { asAdmin, now, paysRemoval }: ApplicantViewer,
): WireApplicantShift {
  const isSelected = shift.status === "selected";
  return {
    ...shiftFieldsView(shift, applicantEmployeeView(employee, reputation, { asAdmin, isSelected, now })),
    is_favourite: isFavourite,
    applied_at: shift.applied_at.toISOString(),
    appliedDuration: (now - shift.applied_at.getTime()) / HOUR_MS,
    hiredBeforeCount,
    cancellation_reason: shift.cancellation_reason,
    cancellation: isSelected && paysRemoval ? removalCost(booking, now) : null,
  };
}

/** What every view of a shift that a company has says of it. */
export function shiftFieldsView(shift: ShiftRow, employee: WireApplicantEmployee) {
  return {
    id: shift.id,
    booking: { id: shift.booking_id, date: shift.work_date },
    status: shift.status,
    booked_at: shift.booked_at?.toISOString() ?? null,
    employee,
    removed_reason: shift.removed_reason,
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
    is_checked: shift.is_checked,
    display_phone_status: shift.display_phone_status,
  };
}

/** What removing one selected person now would cost the company, kroner (decisions *Trade terms are rules*). */
function removalCost(booking: BookingRow, now: number) {
  const { hours, amount } = cancellationFee({
    now,
    startsAt: booking.starts_at.getTime(),
    hourlyWage: booking.hourly_wage,
    fee: booking.fee,
    places: 1,
  });
  return { hours, amount: toWireKroner(amount) };
}
