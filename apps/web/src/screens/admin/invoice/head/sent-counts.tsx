import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { Status } from "#web/ui/feedback/status.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";

interface SentCountsProps {
  all: readonly InvoiceDetails[];
  sides?: readonly ("invoice" | "pay")[];
}

/** «Faktura: 2 af 3 sendt» beside the flags while only some are sent, and what was refused. */
export function SentCounts({ all, sides = ["invoice", "pay"] }: SentCountsProps) {
  return sides.map((side) => {
    const sum = (key: "accepted" | "refused" | "of") =>
      all.reduce((total, { bookingOptions }) => total + bookingOptions.sent[side][key], 0);
    const isPartly = sum("accepted") > 0 && sum("accepted") < sum("of");
    return [
      isPartly && (
        <Status key={`${side} sent`} tone="amber">
          {texts.sentOf(side, sum("accepted"), sum("of"))}
        </Status>
      ),
      sum("refused") > 0 && (
        <Status key={`${side} refused`} tone="brick">
          {texts.refusedOf(side, sum("refused"))}
        </Status>
      ),
    ];
  });
}
