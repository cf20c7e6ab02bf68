import type { Accounting, Invoice } from "./port.ts";

/**
 * The dry run while no accounting service is configured: every invoice counts as accepted and can be read in
 * `recorded`, under its number, until the process ends.
 */
export function createLocalAccounting(): Accounting & { recorded: ReadonlyMap<string, Invoice> } {
  const recorded = new Map<string, Invoice>();
  return {
    recorded,
    async sendInvoice(invoice) {
      recorded.set(invoice.externalId, invoice);
      return { invoiceId: `dry-run-${invoice.externalId}` };
    },
  };
}
