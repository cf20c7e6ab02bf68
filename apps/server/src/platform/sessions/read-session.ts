import type { Caller } from "#contract/wire/endpoint.ts";
import type { Moment } from "#rules/time/moment.ts";
import type { Db } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/domain-error.ts";
import type { Session } from "#server/platform/http/handler.ts";
import { findSession, hashOfToken, keepSession } from "./sessions.ts";

const NOBODY: Session = { kind: "none" };

/**
 * The session of an `Authorization: Bearer` header. A token that is unknown, expired, deactivated, or a
 * take-over whose admin is none any more, is nobody's.
 */
export async function sessionOf(db: Db, authorization: string | undefined, now: Moment): Promise<Session> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1];
  if (!token) return NOBODY;
  const tokenHash = hashOfToken(token);
  const found = await findSession(db, tokenHash, now);
  if (!found || found.deactivated || found.actor_is_admin === false) return NOBODY;
  await keepSession(db, tokenHash, found.expires_at, now);
  const actorId = found.actor_corporation_id;
  if (found.kind === "employee") {
    return {
      kind: "employee",
      id: found.employee_id ?? 0,
      newUser: found.new_user ?? false,
      actorId,
      asAdmin: actorId !== null,
      tokenHash,
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
  };
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
    case "corporation":
      return session.kind === "corporation";
    case "admin":
      return session.kind === "corporation" && session.isAdmin && session.actorId === null;
    case "admin rights":
      return session.kind === "corporation" && session.asAdmin;
  }
}
