import { type StandIn, startStandIn } from "./stand-in.ts";

export interface GatewayApiStandIn extends StandIn {
  token: string;
  /** The texts that were accepted, as they arrived. */
  texts: Record<string, unknown>[];
}

/** GatewayAPI as far as single texts go. Refuses a recipient that is no integer, as the gateway does. */
export async function startGatewayApi(): Promise<GatewayApiStandIn> {
  const token = "gateway-test-token";
  const texts: Record<string, unknown>[] = [];
  const standIn = await startStandIn(({ method, path, headers, json }) => {
    if (method !== "POST" || path !== "/mobile/single") return { status: 404 };
    if (headers.authorization !== `Token ${token}`) return { status: 401 };
    if (!Number.isInteger(json.recipient) || String(json.sender).length > 11) return { status: 422 };
    texts.push(json);
    const { recipient, reference } = json;
    return { status: 202, body: { msg_id: `sms-${texts.length}`, recipient, reference } };
  });
  return { ...standIn, token, texts };
}
