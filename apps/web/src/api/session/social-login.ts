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
    return addressOf("https://www.facebook.com/v23.0/dialog/oauth", {
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

/** What the provider sent back in the address's fragment, which is removed; null when nothing was asked for. */
export function takeSocialAnswer(): { token: SocialToken | null; wanted: string | null } | null {
  const answer = new URLSearchParams(location.hash.slice(1));
  const started = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Started | null;
  if (!answer.has("state")) return null;
  history.replaceState(null, "", location.pathname + location.search);
  sessionStorage.removeItem(KEY);
  if (started === null || answer.get("state") !== started.state) return null;
  return { token: tokenIn(answer, started.nonce), wanted: started.wanted };
}

/** Null when the person pressed «Annuller» at the provider. */
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
