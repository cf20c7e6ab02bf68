import type { invoiceDocumentEndpoints as rows } from "#contract/invoicing/invoice-document.endpoints.ts";
import { findDocument } from "#server/features/invoicing/ledger/document.queries.ts";
import { DomainError } from "#server/platform/errors.ts";
import type { Handler } from "#server/platform/http/handler.ts";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import { fileOfDocument } from "./document-file.ts";

/**
 * An issued document as a file. Refuses `not_found` for one that is not issued, and `service_down` while the service
 * that made it does not give it and we cannot draw it.
 */
export const documentPdfFile: Handler<typeof rows.documentPdf> = async ({ params, services }) => {
  const document = await findDocument(services.db, params.id);
  if (!document || document.number === null) throw new DomainError("not_found");
  try {
    const { name, content } = await fileOfDocument(services, params.id);
    return { name, media_type: "application/pdf", content: content.toString("base64") };
  } catch (error) {
    if (error instanceof ServiceFailure) throw new DomainError("service_down");
    throw error;
  }
};
