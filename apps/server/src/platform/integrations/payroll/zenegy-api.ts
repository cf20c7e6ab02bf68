import { z } from "zod";
import {
  callForAnswer,
  callHttp,
  checkAccess,
  type HttpAnswer,
  type HttpCall,
  readAnswer,
} from "#server/platform/integrations/http-call.ts";

export interface ZenegySettings {
  clientId: string;
  clientSecret: string;
  /** Long-lived; made once by an administrator's sign-in at Zenegy. */
  refreshToken: string;
  companyUid: string;
  /** `https://api.zenegy.com`. */
  apiUrl: string;
  /** `https://auth.zenegy.com`. */
  authUrl: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

/** A call below `/api/companies/{companyUid}`, with the access token of the moment. */
export interface ZenegyApi {
  /** Asks once more with a new access token when the old one has run out. Throws what `callHttp` throws, and `NoAccess`. */
  call(request: ZenegyRequest): Promise<HttpAnswer>;
  callForAnswer<T>(request: ZenegyRequest, answer: z.ZodType<T>): Promise<T>;
}

interface ZenegyRequest {
  what: string;
  method: "GET" | "POST";
  /** Below the company, `/employees`. */
  path: string;
  body?: object;
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string().nullish() });

/** Calls Zenegy with an access token that is fetched anew when it runs out. Throws the failures of `failure.ts`. */
export function createZenegyApi(settings: ZenegySettings): ZenegyApi {
  let refreshToken = settings.refreshToken;
  let accessToken: Promise<string> | null = null;

  async function refresh(): Promise<string> {
    const form = {
      grant_type: "refresh_token",
      refresh_token: refreshToken,
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    };
    const answer = await callForAnswer(
      {
        service: "Zenegy",
        what: "refresh access",
        method: "POST",
        url: `${settings.authUrl}/auth/token`,
        body: new URLSearchParams(form),
        timeout: settings.timeout,
        repeatable: true,
        // OAuth says no with 400 too: the refresh token is used up or taken back.
        noAccess: [400, 401, 403],
      },
      tokens,
    );
    // Should Zenegy hand out a new one, it serves until the restart, which begins with the configured one again.
    refreshToken = answer.refresh_token ?? refreshToken;
    return answer.access_token;
  }

  /** One refresh at a time; a failed one is not kept. */
  function currentToken(): Promise<string> {
    accessToken ??= refresh().catch((error: unknown) => {
      accessToken = null;
      throw error;
    });
    return accessToken;
  }

  function toHttp(request: ZenegyRequest, token: string): HttpCall {
    const company = encodeURIComponent(settings.companyUid);
    return {
      service: "Zenegy",
      what: request.what,
      method: request.method,
      url: `${settings.apiUrl}/api/companies/${company}${request.path}`,
      headers: { authorization: `Bearer ${token}` },
      body: request.body,
      timeout: settings.timeout,
    };
  }

  async function call(request: ZenegyRequest): Promise<HttpAnswer> {
    const used = currentToken();
    const first = await callHttp(toHttp(request, await used));
    if (first.status !== 401) return withAccess(request, first);
    // Somebody else may have refreshed meanwhile; only the token that was refused is thrown away.
    if (accessToken === used) accessToken = null;
    return withAccess(request, await callHttp(toHttp(request, await currentToken())));
  }

  /** An answer that says no to us is never read as one about the employee or the line. */
  function withAccess(request: ZenegyRequest, answer: HttpAnswer): HttpAnswer {
    checkAccess(toHttp(request, ""), answer);
    return answer;
  }

  return {
    call,
    async callForAnswer(request, answer) {
      return readAnswer(toHttp(request, ""), await call(request), answer);
    },
  };
}
