import type { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { handOver } from "#rules/money/documents/hand-over.ts";
import { record } from "#server/features/events/record.ts";
import { lockDocument, updateDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { oioublOf } from "#server/features/invoicing/oioubl/oioubl.ts";
import { findIssued } from "#server/features/invoicing/own/document-pdf.ts";
import { actorOf } from "#server/platform/audit.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { corporationOf } from "#server/platform/sessions/session.ts";
import { documentNames } from "#texts/da/price/document-mail.ts";
import { invoicePdfTexts } from "#texts/da/price/invoice-pdf.ts";

/** The electronic file of a document of our own series to an EAN. Refuses `not_found` for any other. */
export const electronicDocument: Handler<typeof rows.electronicDocument> = async ({ params, services }) => {
  const document = await findIssued(services.db, params.id);
  if (document?.vendor !== "own" || document.buyer.ean === null) throw new DomainError("not_found");
  const { title } = documentNames[document.kind];
  return {
    name: invoicePdfTexts.file(title, document.number, "xml"),
    media_type: "application/xml",
    content: Buffer.from(oioublOf(document)).toString("base64"),
  };
};

/**
 * Says that the electronic file of a document is handed over, or takes that back; saying it again changes nothing. Refuses
 * `not_found` where there is nothing to hand over. Rule: Handing over an electronic invoice, docs/rules/payments.md.
 */
export const handOverDocument: Handler<typeof rows.handOverDocument> = ({
  session,
  params,
  body,
  now,
  services,
}) =>
  inTransaction(services.db, async (tx) => {
    const locked = await lockDocument(tx, params.id);
    if (!locked || locked.document.number === null) throw new DomainError("not_found");
    const { id, vendor, delivery: before, corporation_id: corporationId } = locked.document;
    const delivery = handOver({ isOwn: vendor === "own", delivery: before }, body.handed_over);
    if (delivery === null) throw new DomainError("not_found");
    if (delivery === before) return { delivery };
    const { id: handed_over_by } = corporationOf(session);
    await updateDocument(tx, id, {
      delivery,
      ...(body.handed_over
        ? { handed_over_at: new Date(now), handed_over_by }
        : { handed_over_at: null, handed_over_by: null }),
    });
    const type = body.handed_over ? "invoice_document.hand_over" : "invoice_document.take_back_hand_over";
    await record({ tx, actor: actorOf(session), now }, { type, id, corporationId });
    return { delivery };
  });
