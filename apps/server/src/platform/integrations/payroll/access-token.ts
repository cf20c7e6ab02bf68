import { z } from "zod";
import { callForAnswer } from "#server/platform/integrations/http-call.ts";

interface TokenSettings {
  /** The service's name, as failures have it. */
  service: string;
  /** Where a refresh token is exchanged. */
  url: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  timeout?: number | undefined;
}

/** The access token of the moment. */
export interface AccessToken {
  /** One is fetched at a time; a failed one is not kept. Throws what `callForAnswer` throws. */
  current(): Promise<string>;
  /** The token that was refused is thrown away, unless somebody has fetched another one meanwhile. */
  drop(refused: Promise<string>): void;
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string().nullish() });

/** An access token by OAuth, fetched with the refresh token when there is none. */
export function createAccessToken(settings: TokenSettings): AccessToken {
  let { refreshToken } = settings;
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
        service: settings.service,
        what: "refresh access",
        method: "POST",
        url: settings.url,
        body: new URLSearchParams(form),
        timeout: settings.timeout,
        repeatable: true,
        // OAuth says no with 400 too: the refresh token is used up or taken back.
        noAccess: [400, 401, 403],
      },
      tokens,
    );
    // Should the service hand out a new one, it serves until the restart, which begins with the configured one again.
    refreshToken = answer.refresh_token ?? refreshToken;
    return answer.access_token;
  }

  return {
    current() {
      const used = accessToken ?? refresh();
      accessToken = used;
      used.catch(() => {
        if (accessToken === used) accessToken = null;
      });
      return used;
    },
    drop(refused) {
      if (accessToken === refused) accessToken = null;
    },
  };
}
