import type { standbyEndpoints as rows, WireReplacements } from "#contract/applications/standby.endpoints.ts";
import { compareApplicants } from "#rules/applying/applicant-order.ts";
import { offerEndsAt } from "#rules/applying/standby.ts";
import type { Moment } from "#rules/time/moment.ts";
import { notifyOfOffers } from "#server/features/applications/application.notifications.ts";
import { findBooking, type LockedBooking, lockBooking } from "#server/features/bookings/booking.queries.ts";
import { type CheckSettings, fitnessOf, isFit } from "#server/features/bookings/fitness/fitness.ts";
import { lockShiftsOfBooking, shiftsOfBookings } from "#server/features/bookings/shifts/shift.queries.ts";
import { getCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { penaltyStatesOf } from "#server/features/reputation/penalties.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { type Candidate, candidatesFor } from "./candidate.queries.ts";
import { insertOffers, type OfferRow, offersOf } from "./offer.queries.ts";
import { fillablePlaces, isRunning, standbyStateOf } from "./standby-state.ts";

/** Who could take a free place on a booking, and what became of who was asked. Refuses `not_found`. */
export const replacements: Handler<typeof rows.replacements> = async ({ params, now, services }) => {
  const { db, settings } = services;
  const booking = await findBooking(db, params.id);
  if (!booking) throw new DomainError("not_found");
  const shifts = await shiftsOfBookings(db, [booking.id]);
  return loadReplacements(db, { booking, shifts }, settings, now);
};

/**
 * Asks several people at once; each offer runs by the same clock as one from standby, and the first yes wins. Who does
 * not fit any more is left out. Refuses `not_found`, `full`, `standby_first`, `nobody_to_ask`, and a booking that
 * takes nobody on. Rule: Length of an offer, docs/rules/applying.md.
 */
export const ask: Handler<typeof rows.ask> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const booking = await lockBooking(tx, params.id);
    if (!booking || booking.status === "cancelled") throw new DomainError("not_found");
    const locked = { booking, shifts: await lockShiftsOfBooking(tx, booking.id) };
    const { settings } = services;
    await assertMayAsk(tx, locked, settings, now);

    const able = await ableToCome(tx, locked, settings, now, body.employee_ids);
    const asked = await askPeople({ tx, now, services }, locked, able, actorOf(session));
    if (asked === 0) throw new DomainError("nobody_to_ask");
    return loadReplacements(tx, locked, settings, now);
  });

/** How many are asked at once for somebody who did not come. */
const MAX_ASKED = 6;

/**
 * Asks the likeliest who were not asked yet to take the place of somebody who did not come, and answers how many; nobody
 * where no place is left, or where it is too late. Booking and shifts are locked.
 * Rule: Replacing somebody who did not come, docs/rules/arriving.md.
 */
export async function askLikeliest(
  context: MessageContext,
  locked: LockedBooking,
  actor: Actor,
): Promise<number> {
  const { tx, now, services } = context;
  const { left, until } = fillablePlaces(locked);
  if (left === 0 || now >= until || locked.booking.approved_at === null) return 0;
  const asked = new Set((await offersOf(tx, locked.booking.id)).map(({ employee_id }) => employee_id));
  const able = await ableToCome(tx, locked, services.settings, now);
  const next = able.filter(({ id }) => !asked.has(id)).toSorted(byLikelihood);
  return askPeople(context, locked, next.slice(0, MAX_ASKED), actor);
}

async function askPeople(
  context: MessageContext,
  locked: LockedBooking,
  people: readonly Candidate[],
  actor: Actor,
): Promise<number> {
  const { tx, now } = context;
  const { booking } = locked;
  const until = offerEndsAt(booking.starts_at.getTime(), now, fillablePlaces(locked).until);
  const ids = people.map(({ id }) => id);
  const offers = await insertOffers(tx, booking.id, ids, { kind: "replacement", until, now });
  if (offers.length === 0) return 0;
  const corporation = await getCorporation(tx, booking.corporation_id);
  await notifyOfOffers(context, { booking, corporation }, offers);
  const asked = offers.map((offer) => offer.employee_id);
  const event = { type: "booking.ask_replacements", id: booking.id, booking, employees: asked } as const;
  await record({ tx, actor, now }, { ...event, detail: { employee_ids: asked } });
  return asked.length;
}

async function assertMayAsk(
  tx: Tx,
  locked: LockedBooking,
  settings: CheckSettings,
  now: Moment,
): Promise<void> {
  const { booking } = locked;
  if (booking.status === "closed") throw new DomainError("closed");
  if (booking.approved_at === null) throw new DomainError("not_approved");
  const { left, until } = fillablePlaces(locked);
  if (now >= until) throw new DomainError("booking_ended");
  if (left === 0) throw new DomainError("full");
  if (await isStandbyFirst(tx, locked, settings, now)) throw new DomainError("standby_first");
}

async function isStandbyFirst(
  db: Db | Tx,
  locked: LockedBooking,
  settings: CheckSettings,
  now: Moment,
): Promise<boolean> {
  const { next, asked } = await standbyStateOf(db, locked, settings, now);
  return next !== null || asked > 0;
}

/** The candidates whose profile is not frozen, and who may work the hours. */
async function ableToCome(
  db: Db | Tx,
  { booking }: LockedBooking,
  settings: CheckSettings,
  now: Moment,
  only?: readonly number[],
): Promise<Candidate[]> {
  const all = await candidatesFor(db, booking, now, only);
  const ids = all.map(({ id }) => id);
  const penalties = await penaltyStatesOf(db, ids, now);
  const fitness = await fitnessOf({ db, settings, now }, booking, ids);
  return all.filter(({ id }) => (penalties.get(id)?.frozenUntil ?? null) === null && isFit(fitness.get(id)));
}

async function loadReplacements(
  db: Db | Tx,
  locked: LockedBooking,
  settings: CheckSettings,
  now: Moment,
): Promise<WireReplacements> {
  const able = await ableToCome(db, locked, settings, now);
  const offers = new Map((await offersOf(db, locked.booking.id)).map((one) => [one.employee_id, one]));
  return {
    free_places: fillablePlaces(locked).left,
    standby_first: await isStandbyFirst(db, locked, settings, now),
    people: able.toSorted(byLikelihood).map((one) => serializeCandidate(one, offers.get(one.id), now)),
  };
}

/** Who asked for this very job comes first, then as applicants stand. Rule: Order of applicants, docs/rules/applying.md. */
function byLikelihood(a: Candidate, b: Candidate): number {
  const wish = Number(wants(b)) - Number(wants(a));
  return wish || compareApplicants(factsOf(a), factsOf(b));
}

function wants(one: Candidate): boolean {
  return one.has_applied || one.on_standby;
}

function factsOf({ id, hired_before, reputation }: Candidate) {
  return {
    hiredBeforeCount: hired_before,
    nrOfShifts: reputation.nrOfShifts,
    rating: reputation.rating.rating,
    nrOfAppliedShifts: reputation.nrOfAppliedShifts,
    appliedAt: id,
  };
}

function serializeCandidate(one: Candidate, offer: OfferRow | undefined, now: Moment) {
  const isOver = offer?.state === "open" && !isRunning(offer, now);
  return {
    employee_id: one.id,
    first_name: one.first_name,
    last_name: one.last_name,
    phone: one.phone,
    rating: one.reputation.rating,
    nrOfShifts: one.reputation.nrOfShifts,
    hiredBeforeCount: one.hired_before,
    is_favourite: one.is_favourite,
    has_applied: one.has_applied,
    on_standby: one.on_standby,
    offer: offer
      ? { state: isOver ? ("lapsed" as const) : offer.state, until: offer.expires_at.toISOString() }
      : null,
  };
}
