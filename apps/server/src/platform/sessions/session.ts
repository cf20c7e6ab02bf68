import { hash } from "node:crypto";
import type { Caller, Endpoint } from "#contract/wire/endpoint.ts";
import { actsFor } from "#rules/people/security/acting-as.ts";
import { type CompanyRole, mayDoInCompany } from "#rules/people/security/company-roles.ts";
import { networkOf } from "#rules/people/security/device.ts";
import { mayDo, type OfficeRole } from "#rules/people/security/office-roles.ts";
import { mustSetUp, type ProofFacts, wantedProof } from "#rules/people/security/second-factor.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Settings } from "#server/platform/settings/settings.ts";
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
 * suspended, or a take-over whose admin is none any more or has lost the role for it, is nobody's.
 */
export async function sessionOf(db: Db, request: Origin, now: Moment, longest: number): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? "")?.[1];
  if (!token) return NOBODY;
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

/** Refuses `other_session` where a page acts for somebody else than the session stands for. Rule: Whom a page acts for, docs/rules/people.md. */
export function checkActingAs(session: Session, named: unknown): void {
  if (session.kind === "none" || actsFor(session, named)) return;
  throw new DomainError("other_session");
}

/** Lets a session through that one of the row's callers fits. Refuses: 401 without session, else 403. */
export function checkCaller(session: Session, callers: readonly Caller[]): void {
  if (callers.some((caller) => fits(session, caller))) return;
  throw new DomainError(session.kind === "none" ? "unauthenticated" : "forbidden");
}

/**
 * Refuses `role` where somebody of the office, or of a company, has no role for it.
 * Rules: Who may do what in the office, docs/rules/people.md; Who may do what in a company, docs/rules/people.md.
 */
export function checkRole(
  session: Session,
  { roles, companyRoles }: Pick<Endpoint, "roles" | "companyRoles">,
): void {
  if (session.kind === "none") return;
  if (session.role !== null) {
    if (roles !== undefined && !mayDo(session.role, roles)) throw new DomainError("role");
    return;
  }
  if (session.kind === "employee" || companyRoles === undefined) return;
  if (!mayDoInCompany(session.companyRole, companyRoles)) throw new DomainError("role");
}

/** Whether whoever sits there may see and change CPR and bank numbers of the person that a call is about. */
export function seesNumbers(session: Session): boolean {
  return session.kind === "none" || session.role === null || mayDo(session.role, "numbers");
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

/**
 * Lets a call through whose caller has proved as much as the row wants. Refuses `second_factor_required`, while an admin
 * still has to set one up, and `step_up` with what proves: `anything` or `second_factor`.
 * Rules: Admins without a second factor; Step-up, docs/rules/people.md.
 */
export function checkProof(
  session: Session,
  row: Pick<Endpoint, "callers" | "stepUp" | "duringSetUp">,
  settings: Settings,
  now: Moment,
): void {
  if (session.kind === "none" || row.callers.includes("anyone")) return;
  if (!row.duringSetUp && lacksSecondFactor(session, settings)) {
    throw new DomainError("second_factor_required");
  }
  const wanted = row.stepUp ? wantedProof(row.stepUp, session.proof, now) : null;
  if (wanted) throw new DomainError("step_up", { facts: { proof: wanted.replace(" ", "_") } });
}

/** Whether an admin sits there who has to set a second factor up before anything else. */
export function lacksSecondFactor(session: Session, settings: Settings): boolean {
  if (session.kind === "none") return false;
  return mustSetUp({
    isRequired: settings.requiresSecondFactor,
    isAdmin: session.asAdmin,
    hasSecondFactor: session.proof.hasSecondFactor,
  });
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
