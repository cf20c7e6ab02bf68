import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { invoicingEndpoints } from "#contract/invoicing/endpoints.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { ApiError, call } from "#web/api/calls/call.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { useInvoiceEdits } from "../state/invoice-edits.ts";

interface DeliveryButtonsProps {
  all: readonly InvoiceDetails[];
  isWeek: boolean;
}

/** Send til Zenegy and Create Invoice. What has been asked for once cannot be asked for again. */
export function DeliveryButtons({ all, isWeek }: DeliveryButtonsProps) {
  const unpaid = all.filter(({ bookingOptions }) => !bookingOptions.zenegy_requested);
  const uninvoiced = all.filter(({ bookingOptions }) => !bookingOptions.billy_requested);
  const zenegy = useDelivery(() => sendToZenegy(unpaid, isWeek), adminToasts.sentToZenegy);
  const billy = useDelivery(() => createInvoices(uninvoiced), adminToasts.sentToBilly);
  const isPaidOut = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.is_sent_to_zenegy);
  const isInvoiced = all.length > 0 && all.every(({ bookingOptions }) => bookingOptions.is_sent_to_billy);
  return (
    <>
      <Button
        size="small"
        variant={isPaidOut ? "done" : "neutral"}
        isDisabled={unpaid.length === 0}
        isPending={zenegy.isPending}
        onClick={() => zenegy.mutate()}
      >
        {isPaidOut && <Icon of={Check} size={16} />}
        {texts.actions.zenegy}
      </Button>
      <Button
        size="small"
        variant={isInvoiced ? "done" : "primary"}
        isDisabled={uninvoiced.length === 0}
        isPending={billy.isPending}
        onClick={() => billy.mutate()}
      >
        {isInvoiced && <Icon of={Check} size={16} />}
        {texts.actions.billy}
      </Button>
    </>
  );
}

/** A failure is told in the server's own words where it has some. */
function useDelivery(deliver: () => Promise<unknown>, success: string) {
  const { refresh } = useInvoiceEdits();
  return useMutation({
    mutationFn: deliver,
    onSuccess: () => toast.success(success),
    onError: (error) =>
      toast.error((error instanceof ApiError && error.sentence) || adminToasts.actionFailed),
    onSettled: refresh,
  });
}

function sendToZenegy(unpaid: readonly InvoiceDetails[], isWeek: boolean): Promise<unknown> {
  const bookingIds = unpaid.map(({ booking }) => booking.id);
  return isWeek
    ? call(invoicingEndpoints.sendWeekToZenegy, { body: { bookingIds } })
    : call(invoicingEndpoints.sendToZenegy, { params: { id: bookingIds[0] ?? 0 } });
}

/** One invoice a booking, in the order shown; the first that is refused stops the rest. */
async function createInvoices(uninvoiced: readonly InvoiceDetails[]): Promise<void> {
  for (const { booking, invoiceLines } of uninvoiced) {
    const lines = invoiceLines.map(({ priority, productId, unitPrice, quantity, description }) => ({
      priority,
      productId,
      unitPrice,
      quantity,
      description,
    }));
    await call(invoicingEndpoints.createInvoice, {
      params: { id: booking.id },
      body: { invoiceData: { paymentTermsDays: booking.payment_deadline, lines } },
    });
  }
}
