import { ledgerTexts, whyStays } from "#texts/da/admin/ledger.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";

/** Why nobody may go, the commonest reason first; null while somebody may, or a fee waits to be charged. */
export function whyNobody(all: readonly InvoiceDetails[], side: "invoice" | "pay"): string | null {
  const reasons = all.flatMap(({ shifts, removedShifts }) =>
    [
      ...shifts.filter(({ status }) => status === "selected"),
      ...(side === "pay" ? cancelled(removedShifts) : []),
    ].map((shift) => (side === "invoice" ? shift.why_not_invoiced : shift.why_not_paid)),
  );
  if (reasons.includes(null)) return null;
  const hasFees = all.some(({ cancellationLines }) =>
    cancellationLines.some((fee) => !fee.is_sent && !fee.can_lapse),
  );
  if (side === "invoice" && hasFees) return null;
  const order = [
    "open_times",
    "not_approved",
    "missing_data",
    "above_limit",
    "not_ended",
    "not_met",
  ] as const;
  const reason = order.find((one) => reasons.includes(one));
  if (reason) return whyStays[reason];
  if (!reasons.includes("already_sent")) return ledgerTexts.nothingToSend;
  const isRefused = all.some(({ bookingOptions }) => bookingOptions.sent[side].refused > 0);
  return isRefused ? ledgerTexts.isRefused : whyStays.already_sent;
}

/** Those whom the company took off late, and who are paid for it. */
function cancelled(removed: InvoiceDetails["removedShifts"]) {
  return removed.filter(({ cancellation_pay }) => cancellation_pay !== null);
}
