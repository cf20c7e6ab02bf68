import { z } from "zod";
import { ServiceFailure } from "#server/platform/integrations/failure.ts";
import type { BillyApi } from "./billy-api.ts";

/**
 * The words by which a log entry's `type` tells what became of an electronic invoice. The manual names the fields and
 * not their values: correct them here.
 */
const ARRIVED = /deliver(ed|y_?succeeded)|received|accepted/i;
const FAILED = /fail|reject|error/i;
const HANDED_OVER = /deliver|sent/i;

const logEntry = z.object({
  invoiceId: z.string().nullish(),
  type: z.string().nullish(),
  message: z.string().nullish(),
  eventTime: z.string().nullish(),
});
type LogEntry = z.infer<typeof logEntry>;

/** What became of an electronic invoice, by the newest entry that tells; null where the log can't be read. */
export async function deliveryOf(api: BillyApi, invoiceId: string) {
  const entries = await readLog(api, invoiceId).catch(asUnreadable);
  if (entries === null) return null;
  const decisive = entries.filter(({ type }) => FAILED.test(type ?? "") || ARRIVED.test(type ?? ""));
  const failed = decisive.find(({ type }) => FAILED.test(type ?? ""));
  const isInOrder = decisive.every(({ eventTime }) => Boolean(eventTime));
  const last = isInOrder ? newestOf(decisive) : (failed ?? decisive[0]);
  if (last === undefined) return { state: "sent" as const, message: "" };
  return FAILED.test(last.type ?? "")
    ? { state: "failed" as const, message: last.message ?? "" }
    : { state: "delivered" as const, message: "" };
}

/** Whether the log says that an invoice was handed over. Throws what reading it throws. */
export async function isHandedOver(api: BillyApi, invoiceId: string): Promise<boolean> {
  return (await readLog(api, invoiceId)).some(({ type }) => HANDED_OVER.test(type ?? ""));
}

/** An entry without an id of an invoice is about the invoice that was asked for. */
async function readLog(api: BillyApi, invoiceId: string): Promise<LogEntry[]> {
  const organizationId = await api.organizationId();
  const query = new URLSearchParams({
    ...{ invoiceId, organizationId },
    ...{ sortProperty: "eventTime", sortDirection: "DESC" },
  });
  const entries = await api.list("read invoice log", `/invoiceLogs?${query}`, logEntry);
  return entries.filter((one) => (one.invoiceId ?? invoiceId) === invoiceId);
}

/** A log that can't be read says nothing about the payment, and does not hold up other invoices. */
function asUnreadable(error: unknown): null {
  if (error instanceof ServiceFailure) return null;
  throw error;
}

function newestOf(entries: readonly LogEntry[]): LogEntry | undefined {
  return entries.toSorted((a, b) => (b.eventTime ?? "").localeCompare(a.eventTime ?? ""))[0];
}
