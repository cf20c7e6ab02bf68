import type { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import {
  type CorporationRow,
  companyOf,
  findCorporationByEmail,
  lockCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { serializeCorporation, withEmailsOf } from "#server/features/corporations/corporation.serializer.ts";
import {
  notifyEmailWillChange,
  sendEmailLink,
} from "#server/features/corporations/emails/email.notifications.ts";
import {
  dropPendingEmail,
  setPendingEmail,
  waitingEmailOf,
} from "#server/features/corporations/emails/email.queries.ts";
import { record } from "#server/features/events/record.ts";
import type { MessageContext } from "#server/features/messages/queue-message.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import {
  assertPasswordUnchanged,
  checkCurrentPassword,
} from "#server/features/sessions/passwords/check-password.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { type CorporationSession, loginOf } from "#server/platform/sessions/session.ts";

/**
 * Mails a link to a new e-mail, for who says the password; until the link is confirmed nothing changes. The e-mail of
 * before is told at once, so that its owner can stop it. Refuses `invalid` under `current_password`,
 * `duplicate_email`, `too_many_requests`.
 */
export const changeEmail: Handler<typeof rows.changeEmail> = async (call) => {
  const { body, now, services } = call;
  const session = loginOf(call.session);
  const checked = await checkCurrentPassword({ ...call, session }, body.current_password);
  const { id, email: current } = checked;
  return inTransaction(services.db, async (tx) => {
    await assertPasswordUnchanged(tx, checked);
    const context = { tx, now, services };
    const holder = await findCorporationByEmail(tx, body.email);
    if (holder && holder.id !== id) throw new DomainError("duplicate_email");
    if (body.email === current)
      return changed(context, session, await dropPendingEmail(tx, id), "corporation.pending_email_changed");
    const { token, corporation } = await setPendingEmail(tx, checked, body.email, now);
    await sendEmailLink(context, corporation, token);
    await notifyEmailWillChange(context, corporation, token);
    return changed(context, session, corporation, "corporation.ask_email_change");
  });
};

/**
 * Gives a company another address to sign in with, by an admin who knows by telephone whom it is for; no password is asked,
 * since its mailbox is lost. Refuses `not_found`, also for an admin's account, and `duplicate_email`.
 */
export const giveEmail: Handler<typeof rows.giveEmail> = ({ session: of, params, body, now, services }) => {
  const session = loginOf(of);
  return inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const company = await lockCorporation(tx, params.id);
    if (!company || company.is_admin || company.member_of !== null || company.erased_at)
      throw new DomainError("not_found");
    if (await findCorporationByEmail(tx, body.email)) throw new DomainError("duplicate_email");
    const { token, corporation } = await setPendingEmail(tx, company, body.email, now);
    await sendEmailLink(context, corporation, token);
    await notifyEmailWillChange(context, corporation, token, { byAdmin: true });
    return changed(context, session, corporation, "corporation.give_email");
  });
};

/** Mails the link to the e-mail that waits, a new one or that of the sign-up, once more, in the place of the one before. Refuses `no_pending_email`. */
export const sendEmailLinkAgain: Handler<typeof rows.sendEmailLinkAgain> = ({
  session: of,
  now,
  services,
}) => {
  const session = loginOf(of);
  return inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const login = await lockCorporation(tx, session.id);
    const waiting = login ? waitingEmailOf(login) : null;
    if (!login || waiting === null) throw new DomainError("no_pending_email");
    const { token, corporation } = await setPendingEmail(tx, login, waiting, now);
    await sendEmailLink(context, corporation, token);
    return changed(context, session, corporation, "corporation.pending_email_changed");
  });
};

/** Drops the waiting e-mail; where none waits, nothing happens. */
export const cancelEmailChange: Handler<typeof rows.cancelEmailChange> = ({ session: of, now, services }) => {
  const session = loginOf(of);
  return inTransaction(services.db, async (tx) =>
    changed(
      { tx, now, services },
      session,
      await dropPendingEmail(tx, session.id),
      "corporation.cancel_email_change",
    ),
  );
};

/** Writes it down, has open pages show it, and answers the company as it is now. */
async function changed(
  { tx, now }: MessageContext,
  session: CorporationSession,
  corporation: CorporationRow,
  type:
    | "corporation.ask_email_change"
    | "corporation.give_email"
    | "corporation.cancel_email_change"
    | "corporation.pending_email_changed",
): Promise<AnswerOf<typeof rows.changeEmail>> {
  await record({ tx, actor: actorOf(session), now }, { type, id: corporation.id });
  const company = await companyOf(tx, corporation);
  const agreed = withEmailsOf(await underAgreement(tx, company, dayOf(now)), corporation);
  return serializeCorporation(agreed, session.asAdmin);
}
