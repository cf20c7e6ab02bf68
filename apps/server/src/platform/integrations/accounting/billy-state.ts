import { z } from "zod";
import { PermanentFailure } from "#server/platform/integrations/failure.ts";
import { downloadFile } from "#server/platform/integrations/http-call.ts";
import type { InvoiceState } from "./accounting.port.ts";
import type { BillyApi } from "./billy-api.ts";

/**
 * What the log of an invoice says once an electronic one has arrived or failed. That a log entry has `type` and
 * `message`, and these words in it, is from memory: correct it here.
 */
const ARRIVED = /deliver(ed|y_?succeeded)|received|accepted/i;
const FAILED = /fail|reject|error/i;

const invoiceRecord = z.object({
  invoice: z.object({
    isPaid: z.boolean().nullish(),
    invoiceNo: z.string().nullish(),
    dueDate: z.string().nullish(),
  }),
});
const logEntry = z.object({
  invoiceId: z.string().nullish(),
  type: z.string().nullish(),
  message: z.string().nullish(),
});

/** Whether an invoice is paid, until when it is to be paid, and whether an electronic one arrived. */
export async function lookUpInvoice(
  api: BillyApi,
  { invoiceId, isElectronic }: { invoiceId: string; isElectronic: boolean },
): Promise<InvoiceState> {
  const id = encodeURIComponent(invoiceId);
  const { invoice } = await api.get("read invoice", `/invoices/${id}`, invoiceRecord);
  const delivery = isElectronic ? await deliveryOf(api, invoiceId) : null;
  return {
    isPaid: invoice.isPaid ?? false,
    number: invoice.invoiceNo ?? null,
    url: null,
    dueDate: invoice.dueDate?.slice(0, 10) ?? null,
    delivery: delivery?.state ?? null,
    deliveryMessage: delivery?.message ?? "",
  };
}

/** The PDF of an invoice; its address changes with each reading, so that it is asked for anew. */
export async function downloadInvoice(api: BillyApi, invoiceId: string): Promise<Buffer> {
  const record = z.object({ invoice: z.object({ downloadUrl: z.string() }) });
  const { invoice } = await api.get("read invoice", `/invoices/${encodeURIComponent(invoiceId)}`, record);
  return downloadFile({
    service: "Billy",
    what: "download invoice",
    method: "GET",
    url: invoice.downloadUrl,
  });
}

/** The failure stands first: whatever was delivered in between did not reach the buyer. */
async function deliveryOf(api: BillyApi, invoiceId: string) {
  const path = `/invoiceLogs?invoiceId=${encodeURIComponent(invoiceId)}`;
  const entryWith = (words: RegExp) =>
    api.find(
      "read invoice log",
      path,
      logEntry,
      (one) => one.invoiceId === invoiceId && words.test(one.type ?? ""),
    );
  try {
    const failed = await entryWith(FAILED);
    if (failed) return { state: "failed" as const, message: failed.message ?? "" };
    const arrived = await entryWith(ARRIVED);
    return { state: arrived ? ("delivered" as const) : ("sent" as const), message: "" };
  } catch (error) {
    // A log that can't be read says nothing about the payment.
    if (error instanceof PermanentFailure) return null;
    throw error;
  }
}
