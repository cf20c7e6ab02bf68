import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { agreementOfWire } from "#contract/settings/wage-agreement.entities.ts";
import type { AgreedTerms } from "#rules/agreement/terms.ts";
import { type Ore, parseKroner } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { hoursBetween } from "#rules/time/duration.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type TermLine, termLines } from "#texts/da/common/agreement.ts";
import { changedShiftTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { checkInFactsOf, jobTermsOf } from "./job-terms.ts";

type AskedChange = NonNullable<WireEmployeeBooking["change"]>;
export type AskedJob = WireEmployeeBooking & { readonly change: AskedChange };

/** Whether the person is asked about changed terms and can still answer: until the start. */
export function isAsked(job: WireEmployeeBooking, now: Moment): job is AskedJob {
  const { isSelected, startsAt } = checkInFactsOf(job);
  return job.change !== null && isSelected && startsAt !== null && now < startsAt;
}

/** What changes for the person: the lines that differ, and the difference in hours on the clock and in pay. */
export interface ComparedTerms {
  readonly lines: readonly TermLine[];
  readonly isOtherTime: boolean;
  readonly before: Pick<AgreedTerms, "start_time" | "end_time">;
  readonly hours: number;
  readonly pay: Ore;
}

export function comparedTerms(job: AskedJob): ComparedTerms {
  const after = termsOf(job);
  const before = termsOf({ ...job, ...job.change.from });
  const [payBefore, payAfter] = [payOf(before, job.agreement), jobTermsOf(job).totalPay];
  const line = [changedShiftTexts.totalPay, formatKronerUnit(payBefore), formatKronerUnit(payAfter)] as const;
  return {
    lines: [...termLines(before, after), ...(payBefore === payAfter ? [] : [line])],
    isOtherTime: before.start_time !== after.start_time || before.end_time !== after.end_time,
    before,
    hours: hoursBetween(after.start_time, after.end_time) - hoursBetween(before.start_time, before.end_time),
    pay: payAfter - payBefore,
  };
}

/** The terms of a job, wage in øre an hour. */
export function termsOf(job: WireEmployeeBooking): AgreedTerms {
  const { date, start_time, end_time, address, zip_code, city, transport_wage, self_paid_break } = job;
  return {
    ...{ date, start_time, end_time, address, zip_code, city, transport_wage, self_paid_break },
    hourly_wage: parseKroner(job.hourly_wage) ?? 0,
    food_included: job.food_included === 1,
  };
}

/** The pay of the booked time, as the server counts it for the terms that hold now. */
function payOf(terms: AgreedTerms, agreement: WireEmployeeBooking["agreement"]): Ore {
  const { date: day, start_time: start, end_time: end } = terms;
  const facts = {
    hourlyWage: terms.hourly_wage,
    transportHours: terms.transport_wage,
    selfPaidBreak: terms.self_paid_break,
    agreement: agreement && agreementOfWire(agreement),
    hasPension: false,
  };
  return payLine(facts, { day, start, end }, { from: start, to: end }).pay;
}
