import { accountingDelivery } from "#server/features/invoicing/accounting/deliver-accounting.ts";
import { payrollDelivery } from "#server/features/invoicing/payroll/deliver-payroll.ts";
import type { Services } from "#server/platform/http/handler.ts";
import type { Channels } from "#server/platform/integrations/open.ts";
import { emailDelivery } from "#server/platform/outbox/deliver-email.ts";
import { smsDelivery } from "#server/platform/outbox/deliver-sms.ts";
import type { Deliveries } from "#server/platform/outbox/delivery.ts";

/** How the rows of each channel of the outbox are delivered, by the services as configured. */
export function deliveriesBy(services: Services, channels: Channels): Deliveries {
  return {
    email: emailDelivery(channels.mailer),
    sms: smsDelivery(channels.sms),
    accounting: accountingDelivery(services, channels.accounting),
    payroll: payrollDelivery(services, channels.payroll),
  };
}
