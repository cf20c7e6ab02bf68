import { findCorporation } from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { type Actor, actorOf } from "#server/platform/audit.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import { type SecurityChange, securityChanged } from "#texts/da/templates/email/security.ts";

interface ChangeContext extends MessageContext {
  readonly session: Session;
}

/** Writes down that the way in which an account proves itself changed, and mails it to the account. */
export function recordFactorChange(
  context: ChangeContext,
  corporationId: number,
  change: SecurityChange,
): Promise<void> {
  return recordFactorChangeBy(actorOf(context.session), context, corporationId, { change });
}

/** Records a change of an account's second factor by `actor` and mails it to the account, with the reason. */
export async function recordFactorChangeBy(
  actor: Actor,
  context: MessageContext,
  corporationId: number,
  { change, reason }: { readonly change: SecurityChange; readonly reason?: string },
): Promise<void> {
  const { tx, now, services } = context;
  const key = outboxKey("security", corporationId, change, now);
  const corporation = await findCorporation(tx, corporationId);
  const companyId = corporation?.member_of ?? corporationId;
  await record(
    { tx, actor, now },
    {
      ...{ type: `corporation.second_factor_${change}` as const, id: corporationId, companyId },
      detail: { message: key },
    },
  );
  if (!corporation) return;
  const { brand, publicUrl } = services.settings;
  const facts = {
    contactPerson: corporation.contact_person,
    change,
    at: now,
    reason: reason ?? null,
    link: `${publicUrl}/security`,
  };
  await queueEmail(context, {
    key,
    subjectKey: subjectKey("corporation", corporationId),
    to: corporation.email,
    email: securityChanged(facts, brand),
  });
}
