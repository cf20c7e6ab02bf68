import type { transferEndpoints as rows } from "#contract/employees/transfer.endpoints.ts";
import { decideTransfer as rule } from "#rules/people/transfer.ts";
import { type EmployeeRow, lockEmployee } from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { isForeignKeyViolation } from "#server/platform/database/database-errors.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { transferConfirmed, transferRefused } from "#texts/da/templates/email/transfer.ts";
import { loadTransfer } from "./list.ts";
import { hasShifts, lockRequest, moveIdentity, type TransferRow } from "./transfer.queries.ts";

type Row = typeof rows.decideTransfer;

/**
 * Gives the old profile to who asked for it, or refuses it; the employee is told. Refuses: `not_found`,
 * `transfer_decided`, `old_profile_taken`, `transfer_has_shifts`. Rule: Deciding on an old profile,
 * docs/rules/people.md.
 */
export const decideTransfer: Handler<Row> = (call) => {
  const { session, params, now, services } = call;
  return inTransaction(services.db, async (tx) => {
    const request = await lockRequest(tx, params.id);
    if (!request) throw new DomainError("not_found");
    const people = await bothOf(tx, request);
    const state = await decide(tx, call, request, people);
    const { id } = request;
    await tx
      .updateTable("profile_transfers")
      .set({
        state,
        reason: call.body.reason,
        decided_at: new Date(now),
        decided_by: corporationOf(session).id,
      })
      .where("id", "=", id)
      .execute();
    await notifyDecision({ tx, now, services }, { id, state, reason: call.body.reason }, people);
    await record(
      { tx, actor: actorOf(session), now },
      {
        type: `profile_transfer.transfer_${state}` as const,
        id,
        detail: { employee: people.fresh.id, old_profile: people.old.id },
        employees: [people.fresh.id, people.old.id],
      },
    );
    return loadTransfer(tx, id);
  });
};

interface Both {
  readonly fresh: EmployeeRow;
  readonly old: EmployeeRow;
}

/** Both profiles, locked in the order of their ids. */
async function bothOf(tx: Tx, { employee_id, old_employee_id }: TransferRow): Promise<Both> {
  const rows = new Map<number, EmployeeRow | undefined>();
  for (const id of [employee_id, old_employee_id].sort((a, b) => a - b)) {
    rows.set(id, await lockEmployee(tx, id));
  }
  const [fresh, old] = [rows.get(employee_id), rows.get(old_employee_id)];
  if (!fresh || !old) throw new DomainError("not_found");
  return { fresh, old };
}

async function decide(
  tx: Tx,
  { body }: Pick<RequestContext<Row>, "body">,
  { state }: TransferRow,
  { fresh, old }: Both,
): Promise<"confirmed" | "refused"> {
  const verdict = rule({
    state,
    decision: body.decision,
    isOldFree: old.identity_provider === null && old.deactivated_at === null,
    hasShifts: await hasShifts(tx, fresh.id),
  });
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  if (verdict.state === "confirmed") {
    await moveIdentity(tx, fresh, old).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new DomainError("transfer_has_shifts") : error;
    });
  }
  return verdict.state;
}

/** Tells who asked what an admin has decided, at the address that the sign-in or the new profile gave. */
async function notifyDecision(
  context: MessageContext,
  { id, state, reason }: { id: number; state: "confirmed" | "refused"; reason: string },
  { fresh: asker, old }: Both,
): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const facts = { firstName: asker.first_name, link: `${publicUrl}/employeelogin` };
  await queueEmail(context, {
    key: outboxKey("transfer-decided", id),
    subjectKey: subjectKey("employee", state === "confirmed" ? old.id : asker.id),
    to: asker.email || asker.login_email,
    email:
      state === "confirmed" ? transferConfirmed(facts, brand) : transferRefused({ ...facts, reason }, brand),
  });
}
