import type { AppConfig } from "#web/api/page/page-data.ts";

export type Provider = "facebook" | "apple";

/** What a provider's page sends back for `employees/sign-in`. */
export type SocialToken =
  | { fbToken: string }
  | { appleToken: string; authCode: string | null; user: string | null; nonce: string };

const KEY = "vagtklar-social";

interface Started {
  /** Comes back unchanged; an answer without it was not asked for here. */
  state: string;
  /** Stands in the token that Apple makes for this visit, and in no other. */
  nonce: string;
  /** Where the person wanted to go. */
  wanted: string | null;
}

/** The address of the provider's own page, or null where it is not configured. Leads back to the login. */
export function providerAddress(provider: Provider, config: AppConfig, wanted: string | null): string | null {
  const clientId = provider === "facebook" ? config.facebookAppId : config.appleServicesId;
  if (!clientId) return null;
  const [state, nonce] = [randomText(), randomText()];
  sessionStorage.setItem(KEY, JSON.stringify({ state, nonce, wanted } satisfies Started));
  const common = { client_id: clientId, state };
  if (provider === "facebook") {
    if (!config.facebookDialog) return null;
    return addressOf(config.facebookDialog, {
      ...common,
      redirect_uri: `${config.publicUrl}/employeelogin`,
      response_type: "token",
      scope: "public_profile,email",
    });
  }
  return addressOf("https://appleid.apple.com/auth/authorize", {
    ...common,
    nonce,
    redirect_uri: `${config.publicUrl}/api/auth/apple/callback`,
    response_type: "code id_token",
    response_mode: "form_post",
    scope: "name email",
  });
}

/** What the provider sent back. Without a token it said no, or the person pressed «Annuller» there. */
export interface SocialAnswer {
  readonly token: SocialToken | null;
  readonly isCancelled: boolean;
  readonly wanted: string | null;
}

/** What the providers put into the address besides the fragment when they say no. */
const REFUSAL_FIELDS = ["error", "error_code", "error_reason", "error_description", "error_message", "state"];
const CANCELLED = ["access_denied", "user_cancelled_authorize"];

/**
 * What the provider sent back, which is removed from the address: a token in the fragment, or a refusal, which Facebook
 * puts into the query. Null when nothing was asked for.
 */
export function takeSocialAnswer(): SocialAnswer | null {
  const query = new URLSearchParams(location.search);
  const isRefused = query.has("error") && query.has("state");
  const answer = isRefused ? query : new URLSearchParams(location.hash.slice(1));
  const started = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Started | null;
  if (!answer.has("state")) return null;
  const kept = new URLSearchParams(location.search);
  if (isRefused) for (const name of REFUSAL_FIELDS) kept.delete(name);
  history.replaceState(null, "", kept.size > 0 ? `${location.pathname}?${kept}` : location.pathname);
  sessionStorage.removeItem(KEY);
  if (started === null || answer.get("state") !== started.state) return null;
  const isCancelled = CANCELLED.includes(answer.get("error") ?? "");
  const token = isRefused ? null : tokenIn(answer, started.nonce);
  return { token, isCancelled, wanted: started.wanted };
}

function tokenIn(answer: URLSearchParams, nonce: string): SocialToken | null {
  const fbToken = answer.get("access_token");
  const appleToken = answer.get("apple_token");
  if (fbToken) return { fbToken };
  if (appleToken) return { appleToken, authCode: answer.get("code"), user: answer.get("user"), nonce };
  return null;
}

/** 256 bits that nobody can guess; `randomUUID` is missing where the page has no TLS. */
function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function addressOf(page: string, query: Record<string, string>): string {
  return `${page}?${new URLSearchParams(query)}`;
}

/** iPhone, iPad, iPod, and the iPad that calls itself a Mac. */
export function isAppleDevice({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
