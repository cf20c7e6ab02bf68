import { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import type { Day } from "#rules/time/moment.ts";
import { loadBookingAnswers } from "#server/features/bookings/corporation-view/corporation-booking.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { departmentOfCopy } from "#server/features/corporations/departments/department.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { repeatMessages } from "#texts/da/corporation/repeat.ts";
import { bookOnce, requestOf, saveRequest } from "./book-once.ts";
import { getAuthorizedBooking, viewerOf } from "./booking.queries.ts";
import { formOfBooking } from "./booking-fields.ts";
import {
  createPlanned,
  loadOffered,
  type Order,
  type PlannedBooking,
  planBooking,
} from "./create-booking.ts";
import { bookedByOf } from "./status/owner-approval/ask-owner.ts";

/**
 * Books the same job once more for each date, in the order of the dates: all of them or none. Each is a booking
 * as any other, with the fees of its own lead time. Sent again under the same request key it answers the bookings that
 * are there. Refuses `not_found` for a deleted booking, and `invalid` under `dates` for a day that cannot be booked,
 * by name; `request_key_reused` where the key stands for something else; `text_changed` where other trade terms were shown.
 */
export const repeat: Handler<typeof rows.repeat> = async (call) => {
  const { session, params, body, now, services } = call;
  const booking = await getAuthorizedBooking(services.db, session, params.id);
  if (booking.status === "cancelled") throw new DomainError("not_found");
  const dates = body.dates.toSorted();
  const request = requestOf(rows.repeat, { ...call, body: { ...body, dates, terms_version: null } });
  return bookOnce(services.db, booking.corporation_id, request, {
    book: () => inTransaction(services.db, book),
    load: (booked) => loadBookingAnswers(services.db, booked, viewerOf(session, now), ""),
  });

  async function book(tx: Tx) {
    const { asAdmin } = corporationOf(session);
    await saveRequest(tx, booking.corporation_id, request, now);
    const corporation = await getCorporation(tx, booking.corporation_id);
    const offered = await loadOffered(tx, booking.staff_type_id);
    const department = await departmentOfCopy(tx, booking.department_id);
    const planned: { order: Order; plan: PlannedBooking }[] = [];
    for (const date of dates) {
      const form = { ...formOfBooking(booking, date), department, whole_day: body.whole_day };
      const requestKey = request?.key ?? null;
      const seenTerms = body.terms_version;
      const order = { corporation, offered, form, asAdmin, sendsMail: true, requestKey, seenTerms };
      const plan = await planBooking({ tx, now, services }, order).catch((error) => {
        throw underDates(error, date);
      });
      planned.push({ order, plan });
    }
    const by = bookedByOf(session);
    const created = await createPlanned({ tx, now, services }, planned, by);
    const actor = actorOf(session);
    const detail = { bookings: created.map(({ id }) => id) };
    await record({ tx, actor, now }, { type: "booking.repeat", id: booking.id, bookings: created, detail });
    return loadBookingAnswers(tx, created, viewerOf(session, now), "");
  }
};

/** What the form says under day, time or wage is said under the dates here; the rest stays as it is. */
function underDates(error: unknown, date: Day): unknown {
  if (!(error instanceof DomainError)) return error;
  const { date: ofDay, start_time: ofStart, end_time: ofEnd, hourly_wage: ofWage } = error.fields ?? {};
  const message = ofDay ?? ofStart ?? ofEnd ?? ofWage;
  if (message === undefined) return error;
  return new DomainError("invalid", { fields: { dates: repeatMessages.ofDay(date, message) } });
}
