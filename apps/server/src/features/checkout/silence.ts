import { afterSilenceOfCompany, type SilenceStep } from "#rules/checkout/silence.ts";
import { isSame, type Times } from "#rules/checkout/times.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/booking.queries.ts";
import {
  lockShiftsOfBooking,
  type ShiftRow,
  updateShifts,
} from "#server/features/bookings/shifts/shift.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { quietByNight } from "#server/features/messages/quiet-hours.ts";
import {
  adminPayTimesOf,
  adminTimesOf,
  stampsOf,
  undisputedColumns,
  undisputedOf,
} from "#server/features/pricing/shift-times.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { tellSettledBySilence, warnOfSilence } from "./silence.notifications.ts";
import { bookingsInSilence, saidMissing } from "./silence.queries.ts";

/**
 * Reminds companies that have said nothing to times that their staff has stamped, and agrees on the undisputed part
 * of them once the time is up, each booking by itself. Rule: Silence of the company, docs/rules/checkout.md.
 */
export async function settleSilence(services: Services): Promise<void> {
  const afterHours = services.settings.undisputedAfterHours;
  if (afterHours === 0) return;
  const now = services.clock.now();
  for (const id of await bookingsInSilence(services.db, afterHours, now)) {
    await inTransaction(services.db, async (tx) => {
      const booking = await lockBooking(tx, id);
      if (!booking || booking.status === "cancelled") return;
      const shifts = await lockShiftsOfBooking(tx, id);
      await actOn(quietByNight({ tx, now, services }, null), booking, shifts, afterHours);
    });
  }
}

/** A shift with what its company's silence leads to. */
interface SilentShift<Step extends SilenceStep = SilenceStep> {
  readonly shift: ShiftRow;
  readonly step: Step;
}

async function actOn(
  context: MessageContext,
  booking: BookingRow,
  shifts: readonly ShiftRow[],
  afterHours: number,
): Promise<void> {
  const missing = new Set(await saidMissing(context.tx, booking.id));
  const silent = shifts.flatMap((shift): SilentShift[] => {
    const step = stepOf({ booking, shift, isSaidMissing: missing.has(shift.id) }, afterHours, context.now);
    return step ? [{ shift, step }] : [];
  });
  const warned = silent.filter((one): one is SilentShift<Warning> => one.step.do === "warn");
  const settled = silent.filter((one): one is SilentShift<Settling> => one.step.do === "settle");
  await updateShifts(context.tx, [
    ...warned.map(({ shift }) => ({ shift, values: { silence_warned_at: new Date(context.now) } })),
    ...settled.map(({ shift, step }) => ({ shift, values: undisputedColumns(step.times, context.now) })),
  ]);
  const settlesAt = warned[0]?.step.settlesAt;
  if (settlesAt !== undefined) {
    await warnOfSilence(
      context,
      booking,
      warned.map(({ shift }) => shift),
      settlesAt,
    );
    await record(
      { tx: context.tx, actor: SYSTEM, now: context.now },
      { type: "shift.warn_of_silence", shifts: warned.map(({ shift }) => shift), booking },
    );
  }
  if (settled.length > 0) await settle(context, booking, settled);
}

type Warning = Extract<SilenceStep, { do: "warn" }>;
type Settling = Extract<SilenceStep, { do: "settle" }>;

async function settle(
  context: MessageContext,
  booking: BookingRow,
  settled: readonly SilentShift<Settling>[],
): Promise<void> {
  await tellSettledBySilence(
    context,
    booking,
    settled.map(({ shift, step }) => ({ shift, times: step.times })),
  );
  await record(
    { tx: context.tx, actor: SYSTEM, now: context.now },
    ...settled.map(({ shift, step }) => ({
      type: "shift.agree_by_silence" as const,
      id: shift.id,
      detail: { from: step.times.from, to: step.times.to },
      shifts: [shift],
      booking,
    })),
  );
}

function stepOf(
  {
    booking,
    shift,
    isSaidMissing,
  }: { readonly booking: BookingRow; readonly shift: ShiftRow; readonly isSaidMissing: boolean },
  afterHours: number,
  now: Moment,
): SilenceStep | null {
  if (shift.status !== "selected") return null;
  const { employee, company } = stampsOf(shift);
  const undisputed = undisputedOf(shift);
  return afterSilenceOfCompany(
    {
      employee,
      company,
      booked: { from: booking.start_time, to: booking.end_time },
      endsAt: booking.ends_at.getTime(),
      stampedAt: shift.employee_stamped_at?.getTime() ?? null,
      isNotMet: shift.not_met_for_booking,
      isSaidMissing,
      isWithOffice: isWithOffice(booking, shift, undisputed),
      warnedAt: shift.silence_warned_at?.getTime() ?? null,
      undisputed: undisputed && shift.undisputed_at && { ...undisputed, at: shift.undisputed_at.getTime() },
    },
    afterHours,
    now,
  );
}

/** Whether the office has decided on a shift: times of its own, an approval, a document, or the closed checkout. */
function isWithOffice(booking: BookingRow, shift: ShiftRow, undisputed: Times | null): boolean {
  const isOwn = (times: Times | null) => times !== null && !isSame(times, undisputed);
  return (
    booking.all_check_times_approved ||
    shift.admin_approve_invoice ||
    shift.admin_approve_checkout ||
    shift.invoice_state !== null ||
    shift.pay_state !== null ||
    isOwn(adminTimesOf(shift)) ||
    isOwn(adminPayTimesOf(shift))
  );
}
