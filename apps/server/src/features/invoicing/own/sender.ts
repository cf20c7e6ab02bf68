import type { senderEndpoints as rows } from "#contract/invoicing/sender.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { addressParts } from "#rules/money/documents/address-parts.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { templateInForce } from "#server/features/employment-terms/template.queries.ts";
import { record } from "#server/features/events/record.ts";
import { actorOf } from "#server/platform/audit.ts";
import { type Db, inTransaction, type Tx } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { assertSeen } from "#server/platform/seen-values.ts";
import { findSender, lockSender, updateSender } from "./sender.queries.ts";

/** Who our own invoices are from, where they are paid to, and the next number of the series. */
export const invoiceSender: Handler<typeof rows.invoiceSender> = ({ services }) =>
  readSender(services.db, services);

/**
 * Saves who our own invoices are from. Documents that are issued keep whom they were from. Refuses `series_begun` where
 * another next number is given once a number was used, and `changed_meanwhile` where it would overwrite what somebody else
 * has saved since.
 */
export const saveInvoiceSender: Handler<typeof rows.saveInvoiceSender> = ({
  services,
  session,
  body: { seen, ...body },
  now,
}) =>
  inTransaction(services.db, async (tx) => {
    const before = await lockSender(tx);
    if (body.next_number !== before.next_number && (await hasBegun(tx)))
      throw new DomainError("series_begun");
    const thing = { entity: "global_settings", id: "global", actions: ["save_invoice_sender"] };
    await assertSeen(tx, thing, { seen, now: before, wanted: body });
    await updateSender(tx, body);
    const fields = (Object.keys(body) as (keyof typeof body)[]).filter((key) => body[key] !== before[key]);
    await record(
      { tx, actor: actorOf(session), now },
      { type: "global_settings.save_invoice_sender", id: "global", detail: { fields } },
    );
    return readSender(tx, services);
  });

/**
 * Who runs the marketplace, for everybody: whom invoices are from, else the employer of the terms of employment. E-mail and
 * phone are those of the support where none is written.
 */
export const about: Handler<typeof rows.about> = async ({ services, now }) => {
  const sender = await findSender(services.db);
  const { supportEmail, supportPhone } = services.settings.brand;
  const named = sender.name === "" ? await suggestedSender(services.db, dayOf(now)) : null;
  const { name, cvr, address, zip_code, city } = named ?? sender;
  return {
    ...{ name, cvr, address, zip_code, city },
    ...{ email: sender.email || supportEmail, phone: sender.phone || supportPhone },
  };
};

async function readSender(
  db: Db | Tx,
  { integrations, clock }: Pick<Services, "integrations" | "clock">,
): Promise<AnswerOf<typeof rows.invoiceSender>> {
  const sender = await findSender(db);
  const suggestion = sender.name === "" ? await suggestedSender(db, dayOf(clock.now())) : null;
  return { ...sender, vendor: integrations.accounting.vendor, has_begun: await hasBegun(db), suggestion };
}

/** The employer of the terms of employment in force. Rule: Address in parts, docs/rules/payments.md. */
async function suggestedSender(db: Db | Tx, today: Day) {
  const template = await templateInForce(db, today);
  if (!template) return null;
  const { name, cvr } = template.employer;
  const { address, zipCode, city } = addressParts(template.employer.address);
  return { name, cvr: cvr.replace(/\s/g, ""), address, zip_code: zipCode, city };
}

/** Whether a document has a number of our own series. */
async function hasBegun(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom("invoice_documents")
    .select("id")
    .where("vendor", "=", "own")
    .where("number", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
