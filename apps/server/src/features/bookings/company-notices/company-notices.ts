import {
  emptyPlacesDue,
  tellsOfApplicants,
  tellsOfNotReady,
  tellsOfUnfilled,
} from "#rules/bookings/company-notices.ts";
import { clockMessages, isSentNow } from "#rules/shifts/clock-messages.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import type { MessageJob } from "#server/features/job-messages/notify.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { type Db, inTransaction } from "#server/platform/database/database.ts";
import type { Services } from "#server/platform/http/handler.ts";
import {
  notifyApplicantsCame,
  notifyNotReady,
  notifyPlacesEmpty,
  notifyPlacesUnfilled,
} from "./company-notices.notifications.ts";
import {
  applicantsOf,
  bookingsNotReady,
  bookingsUnfilled,
  bookingsWithEmptyPlaces,
  bookingsWithNewApplicants,
  peopleNotReady,
  saveApplicantsTold,
} from "./company-notices.queries.ts";

/**
 * Tells companies what happens to their bookings by the clock: applicants, empty places, places that stayed empty and who
 * has not reported ready. Each booking by itself, as it is while it is locked. Rules: docs/rules/notices.md.
 */
export async function tellCompanies(services: Services): Promise<void> {
  const now = services.clock.now();
  if (!isSentNow(clockMessages["tell-companies"], now)) return;
  for (const { find, tell } of notices) {
    for (const id of await find(services.db, now)) {
      await inTransaction(services.db, async (tx) => {
        const booking = await lockBooking(tx, id);
        if (!booking || booking.status === "cancelled") return;
        const corporation = await getCorporation(tx, booking.corporation_id);
        await tell({ tx, now, services }, { booking, corporation });
      });
    }
  }
}

interface Notice {
  /** The bookings that may be due. */
  readonly find: (db: Db, now: Moment) => Promise<number[]>;
  /** Tells of the locked booking what is still true. */
  readonly tell: (
    context: MessageContext,
    job: MessageJob & { readonly booking: BookingRow },
  ) => Promise<void>;
}

const notices: readonly Notice[] = [
  {
    find: bookingsWithNewApplicants,
    tell: async (context, job) => {
      const { tx, now } = context;
      if (!isSearching(job.booking)) return;
      const applicants = await applicantsOf(tx, job.booking.id);
      if (!tellsOfApplicants({ ...applicants, ...placesOf(job.booking) }, now)) return;
      await saveApplicantsTold(tx, job.booking.id, now);
      await notifyApplicantsCame(context, job, applicants);
    },
  },
  {
    find: bookingsWithEmptyPlaces,
    tell: async (context, job) => {
      const { booking } = job;
      if (!isSearching(booking)) return;
      const approvedAt = booking.approved_at?.getTime() ?? context.now;
      const hours = emptyPlacesDue({ ...placesOf(booking), approvedAt }, context.now);
      if (hours === null) return;
      const { count } = await applicantsOf(context.tx, booking.id);
      await notifyPlacesEmpty(context, job, { hours, applicants: count });
    },
  },
  {
    find: bookingsUnfilled,
    tell: async (context, job) => {
      if (!isSearching(job.booking) || !tellsOfUnfilled(placesOf(job.booking), context.now)) return;
      await notifyPlacesUnfilled(context, job);
    },
  },
  {
    find: bookingsNotReady,
    tell: async (context, job) => {
      const { booking } = job;
      const people = await peopleNotReady(context.tx, booking.id);
      const facts = { notReady: people.length, date: booking.date, startsAt: booking.starts_at.getTime() };
      if (tellsOfNotReady(facts, context.now)) await notifyNotReady(context, job, people);
    },
  },
];

/** Whether somebody is still sought: an open booking that is approved. */
function isSearching({ status, approved_at }: BookingRow): boolean {
  return status === "open" && approved_at !== null;
}

function placesOf({ number_of_staff, places_taken, starts_at }: BookingRow) {
  return { freePlaces: number_of_staff - places_taken, startsAt: starts_at.getTime() };
}
