import { type ZodType, z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { callForAnswer, callForPdf, type HttpCall } from "#server/platform/integrations/http-call.ts";

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
  /** Billy's id of the company that the token belongs to; asked for once. */
  organizationId(): Promise<string>;
  get<T>(what: string, path: string, answer: ZodType<T>): Promise<T>;
  /** The records of a list that is not in pages. */
  list<T>(what: string, path: string, record: ZodType<T>): Promise<T[]>;
  /** Goes through the list page by page until one record fits; null when none does. */
  find<T>(what: string, path: string, record: ZodType<T>, fits: (record: T) => boolean): Promise<T | null>;
  /** Creates one record and gives it back. Never repeated by itself: `UnknownOutcome` when no answer came. */
  create<T>(what: string, path: string, body: object, record: ZodType<T>): Promise<T>;
  /** Sends something whose answer does not matter. A POST can end in `UnknownOutcome`. */
  send(method: "POST" | "PUT", what: string, path: string, body: object): Promise<void>;
  /** Fetches a PDF from an address that Billy gave, which knows who asks: our token does not go there. */
  download(what: string, url: string): Promise<Buffer>;
}

const pageSize = 1000;
/** No list is longer: one that goes on repeats itself. */
const MAX_PAGES = 200;

/** Calls Billy. Throws the failures of `failure.ts`. */
export function createBillyApi(settings: BillySettings): BillyApi {
  let organization: Promise<string> | null = null;

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

  async function askOrganization(): Promise<string> {
    const answer = z.object({ organization: z.object({ id: z.string() }) });
    const asked = await callForAnswer(call("GET", "find organization", "/organization"), answer);
    return asked.organization.id;
  }

  return {
    organizationId() {
      organization ??= askOrganization().catch((error: unknown) => {
        organization = null;
        throw error;
      });
      return organization;
    },

    get: (what, path, answer) => callForAnswer(call("GET", what, path), answer),

    async list(what, path, record) {
      return (await callForAnswer(call("GET", what, path), pageOf(rootOf(path), record))).records;
    },

    async find(what, path, record, fits) {
      const answer = pageOf(rootOf(path), record);
      const separator = path.includes("?") ? "&" : "?";
      for (let number = 1; number <= MAX_PAGES; number += 1) {
        const url = `${path}${separator}page=${number}&pageSize=${pageSize}`;
        const { records, pageCount } = await callForAnswer(call("GET", what, url), answer);
        const found = records.find(fits);
        if (found !== undefined) return found;
        const isLast = pageCount === null ? records.length < pageSize : number >= pageCount;
        if (isLast) return null;
      }
      throw new PermanentFailure("Billy", `${what}: the list has no end`);
    },

    create: (what, path, body, record) =>
      callForAnswer(call("POST", what, path, body), firstOf(rootOf(path), record)),

    async send(method, what, path, body) {
      await callForAnswer(call(method, what, path, body), z.unknown());
    },

    async download(what, url) {
      if (!isTrusted(url, settings.baseUrl)) throw new PermanentFailure("Billy", `${what}: is no address`);
      const { timeout } = settings;
      return callForPdf({ service: "Billy", what, method: "GET", url, timeout, followsRedirects: true });
    },
  };
}

/** Whether a file is fetched from there: encrypted, or from where we call anyway. */
function isTrusted(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || origin === new URL(baseUrl).origin;
}

/** `/invoices?externalId=7` lists under `invoices`. */
function rootOf(path: string): string {
  return path.slice(1).split("?")[0] ?? "";
}

/** Not every list says how many pages it has: `pageCount` is null then. */
function pageOf<T>(root: string, record: ZodType<T>) {
  const meta = z.object({ paging: z.object({ pageCount: z.number().nullish() }).nullish() });
  return z
    .record(z.string(), z.unknown())
    .transform((answer) => ({ records: answer[root], meta: answer.meta ?? {} }))
    .pipe(z.object({ records: z.array(record), meta }))
    .transform(({ records, meta }) => ({ records, pageCount: meta.paging?.pageCount ?? null }));
}

function firstOf<T>(root: string, record: ZodType<T>) {
  return z
    .record(z.string(), z.unknown())
    .transform((answer) => answer[root])
    .pipe(z.tuple([record]).rest(z.unknown()))
    .transform(([first]) => first);
}
