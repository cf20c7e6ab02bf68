import type { EmptyPlacesHours } from "#rules/bookings/company-notices.ts";
import {
  type MessageBooking,
  type MessageJob,
  writeToCorporation,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import {
  applicantsCame,
  notReady,
  placesEmpty,
  placesUnfilled,
} from "#texts/da/templates/email/company-notices.ts";
import { shortName } from "#texts/format/contact.ts";
import { plural } from "#texts/format/numbers.ts";

/** Tells the company of applicants: `count` apply, `fresh` of them it was not told of. */
export async function notifyApplicantsCame(
  context: MessageContext,
  { booking, corporation }: MessageJob,
  { count, fresh }: { readonly count: number; readonly fresh: number },
): Promise<void> {
  const free = freePlacesOf(booking);
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("applicants-came", booking.id, context.now),
    wanted: corporation.noti_applicants_booking,
    write: (facts, brand) => applicantsCame({ ...facts, free, applicants: count, fresh }, brand),
    sms: {
      wanted: corporation.sms_applicants_booking,
      template: "applicants_came",
      values: { count: people(fresh) },
    },
  });
}

/** Tells the company of places that are still empty, by e-mail whatever its switches say. */
export async function notifyPlacesEmpty(
  context: MessageContext,
  { booking, corporation }: MessageJob,
  { hours, applicants }: { readonly hours: EmptyPlacesHours; readonly applicants: number },
): Promise<void> {
  const free = freePlacesOf(booking);
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("places-empty", booking.id, hours, booking.starts_at.getTime()),
    wanted: true,
    path: applicants > 0 ? `/viewBooking/${booking.id}` : `/editBooking/${booking.id}`,
    write: (facts, brand) => placesEmpty({ ...facts, free, applicants }, brand),
    sms: {
      wanted: corporation.sms_unfilled_booking,
      template: "places_empty",
      values: { count: people(free) },
    },
  });
}

/** Tells the company of places that nobody was found for, by e-mail whatever its switches say. */
export async function notifyPlacesUnfilled(
  context: MessageContext,
  { booking, corporation }: MessageJob,
): Promise<void> {
  const free = freePlacesOf(booking);
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("places-unfilled", booking.id, booking.starts_at.getTime()),
    wanted: true,
    write: (facts, brand) => placesUnfilled({ ...facts, free }, brand),
    sms: {
      wanted: corporation.sms_unfilled_booking,
      template: "places_unfilled",
      values: { count: people(free) },
    },
  });
}

/** Tells the company who has not reported ready the evening before. */
export async function notifyNotReady(
  context: MessageContext,
  { booking, corporation }: MessageJob,
  late: readonly { readonly first_name: string; readonly last_name: string }[],
): Promise<void> {
  const names = late.map(({ first_name, last_name }) => shortName(first_name, last_name));
  await writeToCorporation(context, booking, corporation, {
    key: outboxKey("not-ready", booking.id, booking.starts_at.getTime()),
    wanted: corporation.noti_not_ready_booking,
    write: (facts, brand) => notReady({ ...facts, names }, brand),
    sms: {
      wanted: corporation.sms_not_ready_booking,
      template: "not_ready",
      values: { count: people(late.length) },
    },
  });
}

function freePlacesOf({ number_of_staff, places_taken }: MessageBooking): number {
  return number_of_staff - places_taken;
}

function people(count: number): string {
  return plural(count, "person", "personer");
}
