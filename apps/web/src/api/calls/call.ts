import {
  ACTING_AS_HEADER,
  type AnswerOf,
  type BodyInput,
  type Endpoint,
  NEXT_AFTER_HEADER,
  type ParamsOf,
  type QueryInput,
  type QueryKey,
  STALE_QUERIES_HEADER,
  TOTAL_COUNT_HEADER,
} from "#contract/wire/endpoint.ts";
import { type Account, nameOfAccount } from "#rules/people/security/acting-as.ts";
import { reportReached } from "#web/api/offline/connection.ts";
import { hearServerClock } from "#web/api/page/server-clock.ts";
import { addressOf } from "./address.ts";
import { activeToken, heldToken, type TokenKey } from "./tokens.ts";

/** What a call is made of besides its row. */
export interface CallParts<E> {
  readonly params?: { readonly [Name in keyof ParamsOf<E>]: string | number };
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** What the row's own header carries. */
  readonly header?: string;
  readonly signal?: AbortSignal;
  /** The session to call with, where it is not the one in force. */
  readonly tokenKey?: TokenKey;
}

/** What proves who somebody is, for a call that wants a fresh proof. */
export type WantedProof = "anything" | "second_factor";

interface Refusal {
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  proof?: WantedProof;
}

/** A call that was refused or did not get through. `status` 0: no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** The server's own Danish sentence, empty where it gave none. */
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  /** With what a call wants to be proved that was refused for want of a proof. */
  readonly proof: WantedProof;
  /** The whole answer: what a refusal of its kind carries besides. */
  readonly facts: object;

  constructor(status: number, answer: Refusal) {
    super(`call failed: ${status} ${answer.code ?? ""}`);
    this.status = status;
    this.code = answer.code ?? null;
    this.sentence = answer.message ?? "";
    this.fields = answer.errors ?? {};
    this.proof = answer.proof ?? "anything";
    this.facts = answer;
  }
}

/** Whether a call got no answer at all; it may have been made all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

let account: Account | null = null;

/** Names whom this page acts for with every call from here on; null where that is over. Rule: Whom a page acts for, docs/rules/people.md. */
export function actFor(shown: Account | null): void {
  account = shown;
}

let onOtherSession = () => {};

/** What happens when the server knows this session as another account's than the page shows. */
export function whenOtherSession(handler: () => void): void {
  onOtherSession = handler;
}

type Unauthorized = (key: TokenKey | null) => void;
let onUnauthorized: Unauthorized = () => {};

/**
 * What happens when a session turns out to be over: the app drops it and shows the login. Without a key there was none
 * any more.
 */
export function whenUnauthorized(handler: Unauthorized): void {
  onUnauthorized = handler;
}

/** Tells that the server no longer knows this session. */
export function reportUnauthorized(key: TokenKey): void {
  onUnauthorized(key);
}

/** Asks whoever sits there to prove who they are; false when they do not want to. */
type AskForProof = (wanted: WantedProof) => Promise<boolean>;
let askForProof: AskForProof = async () => false;
let onSetUpNeeded = () => {};

/** What happens when a call wants a fresh proof: somebody is asked, and the call is made once more. */
export function whenProofIsWanted(ask: AskForProof): void {
  askForProof = ask;
}

/** What happens when an admin turns out to need a second factor before anything else. */
export function whenSetUpIsNeeded(handler: () => void): void {
  onSetUpNeeded = handler;
}

/** A call that was made: its row, what it was made of, and what came back. */
export interface Answered {
  readonly row: unknown;
  readonly parts: { readonly query?: Readonly<Record<string, unknown>> };
  readonly answer: unknown;
}

type OnAnswered = (answered: Answered) => void;
let onAnswered: OnAnswered = () => {};

/** Tells of every call that has its answer, until the returned function is called. */
export function whenAnswered(tell: OnAnswered): () => void {
  onAnswered = tell;
  return () => {
    onAnswered = () => {};
  };
}

/** A slow server is a failed one after this long. */
const TIMEOUT = 30_000;

/** A browser lets 64 kB outlive their page; a letter has at most three bytes. */
const KEPT_LETTERS = 20_000;
/** While the page is seen, several writes may be under way at once. */
const KEPT_LETTERS_OF_MANY = 2000;

/**
 * Calls an endpoint of the contract. One that wants a fresh proof goes on once it was given. Throws `ApiError`, also
 * when no proof was given.
 */
export function call<E>(row: E, parts: CallParts<E> = {}): Promise<AnswerOf<E>> {
  return callAndRead(row, parts, readAnswer<E>);
}

/** Calls an endpoint that changes something; also gives the keys of the queries that the change made stale. */
export async function callToChange<E>(
  row: E,
  parts: CallParts<E> = {},
): Promise<{ readonly answer: AnswerOf<E>; readonly stale: readonly QueryKey[] }> {
  let stale: readonly QueryKey[] = [];
  const answer = await callAndRead(row, parts, (response, text) => {
    stale = JSON.parse(response.headers.get(STALE_QUERIES_HEADER) ?? "[]") as QueryKey[];
    return readAnswer<E>(response, text);
  });
  return { answer, stale };
}

/** Calls an endpoint whose answer is a file for people, and gives its text. */
export function callForFile<E>(row: E, parts: CallParts<E> = {}): Promise<string> {
  return callAndRead(row, parts, readFile);
}

/** One page of a list, how long the whole list is where that is told, and what `after` takes for the next page. */
export interface Page<Answer> {
  readonly answer: Answer;
  readonly total: number;
  readonly next: string | undefined;
}

/** Calls an endpoint that answers one page of a list. */
export function callForPage<E>(row: E, parts: CallParts<E> = {}): Promise<Page<AnswerOf<E>>> {
  return callAndRead(row, parts, (response, text) => ({
    answer: readAnswer<E>(response, text),
    total: Number(response.headers.get(TOTAL_COUNT_HEADER) ?? 0),
    next: response.headers.get(NEXT_AFTER_HEADER) ?? undefined,
  }));
}

async function callAndRead<E, Answer>(row: E, parts: CallParts<E>, read: Read<Answer>): Promise<Answer> {
  try {
    return await callOnce(row, parts, read);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "second_factor_required") onSetUpNeeded();
    if (error.code === "other_session") onOtherSession();
    if (error.code === "step_up" && (await askForProof(error.proof))) return callOnce(row, parts, read);
    throw error;
  }
}

type Read<Answer> = (response: Response, text: string) => Answer;

async function callOnce<E, Answer>(row: E, parts: CallParts<E>, read: Read<Answer>): Promise<Answer> {
  const endpoint = row as unknown as Endpoint;
  const session = parts.tokenKey
    ? { key: parts.tokenKey, token: heldToken(parts.tokenKey) ?? "" }
    : activeToken();
  const { response, text } = await send(endpoint, parts, headersOf(session?.token, parts.tokenKey));
  if (response.ok) {
    const answer = read(response, text);
    onAnswered({ row, parts: parts as Answered["parts"], answer });
    return answer;
  }
  // A sign-in that is refused and a claimed old profile are no ended sessions.
  const endsSession = response.status === 401 && !endpoint.path.includes("transfer-old-profile");
  if (endsSession && !endpoint.callers.includes("anyone")) onUnauthorized(session?.key ?? null);
  throw new ApiError(response.status, readRefusal(response, text));
}

/** What says with a call whose session it is made in, and whom the page acts for once that is known. */
function headersOf(token: string | undefined, key?: TokenKey): Readonly<Record<string, string>> {
  if (!token) return {};
  const isOfPage = key === undefined || key === activeToken()?.key;
  return {
    authorization: `Bearer ${token}`,
    ...(isOfPage && account ? { [ACTING_AS_HEADER]: nameOfAccount(account) } : {}),
  };
}

/** What says whose call it is, for what is not sent by `call`. */
export function identityHeaders(): Readonly<Record<string, string>> {
  return headersOf(activeToken()?.token);
}

async function send<E>(
  endpoint: Endpoint,
  parts: CallParts<E>,
  identity: Readonly<Record<string, string>>,
): Promise<{ response: Response; text: string }> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const askedAt = performance.now();
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  try {
    const response = await fetch(addressOf(endpoint, parts), {
      method: endpoint.method,
      keepalive: outlivesPage(endpoint, body),
      signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
      headers: {
        ...identity,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        // A header takes no letters beyond Latin-1, a password any.
        ...(endpoint.header ? { [endpoint.header.name]: encodeURIComponent(parts.header ?? "") } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    hearServerClock(response.headers.get("date"), askedAt);
    const text = await response.text();
    reportReached(true);
    return { response, text };
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    reportReached(false);
    throw new ApiError(0, {});
  }
}

/** Whether a write goes on although its tab is closed: one of the office's, and one begun while nobody sees the page. */
function outlivesPage({ method, callers }: Endpoint, body = ""): boolean {
  if (method === "GET") return false;
  const isHidden = globalThis.document?.visibilityState === "hidden";
  const isOffice = callers.every((caller) => caller === "admin");
  return body.length < (isHidden ? KEPT_LETTERS : isOffice ? KEPT_LETTERS_OF_MANY : 0);
}

/** A network that wants its own sign-in first answers every call, with a page. */
function readAnswer<E>(response: Response, text: string): AnswerOf<E> {
  try {
    return JSON.parse(text) as AnswerOf<E>;
  } catch {
    throw new ApiError(response.status, {});
  }
}

/** Only what the server sends as a file is one. */
function readFile(response: Response, text: string): string {
  if (response.headers.get("content-disposition")?.startsWith("attachment")) return text;
  throw new ApiError(response.status, {});
}

/** JSON refusals carry code and fields; the plain-text ones are one sentence. */
function readRefusal(response: Response, text: string) {
  if (!response.headers.get("content-type")?.startsWith("application/json")) return { message: text };
  try {
    return JSON.parse(text) as { code?: string; message?: string; errors?: Record<string, string> };
  } catch {
    return {};
  }
}
