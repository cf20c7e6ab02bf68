import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { call } from "#web/api/calls/call.ts";
import { useFetchedFile } from "#web/components/downloads/use-fetched-file.ts";

/** Saves a document as a PDF on this device; what fails is said, and a press tries again. */
export function useInvoicePdf(id: number) {
  return useFetchedFile(
    () => call(companyInvoiceEndpoints.ownInvoicePdf, { params: { id } }),
    texts.pdfFailed,
  );
}
