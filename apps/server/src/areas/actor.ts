import type { Session } from "#server/areas/verb.ts";
import type { Actor } from "#server/stores/audit.ts";

/** Whom the audit log names: an admin who acts for somebody is named together with that somebody. */
export function actorOf(session: Session): Actor {
  if (session.kind === "none") return { kind: "system", id: null };
  if (session.actorId !== null) {
    return { kind: "admin", id: session.actorId, onBehalfOf: `${session.kind}:${session.id}` };
  }
  const isAdmin = session.kind === "corporation" && session.isAdmin;
  return { kind: isAdmin ? "admin" : session.kind, id: session.id };
}
