import { type OfficeTask, rolesFor } from "#rules/people/security/office-roles.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { emailEffect, type MessageContext, queueMessages } from "#server/features/messages/queue-message.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import type { Email } from "#texts/da/templates/email/layout.ts";
import { exportTaken } from "#texts/da/templates/email/security.ts";
import type { LetterDraft } from "#texts/da/templates/letters/letter.ts";
import { findCorporation, loadAdmins } from "./corporation.queries.ts";

/** A mail to those of the office who do a task: the outbox key that it has for each of them, and what it says. */
interface MailToAdmins {
  /** What those who get it do in the office. */
  readonly task: OfficeTask;
  readonly keyFor: (adminId: number) => string;
  readonly write: (admin: { readonly contactPerson: string }, brand: Brand) => Email | LetterDraft;
}

/** Queues a mail to everybody of the office who does the task and has an address. */
export async function mailAdmins(
  context: MessageContext,
  { task, keyFor, write }: MailToAdmins,
): Promise<void> {
  const { tx, services } = context;
  const effects = (await loadAdmins(tx, rolesFor[task])).flatMap(({ id, email, contact_person }) =>
    emailEffect({
      key: keyFor(id),
      subjectKey: subjectKey("corporation", id),
      to: email,
      email: write({ contactPerson: contact_person }, services.settings.brand),
    }),
  );
  await queueMessages(context, effects);
}

/** Mails every owner that somebody of the office took an export: who, when and which, never what stood in it. */
export async function notifyExport(
  context: MessageContext,
  takenBy: number,
  what: Parameters<typeof exportTaken>[0]["what"],
): Promise<void> {
  const { tx, now, services } = context;
  const { brand, publicUrl } = services.settings;
  const taker = await findCorporation(tx, takenBy);
  const who = taker ? `${taker.contact_person} (${taker.email})` : brand.name;
  const facts = { who, what, at: now, link: `${publicUrl}/security` };
  await mailAdmins(context, {
    task: "office",
    keyFor: (adminId) => outboxKey("export-taken", what, takenBy, now, adminId),
    write: (admin) => exportTaken({ ...facts, ...admin }, brand),
  });
}
