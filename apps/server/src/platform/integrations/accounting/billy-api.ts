import { type ZodType, z } from "zod";
import { callForAnswer, type HttpCall } from "#server/platform/integrations/http-call.ts";

export interface BillySettings {
  /** Belongs to one company and does not expire. */
  token: string;
  /** `https://api.billysbilling.com/v2`. */
  baseUrl: string;
  /** Milliseconds per call; 15 seconds when left out. */
  timeout?: number;
}

/** Billy's conventions: a token in a header, a singular root in, plural roots out, lists in pages. */
export interface BillyApi {
  get<T>(what: string, path: string, answer: ZodType<T>): Promise<T>;
  /** Goes through the list page by page until one record fits; null when none does. */
  find<T>(what: string, path: string, record: ZodType<T>, fits: (record: T) => boolean): Promise<T | null>;
  /** Creates one record and gives it back. Never repeated by itself: `UnknownOutcome` when no answer came. */
  create<T>(what: string, path: string, body: object, record: ZodType<T>): Promise<T>;
  /** Sends something whose answer does not matter. A POST can end in `UnknownOutcome`. */
  send(method: "POST" | "PUT", what: string, path: string, body: object): Promise<void>;
}

const pageSize = 1000;

/** Calls Billy. Throws the failures of `failure.ts`. */
export function createBillyApi(settings: BillySettings): BillyApi {
  function call(method: HttpCall["method"], what: string, path: string, body?: object): HttpCall {
    return {
      service: "Billy",
      what,
      method,
      url: `${settings.baseUrl}${path}`,
      headers: { "X-Access-Token": settings.token },
      body,
      timeout: settings.timeout,
    };
  }

  return {
    get: (what, path, answer) => callForAnswer(call("GET", what, path), answer),

    async find(what, path, record, fits) {
      const answer = pageOf(rootOf(path), record);
      const separator = path.includes("?") ? "&" : "?";
      for (let number = 1; ; number += 1) {
        const url = `${path}${separator}page=${number}&pageSize=${pageSize}`;
        const page = await callForAnswer(call("GET", what, url), answer);
        const found = page.records.find(fits);
        if (found !== undefined) return found;
        if (number >= page.meta.paging.pageCount) return null;
      }
    },

    create: (what, path, body, record) =>
      callForAnswer(call("POST", what, path, body), firstOf(rootOf(path), record)),

    async send(method, what, path, body) {
      await callForAnswer(call(method, what, path, body), z.unknown());
    },
  };
}

/** `/invoices?externalId=7` lists under `invoices`. */
function rootOf(path: string): string {
  return path.slice(1).split("?")[0] ?? "";
}

function pageOf<T>(root: string, record: ZodType<T>) {
  const meta = z.object({ paging: z.object({ pageCount: z.number() }) });
  return z
    .record(z.string(), z.unknown())
    .transform((answer) => ({ records: answer[root], meta: answer.meta }))
    .pipe(z.object({ records: z.array(record), meta }));
}

function firstOf<T>(root: string, record: ZodType<T>) {
  return z
    .record(z.string(), z.unknown())
    .transform((answer) => answer[root])
    .pipe(z.tuple([record]).rest(z.unknown()))
    .transform(([first]) => first);
}
