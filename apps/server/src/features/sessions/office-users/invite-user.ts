import { randomBytes } from "node:crypto";
import type { officeUserEndpoints as rows } from "#contract/backoffice/office-user.endpoints.ts";
import { canSendAgain, INVITATION_DAYS, invitationEndsAt } from "#rules/people/invitation.ts";
import { DAY_MS } from "#rules/time/moment.ts";
import {
  type CorporationRow,
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
import { officeInvitation } from "#texts/da/templates/email/account.ts";
import { isWaiting, listUsers, loadUser, lockUsers, serializeUser } from "./office-user.queries.ts";

/** The users of the office, by name. */
export const users: Handler<typeof rows.users> = async ({ services }) =>
  (await listUsers(services.db)).map(serializeUser);

/**
 * Adds a user with a role, whose password nobody knows until it is chosen by the mailed link. Refuses `duplicate_email`.
 */
export const inviteUser: Handler<typeof rows.inviteUser> = async ({ session, body, now, services }) => {
  const password_hash = await hashPassword(randomBytes(32).toString("base64url"));
  const at = new Date(now);
  return inTransaction(services.db, async (tx) => {
    const user = await insertCorporation(tx, {
      name: services.settings.brand.name,
      contact_person: body.name,
      email: body.email,
      billing_email: body.email,
      password_hash,
      ...{ address: "", city: "", city_zip: "", cvr_nr: "", phone: "" },
      ...{ is_admin: true, office_role: body.role, invited_at: at },
      ...{ terms_accepted_at: at, created_at: at },
    }).catch((error: unknown) => {
      throw isEmailTaken(error) ? new DomainError("duplicate_email") : error;
    });
    await mailInvitation({ tx, now, services }, user);
    const detail = { role: body.role };
    await record({ tx, actor: actorOf(session), now }, { type: "office_user.invite", id: user.id, detail });
    return loadUser(tx, user.id);
  });
};

/** Mails the invitation again. Refuses `not_found` and what `canSendAgain` refuses. */
export const sendUserInvitation: Handler<typeof rows.sendUserInvitation> = ({
  session,
  params,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const row = (await lockUsers(tx)).find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    const isOver = !isWaiting(row) || row.suspended_at !== null;
    const verdict = canSendAgain({ sentAt: row.invited_at?.getTime() ?? 0, isOver }, now);
    if (!verdict.ok) throw new DomainError(verdict.refusal);
    await endPasswordResets(tx, row.id, now);
    const user = await updateCorporation(tx, row.id, { invited_at: new Date(now) });
    await mailInvitation({ tx, now, services }, user);
    await record({ tx, actor: actorOf(session), now }, { type: "office_user.send_invitation", id: row.id });
    return { status: "success" };
  });

/** Withdraws an invitation: the user is gone, the e-mail free again. Refuses `not_found`, and `invitation_over` once somebody has signed in. */
export const withdrawUser: Handler<typeof rows.withdrawUser> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const row = (await lockUsers(tx)).find(({ id }) => id === params.id);
    if (!row) throw new DomainError("not_found");
    if (!isWaiting(row)) throw new DomainError("invitation_over");
    await tx.deleteFrom("corporations").where("id", "=", row.id).execute();
    await record(
      { tx, actor: actorOf(session), now },
      { type: "office_user.withdraw_invitation", id: row.id },
    );
    return { status: "success" };
  });

async function mailInvitation(context: MessageContext, user: CorporationRow): Promise<void> {
  const { tx, now, services } = context;
  const { brand, publicUrl } = services.settings;
  const token = await openPasswordReset(tx, user.id, now, INVITATION_DAYS * DAY_MS);
  await queueEmail(context, {
    key: outboxKey("office-invitation", user.id, now),
    subjectKey: subjectKey("corporation", user.id),
    to: user.email,
    expiresAt: invitationEndsAt(now),
    email: officeInvitation(
      {
        name: user.contact_person,
        role: user.office_role,
        link: `${publicUrl}/confirmResetPassword/${token}`,
      },
      brand,
    ),
  });
}
