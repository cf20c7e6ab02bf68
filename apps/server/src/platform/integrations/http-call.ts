import { type ZodType, z } from "zod";
import { NoAccess, PermanentFailure, TemporaryFailure, UnknownOutcome } from "./failure.ts";

/** One request to an outside service. Neither address, headers nor body ever reach a message: they hold secrets. */
export interface HttpCall {
  service: string;
  /** What the call does, in our words: all that failures say about it. */
  what: string;
  method: "GET" | "POST" | "PUT";
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a form. */
  body?: unknown;
  /** Milliseconds for the whole call, answer included. */
  timeout?: number;
  /** Whether doing it twice does no harm; of GET and PUT this is taken for granted. */
  repeatable?: boolean;
  /** The answers that mean that our key is refused; 401 and 403 when left out. */
  noAccess?: readonly number[];
  /** Whether an answer may send the call on to another address: only where it carries no key. */
  followsRedirects?: boolean;
}

export interface HttpAnswer {
  status: number;
  /** Parsed JSON; null when there was none. */
  body: unknown;
}

const defaultTimeout = 15_000;
/** More than any answer of these services: one without an end must not fill the memory until the timeout. */
const MAX_BYTES = 5_000_000;

/**
 * Makes the call and gives the answer, also one that says no (4xx). Throws `TemporaryFailure` when it surely did not
 * happen or may be repeated (no connection, timeout, 5xx, 429), and `UnknownOutcome` when a call that must not be
 * repeated may have happened.
 */
export async function callHttp(call: HttpCall): Promise<HttpAnswer> {
  const { status, content } = await exchangeOrThrow(call);
  return { status, body: parseJson(content) };
}

/**
 * What a successful answer holds, checked. Throws `PermanentFailure` when the service said no, with its error code in
 * the message and its words apart, which may repeat what we sent, and `NoAccess` when it said no to us.
 */
export function readAnswer<T>(call: HttpCall, answer: HttpAnswer, schema: ZodType<T>): T {
  if (answer.status < 200 || answer.status > 299) {
    checkAccess(call, answer);
    const code = errorCode(answer.body);
    const message = `${call.what} was refused (${answer.status}${code})`;
    throw new PermanentFailure(call.service, message, "refused", wordsIn(answer.body));
  }
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw unclear(call, "answered something that cannot be read");
  return parsed.data;
}

/** Throws `NoAccess` when the service did not accept who is asking. */
export function checkAccess(call: HttpCall, { status, body }: HttpAnswer): void {
  if (!(call.noAccess ?? [401, 403]).includes(status)) return;
  throw new NoAccess(call.service, `${call.what}: access was refused (${status}${errorCode(body)})`);
}

/** Makes the call and reads its answer. Throws what `callHttp` and `readAnswer` throw. */
export async function callForAnswer<T>(call: HttpCall, schema: ZodType<T>): Promise<T> {
  return readAnswer(call, await callHttp(call), schema);
}

/** Fetches a PDF. Throws what `callForAnswer` throws, and `TemporaryFailure` for anything that is no PDF. */
export async function callForPdf(call: HttpCall): Promise<Buffer> {
  const { status, content } = await exchangeOrThrow({
    ...call,
    headers: { accept: "application/pdf", ...call.headers },
  });
  if (status < 200 || status > 299) readAnswer(call, { status, body: parseJson(content) }, z.never());
  if (!content.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw unclear(call, "answered no PDF");
  return content;
}

/** The answer, also one that says no (4xx). Throws what `callHttp` throws. */
async function exchangeOrThrow(call: HttpCall) {
  const { status, content, retryAfter } = await exchange(call);
  if (status === 429 || status === 408) throw temporary(call, `answered ${status}`, retryAfter);
  if (status >= 500) throw unclear(call, `answered ${status}`, retryAfter);
  return { status, content };
}

async function exchange(call: HttpCall) {
  try {
    const response = await fetch(call.url, {
      method: call.method,
      ...encodeBody(call),
      redirect: call.followsRedirects ? "follow" : "error",
      signal: AbortSignal.timeout(call.timeout ?? defaultTimeout),
    });
    const retryAfter = readRetryAfter(response.headers.get("retry-after"));
    return { status: response.status, content: await readContent(response), retryAfter };
  } catch (error) {
    if (neverLeft(error)) throw temporary(call, "could not connect");
    if (error instanceof AnswerTooLong) throw unclear(call, "answered too much");
    throw unclear(call, isTimeout(error) ? "did not answer in time" : "broke off");
  }
}

class AnswerTooLong extends Error {}

/** What the answer holds. Throws `AnswerTooLong`, and reads no further then. */
async function readContent(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function encodeBody(call: HttpCall): { headers: Record<string, string>; body?: BodyInit } {
  const headers = { accept: "application/json", ...call.headers };
  if (call.body === undefined) return { headers };
  if (call.body instanceof FormData || call.body instanceof URLSearchParams) {
    return { headers, body: call.body };
  }
  return { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(call.body) };
}

function temporary(call: HttpCall, why: string, retryAfter: number | null = null): TemporaryFailure {
  return new TemporaryFailure(call.service, `${call.what} ${why}`, retryAfter);
}

function unclear(call: HttpCall, why: string, retryAfter: number | null = null) {
  const repeatable = call.repeatable ?? call.method !== "POST";
  if (repeatable) return temporary(call, why, retryAfter);
  return new UnknownOutcome(call.service, `${call.what} ${why}`);
}

const connectErrors = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error && "code" in cause && connectErrors.some((code: string) => code === cause.code)
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** `Retry-After` in milliseconds; the form with a date is left aside, the backoff covers it. */
function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return null;
  }
}

/** Only what looks like a code is passed on: ` INVALID_REQUEST_BODY`, ` E04300`. */
function errorCode(body: unknown): string {
  if (typeof body !== "object" || body === null || !("errorCode" in body)) return "";
  const code = body.errorCode;
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? ` ${code}` : "";
}

const MAX_DETAIL_LENGTH = 200;

/** What a refusal says, without the long numbers that it may repeat, but for those of electronic invoices. */
function wordsIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const fields = new Map(Object.entries(body));
  const first = ["errorMessage", "message", "title"].map((name) => fields.get(name)).find(isSaid);
  const said = [...(first === undefined ? [] : [first]), ...detailsIn(fields.get("errors"))].join(" ");
  if (said === "") return null;
  const isEan = (digits: string) => digits.replaceAll(/\D/g, "").length === 13;
  const plain = said.replaceAll(/\d[\d -]{4,}\d/g, (digits) => (isEan(digits) ? digits : "\u2026"));
  return plain.trim().slice(0, MAX_DETAIL_LENGTH);
}

/** What is said of single fields, however deep it stands: texts, and every `errorMessage`. */
function detailsIn(errors: unknown): string[] {
  if (isSaid(errors)) return [errors.trim()];
  if (Array.isArray(errors)) return errors.flatMap(detailsIn);
  if (typeof errors !== "object" || errors === null) return [];
  return Object.entries(errors).flatMap(([name, value]) => {
    if (name === "errorMessage") return isSaid(value) ? [value.trim()] : [];
    return typeof value === "object" ? detailsIn(value) : [];
  });
}

function isSaid(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
