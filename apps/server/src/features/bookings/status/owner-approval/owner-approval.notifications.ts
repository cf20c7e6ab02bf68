import type { BookingRow } from "#server/features/bookings/booking.queries.ts";
import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import {
  ownerApproved,
  ownerAsked,
  ownerDeclined,
  ownerUnanswered,
  waitsForOwner,
} from "#texts/da/templates/owner-approval.ts";
import { listOf } from "#texts/format/numbers.ts";
import { type Login, loginsById, nameOfLogin, ownersOf, totalOf } from "./owner-approval.queries.ts";

/** Bookings that are asked for, answered or over together, and who booked them. */
interface Asked {
  readonly bookings: readonly BookingRow[];
  readonly booker: Login | null;
  readonly owners: readonly Login[];
}

/** Asks the owners of a company for what a booker has just booked, and says so to the booker. */
export async function notifyOwnersAsked(
  context: MessageContext,
  bookings: readonly BookingRow[],
  corporation: CorporationRow,
): Promise<void> {
  const asked = await loadAsked(context, bookings);
  const { brand } = context.services.settings;
  const limit = corporation.owner_limit ?? 0;
  const names = listOf(asked.owners.map(nameOfLogin));
  for (const owner of asked.owners)
    await write(context, asked, owner, "asked", (facts) => ownerAsked({ ...facts, limit }, brand));
  if (asked.booker)
    await write(context, asked, asked.booker, "waits", (facts) =>
      waitsForOwner({ ...facts, owners: names }, brand),
    );
}

/** Tells the booker what an owner has answered. */
export async function notifyOwnerAnswered(
  context: MessageContext,
  bookings: readonly BookingRow[],
  { owner, isApproved, reason }: { owner: string; isApproved: boolean; reason: string },
): Promise<void> {
  const asked = await loadAsked(context, bookings);
  if (!asked.booker) return;
  const { brand } = context.services.settings;
  const isPublished = bookings.some(({ approved_at }) => approved_at !== null);
  await write(context, asked, asked.booker, "answered", (facts) =>
    isApproved
      ? ownerApproved({ ...facts, owner, isPublished }, brand)
      : ownerDeclined({ ...facts, owner, reason }, brand),
  );
}

/** Tells booker and owners that nobody answered before the start. */
export async function notifyUnanswered(
  context: MessageContext,
  bookings: readonly BookingRow[],
): Promise<void> {
  const asked = await loadAsked(context, bookings);
  const told = asked.booker ? [asked.booker, ...asked.owners] : asked.owners;
  for (const login of told)
    await write(context, asked, login, "unanswered", (facts) =>
      ownerUnanswered(facts, context.services.settings.brand),
    );
}

async function loadAsked({ tx }: MessageContext, bookings: readonly BookingRow[]): Promise<Asked> {
  const [first] = bookings;
  const id = first?.booked_by ?? null;
  const booker = id === null ? undefined : (await loginsById(tx, [id])).get(id);
  return {
    bookings,
    booker: booker && booker.login_disabled_at === null ? booker : null,
    owners: first ? await ownersOf(tx, first.corporation_id) : [],
  };
}

type Facts = Parameters<typeof ownerUnanswered>[0];

/** One letter to one login, about all of the bookings; it leads to the order, to the only booking, or to the home where several are repeats. */
async function write(
  context: MessageContext,
  { bookings, booker, owners: _ }: Asked,
  to: Login,
  what: "asked" | "waits" | "answered" | "unanswered",
  email: (facts: Facts) => Email,
): Promise<void> {
  const [first] = bookings;
  if (!first) return;
  const { publicUrl } = context.services.settings;
  await queueEmail(context, {
    key: outboxKey(`owner-${what}`, first.id, to.id),
    subjectKey: subjectKey("booking", first.id),
    to: to.email,
    email: email({
      name: nameOfLogin(to),
      booker: booker ? nameOfLogin(booker) : "En booker",
      total: totalOf(bookings),
      link: `${publicUrl}${pathOf(first, bookings.length)}`,
      bookings: bookings.map((booking) => ({
        id: booking.id,
        ...{ day: booking.date, from: booking.start_time, to: booking.end_time },
        ...{ people: booking.number_of_staff, jobTitle: booking.job_title },
      })),
    }),
  });
}

function pathOf({ id, order_id }: BookingRow, count: number): string {
  if (order_id !== null) return `/orders/${order_id}`;
  return count === 1 ? `/viewBooking/${id}` : "/";
}
