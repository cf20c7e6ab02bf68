import type { ErrorCode } from "#contract/wire/error-codes.ts";

/**
 * The one way in which a handler says no. `http/` turns the code into status and Danish sentence.
 * `fields` names single fields with their messages; `detail` fills in a sentence that takes facts
 * (the end of a freeze, names that lack pay data), never personal numbers. `facts` go with a JSON answer, so that the
 * caller can act on them (which shifts are not ready, the total that counts now).
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly detail: string | undefined;
  readonly facts: Readonly<Record<string, unknown>> | undefined;
  /** Seconds after which the call is worth another try; without it a 429 waits for the next hour. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: Readonly<Record<string, string>>;
      detail?: string;
      facts?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.detail = more.detail;
    this.facts = more.facts;
    this.retryAfter = more.retryAfter;
  }
}

/** What keeps the product from starting, said in one sentence for the person at the console. */
export class StartError extends Error {}
