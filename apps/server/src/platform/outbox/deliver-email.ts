import * as z from "zod/mini";
import type { Mailer } from "#server/platform/integrations/email/port.ts";
import type { Delivery } from "./delivery.ts";

const payload = z.object({
  html: z._default(z.nullable(z.string()), null),
  unsubscribeUrl: z._default(z.nullable(z.string()), null),
});

/** Sends a row as e-mail; its key makes the message id, so that a repeat is recognised as one. */
export function emailDelivery(mailer: Mailer): Delivery {
  return async ({ key, recipient, subject, body, payload: stored }) => {
    const extra = payload.parse(stored);
    await mailer.send({ to: recipient, subject, text: body, reference: key, ...extra });
    return { reference: null };
  };
}
