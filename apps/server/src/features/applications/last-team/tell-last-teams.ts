import { whyLeftOut } from "#rules/applying/last-team.ts";
import { offerHeldUntil } from "#rules/applying/offer-budget.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import {
  wantsOfferMail,
  wantsOfferPush,
} from "#server/features/bookings/job-offers/job-offer.notifications.ts";
import { type CorporationRow, loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { type EmployeeRow, loadEmployees } from "#server/features/employees/employee.queries.ts";
import { employeeJobFacts } from "#server/features/job-messages/notify.ts";
import { outboxKey, pushOutboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { devicesOf } from "#server/features/messages/push/push.queries.ts";
import {
  emailEffect,
  type MessageContext,
  type MessageEffect,
  queueMessages,
} from "#server/features/messages/queue-message.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { lastTeamAsked, lastTeamPush } from "#texts/da/templates/last-team.ts";
import { fullName } from "#texts/format/contact.ts";
import { lockUntoldAsks, markTold, membersFor, type UntoldAsk } from "./last-team.queries.ts";

/** Hours for which a phone that is off still shows it. */
const USEFUL_MS = 12 * 3_600_000;

/**
 * Tells whom companies ask to come again, all jobs of a company in one letter, once the jobs are approved. Who can't come
 * any more, or has applied meanwhile, hears nothing; who sleeps hears of it in the morning.
 * Rule: Asking the last team, docs/rules/orders.md.
 */
export async function tellLastTeams(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const untold = await lockUntoldAsks(tx, now);
    if (untold.length === 0) return;
    const context = { tx, now, services };
    const bookings = await loadBookings(tx, [...new Set(untold.map(({ booking_id }) => booking_id))]);
    const people = await loadEmployees(tx, [...new Set(untold.map(({ employee_id }) => employee_id))]);
    const companies = await loadCorporations(tx, [...new Set(bookings.map((one) => one.corporation_id))]);
    const told: Told[] = [];
    for (const booking of bookings) {
      const corporation = companies.find(({ id }) => id === booking.corporation_id);
      if (corporation) told.push(...(await toldOf(context, { booking, corporation, untold, people })));
    }
    await queueMessages(context, await messagesOf(context, told));
  });
}

interface Told {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
  readonly person: EmployeeRow;
}

async function toldOf(
  { tx, now, services }: MessageContext,
  of: {
    booking: BookingRow;
    corporation: CorporationRow;
    untold: readonly UntoldAsk[];
    people: readonly EmployeeRow[];
  },
): Promise<Told[]> {
  const { booking, corporation } = of;
  const asks = of.untold.filter(({ booking_id }) => booking_id === booking.id);
  const ids = asks.map(({ employee_id }) => employee_id);
  const members = await membersFor(tx, booking, ids, { settings: services.settings, now });
  const told: Told[] = [];
  for (const ask of asks) {
    const person = of.people.find(({ id }) => id === ask.employee_id);
    const member = members.get(ask.employee_id);
    if (!person || !member) continue;
    const budget = { perDay: 0, isQuietAtNight: person.offers_quiet };
    if (offerHeldUntil(budget, 0, now) !== null) continue;
    await markTold(tx, ask, now);
    if (whyLeftOut({ ...member, isAsked: false }) === null) told.push({ booking, corporation, person });
  }
  return told;
}

async function messagesOf(context: MessageContext, told: readonly Told[]): Promise<MessageEffect[]> {
  const { tx, now, services } = context;
  const { settings, secrets } = services;
  const devices = await devicesOf(tx, [...new Set(told.map(({ person }) => person.id))]);
  const letters = Map.groupBy(told, ({ person, corporation }) => `${person.id}:${corporation.id}`);
  return [...letters.values()].flatMap((own) => {
    const { person, corporation, booking } = own[0] as Told;
    const path = own.length === 1 ? `/bookinginformation/${booking.id}?as=employee` : "/?as=employee";
    const jobs = own.map((one) => employeeJobFacts(one.booking, one.corporation, person, settings, path));
    const key = outboxKey("last-team-asked", person.id, corporation.id, now);
    const token = secrets.unsubscribeToken(person.id);
    const letter = { jobs, unsubscribeLink: `${settings.publicUrl}/email/unsubscribe/${token}` };
    const { title, body } = lastTeamPush(jobs);
    const about = { subjectKey: subjectKey("employee", person.id) };
    const mail = wantsOfferMail(person, false)
      ? emailEffect({
          ...about,
          key,
          to: person.email,
          email: lastTeamAsked(letter, settings.brand),
          unsubscribeUrl: `${settings.publicUrl}/api/employees/emails/unsubscribe?token=${encodeURIComponent(token)}`,
        })
      : [];
    const pushed = wantsOfferPush(person, false) ? (devices.get(person.id) ?? []) : [];
    return [
      ...mail,
      ...pushed.map((deviceId) => ({
        ...about,
        key: pushOutboxKey(key, deviceId),
        channel: "push" as const,
        to: fullName(person.first_name, person.last_name),
        subject: title,
        body,
        payload: { deviceId, path, until: now + USEFUL_MS, urgency: "normal" as const },
      })),
    ];
  });
}
