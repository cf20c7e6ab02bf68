import type { arrivalEndpoints as rows } from "#contract/applications/arrival.endpoints.ts";
import { isReason } from "#rules/cancelling/reason.ts";
import { lastMissed } from "#server/features/bookings/missed/missed-arrival.queries.ts";
import { settleMissed } from "#server/features/bookings/missed/missed-arrival.ts";
import { refreshMoneyState } from "#server/features/invoicing/ledger/balance.ts";
import { annulNoShowOf, penaliseNoShow } from "#server/features/reputation/penalties.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { bothSides, lockUnsentShift } from "./locked-bookings.ts";

/**
 * Decides for the office on somebody who did not come: a card and freeze, an excuse, or that the person came. Deciding the
 * same again changes nothing. Refuses `not_found`, `already_sent`, `reason_required` unless the person came, and
 * `nothing_to_answer` where nobody was missed. Rule: What becomes of a missed person, docs/rules/arriving.md.
 */
export const decideNotArrived: Handler<typeof rows.decideNotArrived> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const { booking, shift } = await lockUnsentShift(tx, params.id, bothSides);
    const { decision, reason } = body;
    if (decision !== "came" && !isReason(reason)) throw new DomainError("reason_required");
    const isDecided = await settleMissed(
      context,
      shift.id,
      { event: decision, by: "office", reason },
      actorOf(session),
    );
    if (!isDecided && !(await lastMissed(tx, shift.id))) throw new DomainError("nothing_to_answer");
    if (isDecided) {
      if (decision === "no_show") await penaliseNoShow(context, shift);
      else await annulNoShowOf(context, shift);
      await refreshMoneyState(tx, booking.id);
    }
    return { shift_id: shift.id, decision };
  });
