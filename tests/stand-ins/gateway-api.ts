import { type StandIn, startStandIn } from "./stand-in.ts";

export interface GatewayApiStandIn extends StandIn {
  token: string;
  /** The texts that were accepted, as they arrived. */
  texts: Record<string, unknown>[];
}

/**
 * GatewayAPI as far as single texts go. Answers 401 to a call without a token, 403 to a wrong token, and 422 to what it
 * cannot send: a recipient that is no integer, a sender that is too long, a lifetime that is no ISO duration.
 */
export async function startGatewayApi(): Promise<GatewayApiStandIn> {
  const token = "gateway-test-token";
  const texts: Record<string, unknown>[] = [];
  const standIn = await startStandIn(({ method, path, headers, json }) => {
    if (method !== "POST" || path !== "/mobile/single") return { status: 404 };
    if (!headers.authorization?.startsWith("Token ")) return { status: 401 };
    if (headers.authorization !== `Token ${token}`) return { status: 403 };
    if (!isSendable(json)) return { status: 422, body: { detail: [] } };
    texts.push(json);
    const { recipient, reference } = json;
    return { status: 202, body: { msg_id: `sms-${texts.length}`, recipient, reference } };
  });
  return { ...standIn, token, texts };
}

function isSendable({ sender, message, recipient, expiration, priority }: Record<string, unknown>): boolean {
  const isSender = /^(\d{1,15}|.{1,11})$/.test(String(sender));
  const isKept = expiration === undefined || /^PT\d{1,6}S$/.test(String(expiration));
  const isRanked = priority === undefined || priority === "normal" || priority === "urgent";
  return isSender && isKept && isRanked && Number.isInteger(recipient) && message !== "";
}
