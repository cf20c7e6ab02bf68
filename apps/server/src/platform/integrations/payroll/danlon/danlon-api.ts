import { z } from "zod";
import { PermanentFailure, UnknownOutcome } from "#server/platform/integrations/failure.ts";
import { callHttp, type HttpCall, readAnswer } from "#server/platform/integrations/http-call.ts";
import { createAccessToken } from "../access-token.ts";

export interface DanlonSettings {
  clientId: string;
  clientSecret: string;
  /** Given once, when a user of Danløn connects the company. */
  refreshToken: string;
  /** `https://api.danlon.dk/graphql`. */
  apiUrl: string;
  /** The token endpoint of Danløn's sign-in. */
  tokenUrl: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

/** Danløn's GraphQL. */
export interface DanlonApi {
  /** Reads. Throws what `callForAnswer` throws. */
  query<T>(request: DanlonRequest, data: z.ZodType<T>): Promise<T>;
  /** Changes: where no usable answer comes it may have happened. */
  mutate<T>(request: DanlonRequest, data: z.ZodType<T>): Promise<T>;
}

interface DanlonRequest {
  what: string;
  document: string;
  variables?: object;
}

const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
const someData = z.object({ data: z.record(z.string(), z.object({}).loose()) });

/** Calls Danløn with an access token, which serves for five minutes. Throws the failures of `failure.ts`. */
export function createDanlonApi(settings: DanlonSettings): DanlonApi {
  const { clientId, clientSecret, refreshToken, timeout, tokenUrl: url } = settings;
  const access = createAccessToken({ service: "Danløn", url, clientId, clientSecret, refreshToken, timeout });

  async function call<T>(request: DanlonRequest, repeatable: boolean, data: z.ZodType<T>): Promise<T> {
    const http = (token: string): HttpCall => ({
      service: "Danløn",
      what: request.what,
      method: "POST",
      url: settings.apiUrl,
      headers: { authorization: `Bearer ${token}` },
      body: { query: request.document, variables: request.variables ?? {} },
      timeout,
      repeatable,
    });
    const used = access.current();
    let answer = await callHttp(http(await used));
    if (answer.status === 401) {
      access.drop(used);
      answer = await callHttp(http(await access.current()));
    }
    assertDone(request, answer.body, repeatable);
    return readAnswer(http(""), answer, z.object({ data })).data;
  }

  return {
    query: (request, data) => call(request, true, data),
    mutate: (request, data) => call(request, false, data),
  };
}

/** GraphQL says no with 200. A change that is refused and answers something may have happened in part. */
function assertDone({ what }: DanlonRequest, body: unknown, repeatable: boolean): void {
  const { success, data } = refused.safeParse(body);
  if (!success) return;
  if (!repeatable && someData.safeParse(body).success) {
    throw new UnknownOutcome("Danløn", `${what} was refused in part`);
  }
  throw new PermanentFailure("Danløn", `${what} was refused`, "refused", data.errors[0]?.message ?? null);
}
