import { type MessageContext, queueEmail } from "#server/features/messages/notify.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { welcomeCorporation } from "#texts/da/templates/email/account.ts";
import type { CorporationRow } from "./queries.ts";

/** Welcomes a new company by e-mail; `hasBooking` when its first booking came with the sign-up. */
export async function welcome(
  occasion: MessageContext,
  corporation: CorporationRow,
  { hasBooking }: { hasBooking: boolean },
): Promise<void> {
  const { brand, publicUrl } = occasion.services.settings;
  const facts = {
    contactPerson: corporation.contact_person,
    corporationName: corporation.name,
    hasBooking,
    link: `${publicUrl}/corporationlogin`,
  };
  await queueEmail(occasion, {
    key: outboxKey("welcome", corporation.id),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: welcomeCorporation(facts, brand),
  });
}
