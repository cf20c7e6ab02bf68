import type { WireAdminPenalty, WirePenalty } from "#contract/employees/penalty.endpoints.ts";
import { liftsWhen, penaltyRule, stillCounts, waitsForDecision } from "#rules/cancelling/reviews.ts";
import type { Moment } from "#rules/time/moment.ts";
import { asPenalty } from "#server/features/reputation/penalty.queries.ts";
import { type PenaltyRow, reviewFactsOf } from "./review.queries.ts";

/** A penalty as its employee reads it. Rule: What a penalty says, docs/rules/cancellation.md. */
export function serializePenalty(row: PenaltyRow, now: Moment): WirePenalty {
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
  };
}

/** A penalty as an admin reads it, with whom it is about. */
export function serializeForAdmin(row: PenaltyRow, now: Moment): WireAdminPenalty {
  const { first_name, last_name, phone } = row;
  return {
    ...serializePenalty(row, now),
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
