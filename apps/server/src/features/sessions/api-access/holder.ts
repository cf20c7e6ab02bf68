import type { Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import { corporationOf, type Session } from "#server/platform/sessions/session.ts";

/** Whose keys and webhooks are meant: a company by its id, or the office. */
export interface Holder {
  /** Null for the office. */
  readonly companyId: number | null;
  /** The login of the owner who calls. */
  readonly loginId: number;
}

/** The company that calls. Refuses `office_user` to the office's own session, whose keys and webhooks stand on a page of their own. */
export function companyHolder(session: Session): Holder {
  const { companyId, loginId, isAdmin } = corporationOf(session);
  if (isAdmin) throw new DomainError("office_user");
  return { companyId, loginId };
}

/** The office; the row's `callers` have let nobody else through. */
export function officeHolder(session: Session): Holder {
  return { companyId: null, loginId: corporationOf(session).loginId };
}

/** Whoever makes a key or a webhook for the same holder waits here for whoever came first. */
export async function lockHolder(tx: Tx, companyId: number | null): Promise<void> {
  if (companyId === null) await tx.selectFrom("global_settings").select("only_row").forUpdate().execute();
  else
    await tx.selectFrom("corporations").select("id").where("id", "=", companyId).forNoKeyUpdate().execute();
}
