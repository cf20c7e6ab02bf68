import type { CorporationRow } from "#server/features/corporations/corporation.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { hashOfToken } from "#server/platform/sessions/session.ts";
import {
  confirmNewEmail,
  confirmSignUpEmail,
  emailChanged,
  emailWillChange,
} from "#texts/da/templates/email/account.ts";
import { linkLifetimeOf } from "./email.queries.ts";

/** The link, to the e-mail that waits: a new one, or that of the sign-up. */
export async function sendEmailLink(
  context: MessageContext,
  corporation: CorporationRow,
  token: string,
): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const link = `${publicUrl}/confirmEmail/${token}`;
  await queueEmail(context, {
    key: outboxKey("email-link", hashOfToken(token)),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.pending_email ?? "",
    email:
      corporation.pending_email === corporation.email
        ? confirmSignUpEmail({ link }, brand)
        : confirmNewEmail(
            { contactPerson: corporation.contact_person, corporationName: corporation.name, link },
            brand,
          ),
    expiresAt: context.now + linkLifetimeOf(corporation),
  });
}

/**
 * To the e-mail in force, as soon as somebody asks for another: it can still be stopped. One that nobody has confirmed is
 * perhaps a stranger's, and is told nothing.
 */
export async function notifyEmailWillChange(
  context: MessageContext,
  corporation: CorporationRow,
  token: string,
  { byAdmin }: { readonly byAdmin: boolean } = { byAdmin: false },
): Promise<void> {
  if (corporation.email_unconfirmed_since !== null) return;
  const { brand, publicUrl } = context.services.settings;
  const facts = {
    contactPerson: corporation.contact_person,
    newEmail: corporation.pending_email ?? "",
    byAdmin,
    link: `${publicUrl}/editcorporation`,
  };
  await queueEmail(context, {
    key: outboxKey("email-will-change", hashOfToken(token)),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: emailWillChange(facts, brand),
  });
}

/** To the e-mail of `before`, once another has taken its place; not to one that nobody had confirmed. */
export async function notifyEmailChanged(
  context: MessageContext,
  corporation: CorporationRow,
  before: Pick<CorporationRow, "email" | "email_unconfirmed_since">,
  token: string,
): Promise<void> {
  if (before.email_unconfirmed_since !== null) return;
  const { brand, publicUrl } = context.services.settings;
  const facts = {
    contactPerson: corporation.contact_person,
    newEmail: corporation.email,
    link: `${publicUrl}/corporationlogin`,
  };
  await queueEmail(context, {
    key: outboxKey("email-changed", hashOfToken(token)),
    subjectKey: subjectKey("corporation", corporation.id),
    to: before.email,
    email: emailChanged(facts, brand),
  });
}
