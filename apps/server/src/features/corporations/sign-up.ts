import type { corporationEndpoints } from "#contract/corporations/corporation.endpoints.ts";
import type { AnswerOf, BodyOf } from "#contract/wire/endpoint.ts";
import { bearsName } from "#rules/people/clean-name.ts";
import { record } from "#server/features/events/record.ts";
import { outboxKey, subjectKey } from "#server/features/messages/outbox-keys.ts";
import { type MessageContext, queueEmail } from "#server/features/messages/queue-message.ts";
import { withoutVersions } from "#server/features/pricing/price-agreement.queries.ts";
import { saveAcceptance, textToAccept } from "#server/features/settings/contract-texts/accept-text.ts";
import { assertStrongPassword } from "#server/platform/crypto/chosen-password.ts";
import { hashPassword } from "#server/platform/crypto/passwords.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { inConstantTime } from "#server/platform/sessions/constant-time.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import type { Brand } from "#texts/da/common/brand.ts";
import { ourName } from "#texts/da/common/validation.ts";
import { welcomeCorporation } from "#texts/da/templates/email/company-account.ts";
import { assertNotClosed } from "./company-closed.ts";
import { type CorporationRow, insertCorporation, isEmailTaken } from "./corporation.queries.ts";
import { serializeCorporation, serializeUserOf } from "./corporation.serializer.ts";
import { sendEmailLink } from "./emails/email.notifications.ts";
import { setPendingEmail } from "./emails/email.queries.ts";

type SignUp = BodyOf<typeof corporationEndpoints.signUp>;

/**
 * Makes a company of a sign-up, welcomes it and mails the link that confirms its e-mail. It pays by invoice within 7 days and has no fees of its own,
 * whatever was sent; the terms in force are accepted now. Refuses `duplicate_profile`, and `text_changed` where others
 * were shown.
 */
export async function openAccount(
  context: MessageContext,
  form: SignUp,
  passwordHash: string,
  { hasBooking }: { hasBooking: boolean },
): Promise<CorporationRow> {
  const { tx, now } = context;
  const terms = await textToAccept(context, "trade_terms", { seen: form.terms_version });
  const corporation = await insertCorporation(tx, {
    name: form.name,
    email: form.email,
    billing_email: form.billing_email,
    department: form.department,
    address: form.address,
    city: form.city,
    city_zip: form.city_zip,
    cvr_nr: form.cvr_nr,
    phone: form.phone,
    contact_person: form.contact_person,
    ean: form.ean,
    password_hash: passwordHash,
    terms_accepted_at: new Date(now),
    created_at: new Date(now),
    email_unconfirmed_since: new Date(now),
  }).catch((error: unknown) => {
    throw isEmailTaken(error) ? new DomainError("duplicate_profile") : error;
  });
  const { id } = corporation;
  const actor = { kind: "corporation", id } as const;
  await saveAcceptance(context, terms, { corporationId: id, givenWith: "sign_up", adminId: null });
  await record({ tx, actor, now }, { type: "corporation.sign_up", id });
  await welcome(context, corporation, { hasBooking });
  const asked = await setPendingEmail(tx, corporation, corporation.email, now);
  await sendEmailLink(context, asked.corporation, asked.token);
  return asked.corporation;
}

/** Signs the new company in. */
export async function firstSession(
  { tx, now }: MessageContext,
  corporation: CorporationRow,
): Promise<AnswerOf<typeof corporationEndpoints.signUp>> {
  return {
    status: "success",
    token: await openSession(tx, { kind: "corporation", id: corporation.id }, now),
    corporation: serializeCorporation(withoutVersions(corporation), false),
    user: serializeUserOf(corporation),
    taken_over: false,
  };
}

/**
 * Signs a company up and in. Refuses `duplicate_profile`, and `invalid` under `password`, for our own `name` and for the
 * `cvr_nr` of a closed company.
 */
export const signUp: Handler<typeof corporationEndpoints.signUp> = async ({ body, now, services }) => {
  assertNotOurName(body.name, services.settings.brand);
  await assertStrongPassword(body.password, [body.name, body.email]);
  await assertNotClosed(services, body.cvr_nr);
  return inConstantTime(services, async () => {
    const passwordHash = await hashPassword(body.password);
    return inTransaction(services.db, async (tx) => {
      const context = { tx, now, services };
      const corporation = await openAccount(context, body, passwordHash, { hasBooking: false });
      return firstSession(context, corporation);
    });
  });
};

/** Refuses a company's name that holds ours, `invalid` under `field`. Rule: Our own name, docs/rules/people.md. */
export function assertNotOurName(name: string, brand: Brand, field = "name"): void {
  if (bearsName(name, brand.name))
    throw new DomainError("invalid", { fields: { [field]: ourName(brand.name) } });
}

/** Welcomes a new company by e-mail; `hasBooking` when its first booking came with the sign-up. */
async function welcome(
  context: MessageContext,
  corporation: CorporationRow,
  { hasBooking }: { hasBooking: boolean },
): Promise<void> {
  const { brand, publicUrl } = context.services.settings;
  const facts = { hasBooking, link: `${publicUrl}/corporationlogin` };
  await queueEmail(context, {
    key: outboxKey("welcome", corporation.id),
    subjectKey: subjectKey("corporation", corporation.id),
    to: corporation.email,
    email: welcomeCorporation(facts, brand),
  });
}
