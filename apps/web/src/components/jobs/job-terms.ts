import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { type Ore, parseKroner } from "#rules/money/ore.ts";
import type { CheckInFacts } from "#rules/shifts/check-in.ts";
import { clockChangeHours, hoursBetween, netHours, shiftPeriod } from "#rules/time/duration.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";

/** What a job pays and for how long; lengths in hours, money in øre. */
export interface JobTerms {
  /** From start to end on the clock. */
  readonly hours: number;
  /** What the night of a clock change adds or takes. */
  readonly clockChangeHours: number;
  /** What is paid: with transport, less a self-paid break. */
  readonly paidHours: number;
  readonly hourlyWage: Ore;
  /** The server's own sum, without holiday pay. */
  readonly totalPay: Ore;
}

export function jobTermsOf(job: WireEmployeeBooking): JobTerms {
  const hours = hoursBetween(job.start_time, job.end_time);
  const clockChange = clockChangeHours(job.date, job.start_time, job.end_time);
  return {
    hours,
    clockChangeHours: clockChange,
    paidHours: netHours(hours, job.self_paid_break) + job.transport_wage + clockChange,
    hourlyWage: parseKroner(job.hourly_wage) ?? 0,
    totalPay: parseKroner(job.totalPay) ?? 0,
  };
}

/** What was booked for: the chosen type, or the company's own words. */
export function arrangementOf(job: WireEmployeeBooking): string {
  return chosenOrOther(job.arrangement_type, job.arrangement_type_other);
}

/** What the rules of check-in look at. */
export function checkInFactsOf(job: WireEmployeeBooking): CheckInFacts {
  const period = job.start_time && job.end_time ? shiftPeriod(job.date, job.start_time, job.end_time) : null;
  const checkedIn = job.shift?.employee_checkin ?? null;
  return {
    isSelected: job.shift?.status === "selected",
    date: job.date,
    startsAt: period?.startsAt ?? null,
    endsAt: period?.endsAt ?? null,
    checkedInAt: checkedIn === null ? null : Date.parse(checkedIn),
  };
}
