import type { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { type DocumentRow, findDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { pdfOfDocument } from "#server/features/invoicing/own/document-pdf.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler, Services } from "#server/platform/http/handler.ts";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { documentNames } from "#texts/da/price/document-mail.ts";
import { invoicePdfTexts } from "#texts/da/price/invoice-pdf.ts";

/** An issued document as a file. Refuses `not_found`, and what `pdfOf` refuses. */
export const documentPdfFile: Handler<typeof rows.documentPdf> = async ({ params, services }) => {
  const document = await findDocument(services.db, params.id);
  if (!document) throw new DomainError("not_found");
  const { name, content } = await pdfOf(services, document);
  return { name, media_type: "application/pdf", content: content.toString("base64") };
};

/**
 * The PDF of an issued document: ours as it was issued, else as the service that made it answers. Refuses `not_found`
 * for one that is not issued, `not_configured` where its service is not set up any more, `service_down` where the
 * service does not give it.
 */
async function pdfOf(services: Services, document: DocumentRow): Promise<{ name: string; content: Buffer }> {
  const { id, vendor, vendor_id, number, kind } = document;
  if (number === null) throw new DomainError("not_found");
  if (vendor === "own") return pdfOfDocument(services.db, id);
  if (vendor_id === null) throw new DomainError("not_found");
  const accounting = services.integrations.accounting.of(vendor);
  if (!accounting) throw new DomainError("not_configured");
  try {
    const content = await accounting.downloadPdf(vendor_id);
    return { name: invoicePdfTexts.file(documentNames[kind].title, number), content };
  } catch (error) {
    if (error instanceof ServiceFailure) throw new DomainError("service_down");
    throw error;
  }
}
