import { createHmac } from "node:crypto";
import { z } from "zod";
import { TemporaryFailure } from "#server/platform/integrations/failure.ts";
import { callHttp, type HttpAnswer } from "#server/platform/integrations/http-call.ts";
import type { SocialPerson, SocialSignIn } from "./social-login.port.ts";

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  /** `https://graph.facebook.com/v26.0`. */
  graphUrl: string;
  /** Milliseconds per call; 10 seconds when left out: somebody is waiting. */
  timeout?: number;
}

/** Facebook's page for signing in, of the version that the server asks: `graphUrl` is where it stands. */
export function facebookDialog({ graphUrl }: Pick<FacebookSettings, "graphUrl">): string {
  const [version = ""] = /\/v\d+\.\d+$/.exec(graphUrl) ?? [];
  return `https://www.facebook.com${version}/dialog/oauth`;
}

const tokenFacts = z.object({
  data: z.object({ app_id: z.string().optional(), is_valid: z.boolean(), user_id: z.string().optional() }),
});

const profile = z.object({
  id: z.string(),
  first_name: z.string().default(""),
  last_name: z.string().default(""),
  email: z.string().nullish(),
  picture: z.object({ data: z.object({ url: z.string() }) }).nullish(),
});

/**
 * Whose token this is: it must be valid, issued for our app and belong to the profile that it opens. A token for
 * another app is `rejected`, otherwise any app's owner could sign in as its users.
 */
export async function signInWithFacebook(settings: FacebookSettings, token: string): Promise<SocialSignIn> {
  const facts = await inspectToken(settings, token);
  if (!facts.is_valid || facts.app_id !== settings.appId) return { ok: false, reason: "rejected" };
  const person = await readProfile(settings, token);
  if (person === null || person.subject !== facts.user_id) return { ok: false, reason: "rejected" };
  return { ok: true, person };
}

async function inspectToken(settings: FacebookSettings, token: string) {
  const query = { input_token: token, access_token: `${settings.appId}|${settings.appSecret}` };
  const answer = await ask(settings, "check token", "/debug_token", query);
  const parsed = tokenFacts.safeParse(answer.body);
  // A bad token is answered with 200 and is_valid false: anything else is a fault of Facebook or of our app.
  if (answer.status !== 200 || !parsed.success) {
    throw new TemporaryFailure("Facebook", `check token answered ${answer.status}`);
  }
  return parsed.data.data;
}

async function readProfile(settings: FacebookSettings, token: string): Promise<SocialPerson | null> {
  // HMAC-SHA-256 of the token under the app's secret, in hex.
  const proof = createHmac("sha256", settings.appSecret).update(token).digest("hex");
  const fields = "id,first_name,last_name,email,picture";
  const answer = await ask(settings, "read profile", "/me", {
    fields,
    access_token: token,
    appsecret_proof: proof,
  });
  const parsed = profile.safeParse(answer.body);
  if (answer.status !== 200 || !parsed.success) return null;
  const { id, first_name, last_name, email, picture } = parsed.data;
  return {
    provider: "facebook",
    subject: id,
    firstName: first_name,
    lastName: last_name,
    email: email ?? null,
    pictureUrl: picture?.data.url ?? null,
  };
}

function ask(
  settings: FacebookSettings,
  what: string,
  path: string,
  query: Record<string, string>,
): Promise<HttpAnswer> {
  const url = `${settings.graphUrl}${path}?${new URLSearchParams(query)}`;
  return callHttp({ service: "Facebook", what, method: "GET", url, timeout: settings.timeout ?? 10_000 });
}
