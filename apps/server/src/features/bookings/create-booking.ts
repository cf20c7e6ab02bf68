import type { Insertable } from "kysely";
import { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import { checkStart, isDayAndNight, isPastBooking } from "#rules/bookings/booking-input.ts";
import { isApprovedAtOnce } from "#rules/people/confirmed-email.ts";
import { pricesUnder } from "#rules/pricing/price-agreement.ts";
import { wagesOn } from "#rules/pricing/staff-wages.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { loadBookingAnswer } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { notifyBookingReceived } from "#server/features/bookings/notifications/to-corporation.notifications.ts";
import {
  type CorporationRow,
  findCorporation,
  standingOf,
} from "#server/features/corporations/corporation.queries.ts";
import { chosenDepartment } from "#server/features/corporations/departments/department.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import type { PricedBooking } from "#server/features/pricing/booked-price.ts";
import { feeColumns, feesFor } from "#server/features/pricing/booking-fees.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { agreementFor } from "#server/features/pricing/wage-agreement.queries.ts";
import {
  mustAcceptTerms,
  saveAcceptance,
  textToAccept,
} from "#server/features/settings/contract-texts/accept-text.ts";
import type { TextInForce } from "#server/features/settings/contract-texts/text-in-force.ts";
import {
  allPriceSettings,
  bookingTermsIn,
  type PriceSettingRow,
  pricesOn,
} from "#server/features/settings/setting.queries.ts";
import { bookable } from "#server/features/settings/staff-types/bookable.ts";
import {
  findStaffType,
  type StaffTypeRow,
} from "#server/features/settings/staff-types/staff-type.queries.ts";
import {
  type WagesFrom,
  wagesOfStaffTypes,
} from "#server/features/settings/staff-types/staff-wage.queries.ts";
import { assertLowestWage } from "#server/features/settings/staff-types/staff-wages.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import type { Bookings } from "#server/platform/database/types.gen.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { bookingMessages as messages } from "#texts/da/common/validation.ts";
import { bookOnce, type NamedRequest, requestOf, saveRequest } from "./book-once.ts";
import { type BookingRow, insertBooking, viewerOf } from "./booking.queries.ts";
import { type BookingOrder, columnsOfForm } from "./booking-fields.ts";
import { publishBookings } from "./status/decide-booking.ts";
import { askingOwner, type BookedBy, bookedByOf } from "./status/owner-approval/ask-owner.ts";
import { notifyOwnersAsked } from "./status/owner-approval/owner-approval.notifications.ts";

/**
 * Books staff. Whether the start has passed is computed here, so `pastBooking` decides nothing. Sent again
 * under the same request key it answers the booking that is there. Refuses `invalid` under the field that is wrong,
 * `request_key_reused`, and `text_changed` where other trade terms were shown.
 */
export const create: Handler<typeof rows.create> = (call) => {
  const { session, now, services } = call;
  const { id } = corporationOf(session);
  // The fee that the form shows, the text and `pastBooking` move with the clock, and are not what is asked for.
  const asked = {
    body: { ...call.body, fee: null, terms_version: null },
    query: { ...call.query, pastBooking: null },
  };
  const request = requestOf(rows.create, { ...call, ...asked });
  return bookOnce(services.db, id, request, {
    book: () => book(call, request),
    load: ([booking]) => loadBookingAnswer(services.db, booking, viewerOf(session, now)),
  });
};

async function book(
  { session, query, body, now, services }: Parameters<typeof create>[0],
  request: NamedRequest | null,
) {
  const { id, asAdmin } = corporationOf(session);
  return inTransaction(services.db, async (tx) => {
    await saveRequest(tx, id, request, now);
    const corporation = await findCorporation(tx, id);
    const offered = await loadOffered(tx, body.staff_type);
    if (!corporation) throw new DomainError("unauthenticated");
    const sendsMail = query.notSendEmail === "0";
    const requestKey = request?.key ?? null;
    const seenTerms = body.terms_version;
    const order = { corporation, offered, form: body, asAdmin, sendsMail, requestKey, seenTerms };
    const booking = await createBooking({ tx, now, services }, order, bookedByOf(session));
    const actor = actorOf(session);
    await record({ tx, actor, now }, { type: "booking.create", id: booking.id, booking });
    return loadBookingAnswer(tx, booking, viewerOf(session, now));
  });
}

/** What is booked, for whom, and by whom. */
export interface Order {
  readonly corporation: CorporationRow;
  readonly offered: Offered;
  readonly form: BookingOrder;
  /** An admin, also one who acts for the company: may book in the past, and is approved at once. */
  readonly asAdmin: boolean;
  readonly sendsMail: boolean;
  /** The order that it is a part of. */
  readonly orderId?: number | null;
  /** By which the client names its request. */
  readonly requestKey?: string | null;
  /** Which trade terms were shown, where the caller says so. */
  readonly seenTerms?: string | undefined;
}

/**
 * Books staff, in the caller's transaction: fees are computed here, the company is notified, and what is
 * approved at once is offered to employees. The caller records the event. Refuses as `planBooking`.
 */
export async function createBooking(
  context: MessageContext,
  order: Order,
  by: BookedBy,
): Promise<BookingRow> {
  const planned = { order, plan: await planBooking(context, order) };
  const [booking] = await createPlanned(context, [planned], by);
  return booking as BookingRow;
}

/**
 * Books what is booked in one go: all of it is saved before anybody is told. An owner of the company is asked first where
 * it comes to more than the company's amount, else `tell` says it. What is said of the prepayment is of the whole, once a day.
 */
export async function createPlanned(
  context: MessageContext,
  planned: readonly { readonly order: Order; readonly plan: PlannedBooking }[],
  by: BookedBy,
  tell: typeof tellOfAll = tellOfAll,
): Promise<BookingRow[]> {
  const corporation = planned[0]?.order.corporation;
  if (!corporation) return [];
  const plans = askingOwner(
    by,
    corporation,
    planned.map(({ plan }) => plan),
  );
  const made: BookingRow[] = [];
  for (const [at, { order }] of planned.entries()) {
    made.push(await insertPlanned(context, order, plans[at] as PlannedBooking));
  }
  if (made[0]?.owner_state === "waiting") await notifyOwnersAsked(context, made, corporation);
  else await tell(context, made, corporation);
  return made;
}

/** Tells the company that its bookings have arrived, or publishes those that are approved already. */
async function tellOfAll(
  context: MessageContext,
  bookings: readonly BookingRow[],
  corporation: CorporationRow,
): Promise<void> {
  for (const booking of bookings) {
    if (booking.approved_at === null) await notifyBookingReceived(context, booking, corporation);
  }
  await publishBookings(context, bookings, corporation);
}

/** What a booking is saved as, and the trade terms that it is made under. */
export interface PlannedBooking {
  /** The columns; terms and agreement not yet as JSON. */
  readonly values: Omit<Insertable<Bookings>, keyof PricedBooking> & PricedBooking & PlannedPlace;
  readonly jobTitle: string;
  readonly termsText: TextInForce;
}

/** What of a booking says which others it is paid in advance with, as the table answers it. */
type PlannedPlace = Pick<BookingRow, "number_of_staff" | "address" | "zip_code" | "ends_at">;

/**
 * What would be booked; nothing is saved. Refuses `suspended_corporation`, `not_found` for a department that is not the
 * company's, `invalid` under the fields `staff_type`, `department`, `date`, `start_time` and `hourly_wage`, `whole_day`, and `text_changed`.
 */
export async function planBooking(context: MessageContext, order: Order): Promise<PlannedBooking> {
  const { tx, now } = context;
  const { offered, form, asAdmin } = order;
  const corporation = await underAgreement(tx, order.corporation, dayOf(now));
  if (corporation.suspended_at) throw new DomainError("suspended_corporation");
  assertStart(form, asAdmin, now);
  assertWholeDayConfirmed(form);
  const columns = columnsOfForm(form);
  const staffType = bookable(offered.staffType, asAdmin);
  const { job_title } = staffType;
  assertLowestWage({ ...columns, date: form.date, job_title }, wagesOn(offered.wages, form.date));
  const prices = pricesUnder(pricesOn(offered.prices, dayOf(now)), corporation.priceAgreement);
  const terms = bookingTermsIn(prices);
  const fees = feesFor(prices, corporation, staffType.job_title);
  const termsText = await termsTextFor(context, order);
  const department_id = await chosenDepartment(tx, form.department, {
    ...{ corporationId: corporation.id, before: null },
  });
  const isApproved = isApprovedAtOnce({ byOffice: asAdmin, ...standingOf(corporation) });
  const isPast = isPastBooking({ date: form.date, startTime: form.start_time }, now);

  const values = {
    ...columns,
    ...feeColumns(fees, now, columns.starts_at.getTime(), bookingTermsOf(terms)),
    terms: { ...terms },
    trade_terms_from: termsText.validFrom,
    agreement: (await agreementFor(tx, corporation, form.date)) as PricedBooking["agreement"],
    corporation_id: corporation.id,
    department_id,
    payment_type: corporation.payment_type,
    payment_deadline: corporation.payment_deadline,
    admin_message: asAdmin ? form.admin_message : "",
    // What is over needs no mails.
    is_email_script_allowed: order.sendsMail && !isPast,
    approved_at: isApproved ? new Date(now) : null,
    request_key: order.requestKey ?? null,
    order_id: order.orderId ?? null,
    created_at: new Date(now),
    updated_at: new Date(now),
  };
  return { values, jobTitle: job_title, termsText };
}

/** Saves what was planned, and that the trade terms are accepted with it. */
async function insertPlanned(
  context: MessageContext,
  { asAdmin }: Order,
  { values, termsText }: PlannedBooking,
): Promise<BookingRow> {
  const booking = await insertBooking(context.tx, {
    ...values,
    terms: JSON.stringify(values.terms),
    agreement: JSON.stringify(values.agreement),
  });
  if (!asAdmin) await acceptTerms(context, termsText, booking);
  return booking;
}

/** The trade terms that a booking is made under: those in force, and where the company sends it also those it was shown. */
function termsTextFor(
  context: MessageContext,
  { corporation, asAdmin, seenTerms }: Order,
): Promise<TextInForce> {
  const seen = asAdmin ? undefined : seenTerms;
  return textToAccept(context, "trade_terms", { seen, corporationId: corporation.id });
}

/** Keeps that a company accepts the terms with this booking, where others are in force than it accepted last. */
async function acceptTerms(context: MessageContext, text: TextInForce, booking: BookingRow): Promise<void> {
  const corporationId = booking.corporation_id;
  if (!(await mustAcceptTerms(context.tx, corporationId, text))) return;
  const given = { corporationId, givenWith: "booking", bookingId: booking.id, adminId: null } as const;
  await saveAcceptance(context, text, given);
}

/** What a booking of a staff type is made under. */
interface Offered {
  readonly staffType: StaffTypeRow | undefined;
  /** The prices of all days. */
  readonly prices: readonly PriceSettingRow[];
  /** The staff type's wages of all days. */
  readonly wages: readonly WagesFrom[];
}

/** The staff type of this id, if there is one, the prices and its wages of all days. */
export async function loadOffered(db: Db | Tx, staffTypeId: number): Promise<Offered> {
  const staffType = await findStaffType(db, staffTypeId);
  const wages = (await wagesOfStaffTypes(db)).get(staffTypeId) ?? [];
  return { staffType, prices: await allPriceSettings(db), wages };
}

/** Refuses `invalid`, under the field that is wrong, for a start that may not be booked. */
export function assertStart(
  form: Pick<BookingOrder, "date" | "start_time">,
  asAdmin: boolean,
  now: Moment,
): void {
  const verdict = checkStart({ date: form.date, startTime: form.start_time }, asAdmin, now);
  if (verdict.ok) return;
  const fields: Record<string, string> =
    verdict.refusal === "time_past"
      ? { start_time: messages.timePast }
      : { date: verdict.refusal === "date_late" ? messages.dateLate : messages.datePast };
  throw new DomainError("invalid", { fields });
}

/** Refuses `whole_day` for equal times that nobody has confirmed to be day and night. Rule: Day and night, docs/rules/bookings.md. */
export function assertWholeDayConfirmed(
  form: Pick<BookingOrder, "start_time" | "end_time" | "whole_day">,
): void {
  if (isDayAndNight(form.start_time, form.end_time) && form.whole_day !== true)
    throw new DomainError("whole_day");
}
