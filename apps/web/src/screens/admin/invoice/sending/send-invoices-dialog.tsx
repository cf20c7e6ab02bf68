import { Send } from "lucide-react";
import { useCallback, useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { staleAfterSending } from "../state/sent.ts";
import { InvoicePart, type Ready } from "./invoice-part.tsx";
import { type Result, SentResults } from "./sent-results.tsx";

interface SendInvoicesDialogProps {
  all: readonly InvoiceDetails[];
  onClose: () => void;
}

/** Shows what goes on the invoice of each booking before anything is sent, and afterwards what became of each. */
export function SendInvoicesDialog({ all, onClose }: SendInvoicesDialogProps) {
  const [parts, setParts] = useState<Readonly<Record<number, Ready>>>({});
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const send = useApiMutation(ledgerEndpoints.sendWeekInvoices, { stale: staleAfterSending });
  const onChange = useCallback(
    (bookingId: number, ready: Ready) => setParts((before) => ({ ...before, [bookingId]: ready })),
    [],
  );

  const isReady = all.every(({ booking }) => parts[booking.id]);
  const going = all.flatMap(({ booking }) => {
    const part = parts[booking.id];
    if (!part?.body || part.proposal.lines.length === 0) return [];
    return [{ booking_id: booking.id, ...part.body, total: part.proposal.total }];
  });
  const total = going.reduce((sum, part) => sum + fromWireKroner(part.total), 0);

  function submit() {
    const body = { bookings: going };
    send.mutate(
      { body },
      {
        onSuccess: finish,
      },
    );
  }

  /** One booking that went is told in a toast; of several, and of what was refused, each result is shown. */
  function finish(answer: readonly Result[]) {
    if (answer.length > 1 || answer.some(({ status }) => status === "refused")) return setResults(answer);
    toast.success(adminToasts.sentToBilly);
    onClose();
  }

  const titleOf = ({ booking }: InvoiceDetails) =>
    `${formatDay(booking.date, dayOf(serverNow()))}, ${booking.jobRole.job_title}`;
  if (results) {
    const names = new Map(all.map((details) => [details.booking.id, titleOf(details)]));
    return <SentResults title={texts.invoiceTitle} {...{ results, names, onClose }} />;
  }
  return (
    <Dialog
      isOpen
      width="wide"
      title={texts.invoiceTitle}
      onClose={onClose}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      actions={
        <>
          <p className="send-total push" aria-live="polite">
            {isReady && going.length === 0 && texts.nothingToSend}
            {going.length > 0 && (
              <>
                {texts.total} <b className="strong">{formatKronerUnit(total)}</b>
              </>
            )}
          </p>
          <Button onClick={onClose} isDisabled={send.isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isReady || going.length === 0}
            isPending={send.isPending}
            onClick={submit}
          >
            <Icon of={Send} size={16} />
            {texts.sendInvoice}
          </Button>
        </>
      }
    >
      {all.map((details) => (
        <InvoicePart
          key={details.booking.id}
          bookingId={details.booking.id}
          title={titleOf(details)}
          onChange={onChange}
        />
      ))}
    </Dialog>
  );
}
