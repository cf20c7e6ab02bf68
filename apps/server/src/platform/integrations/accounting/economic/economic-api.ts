import { createHash } from "node:crypto";
import { type ZodType, z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { callForAnswer, callForPdf, type HttpCall } from "#server/platform/integrations/http-call.ts";

export interface EconomicSettings {
  /** Says which app asks. */
  appSecret: string;
  /** Says whose accounts are asked for. */
  grantToken: string;
  /** `https://restapi.e-conomic.com`. */
  baseUrl: string;
  layout: number;
  vatZone: number;
  /** The group of customers that are created. */
  customerGroup: number;
  /** Of customers that are created, and of invoices where they fit. */
  paymentTerms: number;
  /** Numbers of the products for the supplements of late bookings; empty for none. */
  urgentProduct: string;
  emergencyProduct: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

/** The settings that a call needs. */
export type Access = Pick<EconomicSettings, "appSecret" | "grantToken" | "baseUrl" | "timeout">;

/** e-conomic's conventions: two keys in headers, documents in and out, collections in pages and with filters. */
export interface EconomicApi {
  get<T>(what: string, path: string, answer: ZodType<T>): Promise<T>;
  /** Every record of a collection, or of what a filter leaves of it. */
  list<T>(what: string, path: string, record: ZodType<T>, filter?: string): Promise<T[]>;
  /**
   * Creates something once: the same call for the same `purpose` is answered as before. Never repeated by itself:
   * `UnknownOutcome` when no answer came.
   */
  create<T>(what: string, path: string, body: object, answer: ZodType<T>, purpose: string): Promise<T>;
  pdf(what: string, path: string): Promise<Buffer>;
}

/** The most that a page may have. */
const pageSize = 1000;
const MAX_PAGES = 200;

/** Calls e-conomic. Throws the failures of `failure.ts`. */
export function createEconomicApi(settings: Access): EconomicApi {
  function call(method: HttpCall["method"], what: string, path: string, body?: object): HttpCall {
    return {
      service: "e-conomic",
      what,
      method,
      url: `${settings.baseUrl}${path}`,
      headers: {
        "X-AppSecretToken": settings.appSecret,
        "X-AgreementGrantToken": settings.grantToken,
      },
      body,
      timeout: settings.timeout,
    };
  }

  return {
    get: (what, path, answer) => callForAnswer(call("GET", what, path), answer),

    async list(what, path, record, filter) {
      const answer = z.object({ collection: z.array(record) });
      const records = [];
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({
          ...(filter !== undefined && { filter }),
          ...{ skippages: String(page), pagesize: String(pageSize) },
        });
        const { collection } = await callForAnswer(call("GET", what, `${path}?${query}`), answer);
        records.push(...collection);
        if (collection.length < pageSize) return records;
      }
      throw new PermanentFailure("e-conomic", `${what}: the list has no end`);
    },

    create(what, path, body, answer, purpose) {
      const post = call("POST", what, path, body);
      return callForAnswer({ ...post, headers: { ...post.headers, ...keyOf(purpose, path, body) } }, answer);
    },

    pdf: (what, path) => callForPdf(call("GET", what, path)),
  };
}

/**
 * The key by which a repeated POST is answered as before. It names the purpose, because numbers are given anew: what
 * is sent to book one draft is sent again to book another of the same number.
 */
function keyOf(purpose: string, path: string, body: object): Record<string, string> {
  const key = createHash("sha256")
    .update(JSON.stringify([purpose, path, body]))
    .digest("hex");
  return { "Idempotency-Key": key };
}

/** A value within a filter: `$` and brackets mean something there. */
export function inFilter(value: string): string {
  return value.replaceAll(/[$(),*]/g, "$$$&");
}

/** As much of a text as e-conomic takes. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
