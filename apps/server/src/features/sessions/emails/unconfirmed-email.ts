import type { accountEndpoints as rows } from "#contract/corporations/account.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { dayOf } from "#rules/time/moment.ts";
import {
  type CorporationRow,
  lockCorporation,
  updateCorporation,
} from "#server/features/corporations/corporation.queries.ts";
import { serializeCorporation } from "#server/features/corporations/corporation.serializer.ts";
import { sendEmailLink } from "#server/features/corporations/emails/email.notifications.ts";
import {
  nothingPending,
  setPendingEmail,
  waitingEmailOf,
} from "#server/features/corporations/emails/email.queries.ts";
import { record } from "#server/features/events/record.ts";
import { underAgreement } from "#server/features/pricing/price-agreement.queries.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";

/**
 * Mails the link to a company's e-mail that waits, for the office, in the place of the one before. Refuses `not_found`, also
 * for an office user and a colleague's login, and `no_pending_email`.
 */
export const sendEmailLinkOf: Handler<typeof rows.sendEmailLinkOf> = ({ session, params, now, services }) =>
  inTransaction(services.db, async (tx) => {
    const context = { tx, now, services };
    const company = await lockCompany(tx, params.id);
    const waiting = waitingEmailOf(company);
    if (waiting === null) throw new DomainError("no_pending_email");
    const { token, corporation } = await setPendingEmail(tx, company, waiting, now);
    await sendEmailLink(context, corporation, token);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "corporation.send_email_link", id: corporation.id },
    );
    return answerOf(tx, corporation, now);
  });

/**
 * Marks the e-mail that a company signed up with as confirmed: the office has spoken with it. Its link is used up by that; a
 * repeat changes nothing. Refuses `not_found` as the link. Rule: Confirmed e-mail, docs/rules/people.md.
 */
export const markEmailConfirmed: Handler<typeof rows.markEmailConfirmed> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const company = await lockCompany(tx, params.id);
    if (company.email_unconfirmed_since === null) return answerOf(tx, company, now);
    const corporation = await updateCorporation(tx, company.id, {
      email_unconfirmed_since: null,
      ...(company.pending_email === company.email ? nothingPending : {}),
    });
    const event = { type: "corporation.mark_email_confirmed", id: company.id } as const;
    await record({ tx, actor: actorOf(session), now }, { ...event, detail: { reason: body.reason } });
    return answerOf(tx, corporation, now);
  });

async function lockCompany(tx: Tx, id: number): Promise<CorporationRow> {
  const company = await lockCorporation(tx, id);
  if (!company || company.is_admin || company.member_of !== null || company.erased_at)
    throw new DomainError("not_found");
  return company;
}

async function answerOf(
  tx: Tx,
  corporation: CorporationRow,
  now: number,
): Promise<AnswerOf<typeof rows.markEmailConfirmed>> {
  return serializeCorporation(await underAgreement(tx, corporation, dayOf(now)), true);
}
