import type { Channel } from "#contract/wire/endpoint.ts";
import type { SignedInSession } from "#server/platform/sessions/session.ts";

/** What a session subscribesTo of: its own, what concerns everyone of its kind, and for admins everything. */
export function channelsOf(session: SignedInSession): ReadonlySet<Channel> {
  if (session.kind === "employee") return new Set<Channel>([`employee:${session.id}`, "employees"]);
  const own: Channel[] = [`corporation:${session.companyId}`, "corporations"];
  if (session.loginId !== session.companyId) own.push(`corporation:${session.loginId}`);
  return new Set(session.isAdmin ? [...own, "admins"] : own);
}
