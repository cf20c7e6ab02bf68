import { offerEndsAt } from "#rules/applying/standby.ts";
import { profileState } from "#rules/people/approval.ts";
import type { Moment } from "#rules/time/moment.ts";
import { givePlace } from "#server/features/applications/applicants/select-applicant.ts";
import { notifyOfOffers } from "#server/features/applications/application.notifications.ts";
import { type LockedBooking, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { lockShiftsOfBooking } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { quietByNight } from "#server/features/messages/quiet-hours.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { RequestContext, Services } from "#server/platform/http/handler.ts";
import { bookingsToFill, insertOffers, lapseOffers } from "./offer.queries.ts";
import { standbyStateOf } from "./standby-state.ts";

/**
 * Ends offers whose time is up and fills the places that somebody left: the next on standby is promoted or asked.
 * Each booking by itself, so that one of them never stops the others.
 */
export async function fillFromStandby(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const id of await bookingsToFill(services.db, now)) await fillOne(services, id, now);
}

/**
 * Fills the places of one booking whose standby queue has moved just now, once what moved it is saved. It never fails
 * the call that it follows: what doesn't come through here, the scheduled job does within a minute.
 */
export async function fillAtOnce(
  { services, now, followUpFailed }: Pick<RequestContext<unknown>, "services" | "now" | "followUpFailed">,
  bookingId: number,
): Promise<void> {
  await fillOne(services, bookingId, now).catch((error: Error) =>
    followUpFailed(`standby of booking ${bookingId}`, error),
  );
}

async function fillOne(services: Services, bookingId: number, now: Moment): Promise<void> {
  try {
    await inTransaction(services.db, (tx) => fillBooking({ tx, now, services }, bookingId));
  } catch (error) {
    // Somebody was selected elsewhere at this very moment; the next run passes the person over.
    if (!(error instanceof DomainError)) throw error;
  }
}

async function fillBooking(asked: MessageContext, bookingId: number): Promise<void> {
  const { tx, now } = asked;
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return;
  const context = quietByNight(asked, booking.starts_at.getTime());
  const lapsed = await lapseOffers(tx, booking.id, now);
  if (lapsed.length > 0) {
    const event = { type: "booking.offers_ended", booking, employees: lapsed } as const;
    await record({ tx, actor: SYSTEM, now }, event);
  }
  for (;;) {
    const locked = { booking, shifts: await lockShiftsOfBooking(tx, booking.id) };
    const { next } = await standbyStateOf(tx, locked, context.services.settings, now);
    if (next === null) return;
    if (next.how === "ask") await askFromStandby(context, locked, next.employeeId);
    else await promote(context, locked, next.employeeId);
  }
}

async function promote(context: MessageContext, locked: LockedBooking, employeeId: number): Promise<void> {
  const { tx, now } = context;
  const employee = await lockEmployee(tx, employeeId);
  // Who has left, or whose profile was declined, since the queue was read is passed over by the next run.
  if (employee?.deactivated_at !== null || profileState(employee) !== "approved")
    throw new DomainError("transition");
  const corporation = await getCorporation(tx, locked.booking.corporation_id);
  const job = { ...locked, corporation };
  const shift = await givePlace(context, job, employee, { how: "promoted", actor: SYSTEM, reason: "" });
  const event = { type: "shift.promote_from_standby", id: shift.id, shifts: [shift] } as const;
  await record({ tx, actor: SYSTEM, now }, { ...event, booking: locked.booking });
}

async function askFromStandby(
  context: MessageContext,
  { booking }: LockedBooking,
  employeeId: number,
): Promise<void> {
  const { tx, now } = context;
  const until: Moment = offerEndsAt(booking.starts_at.getTime(), now);
  const offers = await insertOffers(tx, booking.id, [employeeId], { kind: "standby", until, now });
  const corporation = await getCorporation(tx, booking.corporation_id);
  await notifyOfOffers(context, { booking, corporation }, offers);
  const event = { type: "booking.place_offered", booking, employees: [employeeId] } as const;
  await record({ tx, actor: SYSTEM, now }, event);
}
