import type { WireEmployeeBooking } from "#contract/bookings/entities.ts";
import { toCommaString } from "#rules/money/ore.ts";
import { employeePay } from "#rules/pay/employee-pay.ts";
import { paymentDateOf } from "#rules/pay/payment-date.ts";
import { isArrivalInfoShown } from "#rules/shifts/check-in.ts";
import { clockChangeHours, hoursBetween } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { JobRow } from "#server/features/applications/jobs/queries.ts";
import { serializeFields, serializeJobFields } from "#server/features/bookings/serializers/booking-fields.ts";
import type { ShiftRow } from "#server/features/bookings/shifts/queries.ts";
import type { RatingSummary } from "#server/features/ratings/ratings.ts";
import { type Applicant, applicableOf } from "./applicable.ts";

/** What an employee's view of a job is made of besides the job. */
export interface Onlooker {
  /** The own shift on it. */
  readonly shift: ShiftRow | undefined;
  readonly applicant: Applicant;
  /** The company's rating. */
  readonly rating: RatingSummary;
}

/** A job as an employee sees it; how to get in only from 06:00 two days before a confirmed shift. */
export function employeeBookingView(job: JobRow, onlooker: Onlooker, now: Moment): WireEmployeeBooking {
  const { shift, applicant, rating } = onlooker;
  const applicable = applicableOf(job, shift?.status ?? "none", applicant, now);
  const isShown = isArrivalInfoShown({ isSelected: shift?.status === "selected", date: job.date }, now);
  const arrivalInfo = serializeFields(job, "selected staff");
  return {
    ...serializeJobFields(job),
    ...(isShown ? arrivalInfo : hidden(arrivalInfo)),
    paymentDate: paymentDateOf(job.date),
    totalPay: toCommaString(bookedPay(job)),
    applicable: { ok: applicable.ok, refusal: applicable.ok ? null : applicable.refusal },
    has_skill: applicant.skills.has(job.staff_type_id),
    corporation: {
      id: job.corporation_id,
      name: job.corporation_name,
      icon_image: job.corporation_icon,
      baseURL_image: job.corporation_base_url,
      rating,
      admin_message: isShown ? job.corporation_message : null,
    },
    shift: shift
      ? {
          id: shift.id,
          status: shift.status,
          employee_checkin: shift.employee_checkin?.toISOString() ?? null,
        }
      : null,
  };
}

/** The same fields, each null. */
function hidden<Fields extends object>(fields: Fields) {
  const names = Object.keys(fields).map((name): [string, null] => [name, null]);
  return Object.fromEntries(names) as Record<keyof Fields, null>;
}

/** What the booked time pays, øre, without holiday pay. */
function bookedPay(job: JobRow): number {
  return employeePay({
    hourlyWage: job.hourly_wage,
    transportHours: job.transport_wage,
    selfPaidBreak: job.self_paid_break,
    hours: hoursBetween(job.start_time, job.end_time),
    clockChangeHours: clockChangeHours(job.date, job.start_time, job.end_time),
  });
}
