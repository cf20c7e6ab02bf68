import type { penaltyEndpoints as rows } from "#contract/employees/penalty.endpoints.ts";
import { answerBy, canAskForReview } from "#rules/cancelling/reviews.ts";
import { record } from "#server/features/events/record.ts";
import { lockPenalties } from "#server/features/reputation/penalty.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { onboardedEmployee } from "#server/platform/sessions/session.ts";
import { findPenalty, penaltiesOfEmployee, reviewFactsOf, saveReview } from "./review.queries.ts";
import { serializePenalty } from "./review.serializer.ts";

/** The caller's own penalties. */
export const ownPenalties: Handler<typeof rows.ownPenalties> = async ({ session, now, services }) => {
  const own = await penaltiesOfEmployee(services.db, onboardedEmployee(session).id);
  return own.map((row) => serializePenalty(row, now));
};

/**
 * Asks the office to look at an own penalty again; it stands in the admins' queue until it is answered. Refuses
 * `not_found`, `penalty_lifted`, `review_asked`. Rule: Asking for a review, docs/rules/cancellation.md.
 */
export const askForReview: Handler<typeof rows.askForReview> = (call) => {
  const { session, params, body, now, services } = call;
  const employee = onboardedEmployee(session);
  return inTransaction(services.db, async (tx) => {
    await lockPenalties(tx, employee.id);
    const row = await findPenalty(tx, params.id);
    if (row?.employee_id !== employee.id) throw new DomainError("not_found");
    const verdict = canAskForReview(reviewFactsOf(row));
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await saveReview(tx, row.id, {
      review_message: body.message,
      review_asked_at: new Date(now),
      answer_by: answerBy(now),
      reviewer: services.settings.penaltyReviewer,
    });
    const event = { type: "penalty.ask_penalty_review", id: row.id, employeeId: employee.id } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    const asked = await findPenalty(tx, row.id);
    return serializePenalty(asked ?? row, now);
  });
};
