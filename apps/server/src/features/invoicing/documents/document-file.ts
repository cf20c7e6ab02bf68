import { documentPdf, findIssued, type IssuedDocument } from "#server/features/invoicing/own/document-pdf.ts";
import type { Services } from "#server/platform/http/handler.ts";
import { NoAccess, PermanentFailure } from "#server/platform/integrations/failure.ts";
import type { Attachment } from "#server/platform/integrations/messaging/messaging.port.ts";
import { documentNames } from "#texts/da/price/document-mail.ts";
import { invoicePdfTexts as texts } from "#texts/da/price/invoice-pdf.ts";

/**
 * An issued document as a PDF, the same for office, company and mail: the service's own where one made it and gives it,
 * else what we draw of the stored document, under its number. Throws `PermanentFailure` where it is not issued or there
 * is nothing to draw, and `TemporaryFailure` or `UnknownOutcome` while its service is away.
 */
export async function fileOfDocument(
  { db, integrations }: Pick<Services, "db" | "integrations">,
  id: number,
): Promise<Attachment> {
  const document = await findIssued(db, id);
  if (!document) throw new PermanentFailure("PDF", "the document is not issued");
  const content = (await fetchFile(integrations, document)) ?? (await draw(document));
  const { title } = documentNames[document.kind];
  return { name: texts.file(title, document.number), mediaType: "application/pdf", content };
}

/** The file as the service that made the document gives it; null where none did, or where it gives none. */
async function fetchFile(
  { accounting }: Services["integrations"],
  { vendor, vendor_id }: IssuedDocument,
): Promise<Buffer | null> {
  const service = accounting.of(vendor);
  if (service === null || vendor_id === null) return null;
  try {
    return await service.downloadPdf(vendor_id);
  } catch (error) {
    if (error instanceof PermanentFailure || error instanceof NoAccess) return null;
    throw error;
  }
}

function draw(document: IssuedDocument): Promise<Buffer> {
  const { bookings = [] }: Partial<IssuedDocument["content"]> = document.content;
  if (document.seller.name === "" || bookings.length === 0) {
    throw new PermanentFailure("PDF", "the service gives no file, and too little is stored to draw one");
  }
  return documentPdf(document);
}
