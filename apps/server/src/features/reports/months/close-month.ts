import type { monthEndpoints as rows } from "#contract/invoicing/month.endpoints.ts";
import { canClose, newPoints, type OpenPoint } from "#rules/money/closing.ts";
import { dayOf, type Moment } from "#rules/time/moment.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { closedBy, monthChanged } from "#texts/da/admin/months.ts";
import { closingsOf, insertClosing, openClosing, sumsOfMonth } from "./month.queries.ts";
import { loadMonth } from "./month.ts";
import { type CheckedMonth, checkMonth } from "./month-differences.ts";

/**
 * Closes a month with what it comes to now. Refuses `month_not_over`, `month_closed` with who was first, `month_changed`
 * with what is new where something else is open than was seen, and `reason_missing`. Rule: Closing a month, docs/rules/bookkeeping.md.
 */
export const closeMonth: Handler<typeof rows.closeMonth> = async ({ body, session, now, services }) => {
  const { month } = body;
  await inTransaction(services.db, async (tx) => {
    const closing = (await closingsOf(tx, [month])).find(({ opened_at }) => opened_at === null);
    const checked = await checkMonth(tx, month, now);
    const { open } = checked;
    const seen = body.seen.map(({ booking_id, ...point }) => ({ ...point, bookingId: booking_id }));
    const verdict = canClose(
      { month, isClosed: closing !== undefined, open, seen, reason: body.reason },
      dayOf(now),
    );
    if (!verdict.ok) {
      if (verdict.refusal === "month_changed") throw changedSince(seen, checked, now);
      const detail = closing ? closedBy(closing.closer, closing.closed_at.getTime(), now) : undefined;
      throw new DomainError(verdict.refusal, detail === undefined ? {} : { detail });
    }
    const sums = await sumsOfMonth(tx, month);
    const by = corporationOf(session).id;
    const values = { ...sums, month, closed_by: by, open_differences: open.length, reason: body.reason };
    if (!(await insertClosing(tx, values, now))) {
      const first = (await closingsOf(tx, [month])).find(({ opened_at }) => opened_at === null);
      throw new DomainError("month_closed", {
        detail: closedBy(first?.closer ?? null, first?.closed_at.getTime() ?? now, now),
      });
    }
    await record(
      { tx, actor: actorOf(session), now },
      { type: "month.close_month", id: month, detail: { differences: open.length } },
    );
  });
  return loadMonth(services.db, month, now);
};

/** What has come up of a month since it was seen, and how much was done. */
function changedSince(
  seen: readonly OpenPoint[],
  { bookings, open }: CheckedMonth,
  now: Moment,
): DomainError {
  const added = newPoints(open, seen);
  const words = added.flatMap(({ bookingId, key, ids }) => {
    const found = bookings.find(({ booking }) => booking.id === bookingId);
    if (!found) return [];
    const { corporation, date } = found.booking;
    return [{ corporation, date, key, count: ids.length }];
  });
  const done = newPoints(seen, open).reduce((count, { ids }) => count + ids.length, 0);
  return new DomainError("month_changed", {
    detail: monthChanged(words, done, dayOf(now)),
    facts: {
      added: added.map(({ bookingId, key, ids }) => ({ booking_id: bookingId, key, count: ids.length })),
    },
  });
}

/** Opens a closed month again; the closing stays in its history. Refuses `month_open`. */
export const openMonth: Handler<typeof rows.openMonth> = async ({ body, session, now, services }) => {
  const { month } = body;
  await inTransaction(services.db, async (tx) => {
    const by = corporationOf(session).id;
    if (!(await openClosing(tx, month, { by, reason: body.reason, now })))
      throw new DomainError("month_open");
    await record({ tx, actor: actorOf(session), now }, { type: "month.open_month", id: month });
  });
  return loadMonth(services.db, month, now);
};
