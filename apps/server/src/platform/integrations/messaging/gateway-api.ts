import { z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import type { SmsGateway } from "./messaging.port.ts";

export interface GatewayApiSettings {
  token: string;
  /** At most 11 characters, or the gateway refuses the text. */
  sender: string;
  /** `https://messaging.gatewayapi.eu`. */
  baseUrl: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

const accepted = z.object({ msg_id: z.union([z.string(), z.number()]).transform(String) });

/** Sends SMS through GatewayAPI. Throws the failures of `failure.ts`; a repeat may arrive twice. */
export function createGatewayApi(settings: GatewayApiSettings): SmsGateway {
  return {
    async send({ to, body, reference }) {
      const answer = await callForAnswer(
        {
          service: "GatewayAPI",
          what: "send SMS",
          method: "POST",
          url: `${settings.baseUrl}/mobile/single`,
          headers: { authorization: `Token ${settings.token}` },
          body: { sender: settings.sender, message: body, recipient: toMsisdn(to), reference },
          timeout: settings.timeout,
          // Its 403 says no to this text, not to us.
          noAccess: [401],
        },
        accepted,
      );
      return { messageId: answer.msg_id };
    },
  };
}

/** `20 30 40 50` and `+4520304050` are 4520304050. Refuses what is no Danish number. */
function toMsisdn(phone: string): number {
  const digits = phone.replace(/[\s-]/g, "").replace(/^(\+45|0045)/, "");
  if (!/^\d{8}$/.test(digits))
    throw new PermanentFailure("GatewayAPI", "the number is no Danish phone number", "bad_recipient");
  return Number(`45${digits}`);
}
