import { useNavigate, useSearch } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SendInvoicesDialog } from "../sending/send-invoices-dialog.tsx";
import { SendPayDialog } from "../sending/send-pay-dialog.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { whyNobody } from "./why-nobody.ts";

/** Send til Zenegy and Create Invoice: each opens what would be sent; disabled, with the reason, while nobody may go. The address may open one. */
export function DeliveryButtons({ all, isWeek }: { all: readonly InvoiceDetails[]; isWeek: boolean }) {
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
        variant={isInvoiced ? "done" : isWeek ? "neutral" : "primary"}
        isDisabled={whyNoInvoice !== null}
        title={whyNoInvoice ?? undefined}
        onClick={() => setOpen("invoice")}
      >
        {isInvoiced && <Icon of={Check} size={16} />}
        {texts.actions.billy}
      </Button>
      {all.length > 0 && <WhyNot reasons={[whyNoPay, whyNoInvoice]} />}
      {open === "invoice" && <SendInvoicesDialog all={all} onClose={close} />}
      {open === "pay" && <SendPayDialog all={all} onClose={close} />}
    </>
  );
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
