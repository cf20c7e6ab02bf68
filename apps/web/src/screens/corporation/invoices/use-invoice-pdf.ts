import { useState } from "react";
import { companyInvoiceEndpoints } from "#contract/invoicing/company-invoice.endpoints.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { call } from "#web/api/calls/call.ts";
import { saveBytes } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** Saves a document as a PDF on this device; what fails is said, and a press tries again. */
export function useInvoicePdf(id: number): { save: () => void; isPending: boolean } {
  const [isPending, setPending] = useState(false);
  async function fetchFile() {
    setPending(true);
    try {
      const file = await call(companyInvoiceEndpoints.ownInvoicePdf, { params: { id } });
      saveBytes(file.name, file.content, file.media_type);
    } catch (error) {
      toast.error(failureText(error, texts.pdfFailed));
    } finally {
      setPending(false);
    }
  }
  return { save: () => void fetchFile(), isPending };
}
