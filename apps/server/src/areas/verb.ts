import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import type { Integrations } from "#server/integrations/ports.ts";
import { Refused } from "#server/refused.ts";
import type { Settings } from "#server/settings.ts";
import type { Outbox } from "#server/stores/effects/outbox.ts";

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

/** What every verb works with besides its own call. */
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

export type Verb<E> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** A contract row and the verb that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly verb: Verb<Endpoint>;
}

export function route<E>(endpoint: E, verb: Verb<E>): Route {
  return { endpoint: endpoint as unknown as Endpoint, verb: verb as unknown as Verb<Endpoint> };
}

/** The company that calls. The row's `callers` have let nobody else through. */
export function corporationOf(session: Session): CorporationSession {
  if (session.kind !== "corporation") throw new Refused("forbidden");
  return session;
}

/** The employee who calls. The row's `callers` have let nobody else through. */
export function employeeOf(session: Session): EmployeeSession {
  if (session.kind !== "employee") throw new Refused("forbidden");
  return session;
}

/** The token that a signed-in caller came with. */
export function bearerTokenOf(headers: Call<unknown>["headers"]): string {
  return String(headers.authorization).replace(/^Bearer /i, "");
}
