import * as z from "zod/mini";
import { attachedStaffListOf } from "#server/features/bookings/corporation-view/staff-list-pdf.ts";
import { accountingDelivery } from "#server/features/invoicing/accounting/deliver-accounting.ts";
import { fileOfDocument } from "#server/features/invoicing/documents/document-file.ts";
import { payrollDelivery } from "#server/features/invoicing/payroll/deliver-payroll.ts";
import { pushDelivery } from "#server/features/messages/push/deliver-push.ts";
import { webhookDelivery } from "#server/features/sessions/api-access/webhooks/deliver-webhook.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { NoAccess } from "#server/platform/integrations/failure.ts";
import type { Mailer, SmsGateway } from "#server/platform/integrations/messaging/messaging.port.ts";
import type { Channels } from "#server/platform/integrations/open.ts";
import type { Deliveries, Delivery } from "#server/platform/outbox/deliver.ts";
import type { OutboxRow } from "#server/platform/outbox/outbox.queries.ts";
import { revealSecret } from "#texts/da/templates/email/layout.ts";

/** How the rows of each channel of the outbox are delivered, by the services as configured. */
export function deliveriesBy(services: Services, channels: Channels): Deliveries {
  return {
    email: emailDelivery(services, channels.mailer),
    sms: smsDelivery(services, channels.sms),
    push: pushDelivery(services, channels.push),
    accounting: accountingDelivery(services),
    payroll: payrollDelivery(services, channels.payroll),
    webhook: webhookDelivery(services, channels.webhooks),
  };
}

const emailPayload = z.object({
  html: z._default(z.nullable(z.string()), null),
  unsubscribeUrl: z._default(z.nullable(z.string()), null),
  attachedDocument: z.optional(z.int()),
  attachedStaffList: z.optional(z.int()),
});

/** Sends a row as e-mail; its key makes the message id, so that a repeat is recognised as one. */
function emailDelivery(services: Services, mailer: Mailer | null): Delivery {
  const { db, secrets, clock } = services;
  return async ({ key, recipient, subject, body, payload, link_encrypted }) => {
    if (!mailer) throw new NoAccess("SMTP", "is not configured", "not_configured");
    const { html, unsubscribeUrl, attachedDocument, attachedStaffList } = emailPayload.parse(payload);
    const content = wholeText(secrets, { key, link_encrypted }, { text: body, html });
    const attachments = [
      ...(attachedDocument === undefined ? [] : [await fileOfDocument(services, attachedDocument)]),
      ...(attachedStaffList === undefined
        ? []
        : await attachedStaffListOf(db, attachedStaffList, clock.now())),
    ];
    await mailer.send({ to: recipient, subject, reference: key, unsubscribeUrl, attachments, ...content });
    return { reference: null };
  };
}

/** Sends a row as SMS. The gateway knows no repeats: after an unknown outcome a text may arrive twice. */
function smsDelivery({ secrets, clock }: Services, gateway: SmsGateway | null): Delivery {
  return async ({ key, recipient, body, link_encrypted, expires_at }) => {
    if (!gateway) throw new NoAccess("GatewayAPI", "is not configured", "not_configured");
    const { text } = wholeText(secrets, { key, link_encrypted }, { text: body, html: null });
    const lifetime = expires_at && expires_at.getTime() - clock.now();
    const { messageId } = await gateway.send({ to: recipient, body: text, reference: key, lifetime });
    return { reference: messageId };
  };
}

/** What a row says, with the secret that it leaves out until it is sent. */
function wholeText<Html extends string | null>(
  secrets: Services["secrets"],
  { key, link_encrypted }: Pick<OutboxRow, "key" | "link_encrypted">,
  content: { text: string; html: Html },
): { text: string; html: Html } {
  if (link_encrypted === null) return content;
  return revealSecret(content, secrets.decrypt(link_encrypted, "outbox.link_encrypted", key));
}
