import { type Selectable, sql } from "kysely";
import { INVITATION_DAYS } from "#rules/people/invitation.ts";
import { DAY_MS, type Moment } from "#rules/time/moment.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { Employees } from "#server/platform/database/types.gen.ts";

type EmployeeRow = Selectable<Employees>;

/**
 * Accepts the open invitation of somebody who signs in for the first time, found by the e-mail or number that the sign-in
 * has proved, and fills in what it knows and the sign-in does not. Returns the employee as it is then.
 * Rule: Invitations, docs/rules/people.md.
 */
export async function acceptInvitation(tx: Tx, employee: EmployeeRow, now: Moment): Promise<EmployeeRow> {
  const { id, login_email, phone } = employee;
  const accepted = await tx
    .updateTable("invitations")
    .set({ accepted_at: new Date(now), employee_id: id })
    .where("accepted_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("sent_at", ">", new Date(now - INVITATION_DAYS * DAY_MS))
    .where((eb) =>
      eb.or([
        eb.and([eb("email", "<>", ""), eb(sql`lower(email)`, "=", sql`lower(${login_email})`)]),
        eb.and([eb("phone", "<>", ""), eb("phone", "=", phone)]),
      ]),
    )
    .returningAll()
    .execute();
  const [first] = accepted;
  if (!first) return employee;
  // What was sent to an address is from now on a message to the person.
  const sent = accepted.map((row) => `invitation:${row.id}`);
  await tx
    .updateTable("outbox")
    .set({ subject_key: `employee:${id}` })
    .where("subject_key", "in", sent)
    .execute();
  return tx
    .updateTable("employees")
    .set({
      first_name: employee.first_name || first.first_name,
      last_name: employee.last_name || first.last_name,
      email: employee.email || first.email,
      phone: phone || first.phone,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether somebody came by an invitation that was approved beforehand. */
export async function isApprovedBeforehand(tx: Tx, employeeId: number): Promise<boolean> {
  const row = await tx
    .selectFrom("invitations")
    .select("id")
    .where("employee_id", "=", employeeId)
    .where("approved_beforehand", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}
