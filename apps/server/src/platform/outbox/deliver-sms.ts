import type { SmsGateway } from "#server/platform/integrations/sms/port.ts";
import type { Delivery } from "./delivery.ts";

/** Sends a row as SMS. The gateway knows no repeats: after an unknown outcome a text may arrive twice. */
export function smsDelivery(gateway: SmsGateway): Delivery {
  return async ({ key, recipient, body }) => {
    const { messageId } = await gateway.send({ to: recipient, body, reference: key });
    return { reference: messageId };
  };
}
