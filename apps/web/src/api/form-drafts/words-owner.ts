import type { Session } from "#web/api/session/session.ts";

/** The account that words belong to; an admin who has taken somebody over is not that account. */
export function ownerOf(session: Session): string {
  const id = session.kind === "corporation" ? session.corporation.id : session.employee.id;
  return `${session.kind}-${id}${session.takenOver ? "-taken-over" : ""}`;
}
