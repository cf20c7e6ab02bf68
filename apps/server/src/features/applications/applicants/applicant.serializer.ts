import type * as z from "zod/mini";
import type { applicantEmployee, applicantShift } from "#contract/applications/application.entities.ts";
import { answeredAppliedHours } from "#rules/applying/applicant-order.ts";
import { placeGoesWith } from "#rules/applying/select.ts";
import { toWireKroner } from "#rules/money/ore.ts";
import { ageOn } from "#rules/people/age.ts";
import { kilometresBetween } from "#rules/people/postal-places.ts";
import { initialOf } from "#rules/people/short-name.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { feeOfRemoval } from "#server/features/bookings/agreement/removal-fee.ts";
import type { BookingRow, Viewer } from "#server/features/bookings/booking.queries.ts";
import type { ListedApplicant, StaffedShift } from "./applicant.queries.ts";

/** Who looks, and whether it would be the company that removes somebody and pays for it. */
export interface ApplicantViewer extends Viewer {
  readonly paysRemoval: boolean;
}

/** A shift in a company's lists of applicants and staff. */
export function serializeApplicant(
  shift: ListedApplicant,
  booking: BookingRow,
  viewer: ApplicantViewer,
): z.output<typeof applicantShift> {
  const { asAdmin, now, paysRemoval } = viewer;
  const isSelected = shift.status === "selected";
  return {
    ...serializeStaffedShift(shift, viewer),
    applied_at: shift.applied_at.toISOString(),
    appliedDuration: answeredAppliedHours(now, shift.applied_at.getTime()),
    cancellation_reason: asAdmin || shift.sick_by !== "employee" ? shift.cancellation_reason : null,
    reported_sick: shift.status === "sick" || (shift.status === "cancelled" && shift.sick_by !== null),
    reconfirm: shift.status === "applied" && shift.reconfirm,
    shifts_in_job: shift.shifts_in_job,
    distance_km: kilometresBetween(booking.zip_code, shift.city_zip),
    on_standby: shift.on_standby,
    skills: [...shift.skills],
    cancellation: isSelected && paysRemoval ? removalCost(booking, shift, now) : null,
    takes_place:
      isSelected && placeGoesWith({ isAdded: shift.added_place, byOffice: asAdmin && !paysRemoval }),
  };
}

/** What every answer about a shift that a company gets says of it. */
export function serializeStaffedShift(shift: StaffedShift, viewer: Viewer) {
  return {
    id: shift.id,
    booking: { id: shift.booking_id, date: shift.work_date },
    status: shift.status,
    booked_at: shift.booked_at?.toISOString() ?? null,
    employee: serializePerson(shift, viewer),
    removed_reason: shift.removed_reason,
    employee_checkin: shift.employee_checkin?.toISOString() ?? null,
    is_checked: shift.is_checked,
    display_phone_status: shift.display_phone_status,
    is_favourite: shift.is_favourite,
    hiredBeforeCount: shift.hired_before,
  };
}

/**
 * A person as a company sees one: an initial for the last name, the number of selected people only, the Facebook
 * link for admins only.
 */
function serializePerson(shift: StaffedShift, { asAdmin, now }: Viewer): z.output<typeof applicantEmployee> {
  const { reputation } = shift;
  return {
    id: shift.employee_id,
    first_name: shift.first_name,
    last_name: asAdmin ? shift.last_name : initialOf(shift.last_name),
    age: shift.birth_date === null ? null : ageOn(shift.birth_date, dayOf(now)),
    phone: asAdmin || shift.status === "selected" ? shift.phone : null,
    city: shift.city,
    description: shift.description,
    profile_image: shift.profile_image,
    baseURL_image: shift.base_url_image,
    ...reputation,
    shiftsCount: reputation.nrOfShifts,
    cancelledShiftsCount: reputation.nrOfCancelledShifts,
    has_driver_license: shift.has_driver_license,
    owns_car: shift.owns_car,
    facebook_link: asAdmin ? shift.facebook_link : null,
  };
}

/** In kroner. */
function removalCost(booking: BookingRow, shift: StaffedShift, now: Moment) {
  const { hours, amount } = feeOfRemoval(booking, shift, now);
  return { hours, amount: toWireKroner(amount) };
}
