import { restIsToldAt } from "#rules/applying/vacancy.ts";
import { hoursRemaining, isBookable } from "#rules/bookings/status.ts";
import { regionOfZip } from "#rules/people/regions.ts";
import { leadBandOf } from "#rules/pricing/fees.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import { bookedElsewhere } from "#server/features/bookings/shifts/shift.queries.ts";
import { type CorporationRow, loadCorporations } from "#server/features/corporations/corporation.queries.ts";
import type { MessageJob } from "#server/features/job-messages/notify.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { termsOf } from "#server/features/pricing/booked-price.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { employeesToOffer, holdOffer, type MatchingEmployee, takeDueOffers } from "./job-match.queries.ts";
import { isReached, queueOffers } from "./job-offer.notifications.ts";
import { saveOffers } from "./job-offer.queries.ts";

/** An approved booking with its company. */
export interface OfferedJob {
  readonly booking: BookingRow;
  readonly corporation: CorporationRow;
}

/**
 * Offers an approved job: to the company's favourites first and half an hour later, by the scheduled job
 * `offer-to-everybody`, to everybody else whose type and region match. To all at once where nobody has a head
 * start. Rule: Head start of favourites, docs/rules/applying.md.
 */
export async function offerToFavouritesFirst(context: MessageContext, job: OfferedJob): Promise<void> {
  const { tx, now } = context;
  const matching = await employeesMatching(tx, job.booking, now);
  const favourites = await favouritesWhoCan(tx, job.booking, matching, now);
  const startsAt = job.booking.starts_at.getTime();
  const dueAt = restIsToldAt({ startsAt, favourites: favourites.length }, now);
  await offerJob(context, job, dueAt === null ? matching : favourites, isUrgent(job.booking, now));
  if (dueAt !== null) await holdOffer(tx, job.booking.id, dueAt);
}

/** Offers a job to everybody whose type and region match; whoever got the offer before does not get it again. */
async function offerToEverybody(context: MessageContext, job: OfferedJob): Promise<void> {
  const { tx, now } = context;
  const matching = await employeesMatching(tx, job.booking, now);
  await offerJob(context, job, matching, isUrgent(job.booking, now));
}

/** Whom the job is offered to: nobody, unless it can be applied for. */
async function employeesMatching(tx: Tx, booking: BookingRow, now: Moment): Promise<MatchingEmployee[]> {
  const region = regionOfZip(booking.zip_code);
  const isOpen = booking.status === "open" && isBookable(now, booking.starts_at.getTime());
  if (!isOpen || !booking.is_email_script_allowed || region === null) return [];
  return employeesToOffer(tx, booking, region);
}

/** Favourites who want such messages and could take the job: not frozen, and not booked elsewhere at the time. */
async function favouritesWhoCan(
  tx: Tx,
  booking: BookingRow,
  matching: readonly MatchingEmployee[],
  now: Moment,
): Promise<MatchingEmployee[]> {
  const marked = matching.filter((one) => one.is_favourite && isReached(one, false)).map(({ id }) => id);
  const busy = await bookedElsewhere(tx, booking, marked);
  const penalties = await penaltyStatesOf(tx, marked, now);
  const isFrozen = (id: number) => (penalties.get(id)?.frozenUntil ?? null) !== null;
  const able = new Set(marked.filter((id) => !busy.has(id) && !isFrozen(id)));
  return matching.filter(({ id }) => able.has(id));
}

function isUrgent(booking: BookingRow, now: Moment): boolean {
  const lead = hoursRemaining(now, booking.starts_at.getTime());
  return leadBandOf(lead, termsOf(booking)) !== "standard";
}

/** Offers jobs to everybody once the head start of their companies' favourites is over. */
export async function offerDueJobs(services: Services): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const bookings = await loadBookings(tx, await takeDueOffers(tx, now));
    const ids = new Set(bookings.map((booking) => booking.corporation_id));
    const corporations = new Map((await loadCorporations(tx, [...ids])).map((row) => [row.id, row]));
    for (const booking of bookings) {
      const corporation = corporations.get(booking.corporation_id);
      if (corporation) await offerToEverybody({ tx, now, services }, { booking, corporation });
    }
  });
}

/**
 * Offers an approved job to people of its type and region, each once; `isUrgent` under 48 hours before its start. Who
 * has had enough for today, or sleeps, is told later, together with others.
 */
async function offerJob(
  context: MessageContext,
  job: MessageJob,
  employees: readonly MatchingEmployee[],
  isUrgent: boolean,
): Promise<void> {
  if (!job.booking.is_email_script_allowed) return;
  const reached = employees.filter((employee) => isReached(employee, isUrgent));
  const offer = { bookingId: job.booking.id, isUrgent };
  const atOnce = await saveOffers(context.tx, offer, reached, context.now);
  await queueOffers(context, job, atOnce, isUrgent);
}
