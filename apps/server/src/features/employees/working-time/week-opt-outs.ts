import { sql } from "kysely";
import type { weekOptOutEndpoints as rows } from "#contract/employees/week-opt-out.endpoints.ts";
import { canNoteOptOut, canWithdrawOptOut } from "#rules/shifts/week-opt-out.ts";
import { findDocument } from "#server/features/employees/documents/document.queries.ts";
import { lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { optOutsOf } from "./week-opt-out.queries.ts";

/** Notes a consent. Refuses `not_found`, also for a document of somebody else, and what `canNoteOptOut` refuses. */
export const noteOptOut: Handler<typeof rows.noteOptOut> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const consents = await lockConsents(tx, params.id);
    const verdict = canNoteOptOut(consents, body.from_day);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    if (body.document_id !== null) {
      const document = await findDocument(tx, body.document_id);
      if (document?.employee_id !== params.id) throw new DomainError("not_found");
    }
    const by = { noted_by: corporationOf(session).id, noted_at: new Date(now) };
    await tx
      .insertInto("week_opt_outs")
      .values({ employee_id: params.id, ...body, ...by })
      .execute();
    const event = { type: "employee.note_opt_out", id: params.id, detail: { from: body.from_day } } as const;
    await record({ tx, actor: actorOf(session), now }, event);
    return optOutsOf(tx, params.id);
  });

/** Withdraws the consents that hold on a day or later. Refuses `not_found` without one, and what `canWithdrawOptOut` refuses. */
export const withdrawOptOut: Handler<typeof rows.withdrawOptOut> = ({
  session,
  params,
  body: { until_day },
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const verdict = canWithdrawOptOut(await lockConsents(tx, params.id), until_day);
    if (!verdict.ok)
      throw new DomainError(verdict.refusal === "nothing_open" ? "not_found" : verdict.refusal);
    await tx
      .updateTable("week_opt_outs")
      .set({
        // One that would begin later never holds.
        until_day: sql<string>`greatest(from_day, ${until_day}::date)`,
        withdrawn_by: corporationOf(session).id,
        withdrawn_at: new Date(now),
      })
      .where("employee_id", "=", params.id)
      .where((eb) => eb.or([eb("until_day", "is", null), eb("until_day", ">", until_day)]))
      .execute();
    const detail = { until: until_day };
    await record(
      { tx, actor: actorOf(session), now },
      { type: "employee.withdraw_opt_out", id: params.id, detail },
    );
    return optOutsOf(tx, params.id);
  });

/** Somebody's consents behind the lock of the person. Refuses `not_found`. */
async function lockConsents(tx: Tx, employeeId: number) {
  const employee = await lockEmployee(tx, employeeId);
  if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
  const consents = await optOutsOf(tx, employeeId);
  return consents.map(({ id, from_day, until_day }) => ({ id, from: from_day, until: until_day }));
}
