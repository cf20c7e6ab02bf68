import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import type { Caller } from "#contract/wire/endpoint.ts";
import { networkOf } from "#rules/people/security/device.ts";
import type { ProofFacts } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";

/** Who calls. `actorId` is the admin who has taken this session over, `asAdmin` whether admin rights apply. */
export type Session = { readonly kind: "none" } | CorporationSession | EmployeeSession;

export interface CorporationSession extends SignedIn {
  readonly kind: "corporation";
  readonly isAdmin: boolean;
}

export interface EmployeeSession extends SignedIn {
  readonly kind: "employee";
  readonly newUser: boolean;
}

export interface SignedIn {
  readonly id: number;
  readonly actorId: number | null;
  readonly asAdmin: boolean;
  readonly tokenHash: string;
  /** How whoever sits there has proved who they are: in a take-over the admin, and in the admin's own session. */
  readonly proof: ProofFacts;
}

/** Where a call comes from, as the list of somebody's sessions shows it. */
export interface Origin {
  readonly userAgent: string;
  readonly address: string;
}

/** What a request says of where it comes from. */
export function originOf(request: {
  readonly ip: string;
  readonly headers: { readonly "user-agent"?: string | undefined };
}): Origin {
  return { userAgent: request.headers["user-agent"] ?? "", address: request.ip };
}

const DAY = 24 * 3_600_000;
/** How old the last use of a session may look in the list of sessions. */
const SEEN_EVERY = 600_000;
const LONGEST_USER_AGENT = 300;
/** Sessions last 30 days and slide: used once a day, they go on. */
export const SESSION_LIFETIME = 30 * DAY;
const NOBODY: Session = { kind: "none" };

/**
 * The session of an `Authorization: Bearer` header. A token that is unknown, expired, deactivated, or a
 * take-over whose admin is none any more, is nobody's.
 */
export async function sessionOf(
  db: Db,
  authorization: string | undefined,
  origin: Origin,
  now: Moment,
): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1];
  if (!token) return NOBODY;
  const tokenHash = hashOfToken(token);
  const found = await findSession(db, tokenHash, now);
  if (!found || found.deactivated_at !== null || found.actor_is_admin === false) return NOBODY;
  await noteUse(db, tokenHash, found, origin, now);
  const actorId = found.actor_corporation_id;
  const proof = {
    hasSecondFactor: found.has_second_factor,
    signedInAt: found.signed_in_at.getTime(),
    provedAt: found.proved_at?.getTime() ?? null,
  };
  if (found.kind === "employee") {
    return {
      kind: "employee",
      id: found.employee_id ?? 0,
      newUser: found.new_user ?? false,
      actorId,
      asAdmin: actorId !== null,
      tokenHash,
      proof,
    };
  }
  const isAdmin = found.is_admin === true;
  return {
    kind: "corporation",
    id: found.corporation_id ?? 0,
    isAdmin,
    actorId,
    asAdmin: actorId !== null || isAdmin,
    tokenHash,
    proof,
  };
}

/** Only this hash of a token is stored; the token itself is 256 random bits and nothing else. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The session of a token with the rights that its people have at this moment, or undefined. */
function findSession(db: Db, tokenHash: string, now: Moment) {
  return db
    .selectFrom("sessions as s")
    .leftJoin("corporations as c", "c.id", "s.corporation_id")
    .leftJoin("employees as e", "e.id", "s.employee_id")
    .leftJoin("corporations as a", "a.id", "s.actor_corporation_id")
    .leftJoin("sessions as own", "own.token_hash", "s.parent_hash")
    .select([
      "s.kind",
      "s.corporation_id",
      "s.employee_id",
      "s.actor_corporation_id",
      "s.expires_at",
      "s.last_seen_at",
      "c.is_admin",
      "e.new_user",
      "e.deactivated_at",
      // Whether the admin behind a take-over still is one.
      "a.is_admin as actor_is_admin",
      sql<Date>`coalesce(own.created_at, s.created_at)`.as("signed_in_at"),
      sql<Date | null>`coalesce(own.proved_at, s.proved_at)`.as("proved_at"),
      secondFactorOf(sql`coalesce(s.actor_corporation_id, s.corporation_id)`).as("has_second_factor"),
    ])
    .where("s.token_hash", "=", tokenHash)
    .where("s.expires_at", ">", new Date(now))
    .executeTakeFirst();
}

/** Whether an account has an app or a passkey to prove with. */
function secondFactorOf(corporationId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from authenticator_apps app where app.corporation_id = ${corporationId} and app.confirmed_at is not null)
    or exists (select from passkeys key where key.corporation_id = ${corporationId}))`;
}

/**
 * Moves the end of a session 30 days ahead, at most once a day, and notes when and from where it was last used, at
 * most every ten minutes.
 */
async function noteUse(
  db: Db,
  tokenHash: string,
  found: { expires_at: Date; last_seen_at: Date | null },
  { userAgent, address }: Origin,
  now: Moment,
): Promise<void> {
  const slides = found.expires_at.getTime() - now <= SESSION_LIFETIME - DAY;
  const seenAt = found.last_seen_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (!slides && now - seenAt < SEEN_EVERY) return;
  await db
    .updateTable("sessions")
    .set({
      last_seen_at: new Date(now),
      user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
      network: networkOf(address),
      ...(slides ? { expires_at: new Date(now + SESSION_LIFETIME) } : {}),
    })
    .where("token_hash", "=", tokenHash)
    .execute();
}

/** Lets a session through that one of the row's callers fits. Refuses: 401 without session, else 403. */
export function checkCaller(session: Session, callers: readonly Caller[]): void {
  if (callers.some((caller) => fits(session, caller))) return;
  throw new DomainError(session.kind === "none" ? "unauthenticated" : "forbidden");
}

function fits(session: Session, caller: Caller): boolean {
  switch (caller) {
    case "anyone":
      return true;
    case "employee":
      return session.kind === "employee";
    case "employee itself":
      return session.kind === "employee" && session.actorId === null;
    case "corporation":
      return session.kind === "corporation";
    case "corporation itself":
      return session.kind === "corporation" && session.actorId === null;
    case "admin":
      return session.kind === "corporation" && session.isAdmin && session.actorId === null;
    case "admin rights":
      return session.kind === "corporation" && session.asAdmin;
  }
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

/** The employee who calls, onboarding done. A new one may only read; refuses `onboarding_first`. */
export function onboardedEmployee(session: Session): EmployeeSession {
  const employee = employeeOf(session);
  if (employee.newUser) throw new DomainError("onboarding_first");
  return employee;
}

/** The token that a signed-in caller came with. */
export function bearerTokenOf(headers: { readonly authorization?: string | string[] | undefined }): string {
  return String(headers.authorization).replace(/^Bearer /i, "");
}
