import { callHttp, checkAccess, type HttpCall } from "#server/platform/integrations/http-call.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
import { type Finding, note, ok } from "../finding.ts";
import { askVendor } from "./vendor-check.ts";

/**
 * Hands GatewayAPI a text without recipient and words, which it cannot send: 422 says that it takes the token, 401 and
 * 403 that it does not. What credit is left only its dashboard tells.
 */
export async function checkSms({ gatewayApi }: Pick<Settings, "gatewayApi">): Promise<Finding[]> {
  if (!gatewayApi) return [];
  const { baseUrl, token } = gatewayApi;
  return askVendor("SMS", "GATEWAYAPI_TOKEN, and GATEWAYAPI_URL for its region (.eu or .com)", async () => {
    const call: HttpCall = {
      service: "GatewayAPI",
      what: "try token",
      method: "POST",
      url: `${baseUrl}/mobile/single`,
      headers: { authorization: `Token ${token}` },
      body: {},
      repeatable: true,
    };
    const answer = await callHttp(call);
    checkAccess(call, answer);
    if (answer.status === 422) return [ok("SMS", "GatewayAPI takes the token; nothing was sent.")];
    return [note("SMS", `GatewayAPI answered ${answer.status} to an empty text, where 422 was expected.`)];
  });
}
