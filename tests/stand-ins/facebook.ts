import { createHmac } from "node:crypto";
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from "./stand-in.ts";

interface FacebookToken {
  appId: string;
  valid: boolean;
  profile: { id: string; first_name?: string; last_name?: string; email?: string };
}

export interface FacebookStandIn extends StandIn {
  appId: string;
  appSecret: string;
  /** What each token opens. */
  tokens: Map<string, FacebookToken>;
}

/** Facebook's Graph, version 26.0: the token check and the profile, which is only shown with the app's proof. */
export async function startFacebook(): Promise<FacebookStandIn> {
  const appId = "1234567890";
  const appSecret = "facebook-test-secret";
  const tokens = new Map<string, FacebookToken>();

  function checkToken(query: URLSearchParams): StandInAnswer {
    if (query.get("access_token") !== `${appId}|${appSecret}`) return graphError();
    const token = tokens.get(query.get("input_token") ?? "");
    if (token === undefined) return { status: 200, body: { data: { is_valid: false } } };
    const data = { app_id: token.appId, is_valid: token.valid, user_id: token.profile.id };
    return { status: 200, body: { data } };
  }

  function showProfile(query: URLSearchParams): StandInAnswer {
    const sent = query.get("access_token") ?? "";
    const proof = createHmac("sha256", appSecret).update(sent).digest("hex");
    const token = tokens.get(sent);
    if (token === undefined || query.get("appsecret_proof") !== proof) return graphError();
    return { status: 200, body: token.profile };
  }

  function respond({ path, query }: StandInRequest): StandInAnswer {
    if (path === "/v26.0/debug_token") return checkToken(query);
    return path === "/v26.0/me" ? showProfile(query) : { status: 404 };
  }

  return { ...(await startStandIn(respond)), appId, appSecret, tokens };
}

function graphError(): StandInAnswer {
  const error = {
    message: "Invalid OAuth access token.",
    type: "OAuthException",
    code: 190,
    fbtrace_id: "A",
  };
  return { status: 400, body: { error } };
}
