import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Secrets } from "#server/platform/crypto/secrets.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Place } from "#server/platform/database/lists/pages.ts";
import type { AccountingServices } from "#server/platform/integrations/accounting/accounting.port.ts";
import type { Addresses } from "#server/platform/integrations/addresses/addresses.port.ts";
import type { CompanyRegister } from "#server/platform/integrations/company-register/company-register.port.ts";
import type { ImageStore } from "#server/platform/integrations/images/images.port.ts";
import type { SocialLogin } from "#server/platform/integrations/social-login/social-login.port.ts";
import type { Outbox } from "#server/platform/outbox/outbox.ts";
import type { Session } from "#server/platform/sessions/session.ts";
import type { Settings } from "#server/platform/settings/settings.ts";

/** What every handler works with besides its own call. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly outbox: Outbox;
  readonly integrations: Integrations;
}

/** The outside services that a handler may ask while somebody waits. Everything else goes through the outbox. */
export interface Integrations {
  readonly addresses: Addresses;
  readonly companyRegister: CompanyRegister;
  readonly images: ImageStore;
  readonly socialLogin: SocialLogin;
  /** Who makes invoices, and the services that earlier ones are at. */
  readonly accounting: AccountingServices;
}

/** One call that has passed the role check and the schemas of its contract row. */
export interface RequestContext<E> {
  readonly session: Session;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Moment;
  readonly services: Services;
  /** The caller's address, for rate limits; never stored. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Notes in the log, with the call's id, that what followed its change failed; the call itself did not. */
  readonly followUpFailed: (followUp: string, error: Error) => void;
  /** The uploaded file of a multipart row. */
  readonly file?: () => Promise<UploadedFile>;
}

export interface UploadedFile {
  readonly stream: AsyncIterable<Uint8Array>;
  readonly name: string;
}

/** An answer that is a file for people instead of JSON. */
export class HtmlFile {
  readonly name: string;
  readonly html: string;

  constructor(name: string, html: string) {
    this.name = name;
    this.html = html;
  }
}

/** An answer that is one page of a list, with the place behind which the list goes on, and its whole length where that is told. */
export class ListPage<Answer> {
  readonly answer: Answer;
  readonly next: Place | null;
  readonly total: number | undefined;

  constructor(answer: Answer, next: Place | null, total?: number) {
    this.answer = answer;
    this.next = next;
    this.total = total;
  }
}

/** A list that goes out as it is read, so that it may be as long as it is. Nobody reads on who isn't listened to. */
export class RowStream<Row> {
  readonly rows: AsyncIterable<Row>;

  constructor(rows: AsyncIterable<Row>) {
    this.rows = rows;
  }
}

type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

export type Handler<E> = (
  call: RequestContext<E>,
) => Promise<AnswerOf<E> | HtmlFile | ListPage<AnswerOf<E>> | RowStream<RowOf<AnswerOf<E>>>>;

/** A contract row and the handler that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint>;
}

/** Puts a row and the handler of its types together. */
export function route<E>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint: endpoint as unknown as Endpoint, handler: handler as unknown as Handler<Endpoint> };
}
