import type { GuideRole } from "#texts/da/common/guide.ts";
import type { AppState } from "#web/api/session/use-session.ts";

/** Whose guide is shown: only in a try-out, in one's own session, and once one is set up. */
export function guideRoleOf({ config, session }: Pick<AppState, "config" | "session">): GuideRole | null {
  if (config.demo === null || session.takenOver) return null;
  if (session.kind === "employee") return session.employee.new_user ? null : "employee";
  if (session.mustSetUp) return null;
  return session.corporation.is_admin ? "admin" : "company";
}
