import type { activeSessionEndpoints as rows } from "#contract/sessions/active-session.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { deviceOf } from "#rules/people/security/device.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { employeeOf, loginOf, type SignedIn } from "#server/platform/sessions/session.ts";
import {
  endSessionById,
  endSessionsOf,
  type Subject,
  sessionsOf,
} from "#server/platform/sessions/sessions.ts";
import { deviceName } from "#texts/da/security/device.ts";

type Own = SignedIn & Subject;
type Context = Pick<RequestContext<unknown>, "session" | "services" | "now">;

export const corporationSessions: Handler<typeof rows.ofCorporation> = (call) =>
  list(call, loginOf(call.session));

export const employeeSessions: Handler<typeof rows.ofEmployee> = (call) =>
  list(call, employeeOf(call.session));

/** Ends one session of the caller's account, the calling one too. Refuses `not_found`. */
export const endCorporationSession: Handler<typeof rows.endOfCorporation> = (call) =>
  endOne(call, loginOf(call.session), call.params.id);

/** See `endCorporationSession`. */
export const endEmployeeSession: Handler<typeof rows.endOfEmployee> = (call) =>
  endOne(call, employeeOf(call.session), call.params.id);

export const endOtherCorporationSessions: Handler<typeof rows.endOthersOfCorporation> = (call) =>
  endOthers(call, loginOf(call.session));

export const endOtherEmployeeSessions: Handler<typeof rows.endOthersOfEmployee> = (call) =>
  endOthers(call, employeeOf(call.session));

async function list({ services, now }: Context, own: Own): Promise<AnswerOf<typeof rows.ofCorporation>> {
  const sessions = await sessionsOf(services.db, own, now);
  return sessions.map((session) => ({
    id: session.id,
    device: deviceName(deviceOf(session.user_agent)),
    network: session.network,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at?.toISOString() ?? null,
    is_this: session.token_hash === own.tokenHash,
    taken_over: session.actor_corporation_id !== null,
  }));
}

function endOne({ session, services, now }: Context, own: Own, id: number): Promise<{ status: "success" }> {
  return inTransaction(services.db, async (tx) => {
    if (!(await endSessionById(tx, own, id))) throw new DomainError("not_found");
    await record(
      { tx, actor: actorOf(session), now },
      { type: `${own.kind}.end_session` as const, id: own.id },
    );
    return { status: "success" };
  });
}

function endOthers({ session, services, now }: Context, own: Own): Promise<{ status: "success" }> {
  return inTransaction(services.db, async (tx) => {
    await endSessionsOf(tx, own, own.tokenHash);
    await record(
      { tx, actor: actorOf(session), now },
      { type: `${own.kind}.end_other_sessions` as const, id: own.id },
    );
    return { status: "success" };
  });
}
