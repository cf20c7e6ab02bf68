import { z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";
import type { SmsGateway } from "./messaging.port.ts";

export interface GatewayApiSettings {
  token: string;
  /** A name of at most 11 characters, or a number of at most 15 digits. */
  sender: string;
  /** `https://messaging.gatewayapi.eu`, or `.com`: the token belongs to one of the two. */
  baseUrl: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

/** What the gateway keeps a text for at most. */
const MAX_LIFETIME_MS = 5 * 24 * 3_600_000;
/** Whoever waits for a text that is of no use later waits for it now. */
const URGENT_MS = 3_600_000;

const accepted = z.object({ msg_id: z.union([z.string(), z.number()]).transform(String) });

/**
 * Sends SMS through GatewayAPI. Throws the failures of `failure.ts`; a repeat may arrive twice. A wrong token, or one of
 * the other region, is answered with 403, a missing one with 401, a text that is refused with 422.
 */
export function createGatewayApi(settings: GatewayApiSettings): SmsGateway {
  return {
    async send({ to, body, reference, lifetime }) {
      const answer = await callForAnswer(
        {
          service: "GatewayAPI",
          what: "send SMS",
          method: "POST",
          url: `${settings.baseUrl}/mobile/single`,
          headers: { authorization: `Token ${settings.token}` },
          body: {
            sender: settings.sender,
            message: body,
            recipient: toMsisdn(to),
            reference,
            ...(lifetime === null ? {} : keptFor(lifetime)),
          },
          timeout: settings.timeout,
        },
        accepted,
      );
      return { messageId: answer.msg_id };
    },
  };
}

/** Until when the gateway tries, as an ISO duration in whole seconds, and what goes first. */
function keptFor(lifetime: number): { expiration: string; priority: "urgent" | "normal" } {
  const seconds = Math.max(1, Math.floor(Math.min(lifetime, MAX_LIFETIME_MS) / 1000));
  return { expiration: `PT${seconds}S`, priority: lifetime <= URGENT_MS ? "urgent" : "normal" };
}

/** `20 30 40 50` and `+4520304050` are 4520304050. Refuses what is no Danish number. */
function toMsisdn(phone: string): number {
  const digits = phone.replace(/[\s-]/g, "").replace(/^(\+45|0045)/, "");
  if (!/^\d{8}$/.test(digits))
    throw new PermanentFailure("GatewayAPI", "the number is no Danish phone number", "bad_recipient");
  return Number(`45${digits}`);
}
