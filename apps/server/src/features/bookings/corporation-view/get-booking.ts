import type { bookingEndpoints as rows } from "#contract/bookings/booking.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { ageOn } from "#rules/people/age.ts";
import { initialOf } from "#rules/people/short-name.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { versionOf } from "#server/features/bookings/agreement/booking-edits.ts";
import { getAuthorizedBooking, type Viewer, viewerOf } from "#server/features/bookings/booking.queries.ts";
import type { StaffShift } from "#server/features/bookings/shifts/shift.queries.ts";
import { departmentsOf } from "#server/features/corporations/departments/department.queries.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { adminTimesOf, stampsOf } from "#server/features/pricing/shift-times.ts";
import { type RatingSummary, ratingsOf } from "#server/features/reputation/rating.queries.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { lastCreatedBooking } from "./booking-list.queries.ts";
import { loadBookingAnswer, loadCorporationBooking } from "./corporation-booking.queries.ts";
import {
  type CorporationBooking,
  selectedOf,
  serializeBooking,
  serializeBookingBase,
  serializeEditableBooking,
} from "./corporation-booking.serializer.ts";

/** One booking of the company; admins read everybody's. Refuses `not_found`. */
export const get: Handler<typeof rows.get> = async ({ session, params, now, services }) =>
  serializeBooking(await getOwned(services.db, session, params.id, now), viewerOf(session, now), "");

/** A booking that the caller may see, with all that answers about it are made of. Refuses `not_found`. */
async function getOwned(db: Db, session: Session, id: number, now: Moment): Promise<CorporationBooking> {
  return loadCorporationBooking(db, await getAuthorizedBooking(db, session, id), now);
}

/** One booking for the edit form, with the fees of the company that it belongs to. */
export const getEditable: Handler<typeof rows.getEditable> = async ({ session, params, now, services }) => {
  const facts = await getOwned(services.db, session, params.id, now);
  const corporation = await underAgreement(services.db, facts.corporation, dayOf(now));
  const version = await versionOf(services.db, params.id);
  const departments = await departmentsOf(services.db, facts.corporation.id);
  return serializeEditableBooking({ ...facts, corporation }, viewerOf(session, now), {
    version,
    departments,
  });
};

/** The company's last booking of a staff type, by id or title; null when there is none. */
export const lastCreated: Handler<typeof rows.lastCreated> = async ({ session, query, now, services }) => {
  const booking = await lastCreatedBooking(services.db, corporationOf(session).id, query.staff_type);
  return booking ? loadBookingAnswer(services.db, booking, viewerOf(session, now)) : null;
};

/** A booking with its staff's ages, ratings and registered times, for the modal of a closed one. */
export const getDeprecated: Handler<typeof rows.getDeprecated> = async ({
  session,
  params,
  now,
  services,
}) => {
  const facts = await getOwned(services.db, session, params.id, now);
  const people = selectedOf(facts.staff).map((shift) => shift.employee_id);
  const ratings = await ratingsOf(services.db, "employee", people);
  return serializeDeprecatedBooking(facts, viewerOf(session, now), ratings);
};

/** A closed booking with its staff; `ratings` are those of its people, by employee. */
function serializeDeprecatedBooking(
  facts: CorporationBooking,
  viewer: Viewer,
  ratings: ReadonlyMap<number, RatingSummary>,
): AnswerOf<typeof rows.getDeprecated> {
  const today = dayOf(viewer.now);
  return {
    ...serializeBookingBase(facts, viewer),
    shifts: selectedOf(facts.staff).map((shift) => ({
      id: shift.id,
      first_name: shift.first_name,
      last_name: viewer.asAdmin ? shift.last_name : initialOf(shift.last_name),
      age: shift.birth_date === null ? null : ageOn(shift.birth_date, today),
      rating: ratings.get(shift.employee_id) ?? { rating: null, nrOfRatings: 0 },
      ...registeredTimes(shift),
    })),
  };
}

/** The registered times: the admin's, else the company's, else the employee's own. */
function registeredTimes(shift: StaffShift) {
  const { company, employee } = stampsOf(shift);
  const times = adminTimesOf(shift) ?? company ?? employee;
  return { checkin_time: times?.from ?? null, checkout_time: times?.to ?? null };
}
