import { randomBytes } from "node:crypto";
import type { companyUserEndpoints as rows } from "#contract/corporations/company-user.endpoints.ts";
import { canSendAgain, INVITATION_DAYS, invitationEndsAt } from "#rules/people/invitation.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import {
  type CorporationRow,
  getCorporation,
  insertCorporation,
  isEmailTaken,
  updateCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import {
  endPasswordResets,
  openPasswordReset,
} from "#server/features/sessions/passwords/password.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { type CorporationSession, corporationOf, type Session } from "#server/platform/sessions/session.ts";
import { companyInvitation } from "#texts/da/templates/email/account.ts";
import { isWaiting, listUsers, loadUser, lockUsers, serializeUser } from "./company-user.queries.ts";

/** The company whose users are meant. Refuses `office_user` to the office's own session, whose users have a list of theirs. */
export function companyWithUsers(session: Session): CorporationSession {
  const own = corporationOf(session);
  if (own.isAdmin) throw new DomainError("office_user");
  return own;
}

/** The users of the company, by name. */
export const users: Handler<typeof rows.users> = async ({ session, services }) =>
  (await listUsers(services.db, companyWithUsers(session).companyId)).map(serializeUser);

/**
 * Adds a user with a role, whose password nobody knows until it is chosen by the mailed link. Refuses `user_email_taken`:
 * one e-mail is one login, of one company or of the office.
 */
export const inviteUser: Handler<typeof rows.inviteUser> = async ({ session, body, now, services }) => {
  const { companyId } = companyWithUsers(session);
  const password_hash = await hashPassword(randomBytes(32).toString("base64url"));
  const at = new Date(now);
  return inTransaction(services.db, async (tx) => {
    const company = await getCorporation(tx, companyId);
    const user = await insertCorporation(tx, {
      name: company.name,
      contact_person: body.name,
      email: body.email,
      billing_email: "",
      password_hash,
      ...{ address: "", city: "", city_zip: "", cvr_nr: "", phone: "" },
      ...{ member_of: companyId, company_role: body.role, invited_at: at },
      ...{ terms_accepted_at: at, created_at: at },
    }).catch((error: unknown) => {
      throw isEmailTaken(error) ? new DomainError("user_email_taken") : error;
    });
    await mailInvitation({ tx, now, services }, user, company);
    const detail = { role: body.role };
    await record(
      { tx, actor: actorOf(session), now },
      { type: "company_user.invite", id: user.id, companyId, detail },
    );
    return loadUser(tx, companyId, user.id);
  });
};

/** Mails the invitation again. Refuses `not_found` and what `canSendAgain` refuses. */
export const sendUserInvitation: Handler<typeof rows.sendUserInvitation> = ({
  session,
  params,
  now,
  services,
}) => {
  const { companyId } = companyWithUsers(session);
  return inTransaction(services.db, async (tx) => {
    const row = (await lockUsers(tx, companyId)).find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    const isOver = !isWaiting(row) || row.login_disabled_at !== null;
    const verdict = canSendAgain({ sentAt: row.invited_at?.getTime() ?? 0, isOver }, now);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await endPasswordResets(tx, row.id, now);
    const user = await updateCorporation(tx, row.id, { invited_at: new Date(now) });
    await mailInvitation({ tx, now, services }, user, await getCorporation(tx, companyId));
    await record(
      { tx, actor: actorOf(session), now },
      { type: "company_user.send_invitation", id: row.id, companyId },
    );
    return { status: "success" };
  });
};

/** Withdraws an invitation: the user is gone, the e-mail free again. Refuses `not_found`, and `invitation_over` once somebody has signed in. */
export const withdrawUser: Handler<typeof rows.withdrawUser> = ({ session, params, now, services }) => {
  const { companyId } = companyWithUsers(session);
  return inTransaction(services.db, async (tx) => {
    const row = (await lockUsers(tx, companyId)).find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    if (!isWaiting(row)) throw new DomainError("invitation_over");
    await tx.deleteFrom("corporations").where("id", "=", row.id).execute();
    await record(
      { tx, actor: actorOf(session), now },
      { type: "company_user.withdraw_invitation", id: row.id, companyId },
    );
    return { status: "success" };
  });
};

async function mailInvitation(
  context: MessageContext,
  user: CorporationRow,
  company: CorporationRow,
): Promise<void> {
  const { tx, now, services } = context;
  const { brand, publicUrl } = services.settings;
  const token = await openPasswordReset(tx, user.id, now, INVITATION_DAYS * DAY_MS);
  await queueEmail(context, {
    key: outboxKey("company-invitation", user.id, now),
    subjectKey: subjectKey("corporation", user.id),
    to: user.email,
    expiresAt: invitationEndsAt(now),
    email: companyInvitation(
      {
        name: user.contact_person,
        company: company.name,
        role: user.company_role,
        link: `${publicUrl}/confirmResetPassword/${token}`,
      },
      brand,
    ),
  });
}
