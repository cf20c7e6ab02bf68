import {
  type MessageEmployee,
  type MessageJob,
  notifyEmployee,
} from "#server/features/job-messages/notify.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { termsGiven } from "#texts/da/templates/email/documents.ts";

/** Tells somebody that terms are given, the first or new ones: by e-mail whatever the switches say, the law asks for it. */
export async function notifyOfTerms(
  context: MessageContext,
  job: MessageJob,
  employee: MessageEmployee,
  { id, due }: { readonly id: number; readonly due: "first" | "new" },
): Promise<void> {
  const template = due === "first" ? "terms_given" : "terms_new";
  await notifyEmployee(context, job, employee, {
    key: outboxKey("terms-given", id),
    path: "/employment-terms",
    email: { wanted: true, write: (facts, brand) => termsGiven(facts, due, brand) },
    sms: { wanted: employee.sms_congrets_on_job, template },
    push: { wanted: employee.push_congrets_on_job, text: template },
  });
}
