import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Integrations } from "#server/platform/integrations/ports.ts";
import type { Outbox } from "#server/platform/outbox/outbox.ts";
import type { Settings } from "#server/platform/settings.ts";

/** Who calls. `actorId` is the admin who has taken this session over, `asAdmin` whether admin rights apply. */
export type Session =
  | { readonly kind: "none" }
  | {
      readonly kind: "corporation";
      readonly id: number;
      readonly isAdmin: boolean;
      readonly actorId: number | null;
      readonly asAdmin: boolean;
      readonly tokenHash: string;
    }
  | {
      readonly kind: "employee";
      readonly id: number;
      readonly newUser: boolean;
      readonly actorId: number | null;
      readonly asAdmin: boolean;
      readonly tokenHash: string;
    };

export type CorporationSession = Extract<Session, { kind: "corporation" }>;
export type EmployeeSession = Extract<Session, { kind: "employee" }>;

/** What every handler works with besides its own call. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly outbox: Outbox;
  readonly integrations: Integrations;
}

/** One call that has passed the role check and the schemas of its contract row. */
export interface Call<E> {
  readonly session: Session;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly now: Moment;
  readonly services: Services;
  /** The caller's address, for rate limits; never stored. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The uploaded file of a multipart row. */
  readonly file?: () => Promise<UploadedFile>;
}

export interface UploadedFile {
  readonly stream: AsyncIterable<Uint8Array>;
  readonly name: string;
}

export type Handler<E> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** A contract row and the handler that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint>;
}

export function route<E>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint: endpoint as unknown as Endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/** The company that calls. The row's `callers` have let nobody else through. */
export function corporationOf(session: Session): CorporationSession {
  if (session.kind !== "corporation") throw new DomainError("forbidden");
  return session;
}

/** The employee who calls. The row's `callers` have let nobody else through. */
export function employeeOf(session: Session): EmployeeSession {
  if (session.kind !== "employee") throw new DomainError("forbidden");
  return session;
}

/** The token that a signed-in caller came with. */
export function bearerTokenOf(headers: Call<unknown>["headers"]): string {
  return String(headers.authorization).replace(/^Bearer /i, "");
}
