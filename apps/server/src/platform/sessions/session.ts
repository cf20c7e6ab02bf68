import { hash } from "node:crypto";
import type { KeyScope } from "#rules/people/security/api-keys.ts";
import type { CompanyRole } from "#rules/people/security/company-roles.ts";
import { networkOf } from "#rules/people/security/device.ts";
import { mayDo, type OfficeRole } from "#rules/people/security/office-roles.ts";
import type { ProofFacts } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { findWorkingKey, isKey, type KeyRow, scopeOf } from "./api-keys.ts";
import { type SessionRow, sessionRows } from "./session-rows.ts";

/** Who calls. `actorId` is the admin who has taken this session over, `asAdmin` whether admin rights apply. */
export type Session = { readonly kind: "none" } | SignedInSession;
export type SignedInSession = CorporationSession | EmployeeSession;

/** A session of a company: `id` is the company's, whoever of it has signed in. */
export interface CorporationSession extends SignedIn {
  readonly kind: "corporation";
  readonly isAdmin: boolean;
  /** The company, also where `id` is the login's: see `loginOf`. */
  readonly companyId: number;
  /** The row of the login, which its password, second factor, passkeys and sessions belong to. */
  readonly loginId: number;
  /** The role in the company; owner while the office acts for it, and of no meaning for the office itself. */
  readonly companyRole: CompanyRole;
  /** The API key that calls instead of a person, where one does. */
  readonly key?: KeyScope & { readonly id: number };
}

export interface EmployeeSession extends SignedIn {
  readonly kind: "employee";
  readonly newUser: boolean;
}

export interface SignedIn {
  readonly id: number;
  readonly actorId: number | null;
  readonly asAdmin: boolean;
  /** The role of whoever sits there, also in a take-over; null for companies and employees themselves. */
  readonly role: OfficeRole | null;
  readonly tokenHash: string;
  /** How whoever sits there has proved who they are: in a take-over the admin, and in the admin's own session. */
  readonly proof: ProofFacts;
}

/** The head of a request: whose token it carries, and where it comes from. */
interface Origin {
  readonly ip: string;
  readonly headers: {
    readonly authorization?: string | undefined;
    readonly "user-agent"?: string | undefined;
  };
}

const DAY = 24 * 3_600_000;
/** The last use of a session is noted once an hour at most: a read need not write. */
const NOTE_USE_EVERY_MS = 3_600_000;
const MAX_USER_AGENT_LENGTH = 300;
/** Sessions last 30 days and slide: used once a day, they go on, up to the setting `SESSION_MAX_DAYS`. */
export const SESSION_LIFETIME = 30 * DAY;
/** How long a token that has been replaced still works, for the calls that are under way with it. */
export const REPLACED_TOKEN_GRACE = 60_000;
const NOBODY: Session = { kind: "none" };

/**
 * The session of a request's `Authorization: Bearer` header; however often it is used, it lives at most `longest`
 * milliseconds from the sign-in on, a take-over from the admin's. A token that is unknown, expired, deactivated or
 * suspended, or a take-over whose admin is none any more or has lost the role for it, is nobody's. An API key stands for
 * its company or the office.
 */
export async function sessionOf(db: Db, request: Origin, now: Moment, longest: number): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) return NOBODY;
  if (isKey(token)) {
    const key = await findWorkingKey(db, hashOfToken(token), now);
    return key ? sessionOfKey(key) : NOBODY;
  }
  const found = await sessionRows(db, new Date(now))
    .where("s.token_hash", "=", hashOfToken(token))
    .executeTakeFirst();
  const session = readSession(found, now, longest);
  if (found && session.kind !== "none")
    await noteUse(db, found, request, now, found.signed_in_at.getTime() + longest);
  return session;
}

/** The sessions that these hashes of tokens stand for at this moment, in one statement; those of nobody are left out. */
export async function sessionsOfHashes(
  db: Db,
  tokenHashes: readonly string[],
  now: Moment,
  longest: number,
): Promise<SignedInSession[]> {
  if (tokenHashes.length === 0) return [];
  const rows = await sessionRows(db, new Date(now)).where("s.token_hash", "in", tokenHashes).execute();
  return rows.map((row) => readSession(row, now, longest)).filter((session) => session.kind !== "none");
}

function readSession(found: SessionRow | undefined, now: Moment, longest: number): Session {
  if (!found || found.deactivated_at !== null || found.actor_is_admin === false) return NOBODY;
  if (found.actor_role !== null && !mayDo(found.actor_role, "planning")) return NOBODY;
  // An admin acts for a suspended company too: somebody has to see to its bookings.
  if (found.suspended_at !== null && found.actor_corporation_id === null) return NOBODY;
  if (found.login_disabled_at !== null && found.actor_corporation_id === null) return NOBODY;
  if (found.signed_in_at.getTime() + longest <= now) return NOBODY;
  const tokenHash = found.token_hash;
  const actorId = found.actor_corporation_id;
  const proof = {
    hasSecondFactor: found.has_second_factor,
    signedInAt: found.signed_in_at.getTime(),
    provedAt: found.proved_at?.getTime() ?? null,
    factorProvedAt: found.factor_proved_at?.getTime() ?? null,
  };
  if (found.kind === "employee") {
    return {
      kind: "employee",
      id: found.employee_id ?? 0,
      newUser: found.new_user ?? false,
      actorId,
      asAdmin: actorId !== null,
      role: found.actor_role,
      tokenHash,
      proof,
    };
  }
  const isAdmin = found.is_admin === true;
  return {
    kind: "corporation",
    id: found.company_id ?? 0,
    companyId: found.company_id ?? 0,
    loginId: found.corporation_id ?? 0,
    companyRole: actorId === null ? (found.company_role ?? "owner") : "owner",
    isAdmin,
    actorId,
    asAdmin: actorId !== null || isAdmin,
    role: found.actor_role ?? (isAdmin ? found.office_role : null),
    tokenHash,
    proof,
  };
}

/** What a key does is done for the company, or by the office user who made it. */
function sessionOfKey(row: KeyRow): CorporationSession {
  const key = { id: row.id, ...scopeOf(row) };
  const id = row.corporation_id ?? row.made_by;
  const isOffice = key.holder === "office";
  return {
    ...{ kind: "corporation", id, companyId: id, loginId: row.made_by, key },
    ...{ isAdmin: isOffice, asAdmin: isOffice, actorId: null, tokenHash: row.key_hash },
    companyRole: key.holder === "company" && key.scope !== "read" ? key.scope : "owner",
    role: key.holder === "office" ? key.scope : null,
    // Who makes a key has proved who they are; no call that asks for a fresh proof takes a key.
    proof: {
      hasSecondFactor: true,
      signedInAt: row.created_at.getTime(),
      provedAt: null,
      factorProvedAt: null,
    },
  };
}

/** Only this hash of a token is stored; the token itself is 256 random bits and nothing else. */
export function hashOfToken(token: string): string {
  return hash("sha256", token, "base64url");
}

/**
 * Moves the end of a session 30 days ahead, at most once a day and never past `end`; one that is replaced ends.
 * Notes when and from where it was last used, at most once an hour.
 */
async function noteUse(
  db: Db,
  found: SessionRow,
  { headers, ip }: Origin,
  now: Moment,
  end: Moment,
): Promise<void> {
  const next = Math.min(now + SESSION_LIFETIME, end);
  const isReplaced = found.expires_at.getTime() - now <= REPLACED_TOKEN_GRACE;
  const slides = next - found.expires_at.getTime() >= DAY && !isReplaced;
  const seenAt = found.last_seen_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (!slides && now - seenAt < NOTE_USE_EVERY_MS) return;
  await db
    .updateTable("sessions")
    .set({
      last_seen_at: new Date(now),
      user_agent: (headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT_LENGTH),
      network: networkOf(ip),
      ...(slides ? { expires_at: new Date(next) } : {}),
    })
    .where("token_hash", "=", found.token_hash)
    .execute();
}

/** Whether an API key calls. */
export function isOfKey(
  session: Session,
): session is CorporationSession & { key: KeyScope & { id: number } } {
  return session.kind === "corporation" && session.key !== undefined;
}

/** Whether whoever sits there may see and change CPR and bank numbers of the person that a call is about. */
export function seesNumbers(session: Session): boolean {
  return session.kind === "none" || session.role === null || mayDo(session.role, "numbers");
}

/** The company that calls. The row's `callers` have let nobody else through. */
export function corporationOf(session: Session): CorporationSession {
  if (session.kind !== "corporation") throw new DomainError("forbidden");
  return session;
}

/** The login that calls, as a session whose `id` is the login's: what belongs to a person and not to the company. */
export function loginOf(session: Session): CorporationSession {
  const own = corporationOf(session);
  return { ...own, id: own.loginId };
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
