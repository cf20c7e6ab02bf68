import { cleanName } from "#rules/people/clean-name.ts";
import { type BookingRow, loadBookings } from "#server/features/bookings/booking.queries.ts";
import { type MessageCorporation, readerOf } from "#server/features/job-messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { priceAsBooked } from "#server/features/pricing/booked-price.ts";
import { loadPrepayments } from "#server/features/pricing/prepayment.ts";
import {
  type OrderFacts,
  orderApproved,
  orderPrepaymentDue,
  orderReceived,
} from "#texts/da/templates/order.ts";
import { formatAddress } from "#texts/format/contact.ts";

/** Bookings of an order that its company is told of together; at least one. */
interface ToldOrder {
  readonly order: { readonly id: number; readonly title: string };
  readonly corporation: MessageCorporation;
  readonly bookings: readonly BookingRow[];
}

/** Notifies the company that these bookings of an order have arrived and wait for approval. Of those without mails nothing is said. */
export async function notifyOrderReceived(context: MessageContext, told: ToldOrder): Promise<void> {
  const [any] = told.bookings;
  if (!any || !told.corporation.noti_confirmed_booking) return;
  const corporation = await readerOf(context.tx, any, told.corporation);
  const facts = factsOf(context, { ...told, corporation });
  if (!facts) return;
  const email = orderReceived(facts.order, context.services.settings.brand);
  const key = outboxKey("order-received", told.order.id, facts.first.id);
  await queueEmail(context, { key, ...facts.about, to: corporation.email, email });
}

/**
 * Notifies the company that these bookings of an order are approved, and by itself of what it pays in advance; `waiting`
 * are how many others of the order still wait.
 */
export async function notifyOrderApproved(
  context: MessageContext,
  told: ToldOrder,
  waiting: number,
): Promise<void> {
  const { tx, now, services } = context;
  const [any] = told.bookings;
  if (!any) return;
  const corporation = await readerOf(tx, any, told.corporation);
  const facts = factsOf(context, { ...told, corporation });
  if (!facts) return;
  const { order, first, about } = facts;
  const { brand } = services.settings;
  if (corporation.noti_approved_booking) {
    const key = outboxKey("order-approved", told.order.id, first.id, now);
    const email = orderApproved({ ...order, waiting }, brand);
    await queueEmail(context, { key, ...about, to: corporation.email, email });
  }
  const ids = told.bookings.map(({ id }) => id);
  const prepaymentOf = await loadPrepayments(tx, ids, now);
  const days = new Map(told.bookings.map((booking) => [booking.date, booking]));
  const prepayments = [...days].flatMap(([day, booking]) => {
    const prepayment = prepaymentOf(booking);
    return prepayment ? [{ day, amount: prepayment.amount }] : [];
  });
  if (prepayments.length === 0 || !corporation.noti_prepayment_booking) return;
  const key = outboxKey("order-prepayment-due", told.order.id, first.id, now);
  const email = orderPrepaymentDue({ ...order, prepayments }, brand);
  await queueEmail(context, { key, ...about, to: told.corporation.email, email });
}

/** What is said of those that send mails; undefined of none. */
function factsOf({ services: { settings } }: MessageContext, { order, corporation, bookings }: ToldOrder) {
  const told = bookings
    .filter(({ is_email_script_allowed }) => is_email_script_allowed)
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime() || one.id - other.id);
  const [first] = told;
  if (!first) return undefined;
  const facts: OrderFacts = {
    contactPerson: cleanName(corporation.contact_person),
    corporationName: cleanName(corporation.name),
    title: order.title,
    address: formatAddress(first.address, first.zip_code, first.city),
    bookings: told.map(({ id, date, start_time, end_time, job_title, number_of_staff }) => ({
      ...{ id, day: date, from: start_time, to: end_time, jobTitle: job_title },
      numberOfStaff: number_of_staff,
    })),
    price: told.reduce((sum, booking) => sum + priceAsBooked(booking).total, 0),
    link: `${settings.publicUrl}/orders/${order.id}`,
  };
  return { order: facts, first, about: { subjectKey: subjectKey("booking", first.id) } };
}

/** The bookings by id that are still approved and not cancelled. */
export async function stillApproved(
  { tx }: Pick<MessageContext, "tx">,
  ids: readonly number[],
): Promise<BookingRow[]> {
  const bookings = await loadBookings(tx, ids);
  return bookings.filter(({ status, approved_at }) => status !== "cancelled" && approved_at !== null);
}
