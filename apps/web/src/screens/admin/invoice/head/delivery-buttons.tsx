import { useNavigate, useSearch } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { ledgerTexts, whyStays } from "#texts/da/admin/ledger.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SendInvoicesDialog } from "../sending/send-invoices-dialog.tsx";
import { SendPayDialog } from "../sending/send-pay-dialog.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";

/** Send til Zenegy and Create Invoice: each opens what would be sent; disabled, with the reason, while nobody may go. The address may open one. */
export function DeliveryButtons({ all }: { all: readonly InvoiceDetails[] }) {
  const { open: wanted } = useSearch({ strict: false });
  const [open, setOpen] = useState<"pay" | "invoice" | null>(wanted === "credit" ? null : (wanted ?? null));
  const navigate = useNavigate();
  const isPaidOut = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.is_sent_to_zenegy);
  const isInvoiced = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.is_sent_to_billy);
  const whyNoPay = whyNobody(all, "pay");
  const whyNoInvoice = whyNobody(all, "invoice");
  function close() {
    setOpen(null);
    const search = (all: object) => ({ ...all, open: undefined });
    if (wanted) void navigate({ to: ".", search, replace: true, resetScroll: false });
  }

  return (
    <>
      <Button
        size="small"
        variant={isPaidOut ? "done" : "neutral"}
        isDisabled={whyNoPay !== null}
        title={whyNoPay ?? undefined}
        onClick={() => setOpen("pay")}
      >
        {isPaidOut && <Icon of={Check} size={16} />}
        {texts.actions.zenegy}
      </Button>
      <Button
        size="small"
        variant={isInvoiced ? "done" : "primary"}
        isDisabled={whyNoInvoice !== null}
        title={whyNoInvoice ?? undefined}
        onClick={() => setOpen("invoice")}
      >
        {isInvoiced && <Icon of={Check} size={16} />}
        {texts.actions.billy}
      </Button>
      <WhyNot reasons={[whyNoPay, whyNoInvoice]} />
      {open === "invoice" && <SendInvoicesDialog all={all} onClose={close} />}
      {open === "pay" && <SendPayDialog all={all} onClose={close} />}
    </>
  );
}

/** Why nobody may go, the commonest reason first; null while somebody may, or a fee waits to be charged. */
function whyNobody(all: readonly InvoiceDetails[], side: "invoice" | "pay"): string | null {
  const reasons = all.flatMap(({ shifts }) =>
    shifts
      .filter(({ status }) => status === "selected")
      .map((shift) => (side === "invoice" ? shift.why_not_invoiced : shift.why_not_paid)),
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

/** A disabled button has no tooltip on a phone, so the reason is text. */
function WhyNot({ reasons }: { reasons: readonly (string | null)[] }) {
  const [pay, invoice] = reasons;
  const shown = [
    pay && `${texts.actions.zenegy}: ${pay}`,
    invoice && `${texts.actions.billy}: ${invoice}`,
  ].filter((reason) => typeof reason === "string");
  if (shown.length === 0) return null;
  return <p className="tiny dim invoice-why">{shown.join("\n")}</p>;
}
