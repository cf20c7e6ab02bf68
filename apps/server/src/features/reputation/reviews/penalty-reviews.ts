import type {
  penaltyEndpoints as rows,
  WireAdminPenalty,
  WirePenalty,
} from "#contract/employees/penalty.endpoints.ts";
import {
  answerBy,
  canAskForReview,
  canDecide,
  liftsWhen,
  penaltyRule,
  stillCounts,
  waitsForDecision,
} from "#rules/cancelling/reviews.ts";
import { record } from "#server/features/events/record.ts";
import { liftPenalty } from "#server/features/reputation/penalties.ts";
import { asPenalty, lockPenalties } from "#server/features/reputation/penalty.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { type Handler, ListPage, type RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf, onboardedEmployee } from "#server/platform/sessions/session.ts";
import { notifyDecided } from "./review.notifications.ts";
import {
  findPenalty,
  nameOfAdmin,
  type PenaltyRow,
  penaltiesOfEmployee,
  reviewFactsOf,
  saveReview,
  searchPenalties,
} from "./review.queries.ts";

/** The caller's own penalties. */
export const ownPenalties: Handler<typeof rows.ownPenalties> = async ({ session, now, services }) => {
  const own = await penaltiesOfEmployee(services.db, onboardedEmployee(session).id);
  return own.map((row) => serializePenalty(row, { now, services }));
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
      answer_by: answerBy(now, reviewFactsOf(row), services.settings.reviewDays),
      reviewer: services.settings.penaltyReviewer,
    });
    const event = { type: "penalty.ask_penalty_review", id: row.id, employeeId: employee.id } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    const asked = await findPenalty(tx, row.id);
    return serializePenalty(asked ?? row, { now, services });
  });
};

/** Penalties of everybody, those that wait for a decision first. */
export const penalties: Handler<typeof rows.penalties> = async ({ query, now, services }) => {
  const { searchTerm: term, state, employee, ...page } = query;
  const found = await searchPenalties(services.db, { ...page, term, state, employee });
  const penalties = found.rows.map((row) => serializeForAdmin(row, { now, services }));
  return new ListPage({ penalties, total: found.total }, found.next);
};

/**
 * Upholds a penalty, so that a held freeze runs, or lifts it as if it had not happened; the employee reads why, and who decided.
 * Refuses `not_found`, `penalty_lifted`, `penalty_upheld`. Rule: Deciding on a penalty, docs/rules/cancellation.md.
 */
export const reviewPenalty: Handler<typeof rows.reviewPenalty> = (call) => {
  const { session, params, body, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const before = await findPenalty(tx, params.id);
    if (!before) throw new DomainError("not_found");
    await lockPenalties(tx, before.employee_id);
    const row = (await findPenalty(tx, params.id)) ?? before;
    const verdict = canDecide(reviewFactsOf(row), body.decision);
    if (!verdict.ok) throw new DomainError(verdict.refusal);

    const admin = corporationOf(session);
    const reviewer = await nameOfAdmin(tx, admin.id);
    if (body.decision === "lift") {
      await liftPenalty(tx, { id: row.shift_id, employee_id: row.employee_id, penaltyId: row.id }, now);
    }
    await saveReview(tx, row.id, {
      is_held: false,
      decision: body.decision,
      decision_reason: body.reason,
      decided_at: new Date(now),
      decided_by: admin.id,
      reviewer,
    });
    await notifyDecided({ tx, now, services }, row, { ...body, reviewer });
    const type = `penalty.penalty_${body.decision}` as const;
    const detail = { employee: row.employee_id, shift: row.shift_id };
    const event = { type, id: row.id, employeeId: row.employee_id, detail };
    await record({ tx, actor: actorOf(session), now }, event);
    return serializeForAdmin((await findPenalty(tx, row.id)) ?? row, { now, services });
  });
};

type Reading = Pick<RequestContext<typeof rows.ownPenalties>, "now" | "services">;

/** A penalty as its employee reads it. Rule: What a penalty says, docs/rules/cancellation.md. */
export function serializePenalty(row: PenaltyRow, { now, services }: Reading): WirePenalty {
  const penalty = asPenalty(row);
  return {
    id: row.id,
    kind: row.kind,
    card: row.card,
    shift: {
      id: row.shift_id,
      booking_id: row.booking_id,
      date: row.date,
      start_time: row.start_time,
      end_time: row.end_time,
      starts_at: row.starts_at.toISOString(),
      job_title: row.job_title,
      corporation: row.corporation,
    },
    rule: penaltyRule(penalty),
    occurred_at: row.occurred_at.toISOString(),
    freeze_until: row.freeze_until?.toISOString() ?? null,
    held: row.is_held,
    star: row.star,
    counts: stillCounts(penalty, now),
    annulled_at: row.annulled_at?.toISOString() ?? null,
    lifts_when: liftsWhen(penalty, row.starts_at.getTime(), now),
    review: reviewOf(row),
    review_answer_by: answerBy(now, reviewFactsOf(row), services.settings.reviewDays),
    files: row.files,
  };
}

/** A penalty as an admin reads it, with whom it is about. */
function serializeForAdmin(row: PenaltyRow, reading: Reading): WireAdminPenalty {
  const { first_name, last_name, phone } = row;
  return {
    ...serializePenalty(row, reading),
    employee: { id: row.employee_id, first_name, last_name, phone },
    waits: waitsForDecision(reviewFactsOf(row)),
  };
}

/** What was decided before the employee asked is no answer. */
function reviewOf(row: PenaltyRow): WirePenalty["review"] {
  const { review_asked_at: asked, decided_at: decided } = row;
  if (asked === null && decided === null) return null;
  const isAnswered = decided !== null && (asked === null || decided >= asked);
  return {
    message: row.review_message,
    created_at: asked?.toISOString() ?? null,
    answer_by: row.answer_by,
    reviewer: row.reviewer,
    decision: isAnswered ? row.decision : null,
    reason: isAnswered ? row.decision_reason : "",
    decided_at: isAnswered ? decided.toISOString() : null,
  };
}
