import type { approvalEndpoints as rows } from "#contract/employees/approval.endpoints.ts";
import { canDecide } from "#rules/people/approval.ts";
import { leaveQueues, withdrawApplications } from "#server/features/bookings/shifts/shift.queries.ts";
import {
  type EmployeeRow,
  lockEmployee,
  updateEmployee,
} from "#server/features/employees/employee.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { profileApproved, profileDeclined } from "#texts/da/templates/email/approval.ts";
import { futureShiftsOf, recordAccess } from "./release-shifts.ts";

/**
 * Approves a profile, also one that was declined; the person is told. A repeat changes nothing. Refuses `not_found` and
 * what `canDecide` refuses. Rule: Deciding on a profile, docs/rules/people.md.
 */
export const approveProfile: Handler<typeof rows.approve> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { employee, isNews } = await lockDecidable(tx, params.id, "approve", now);
    if (!isNews) return decidedOf(employee);
    const approved = await updateEmployee(tx, employee.id, {
      approval: "approved",
      approval_reason: "",
      approval_at: new Date(now),
    });
    await tell({ tx, now, services }, approved);
    await record({ tx, actor: actorOf(session), now }, { type: "employee.approve_profile", id: employee.id });
    return decidedOf(approved);
  });

/**
 * Declines a profile, also one that was approved; open applications and places in standby queues end with it, and the
 * person is told why. A repeat changes nothing. Refuses `not_found` and what `canDecide` refuses.
 * Rule: Deciding on a profile, docs/rules/people.md.
 */
export const declineProfile: Handler<typeof rows.decline> = ({ session, params, body, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const { employee, isNews } = await lockDecidable(tx, params.id, "decline", now);
    if (!isNews) return decidedOf(employee);
    const context = { tx, actor: actorOf(session), now };
    const declined = await updateEmployee(tx, employee.id, {
      approval: "declined",
      approval_reason: body.reason,
      approval_at: new Date(now),
    });
    // Companies see at once that the applicant is gone.
    await recordAccess(context, await withdrawApplications(tx, employee.id, now));
    await leaveQueues(tx, employee.id);
    await tell({ tx, now, services }, declined);
    await record(context, { type: "employee.decline_profile", id: employee.id });
    return decidedOf(declined);
  });

/** The profile, locked: whoever gives somebody a place locks the person too, and sees what was decided. */
async function lockDecidable(
  tx: Tx,
  id: number,
  decision: "approve" | "decline",
  now: number,
): Promise<{ employee: EmployeeRow; isNews: boolean }> {
  const employee = await lockEmployee(tx, id);
  if (!employee || employee.erased_at !== null) throw new DomainError("not_found");
  const verdict = canDecide({
    approval: employee.approval,
    decision,
    isOnboarded: !employee.new_user,
    comingShifts: (await futureShiftsOf(tx, id, now)).length,
  });
  if (!verdict.ok) throw new DomainError(verdict.refusal);
  return { employee, isNews: verdict.isNews };
}

async function tell(context: MessageContext, employee: EmployeeRow): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const facts = { firstName: employee.first_name, link: publicUrl };
  await queueEmail(context, {
    key: outboxKey("profile-decided", employee.id, context.now),
    subjectKey: subjectKey("employee", employee.id),
    to: employee.email || employee.login_email,
    email:
      employee.approval === "approved"
        ? profileApproved(facts, brand)
        : profileDeclined({ ...facts, reason: employee.approval_reason }, brand),
  });
}

function decidedOf({ id, approval, approval_reason }: EmployeeRow) {
  return { id, approval, reason: approval_reason };
}
