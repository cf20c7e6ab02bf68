import { Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Ore } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatDay, formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { type Result, SentResults } from "./sent-results.tsx";

interface SendDialogProps {
  title: string;
  all: readonly InvoiceDetails[];
  /** How many bookings have something to send, and what they come to. */
  going: number;
  total: Ore;
  totalLabel: string;
  /** What the button waits for, in words; null once every proposal is there, up to date and may be sent. */
  waits: string | null;
  isPending: boolean;
  error: Error | null;
  sendLabel: string;
  /** Told when the one booking went. */
  done: string;
  onSend: (finish: (results: readonly Result[]) => void) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs that send: proposals, one sum of all that goes beside the button, one press, and afterwards each booking's own result. */
export function SendDialog(props: SendDialogProps) {
  const { title, all, going, total, waits, isPending, error, onClose, children } = props;
  const [results, setResults] = useState<readonly Result[] | null>(null);

  /** One booking that went is told in a toast; of several, and of what was refused, each result is shown. */
  function finish(answer: readonly Result[]) {
    if (answer.length > 1 || answer.some(({ status }) => status === "refused")) return setResults(answer);
    toast.success(props.done);
    onClose();
  }

  if (results) {
    const names = new Map(all.map((details) => [details.booking.id, bookingTitle(details)]));
    return <SentResults {...{ title, results, names, onClose }} />;
  }
  return (
    <Dialog
      isOpen
      width="wide"
      title={title}
      onClose={onClose}
      isPending={isPending}
      error={error ? failureText(error, adminToasts.actionFailed) : undefined}
      actions={
        <>
          <p className="send-total push" aria-live="polite">
            {waits !== null && <span className="dim">{waits}</span>}
            {waits === null && going === 0 && texts.nothingToSend}
            {waits === null && going > 0 && (
              <>
                {all.length > 1 && <span className="dim">{texts.bookingsGoing(going, all.length)} </span>}
                {props.totalLabel} <b className="strong">{formatKronerUnit(total)}</b>
              </>
            )}
          </p>
          <Button onClick={onClose} isDisabled={isPending}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isDisabled={waits !== null || going === 0}
            isPending={isPending}
            onClick={() => props.onSend(finish)}
          >
            <Icon of={Send} size={16} />
            {props.sendLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface SendPartProps {
  of: InvoiceDetails;
  children: ReactNode;
}

/** One booking in the dialog, under its day and job. */
export function SendPart({ of: details, children }: SendPartProps) {
  const { date, start_time, end_time, jobRole } = details.booking;
  return (
    <section className="stack send-part" aria-label={texts.of(bookingTitle(details))}>
      <h3 className="h3">
        {wholeDay(date, dayOf(serverNow()))},{" "}
        <span className="nowrap">{formatTimes(start_time, end_time)}</span>, {jobRole.job_title}
      </h3>
      {children}
    </section>
  );
}

/** Names a booking among those of a week, of which two may be of one day and job. */
export function bookingTitle({ booking: { date, start_time, end_time, jobRole } }: InvoiceDetails): string {
  return `${formatDay(date, dayOf(serverNow()))}, ${formatTimes(start_time, end_time)}, ${jobRole.job_title}`;
}
