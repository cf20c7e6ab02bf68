import type { DocumentKind } from "#rules/people/documents/document.ts";
import type { DocumentReminder } from "#rules/people/documents/document-reminder.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import type { EmployeeRow } from "#server/features/employees/employee.queries.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { documentName } from "#texts/da/common/document-names.ts";
import { documentDeclined, documentEnds } from "#texts/da/templates/email/documents.ts";

type Person = Pick<EmployeeRow, "id" | "first_name" | "email" | "login_email">;

interface NamedDocument {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly title: string;
}

/** Tells somebody that the office cannot use a document, and why. */
export async function notifyDeclined(
  context: MessageContext,
  person: Person,
  document: NamedDocument & { readonly reason: string },
): Promise<void> {
  const { settings } = context.services;
  const facts = { ...factsOf(context, person, document), reason: document.reason };
  await queueEmail(context, {
    ...envelopeOf(person),
    key: outboxKey("document-declined", document.id, context.now),
    email: documentDeclined(facts, settings.brand),
  });
}

/** Reminds somebody that a document ends, so many days before. */
export async function notifyEnds(
  context: MessageContext,
  person: Person,
  document: NamedDocument & { readonly expiresOn: Day; readonly daysBefore: DocumentReminder },
): Promise<void> {
  const { id, expiresOn, daysBefore } = document;
  const facts = { ...factsOf(context, person, document), expiresOn, today: dayOf(context.now) };
  await queueEmail(context, {
    ...envelopeOf(person),
    key: outboxKey("document-ends", id, expiresOn, daysBefore),
    email: documentEnds(facts, context.services.settings.brand),
  });
}

function envelopeOf(person: Person) {
  return { subjectKey: subjectKey("employee", person.id), to: person.email || person.login_email };
}

function factsOf({ services }: MessageContext, { first_name }: Person, document: NamedDocument) {
  return {
    firstName: first_name,
    name: documentName(document),
    link: `${services.settings.publicUrl}/editemployee#dokumenter`,
  };
}
