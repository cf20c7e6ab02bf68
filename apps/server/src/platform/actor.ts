import type { Session } from "#server/platform/http/handler.ts";
import type { Actor } from "./audit.ts";

/** Who stands in the audit log: in a take-over the admin, on behalf of whose session it is (promise 4). */
export function actorOf(session: Session): Actor {
  if (session.kind === "none") return { kind: "system", id: null };
  if (session.actorId !== null) {
    return { kind: "admin", id: session.actorId, onBehalfOf: `${session.kind}:${session.id}` };
  }
  if (session.kind === "corporation" && session.isAdmin) return { kind: "admin", id: session.id };
  return { kind: session.kind, id: session.id };
}
