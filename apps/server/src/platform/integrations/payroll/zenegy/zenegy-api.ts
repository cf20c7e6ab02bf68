import { z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import {
  callHttp,
  checkAccess,
  type HttpAnswer,
  type HttpCall,
  readAnswer,
} from "#server/platform/integrations/http-call.ts";
import { createAccessToken } from "../access-token.ts";

export interface ZenegySettings {
  clientId: string;
  clientSecret: string;
  /** Long-lived; made once by an administrator's sign-in at Zenegy. */
  refreshToken: string;
  companyUid: string;
  /** Of the hours API; whether it is the company's own is not proven, so that it is a setting. */
  accountUid: string;
  /** `https://api.zenegy.com`. */
  apiUrl: string;
  /** `https://auth.zenegy.com`. */
  authUrl: string;
  /** The set of values (salary type, pay period) that new employees are given; empty for none. */
  valueSetUid?: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

/** A call with the access token of the moment. */
export interface ZenegyApi {
  /** Asks once more with a new access token when the old one has run out. Throws what `callHttp` throws, and `NoAccess`. */
  call(request: ZenegyRequest): Promise<HttpAnswer>;
  /** What an answer holds, out of whatever envelope it is in. Throws what `readAnswer` throws. */
  callForAnswer<T>(request: ZenegyRequest, answer: z.ZodType<T>): Promise<T>;
  /** A path below the company, and below the account of the hours API. */
  ofCompany(path: string): string;
  ofHours(path: string): string;
  /** Lists and records come bare, in `{data}`, in `{value}` or in both. */
  unwrap(body: unknown): unknown;
  /** What every new employee is created with besides what is known of the person. */
  readonly newEmployees: object;
}

interface ZenegyRequest {
  what: string;
  method: "GET" | "POST";
  /** As `ofCompany` or `ofHours` gives it. */
  path: string;
  query?: Record<string, string>;
  body?: object;
}

/** Calls Zenegy with an access token that is fetched anew when it runs out. Throws the failures of `failure.ts`. */
export function createZenegyApi(settings: ZenegySettings): ZenegyApi {
  const { clientId, clientSecret, refreshToken, timeout } = settings;
  const url = `${settings.authUrl}/auth/token`;
  const access = createAccessToken({ service: "Zenegy", url, clientId, clientSecret, refreshToken, timeout });

  function toHttp(request: ZenegyRequest, token: string): HttpCall {
    const query = request.query ? `?${new URLSearchParams(request.query)}` : "";
    return {
      service: "Zenegy",
      what: request.what,
      method: request.method,
      url: `${settings.apiUrl}${request.path}${query}`,
      headers: { authorization: `Bearer ${token}` },
      body: request.body,
      timeout: settings.timeout,
    };
  }

  async function call(request: ZenegyRequest): Promise<HttpAnswer> {
    const used = access.current();
    const first = await callHttp(toHttp(request, await used));
    if (first.status !== 401) return withAccess(request, first);
    access.drop(used);
    return withAccess(request, await callHttp(toHttp(request, await access.current())));
  }

  /** An answer that says no to us is never read as one about the employee or the line. */
  function withAccess(request: ZenegyRequest, answer: HttpAnswer): HttpAnswer {
    checkAccess(toHttp(request, ""), answer);
    return answer;
  }

  return {
    call,
    async callForAnswer(request, answer) {
      const http = await call(request);
      assertSuccess(request, http);
      return readAnswer(toHttp(request, ""), { ...http, body: unwrap(http.body) }, answer);
    },
    ofCompany: (path) => `/api/companies/${encodeURIComponent(settings.companyUid)}${path}`,
    ofHours: (path) => `/api/hours/accounts/${encodeURIComponent(settings.accountUid)}${path}`,
    unwrap,
    newEmployees: settings.valueSetUid ? { globalValueSetUid: settings.valueSetUid } : {},
  };
}

const result = z.object({ isSuccess: z.literal(false), message: z.string().nullish() });

/** The hours API answers `{value, isSuccess, message}`, and may say no with 200. Something that overlaps may be ours. */
function assertSuccess(request: ZenegyRequest, { status, body }: HttpAnswer): void {
  const refused = result.safeParse(body);
  if (!refused.success && status < 400) return;
  const words = refused.data?.message ?? JSON.stringify(body ?? "");
  const isThere = /REGISTRATION_(ALREADY_EXISTS|CONFLICTED)/.test(words);
  const message = `${request.what} was refused (${status})`;
  if (isThere) throw new PermanentFailure("Zenegy", `${message}: something is there`, "look_up_first");
  if (refused.success) throw new PermanentFailure("Zenegy", message, "refused", refused.data.message ?? null);
}

function unwrap(body: unknown): unknown {
  const envelope = z.union([
    z.object({ value: z.unknown() }).refine(({ value }) => value !== undefined && value !== null),
    z.object({ data: z.unknown() }).refine(({ data }) => data !== undefined && data !== null),
  ]);
  const { success, data: found } = envelope.safeParse(body);
  // What has a uid of its own is the record itself.
  if (!success || (typeof body === "object" && body !== null && "uid" in body)) return body;
  return unwrap("value" in found ? found.value : found.data);
}
