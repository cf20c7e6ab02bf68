import { answerBy, liftsWhen, penaltyRule } from "#rules/cancelling/reviews.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, smsKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { asPenalty } from "#server/features/reputation/penalty.queries.ts";
import { SYSTEM } from "#server/platform/audit.ts";
import {
  type PenaltyFacts,
  penaltyAnswered,
  penaltyAnsweredSms,
  penaltyGiven,
  penaltyGone,
} from "#texts/da/templates/email/penalties.ts";
import { formatAddress } from "#texts/format/contact.ts";
import { findPenalty, type PenaltyRow } from "./review.queries.ts";

/** Tells the employee that there is a card, why, until when, and how to have it looked at. */
export async function notifyGiven(context: MessageContext, penaltyId: number): Promise<void> {
  const row = await findPenalty(context.tx, penaltyId);
  if (!row) return;
  const email = penaltyGiven(factsOf(context, row), context.services.settings.brand);
  await queueEmail(context, { key: outboxKey("penalty-given", row.id), ...envelopeOf(row), email });
  const event = { type: "penalty.given", employeeId: row.employee_id } as const;
  await record({ ...context, actor: SYSTEM }, event);
}

/** Tells the employee that penalties are gone by themselves, and by what. */
export async function notifyReplaced(
  context: MessageContext,
  penaltyIds: readonly number[],
  because: "replaced" | "met",
): Promise<void> {
  for (const id of penaltyIds) {
    const row = await findPenalty(context.tx, id);
    if (!row) continue;
    const email = penaltyGone(factsOf(context, row), because, context.services.settings.brand);
    await queueEmail(context, { key: outboxKey("penalty-gone", row.id), ...envelopeOf(row), email });
    const event = { type: "penalty.taken_back", employeeId: row.employee_id } as const;
    await record({ ...context, actor: SYSTEM }, event);
  }
}

/** Tells the employee what the office has decided, by mail and SMS. */
export async function notifyDecided(
  context: MessageContext,
  row: PenaltyRow,
  decided: { readonly decision: "uphold" | "lift"; readonly reason: string; readonly reviewer: string },
): Promise<void> {
  const { brand } = context.services.settings;
  const facts = { ...factsOf(context, row), ...decided };
  const key = outboxKey("penalty-decided", row.id, context.now);
  await queueEmail(context, { key, ...envelopeOf(row), email: penaltyAnswered(facts, brand) });
  const text = penaltyAnsweredSms(facts, brand);
  await queueSms(context, { ...envelopeOf(row), key: smsKey(key), to: row.phone, text });
}

function envelopeOf(row: PenaltyRow) {
  return { subjectKey: subjectKey("employee", row.employee_id), to: row.email || row.login_email };
}

function factsOf({ now, services }: MessageContext, row: PenaltyRow): PenaltyFacts {
  const penalty = asPenalty(row);
  return {
    firstName: row.first_name,
    card: row.card,
    rule: penaltyRule(penalty),
    bookingId: row.booking_id,
    jobTitle: row.job_title,
    corporationName: row.corporation,
    day: row.date,
    from: row.start_time,
    to: row.end_time,
    address: formatAddress(row.address, row.zip_code, row.city),
    freezeUntil: penalty.freezeUntil,
    isHeld: row.is_held,
    liftsWhen: liftsWhen(penalty, row.starts_at.getTime(), now),
    answerBy: answerBy(now, penalty, services.settings.reviewDays),
    link: `${services.settings.publicUrl}/penalties?as=employee`,
  };
}
