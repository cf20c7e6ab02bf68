import type { reminderEndpoints as rows, WireReminder } from "#contract/backoffice/reminder.endpoints.ts";
import { type Reminder, remindersOf, whyNotReminded } from "#rules/shifts/reminding.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { waitingFacts } from "#server/features/bookings/admin/admin-booking.serializer.ts";
import { findOpenChange } from "#server/features/bookings/agreement/term-change.queries.ts";
import { findBooking, lockBookingOfShift } from "#server/features/bookings/booking.queries.ts";
import { findShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { findEmployee, lockEmployee, updateEmployee } from "#server/features/employees/employee.queries.ts";
import { lacksPayData } from "#server/features/employees/pay-data.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { fullName } from "#texts/format/contact.ts";
import { loadLastReminders, remindedAs, serializeLastReminders } from "./last-reminders.ts";
import { reachOf, reminderMessage, type WaitingShift } from "./reminder-message.ts";

const typeOf = {
  check_in: "shift.remind_to_check_in",
  employee_times: "shift.remind_of_times",
  company_times: "booking.remind_company",
  pay_data: "employee.ask_for_pay_data",
} as const satisfies Record<Reminder, string>;

/** Whom a shift waits for, with the messages that would remind them. Refuses `not_found`. */
export const reminders: Handler<typeof rows.reminders> = async ({ params, now, services }) =>
  serializeAll(services.db, await loadWaiting(services.db, params.id), services.settings, now);

/**
 * Reminds somebody that a shift waits for, once a day for each case, and notes who did it. Refuses `not_found`,
 * `not_waited_for`, `profile_closed`, `no_contact` and `asked_today`.
 */
export const remind: Handler<typeof rows.remind> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    const { params, body, now, services, session } = call;
    const { about } = body;
    await lockBookingOfShift(tx, params.id);
    const shift = await findShift(tx, params.id);
    if (shift) await lockEmployee(tx, shift.employee_id);
    const waiting = await loadWaiting(tx, params.id);
    if (!casesOf(waiting, now).includes(about)) throw new DomainError("not_waited_for");
    const refusal = whyNotReminded(whenAndHow(waiting, about), now);
    if (refusal) throw new DomainError(refusal);

    const id = subjectOf(waiting, about);
    const { channel, to, email, text } = await reminderMessage(tx, about, waiting, services.settings);
    const { booking, employee } = waiting;
    const key = outboxKey("reminder", about, id, dayOf(now));
    const reader =
      about === "company_times" ? subjectKey("booking", booking.id) : subjectKey("employee", employee.id);
    const envelope = { subjectKey: reader, bookingId: booking.id, to };
    if (email) await queueEmail({ tx, now, services }, { ...envelope, key, email });
    else {
      // «Meld dig klar» is of no use once the shift has begun.
      const expiresAt = about === "check_in" ? booking.starts_at.getTime() : undefined;
      await queueSms({ tx, now, services }, { ...envelope, key: smsKey(key), text, expiresAt });
    }
    if (about === "pay_data") await updateEmployee(tx, employee.id, { pay_data_asked_at: new Date(now) });
    await record(
      { tx, actor: actorOf(session), now },
      { type: typeOf[about], id, detail: { by: channel }, booking },
    );
    return serializeAll(tx, await loadWaiting(tx, params.id), services.settings, now);
  });

/** A shift, whom it may wait for, and who was reminded of it. */
interface Waiting extends WaitingShift {
  /** Whether an answer to changed terms is out. */
  readonly isAsked: boolean;
  readonly reminded: ReturnType<typeof serializeLastReminders>;
}

async function loadWaiting(db: Db | Tx, shiftId: number): Promise<Waiting> {
  const shift = await findShift(db, shiftId);
  const booking = shift && (await findBooking(db, shift.booking_id));
  const corporation = booking && (await findCorporation(db, booking.corporation_id));
  const employee = shift && (await findEmployee(db, shift.employee_id));
  if (!shift || !corporation || !employee) throw new DomainError("not_found");
  const rows = await loadLastReminders(db, {
    shift: [shift.id],
    booking: [booking.id],
    employee: [employee.id],
  });
  const subject = { shift: shift.id, booking: booking.id, employee: employee.id };
  const isAsked = (await findOpenChange(db, shift.id)) !== undefined;
  return { shift, booking, corporation, employee, isAsked, reminded: serializeLastReminders(rows, subject) };
}

/** Whoever is asked about changed terms is waited for in another way, and reminded of nothing before the start. */
function casesOf({ booking, shift, employee, isAsked }: Waiting, now: Moment): Reminder[] {
  if (shift.status !== "selected") return [];
  const facts = {
    ...waitingFacts(booking, shift),
    lastBy: shift.last_checkout_by,
    lacksPayData: lacksPayData(employee),
  };
  return remindersOf(facts, now).filter((about) => !(isAsked && about === "check_in"));
}

/** What the line of the log is about: a company is reminded of its booking, once for all people on it. */
function subjectOf({ shift, booking, employee }: Waiting, about: Reminder): number {
  return { shift: shift.id, booking: booking.id, employee: employee.id }[remindedAs[about].entity];
}

function whenAndHow(waiting: Waiting, about: Reminder) {
  const last = waiting.reminded.find((one) => one.about === about);
  return {
    ...reachOf(about, waiting),
    isClosed: about !== "company_times" && waiting.employee.deactivated_at !== null,
    remindedAt: last ? Date.parse(last.at) : null,
  };
}

async function serializeAll(db: Db | Tx, waiting: Waiting, settings: Settings, now: Moment) {
  const all: WireReminder[] = [];
  for (const about of casesOf(waiting, now)) all.push(await serialize(db, waiting, about, settings, now));
  return all;
}

async function serialize(
  db: Db | Tx,
  waiting: Waiting,
  about: Reminder,
  settings: Settings,
  now: Moment,
): Promise<WireReminder> {
  const { corporation, employee, reminded } = waiting;
  const { channel, to, email, text } = await reminderMessage(db, about, waiting, settings);
  const last = reminded.find((one) => one.about === about);
  return {
    about,
    name: about === "company_times" ? corporation.name : fullName(employee.first_name, employee.last_name),
    channel,
    to,
    subject: email?.subject ?? null,
    text,
    reminded: last ? { at: last.at, by: last.by } : null,
    cannot_remind: whyNotReminded(whenAndHow(waiting, about), now),
  };
}
