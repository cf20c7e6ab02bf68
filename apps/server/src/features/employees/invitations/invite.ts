import type { invitationEndpoints as rows } from "#contract/employees/invitation.endpoints.ts";
import { canSendAgain, invitationEndsAt } from "#rules/people/invitation.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { acquireAdvisoryLock, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, RequestContext } from "#server/platform/http/handler.ts";
import { sendInvitation } from "./invitation.notifications.ts";
import {
  hasProfile,
  type InvitationRow,
  insertInvitation,
  listInvitations,
  lockInvitation,
  openInvitation,
  renewInvitation,
} from "./invitation.queries.ts";

type Row = typeof rows.invite;

/**
 * Invites everybody of the lines who has no profile; who is invited already gets the link anew, but not within
 * the minute, and two lines of one person are one invitation. Rules: Invitations; Sending an invitation again, docs/rules/people.md.
 */
export const invite: Handler<Row> = (call) =>
  inTransaction(call.services.db, async (tx) => {
    // Two who invite the same person wait for each other: the second finds the first one's invitation.
    await acquireAdvisoryLock(tx, "invitations");
    const answer: Awaited<ReturnType<Handler<Row>>> = [];
    for (const one of call.body.people) {
      const contact = { email: one.email ?? "", phone: one.phone ?? "" };
      const status = (await hasProfile(tx, contact)) ? ("exists" as const) : ("invited" as const);
      if (status === "invited") await inviteOne(tx, call, { ...one, ...contact });
      answer.push(contact.email === "" ? { phone: contact.phone, status } : { email: contact.email, status });
    }
    return answer;
  });

async function inviteOne(
  tx: Tx,
  { session, body, now, services }: RequestContext<Row>,
  person: { first_name: string; last_name: string; email: string; phone: string },
): Promise<void> {
  const context = { tx, now, services };
  const { first_name, last_name } = person;
  const before = await openInvitation(tx, person);
  // The same line twice in one call is sent once.
  if (before?.sent_at.getTime() === now) return;
  const approved_beforehand = body.approved;
  // A caller that missed the answer asks again: the mail of a moment ago is enough.
  const isJustSent =
    before !== undefined && !canSendAgain({ sentAt: before.sent_at.getTime(), isOver: false }, now).ok;
  const saved = before
    ? await renewInvitation(tx, before.id, isJustSent ? before.sent_at.getTime() : now, {
        first_name: first_name || before.first_name,
        last_name: last_name || before.last_name,
        approved_beforehand,
      })
    : await insertInvitation(tx, { ...person, approved_beforehand, sent_at: new Date(now) });
  if (!isJustSent) await sendInvitation(context, saved, false);
  await record({ tx, actor: actorOf(session), now }, { type: "invitation.invite", id: saved.id });
}

/** Invitations that nobody has come by yet, newest first. */
export const invitations: Handler<typeof rows.invitations> = async ({ services }) =>
  (await listInvitations(services.db)).map((row) => ({
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    approved_beforehand: row.approved_beforehand,
    sent_at: row.sent_at.toISOString(),
    ends_at: new Date(invitationEndsAt(row.sent_at.getTime())).toISOString(),
    reminded_at: row.reminded_at?.toISOString() ?? null,
  }));

/**
 * Sends an invitation again. Refuses `not_found` and what `canSendAgain` refuses.
 * Rule: Sending an invitation again, docs/rules/people.md.
 */
export const sendAgain: Handler<typeof rows.sendInvitation> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const row = await lockInvitation(tx, params.id);
    if (!row) throw new DomainError("not_found");
    const verdict = canSendAgain({ sentAt: row.sent_at.getTime(), isOver: isOver(row) }, now);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await sendInvitation({ tx, now, services }, await renewInvitation(tx, row.id, now), false);
    await record({ tx, actor: actorOf(session), now }, { type: "invitation.send_invitation", id: row.id });
    return { status: "success" };
  });

/** Withdraws an invitation; a repeat changes nothing. Refuses `not_found`, and `invitation_over` once it is accepted. */
export const withdraw: Handler<typeof rows.withdrawInvitation> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const row = await lockInvitation(tx, params.id);
    if (!row) throw new DomainError("not_found");
    if (row.accepted_at !== null) throw new DomainError("invitation_over");
    if (row.withdrawn_at === null) {
      const withdrawn_at = new Date(now);
      await tx.updateTable("invitations").set({ withdrawn_at }).where("id", "=", row.id).execute();
      await record(
        { tx, actor: actorOf(session), now },
        { type: "invitation.withdraw_invitation", id: row.id },
      );
    }
    return { status: "success" };
  });

function isOver(row: InvitationRow): boolean {
  return row.accepted_at !== null || row.withdrawn_at !== null;
}
