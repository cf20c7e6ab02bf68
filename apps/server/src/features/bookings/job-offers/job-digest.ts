import type { Moment } from "#rules/time/moment.ts";
import { loadBookings } from "#server/features/bookings/booking.queries.ts";
import { loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import { loadEmployees } from "#server/features/employees/employee.queries.ts";
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
import type { Effect } from "#server/platform/outbox/outbox.ts";
import type { EmployeeJobFacts } from "#texts/da/templates/email/layout.ts";
import { jobDigest, jobDigestPush } from "#texts/da/templates/job-digest.ts";
import { fullName } from "#texts/format/contact.ts";
import { wantsOfferMail, wantsOfferPush } from "./job-offer.notifications.ts";
import { type DueOffer, deletePastOffers, takeDueOffers } from "./job-offer.queries.ts";

/** Hours for which a phone that is off still shows it. */
const USEFUL_MS = 12 * 3_600_000;

/** Tells everybody in one message of the jobs that were held back for them. */
export async function sendJobDigests(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    await deletePastOffers(tx, now);
    const due = await takeDueOffers(tx, now);
    if (due.length === 0) return;
    const context = { tx, now, services };
    await queueMessages(context, await messagesOf(context, due));
  });
}

async function messagesOf(context: MessageContext, due: readonly DueOffer[]): Promise<MessageEffect[]> {
  const { tx } = context;
  const byPerson = Map.groupBy(due, (one) => one.employee_id);
  const people = await loadEmployees(tx, [...byPerson.keys()]);
  const devices = await devicesOf(tx, [...byPerson.keys()]);
  const factsOf = await jobsById(
    context,
    due.map((one) => one.booking_id),
  );
  return people.flatMap((person) => {
    if (person.deactivated_at) return [];
    const own = byPerson.get(person.id) ?? [];
    const jobs = (wants: (isUrgent: boolean) => boolean) =>
      own.flatMap((one) => (wants(one.is_urgent) ? (factsOf(one.booking_id, person) ?? []) : []));
    return [
      ...mailOf(
        context,
        person,
        jobs((isUrgent) => wantsOfferMail(person, isUrgent)),
      ),
      ...pushOf(
        context,
        person,
        jobs((isUrgent) => wantsOfferPush(person, isUrgent)),
        devices.get(person.id) ?? [],
      ),
    ];
  });
}

type Person = Awaited<ReturnType<typeof loadEmployees>>[number];

async function jobsById({ tx, services }: MessageContext, bookingIds: readonly number[]) {
  const bookings = await loadBookings(tx, [...new Set(bookingIds)]);
  const ids = [...new Set(bookings.map((booking) => booking.corporation_id))];
  const corporations = new Map((await loadCorporations(tx, ids)).map((row) => [row.id, row]));
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return (id: number, person: Person): EmployeeJobFacts | null => {
    const booking = byId.get(id);
    const corporation = booking && corporations.get(booking.corporation_id);
    if (!booking || !corporation) return null;
    return employeeJobFacts(booking, corporation, person, services.settings, "/?as=employee");
  };
}

/** These mails are not about the reader's own shifts, so they can be unsubscribed from. */
function mailOf(
  { services: { settings, secrets }, now }: MessageContext,
  person: Person,
  jobs: readonly EmployeeJobFacts[],
): MessageEffect[] {
  if (jobs.length === 0) return [];
  const token = secrets.unsubscribeToken(person.id);
  const unsubscribeLink = `${settings.publicUrl}/email/unsubscribe/${token}`;
  return emailEffect({
    key: keyOf(person, now),
    subjectKey: subjectKey("employee", person.id),
    to: person.email,
    email: jobDigest({ jobs, unsubscribeLink }, settings.brand),
    unsubscribeUrl: `${settings.publicUrl}/api/employees/emails/unsubscribe?token=${encodeURIComponent(token)}`,
  });
}

function pushOf(
  { now }: MessageContext,
  person: Person,
  jobs: readonly EmployeeJobFacts[],
  devices: readonly number[],
): Effect[] {
  if (jobs.length === 0) return [];
  const { title, body } = jobDigestPush(jobs);
  return devices.map((deviceId) => ({
    key: pushOutboxKey(keyOf(person, now), deviceId),
    channel: "push",
    subjectKey: subjectKey("employee", person.id),
    to: fullName(person.first_name, person.last_name),
    subject: title,
    body,
    payload: { deviceId, path: "/?as=employee", until: now + USEFUL_MS, urgency: "low" },
  }));
}

function keyOf(person: Person, now: Moment): string {
  return outboxKey("job-digest", person.id, now);
}
