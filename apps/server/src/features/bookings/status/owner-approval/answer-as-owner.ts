import type { ownerApprovalEndpoints as rows } from "#contract/bookings/owner-approval.ts";
import { canAnswerAsOwner } from "#rules/bookings/owner-approval.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { isApprovedAtOnce } from "#rules/people/confirmed-email.ts";
import type { Moment } from "#rules/time/moment.ts";
import { type BookingRow, findBooking, updateBooking } from "#server/features/bookings/booking.queries.ts";
import { publishBookings } from "#server/features/bookings/status/decide-booking.ts";
import { getCorporation, standingOf } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { type CorporationSession, corporationOf } from "#server/platform/sessions/session.ts";
import { ownerApprovalTexts as texts } from "#texts/da/users/owner-approval.ts";
import { notifyOwnerAnswered } from "./owner-approval.notifications.ts";
import { lockTogether, loginsById, nameOfLogin, totalOf } from "./owner-approval.queries.ts";

/**
 * Approves or declines what waits for an owner of the company, an order as a whole. A repeat of the own answer changes
 * nothing. Refuses `not_found`, `owner_decided` with who it was, `booking_started`, `total_changed` where it costs another
 * price than was seen, and `invalid` for a no without a reason. Rule: An owner's answer, docs/rules/orders.md.
 */
export const answerAsOwner: Handler<typeof rows.answerAsOwner> = ({
  session,
  params,
  body,
  now,
  services,
}) => {
  const own = corporationOf(session);
  if (!body.approve && body.reason === "")
    throw new DomainError("invalid", { fields: { reason: texts.reasonMissing } });
  return inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const state = body.approve ? ("approved" as const) : ("declined" as const);
    const { booking, waiting } = await lockAsked(tx, own, params.id, now);
    if (booking.owner_state === state && booking.owner_decided_by === own.loginId) return { state };
    await assertAnswerable(tx, booking, now);
    if (totalOf(waiting) !== fromWireKroner(body.total))
      throw new DomainError("total_changed", { detail: texts.totalChanged });

    const corporation = await getCorporation(tx, booking.corporation_id);
    const isApproved = isApprovedAtOnce({ byOffice: false, ...standingOf(corporation) });
    const at = new Date(now);
    const answered: BookingRow[] = [];
    for (const { id } of waiting) {
      answered.push(
        await updateBooking(tx, id, {
          ...{ owner_state: state, owner_decided_by: own.loginId, owner_decided_at: at, updated_at: at },
          ...(body.approve
            ? { approved_at: isApproved ? at : null }
            : { status: "cancelled", cancelled_at: at, owner_reason: body.reason }),
        }),
      );
    }
    const login = (await loginsById(tx, [own.loginId])).get(own.loginId);
    const owner = login ? nameOfLogin(login) : "";
    await notifyOwnerAnswered(context, answered, { owner, isApproved: body.approve, reason: body.reason });
    if (body.approve) await publishBookings(context, answered, corporation);
    const event = body.approve ? "booking.owner_approve" : "booking.owner_decline";
    const detail = { bookings: answered.map(({ id }) => id) };
    await record(
      { tx, actor: actorOf(session), now },
      { type: event, id: booking.id, bookings: answered, detail },
    );
    return { state };
  });
};

/** The booking of the caller's company and what waits with it, all locked. Refuses `not_found`. */
async function lockAsked(
  tx: Tx,
  { companyId, isAdmin }: CorporationSession,
  id: number,
  now: Moment,
): Promise<{ booking: BookingRow; waiting: BookingRow[] }> {
  const found = await findBooking(tx, id);
  if (!found || isAdmin || found.corporation_id !== companyId) throw new DomainError("not_found");
  const locked = await lockTogether(tx, found);
  const booking = locked.find((one) => one.id === id) ?? found;
  const waiting = locked.filter(
    ({ owner_state, status, starts_at }) =>
      owner_state === "waiting" && status !== "cancelled" && starts_at.getTime() > now,
  );
  return { booking, waiting };
}

async function assertAnswerable(tx: Tx, booking: BookingRow, now: Moment): Promise<void> {
  const { owner_state, owner_decided_by, status, starts_at } = booking;
  const facts = {
    ...{ state: owner_state, isCancelled: status === "cancelled", startsAt: starts_at.getTime() },
  };
  const verdict = canAnswerAsOwner(facts, now);
  if (verdict.ok) return;
  if (verdict.refusal !== "owner_decided") throw new DomainError(verdict.refusal);
  const login =
    owner_decided_by === null ? undefined : (await loginsById(tx, [owner_decided_by])).get(owner_decided_by);
  const name = login ? nameOfLogin(login) : null;
  throw new DomainError("owner_decided", { detail: texts.decidedBy(name, owner_state === "approved") });
}
