import type { jobSearchEndpoints } from "#contract/applications/job-search.endpoints.ts";
import { newSinceOf } from "#rules/applying/job-order.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { employeeOf } from "#server/platform/sessions/session.ts";
import { loadSeeker } from "./job-search.queries.ts";

/** Marks the open jobs as seen. Rule: New jobs, docs/rules/applying.md. */
export const markJobsSeen: Handler<typeof jobSearchEndpoints.look> = ({ session, now, services }) => {
  const { id } = employeeOf(session);
  return inTransaction(services.db, async (tx) => {
    await tx.selectFrom("employees").select("id").where("id", "=", id).forUpdate().execute();
    const since = newSinceOf(await loadSeeker(tx, id), now);
    const newSince = since === null ? null : new Date(since);
    await tx
      .updateTable("employees")
      .set({ jobs_looked_at: new Date(now), jobs_new_since: newSince })
      .where("id", "=", id)
      .execute();
    return { new_since: newSince?.toISOString() ?? null };
  });
};
