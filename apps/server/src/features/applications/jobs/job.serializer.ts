import type { WireEmployeeShift } from "#contract/applications/application.entities.ts";
import type { WireEmployeeBooking } from "#contract/bookings/booking.entities.ts";
import { changedTerms } from "#rules/agreement/terms.ts";
import { type ApplyRefusal, canApply } from "#rules/applying/apply.ts";
import { canStandBy, type StandbyRefusal } from "#rules/applying/standby.ts";
import { checkVacancy, hasConflict } from "#rules/applying/vacancy.ts";
import { cancellationPayState } from "#rules/cancelling/cancellation-pay.ts";
import { canTakeBackSick } from "#rules/cancelling/sick-report.ts";
import { awaitsEmployee } from "#rules/checkout/times.ts";
import { toCommaString } from "#rules/money/ore.ts";
import { payLine } from "#rules/pay/employee-pay.ts";
import { paymentDateOf } from "#rules/pay/payment-date.ts";
import { arrivalOpensAt } from "#rules/shifts/arrival.ts";
import { isArrivalInfoShown } from "#rules/shifts/check-in.ts";
import { onMyWayOpensAt } from "#rules/shifts/missed-arrival.ts";
import { shiftStateOf } from "#rules/shifts/outcome.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Verdict } from "#rules/verdict.ts";
import { releaseCauseOf } from "#server/features/bookings/agreement/release-after-change.ts";
import { termsForAnswer } from "#server/features/bookings/agreement/terms-for-answer.ts";
import { serializeJobFields } from "#server/features/bookings/booking-fields.ts";
import { cameAt, onMyWayOf } from "#server/features/bookings/corporation-view/card-shift.serializer.ts";
import { notedByOf } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import { stampsOf } from "#server/features/pricing/shift-times.ts";
import { agreementOf, serializeAgreement } from "#server/features/pricing/wage-agreement.queries.ts";
import { releasedTexts } from "#texts/da/employee/shifts/changed-shift.ts";
import { jobStateSentences } from "#texts/da/employee/shifts/shift-states.ts";
import type { JobRow } from "./job.queries.ts";
import type { Applicant } from "./job-applicant.queries.ts";
import type { ListedShift, WorkedShift } from "./shift-list.queries.ts";
import { paidOn, workOf } from "./shift-pay.ts";

/** A job as an employee sees it; how to get in only from 06:00 two days before a confirmed shift. */
export function serializeJob(job: JobRow, applicant: Applicant, now: Moment): WireEmployeeBooking {
  const applicable = applicableOf(job, applicant, now);
  const isShown = isArrivalInfoShown(
    { isSelected: job.own_shift_status === "selected", date: job.date },
    now,
  );
  const waiting = waitingFields(job, applicant, now);
  return {
    ...serializeJobFields(job, isShown),
    paymentDate: paymentDateOf(job.date),
    totalPay: toCommaString(bookedPay(job)),
    agreement: serializeAgreement(job),
    applicable: { ok: applicable.ok, refusal: applicable.ok ? null : applicable.refusal },
    has_skill: job.has_skill,
    ...waiting,
    change: changeOf(job),
    reconfirm: job.own_shift_reconfirm ?? false,
    arrival: arrivalOf(job),
    corporation: {
      id: job.corporation_id,
      name: job.corporation_name,
      icon_image: job.corporation_icon,
      baseURL_image: job.corporation_base_url,
      rating: job.corporation_rating,
      admin_message: isShown ? job.corporation_message : null,
    },
    shift:
      job.own_shift_id === null || job.own_shift_status === null
        ? null
        : {
            id: job.own_shift_id,
            status: job.own_shift_status,
            employee_checkin: job.own_shift_checkin?.toISOString() ?? null,
            left_at: job.own_shift_left_at?.toISOString() ?? null,
            removed_reason: job.own_shift_removed_reason,
            released: releaseCauseOf(job.own_shift_removed_reason),
            ...cancellationPayOf(job, now),
            sick: sickOf(job, now),
            penalty: penaltyOf(job),
          },
    state: stateOf(job, now),
  };
}

/** The digits themselves are never told: they are read on the spot. */
function arrivalOf(job: JobRow) {
  const isSelected = job.own_shift_status === "selected";
  const asks = isSelected && job.arrival_pin !== null;
  const startsAt = job.starts_at.getTime();
  const missed = isSelected ? job.own_shift_missed : null;
  const isOpen = missed?.state === "open";
  return {
    asks,
    opens_at: asks ? new Date(arrivalOpensAt(startsAt)).toISOString() : null,
    arrived_at: cameAt({ arrived_at: job.own_shift_arrived_at, missed }),
    missed_at: isOpen ? new Date(missed.noted_at).toISOString() : null,
    missed_by: isOpen ? notedByOf(missed) : null,
    on_my_way_from: isSelected ? new Date(onMyWayOpensAt(startsAt)).toISOString() : null,
    on_my_way: onMyWayOf({ on_my_way_at: job.own_shift_on_my_way_at, delay_minutes: job.own_shift_delay }),
  };
}

/** The terms that differ from those that the person agreed to, until they answer. */
function changeOf(job: JobRow): WireEmployeeBooking["change"] {
  if (job.own_shift_change === null) return null;
  const { agreed, answer_until: until } = job.own_shift_change;
  const differing = changedTerms(agreed, job).map(({ field }) => field);
  return {
    from: termsForAnswer(agreed, differing),
    to: termsForAnswer(job, differing),
    answer_by: new Date(until).toISOString(),
  };
}

/** A sick report, and whether the person may take it back; whether the terms have changed is asked at the press. */
function sickOf(job: JobRow, now: Moment) {
  const { own_shift_sick: sick, starts_at, ends_at } = job;
  if (sick === null) return null;
  const { by: reportedBy, ...told } = sick;
  const verdict = canTakeBackSick(
    {
      by: "employee",
      isSick: job.own_shift_status === "sick" && job.status !== "cancelled",
      reportedBy,
      isDecided: told.decision !== null,
      freePlaces: job.number_of_staff - job.selected,
      hasChanged: false,
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
    },
    now,
  );
  return { ...told, can_take_back: verdict.ok };
}

function penaltyOf({ own_shift_penalty: penalty }: JobRow) {
  if (penalty === null) return null;
  const { card, freeze_until: until, held } = penalty;
  return { card, freeze_until: until === null ? null : new Date(until).toISOString(), held };
}

/** Rule: When a late removal is paid, docs/rules/cancellation.md. */
function cancellationPayOf({ own_shift_cancellation: own, own_shift_status }: JobRow, now: Moment) {
  const nothing = { cancellation_pay: null, cancellation_pay_basis: null };
  if (own === null) return nothing;
  const { pay, hours, lapsed_at: lapsed, starts_at, elsewhere } = own;
  const facts = {
    pay,
    lapsedAt: lapsed === null ? null : Date.parse(lapsed),
    startsAt: Date.parse(starts_at),
    isSelected: own_shift_status === "selected",
    isConfirmedElsewhere: elsewhere,
  };
  const state = cancellationPayState(facts, now);
  if (state === "none") return nothing;
  return { cancellation_pay: toCommaString(pay), cancellation_pay_basis: { hours, state } };
}

/** What the job is to the person now. Rule: What a shift is now, docs/rules/cancellation.md. */
function stateOf(job: JobRow, now: Moment): WireEmployeeBooking["state"] {
  const booking = { ...vacancyOf(job), endsAt: job.ends_at.getTime() };
  const ownState = () => {
    const shift = job.own_shift_status;
    const facts = { booking, isRefilled: job.own_shift_refilled, isNotMet: job.own_shift_not_met };
    return shift && shiftStateOf({ ...facts, shift }, now);
  };
  const vacancy = checkVacancy(booking, now);
  const key = ownState() ?? (vacancy.ok ? "open" : vacancy.refusal === "full" ? "full" : "gone");
  const isReleased = key === "removed" && releaseCauseOf(job.own_shift_removed_reason) !== null;
  return { key, text: isReleased ? releasedTexts.title : jobStateSentences[key] };
}

function waitingFields(job: JobRow, applicant: Applicant, now: Moment) {
  const until = job.offer_until !== null && job.offer_until.getTime() > now ? job.offer_until : null;
  const isWaiting = job.standby_id !== null && job.standby_struck_off_at === null;
  const standBy = standbyOf(job, applicant, now);
  const lapsedAt = job.offer_until === null || until ? (job.offer_lapsed_at ?? null) : job.offer_until;
  return {
    offer_lapsed_at: lapsedAt?.toISOString() ?? null,
    standby: isWaiting
      ? {
          rank: job.standby_rank ?? 1,
          auto: job.standby_auto ?? false,
          offered_until: until?.toISOString() ?? null,
        }
      : null,
    offer: until && { until: until.toISOString() },
    can_stand_by: { ok: standBy.ok, refusal: standBy.ok ? null : standBy.refusal },
  };
}

/** A shift in one of an employee's lists; `job` is its job as the employee sees it. */
export function serializeShift(row: ListedShift, job: WireEmployeeBooking, now: Moment): WireEmployeeShift {
  const shift = { ...row, id: row.shift_id, status: row.shift_status, ends_at: row.shift_ends_at };
  const work = workOf(shift, row, now);
  const paymentDate = work ? paidOn(row.date, row.pay_sent_at?.getTime(), now) : job.paymentDate;
  return {
    id: shift.id,
    status: shift.status,
    employee_checkin: row.shift_checkin?.toISOString() ?? null,
    employee_checkin_time: row.employee_checkin_time,
    employee_checkout_time: row.employee_checkout_time,
    admin_approve_checkout: row.admin_approve_checkout,
    needs_checkout: needsCheckout(shift, now),
    paymentDate,
    worked: work?.worked ?? null,
    booking: work ? { ...job, paymentDate, totalPay: toCommaString(work.pay) } : job,
  };
}

/** Whether a worked shift waits for its employee's stamp; nobody waits for somebody who was not met. */
export function needsCheckout(shift: WorkedShift, now: Moment): boolean {
  const isWorked =
    shift.status === "selected" && shift.ends_at.getTime() <= now && !shift.not_met_for_booking;
  return isWorked && awaitsEmployee(stampsOf(shift), shift.admin_approve_checkout);
}

/** Whether the person can apply for the job now, and why not. */
export function applicableOf(job: JobRow, applicant: Applicant, now: Moment): Verdict<ApplyRefusal> {
  return canApply(
    {
      booking: vacancyOf(job),
      shift: job.own_shift_status ?? "none",
      isWorkable: job.worker,
      hasSkill: job.has_skill,
      profile: applicant.profile,
      frozenUntil: applicant.frozenUntil,
      hasConflict: hasConflictOf(job, applicant),
    },
    now,
  );
}

/** Whether the person can stand by for the job now, and why not. */
export function standbyOf(job: JobRow, applicant: Applicant, now: Moment): Verdict<StandbyRefusal> {
  return canStandBy(
    {
      booking: vacancyOf(job),
      shift: job.own_shift_status ?? "none",
      isStruckOff: job.standby_struck_off_at !== null,
      isWorkable: job.worker,
      hasSkill: job.has_skill,
      profile: applicant.profile,
      frozenUntil: applicant.frozenUntil,
      hasConflict: hasConflictOf(job, applicant),
    },
    now,
  );
}

/** Whether a confirmed shift of the person stands in the way of the job. */
export function hasConflictOf(job: JobRow, applicant: Applicant): boolean {
  return hasConflict(
    { date: job.date, startsAt: job.starts_at.getTime(), endsAt: job.ends_at.getTime() },
    applicant.confirmed.filter(({ bookingId }) => bookingId !== job.id),
  );
}

/** A booking as somebody sees it who applies for it. */
export function vacancyOf(job: JobRow) {
  return {
    // A company without access takes nobody on, whatever its booking says.
    status: job.is_suspended && job.status === "open" ? "closed" : job.status,
    approved: job.approved_at !== null,
    startsAt: job.starts_at.getTime(),
    selected: job.selected,
    places: job.number_of_staff,
  };
}

/** What the booked time pays with its supplements, øre, without holiday pay. Rules: Payroll line, docs/rules/pay.md. Rule: Pay with an agreement, docs/rules/supplements.md. */
function bookedPay(job: JobRow): number {
  const { date: day, start_time: start, end_time: end } = job;
  const terms = {
    hourlyWage: job.hourly_wage,
    transportHours: job.transport_wage,
    selfPaidBreak: job.self_paid_break,
    agreement: agreementOf(job),
    // The own part of a pension is taken from the pay, not off it.
    hasPension: false,
  };
  return payLine(terms, { day, start, end }, { from: start, to: end }).pay;
}
