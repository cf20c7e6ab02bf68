import { randomInt } from "node:crypto";
import type { sessionEndpoints } from "#contract/sessions/session.endpoints.ts";
import { askedTooOften, codeEndsAt, isSentTooMany, keepsCode } from "#rules/people/security/sign-in-code.ts";
import type { Moment } from "#rules/time/moment.ts";
import { outboxKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail, queueSms } from "#server/features/messages/queue-message.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { countHit } from "#server/platform/sessions/rate-limits.ts";
import { signInWays } from "#server/platform/settings/sign-in-ways.ts";
import { revealSecret } from "#texts/da/templates/email/layout.ts";
import { signInCode, signInCodeSms } from "#texts/da/templates/sign-in-code.ts";
import { addCode, lockCode, replaceCode } from "./code.queries.ts";
import { type Contact, codeDigest, contactDigest, contactOf } from "./contact.ts";

/**
 * Sends a code that signs in whoever has the e-mail or number. No profile is looked for, so that neither the answer nor
 * its time tells of one. Refuses `not_configured`, `too_many_requests`. Rule: Asking for a sign-in code, docs/rules/people.md.
 */
export const sendSignInCode: Handler<typeof sessionEndpoints.sendSignInCode> = async ({
  body,
  now,
  services,
  address,
}) => {
  const contact = contactOf(body);
  if (!signInWays(services.settings)[contact.kind]) throw new DomainError("not_configured");
  await assertAskedSeldom(services, contact, address, now);
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const stored = {
    contact_digest: contactDigest(services.secrets, contact),
    code_digest: codeDigest(services.secrets, contact, code),
    expires_at: new Date(codeEndsAt(now)),
  };
  return inTransaction(services.db, async (tx) => {
    if (!(await addCode(tx, stored))) {
      const last = await lockCode(tx, stored.contact_digest);
      const isKept =
        last && keepsCode({ endsAt: last.expires_at.getTime(), wrongTries: last.wrong_tries }, now);
      if (isKept) return { status: "success" };
      // Used up while it was looked at: there is no row to write the new one into.
      if (!last) await addCode(tx, stored);
      else await replaceCode(tx, stored, now);
    }
    await sendCode({ tx, now, services }, contact, code);
    return { status: "success" };
  });
};

/**
 * Counts before anything else, so that a thousand at once are a thousand. What an address is refused does not count for
 * the e-mail or number, whose owner is still sent codes.
 */
async function assertAskedSeldom(
  { db, settings, secrets }: Services,
  contact: Contact,
  address: string,
  now: Moment,
): Promise<void> {
  if (!settings.rateLimits) return;
  const [to, from] = [contactDigest(secrets, contact), secrets.digest(address)];
  const toOneFromAddress = await countHit(db, `sign-in code ${to} from ${from}`, now);
  const fromAddress = await countHit(db, `sign-in code from ${from}`, now);
  if (askedTooOften({ toOneFromAddress: toOneFromAddress - 1, fromAddress: fromAddress - 1 }))
    throw new DomainError("too_many_requests");
  const toOne = await countHit(db, `sign-in code ${to}`, now);
  if (isSentTooMany(toOne - 1)) throw new DomainError("too_many_requests");
}

/** Where nothing leaves the machine, in a try-out, the mailbox is the only place to read the code, and shows it. */
async function sendCode(context: MessageContext, contact: Contact, code: string): Promise<void> {
  const { now, services } = context;
  const { brand, publicUrl, production, smtp, gatewayApi } = services.settings;
  const digest = codeDigest(services.secrets, contact, code);
  const envelope = {
    key: outboxKey("sign-in-code", digest, now),
    subjectKey: `sign-in:${contactDigest(services.secrets, contact)}`,
    to: contact.to,
    expiresAt: codeEndsAt(now),
  };
  if (contact.kind === "phone") {
    const text = signInCodeSms(new URL(publicUrl).hostname, brand);
    const isShown = !production && gatewayApi === null;
    if (isShown)
      return queueSms(context, { ...envelope, text: revealSecret({ text, html: null }, code).text });
    return queueSms(context, { ...envelope, text, secret: code });
  }
  const email = signInCode(code, brand);
  const isShown = !production && smtp === null;
  const shown = { subject: email.subject, ...revealSecret(email, code) };
  await queueEmail(context, { ...envelope, email: isShown ? shown : email });
}
