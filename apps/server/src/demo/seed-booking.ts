import { feesOf } from "#rules/pricing/fees.ts";
import { shiftPeriod } from "#rules/time/duration.ts";
import { type Day, HOUR_MS, type Moment, minutesOf, timeOf } from "#rules/time/moment.ts";
import { agreementChoiceOf, agreementFor } from "#server/features/pricing/wage-agreement.queries.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { formatPhone } from "#texts/format/contact.ts";
import type { DemoBooking } from "./bookings.ts";
import { seedMissedShift } from "./history/missed-shifts.ts";
import { seedLedger } from "./seed-ledger.ts";

const DAY = 24 * HOUR_MS;

interface Facts {
  booking: DemoBooking;
  day: Day;
  corporationId: number;
  staffTypeId: number;
  /** Selected people first, then applicants. */
  crew: readonly number[];
  now: Moment;
}

/** One booking with its people, as far as it has come. */
export async function seedBooking(tx: Tx, facts: Facts): Promise<void> {
  const { booking, day, corporationId, staffTypeId, now } = facts;
  const period = shiftPeriod(day, booking.from, booking.to);
  const company = await tx
    .selectFrom("corporations")
    .select(["address", "city", "city_zip", "contact_person", "phone"])
    .where("id", "=", corporationId)
    .executeTakeFirstOrThrow();
  const created = new Date(Math.min(now, period.startsAt) - (booking.lead ?? 10) * DAY);
  const isInvoiced = booking.checkout === "invoiced";
  const global = { standard: 3500, urgent: 2000, emergency: 3000, headWaiter: 7700 };
  const none = { stored: null, isRefetched: false, corporation: null };
  const fees = feesOf({ ...none, jobTitle: booking.staffType, global });
  const agreement = await agreementFor(tx, await agreementChoiceOf(tx, corporationId), day);
  const { id } = await tx
    .insertInto("bookings")
    .values({
      corporation_id: corporationId,
      staff_type_id: staffTypeId,
      date: day,
      start_time: booking.from,
      end_time: booking.to,
      starts_at: new Date(period.startsAt),
      ends_at: new Date(period.endsAt),
      arrangement_type: booking.event,
      address: company.address,
      address_url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${company.address}, ${company.city_zip} ${company.city}`)}`,
      zip_code: company.city_zip,
      city: company.city,
      number_of_staff: booking.people,
      job_description:
        "Servering ved runde borde, tre retter. Vi gennemgår aftenen sammen, en halv time før gæsterne kommer.",
      access_information: "Bagdøren",
      hourly_wage: booking.hourlyWage ?? 19_200,
      agreement: JSON.stringify(agreement),
      transport_wage: booking.transport ?? 0,
      extra_work_hours: 0.5,
      food_included: true,
      upper_dress_code: "Sort skjorte",
      lower_dress_code: "Sort buks",
      shoes_dress_code: "Sorte sko",
      item_to_bring: "Proptrækker",
      language: booking.language ?? "Dansk",
      booking_person: company.contact_person,
      booking_person_nr: company.phone,
      contact_person: `${company.contact_person}, ${formatPhone(company.phone)}`,
      fee: fees.standard,
      standard_fee: fees.standard,
      urgent_booking_fee: fees.urgent,
      emergency_booking_fee: fees.emergency,
      status: booking.closed ? "closed" : "open",
      approved_at: booking.waiting ? null : created,
      payment_type: "invoice",
      payment_deadline: 7,
      all_check_times_approved: isInvoiced,
      is_sent_to_billy: isInvoiced,
      is_sent_to_zenegy: isInvoiced && !booking.awaitsPay,
      paid_at: isInvoiced && !booking.isUnpaid ? new Date(period.endsAt + 9 * DAY) : null,
      created_at: created,
      updated_at: created,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [place, employeeId] of facts.crew.entries()) {
    const hasPension = agreement?.pension != null;
    await seedShift(tx, facts, { bookingId: id, employeeId, place, created, period, hasPension });
  }
  if (isInvoiced) await seedLedger(tx, id, period.endsAt + 3 * DAY, !booking.awaitsPay);
}

interface Place {
  bookingId: number;
  employeeId: number;
  place: number;
  created: Date;
  period: { startsAt: Moment; endsAt: Moment };
  /** Everybody of the try-out is of age, and has the pension of an agreement from the first shift. */
  hasPension: boolean;
}

async function seedShift(
  tx: Tx,
  facts: Facts,
  { bookingId, employeeId, place, created, period, hasPension }: Place,
): Promise<void> {
  const { booking, day, corporationId } = facts;
  const isSelected = place < booking.selected;
  const hasCancelled = booking.cancelled !== undefined && place === booking.selected;
  const hasNotCome = booking.noShow !== undefined && place === booking.selected - 1;
  const applied = new Date(created.getTime() + (place + 1) * 3 * HOUR_MS);
  const isReady = isSelected && (booking.day < 0 || place < (booking.ready ?? 0));
  const { id } = await tx
    .insertInto("shifts")
    .values({
      booking_id: bookingId,
      employee_id: employeeId,
      status: hasCancelled ? "cancelled" : isSelected ? "selected" : "applied",
      has_pension: hasPension && isSelected,
      work_date: day,
      starts_at: new Date(period.startsAt),
      ends_at: new Date(period.endsAt),
      applied_at: applied,
      booked_at: bookedAt(booking, place, applied, period.startsAt),
      employee_checkin: isReady ? new Date(Math.min(facts.now, period.startsAt) - 3 * HOUR_MS) : null,
      is_checked: isSelected && place % 2 === 0,
      ...(hasNotCome
        ? { not_met_for_booking: true }
        : isSelected
          ? checkoutOf(booking, place, period.endsAt)
          : {}),
      ...(hasCancelled ? cancellationOf(booking, period.startsAt) : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const kind = hasNotCome ? "no_show" : hasCancelled ? booking.cancelled : undefined;
  if (kind) {
    const missed = { shiftId: id, employeeId, corporationId, startsAt: period.startsAt };
    await seedMissedShift(tx, { ...missed, ...momentsOf(kind, period.startsAt), kind }, facts.now);
  }
  if (!isSelected || hasNotCome) return;
  if (booking.checkout === "approved" || booking.checkout === "invoiced") {
    const reviews = booking.reviews ?? [{ score: 5, comment: "Dejlig at arbejde sammen med." }];
    const review = place % 2 ? reviews[(place >> 1) % reviews.length] : undefined;
    const at = new Date(Math.min(facts.now, period.endsAt + (isStampedLate(booking, place) ? 3 : 1) * DAY));
    await tx
      .insertInto("ratings")
      .values([
        {
          shift_id: id,
          about: "employee",
          employee_id: employeeId,
          corporation_id: corporationId,
          score: review?.score ?? 4,
          comment: review?.comment ?? "",
          created_at: at,
        },
        {
          shift_id: id,
          about: "corporation",
          employee_id: employeeId,
          corporation_id: corporationId,
          score: 5 - (place % 2),
          created_at: at,
        },
      ])
      .execute();
  }
}

/** Hours before the start at which somebody says no again. */
const hoursBefore = { late: 20, early: 170 } as const;

/** When a shift was missed, and when somebody else had the place. */
function momentsOf(kind: "late" | "early" | "no_show", startsAt: Moment) {
  if (kind === "no_show") return { at: startsAt, refilledAt: null };
  const at = startsAt - hoursBefore[kind] * HOUR_MS;
  return { at, refilledAt: kind === "early" ? at + 6 * HOUR_MS : null };
}

function bookedAt(booking: DemoBooking, place: number, applied: Date, startsAt: Moment): Date | null {
  if (place > booking.selected || (place === booking.selected && !booking.cancelled)) return null;
  if (place === 0 && booking.cancelled) {
    const { refilledAt } = momentsOf(booking.cancelled, startsAt);
    if (refilledAt !== null) return new Date(refilledAt);
  }
  return new Date(applied.getTime() + 5 * HOUR_MS);
}

/** Somebody who said no again: a week before it or the day before. */
function cancellationOf({ cancelled = "late" }: DemoBooking, startsAt: Moment) {
  return {
    cancelled_at: new Date(momentsOf(cancelled, startsAt).at),
    hours_before_booking_date: hoursBefore[cancelled],
    cancellation_reason:
      cancelled === "late" ? "Jeg er blevet kaldt ind til eksamen." : "Jeg har fået en anden aftale.",
  };
}

function isStampedLate({ isLateCheckout, selected }: DemoBooking, place: number): boolean {
  return isLateCheckout === true && place === selected - 1;
}

/** Both sides' stamps, as far as the checkout has come. In a dispute the first person worked half an hour longer. */
function checkoutOf(booking: DemoBooking, place: number, endsAt: Moment) {
  const { checkout, from, to } = booking;
  if (!checkout || checkout === "none") return {};
  const isLonger = checkout === "disputed" && place === 0;
  const employees = {
    employee_checkin_time: from,
    employee_checkout_time: isLonger ? timeOf((minutesOf(to) + 30) % 1440) : timeOf(minutesOf(to) % 1440),
    time_comment_by_employee: isLonger ? "Gæsterne blev længere, og vi ryddede op til sidst." : "",
    first_checkout_by: "employee",
    last_checkout_by: "employee",
    employee_stamped_at: new Date(endsAt + (isStampedLate(booking, place) ? 51 : 1) * HOUR_MS),
  } as const;
  if (checkout === "employees") return employees;
  const both = {
    ...employees,
    corporation_checkin_time: from,
    corporation_checkout_time: timeOf(minutesOf(to) % 1440),
    last_checkout_by: "corporation",
    corporation_stamped_at: new Date(endsAt + (isStampedLate(booking, place) ? 60 : 12) * HOUR_MS),
    checkout_rejected_count_corporation: isLonger ? 1 : 0,
    ...(isLonger ? {} : { admin_checkin_time: from, admin_checkout_time: timeOf(minutesOf(to) % 1440) }),
  } as const;
  if (checkout === "disputed" || checkout === "agreed") return both;
  return { ...both, admin_approve_invoice: true, admin_approve_checkout: true };
}
