import { Send } from "lucide-react";
import { Activity, type ReactNode, useState } from "react";
import type { Ore } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { weekOf } from "#rules/time/week.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatDay, formatTimes, formatWeek, wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { MissingSender } from "#web/screens/admin/invoice/sending/parts/missing-sender.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { type Result, ResultList } from "./sent-results.tsx";

interface SendDialogProps {
  of: "invoices" | "pay";
  title: string;
  all: readonly InvoiceDetails[];
  /** How many bookings have something to send, and what they come to. */
  going: number;
  total: Ore;
  /** What goes, in words: people, fees. */
  what: string;
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
  const { title, all, going, waits, isPending, error, onClose, children } = props;
  const [results, setResults] = useState<readonly Result[] | null>(null);

  /** One booking that went is told in a toast; of several, and of what was refused, each result is shown. */
  function finish(answer: readonly Result[]) {
    if (answer.length > 1 || answer.some(({ status }) => status === "refused")) return setResults(answer);
    toast.success(props.done);
    onClose();
  }

  return (
    <Dialog
      isOpen
      width={results ? "normal" : "board"}
      title={title}
      onClose={onClose}
      isPending={isPending}
      error={error ? failureText(error, adminToasts.actionFailed) : undefined}
      summary={results ? undefined : <WhatGoes {...props} />}
      actions={
        results ? (
          <AfterSending results={results} onAgain={() => setResults(null)} onClose={onClose} />
        ) : (
          <>
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
        )
      }
    >
      {results && <ResultList of={props.of} results={results} names={namesOf(all)} />}
      {/* What was chosen and typed is there again where something was refused. */}
      <Activity mode={results ? "hidden" : "visible"}>
        <p className="dim">
          <About all={all} />
        </p>
        {children}
        <MissingSender error={error} />
      </Activity>
    </Dialog>
  );
}

function namesOf(all: readonly InvoiceDetails[]): ReadonlyMap<number, string> {
  return new Map(all.map((details) => [details.booking.id, bookingTitle(details)]));
}

/** What was refused, because of another total or what somebody else did, leads back to what would go now. */
function AfterSending({
  results,
  onAgain,
  onClose,
}: {
  results: readonly Result[];
  onAgain: () => void;
  onClose: () => void;
}) {
  const isRefused = results.some(({ status }) => status === "refused");
  return (
    <>
      {isRefused && <Button onClick={onAgain}>{texts.seeAgain}</Button>}
      <Button variant="primary" autoFocus onClick={onClose}>
        {texts.close}
      </Button>
    </>
  );
}

/** The part of the dialog that stays: whose it is, what goes, and what it comes to or what the button waits for. */
function WhatGoes({ all, going, total, totalLabel, what, waits }: SendDialogProps) {
  return (
    <div className="commit commit--send">
      <p className="commit-facts">
        <b className="strong">{whoseOf(all)}</b>
        <span>{going > 0 ? what : waits === null && texts.nothingToSend}</span>
      </p>
      <p className="commit-total" aria-live="polite">
        {waits !== null && <span>{waits}</span>}
        {waits === null && going > 0 && (
          <>
            <span>{totalLabel}</span>
            <b>{formatKronerUnit(total)}</b>
          </>
        )}
      </p>
    </div>
  );
}

interface SendPartProps {
  of: InvoiceDetails;
  /** Then the dialog's own title names it. */
  isOnlyOne: boolean;
  children: ReactNode;
}

/** One booking in the dialog, of several under its day and job. */
export function SendPart({ of: details, isOnlyOne, children }: SendPartProps) {
  return (
    <section className="send-part" aria-label={texts.of(bookingTitle(details))}>
      {!isOnlyOne && (
        <h3 className="h3">
          <LongTitle of={details} />
        </h3>
      )}
      {children}
    </section>
  );
}

/** Names a booking among those of a week, of which two may be of one day and job. */
export function bookingTitle({ booking: { date, start_time, end_time, jobRole } }: InvoiceDetails): string {
  return `${formatDay(date, dayOf(serverNow()))}, ${formatTimes(start_time, end_time)}, ${jobRole.job_title}`;
}

function LongTitle({ of: { booking } }: { of: InvoiceDetails }) {
  const { date, start_time, end_time, jobRole } = booking;
  return (
    <>
      {wholeDay(date, dayOf(serverNow()))},{" "}
      <span className="nowrap">{formatTimes(start_time, end_time)}</span>, {jobRole.job_title}
    </>
  );
}

/** What a dialog is called: of several bookings with their week. */
export function titleOf(title: string, all: readonly InvoiceDetails[]): string {
  const [first] = all;
  return first && all.length > 1 ? `${title}, ${formatWeek(weekOf(first.booking.date).week)}` : title;
}

/** Under the title: the booking, or how many of which days. */
function About({ all }: { all: readonly InvoiceDetails[] }) {
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return null;
  const { name } = first.corporation;
  if (first === last) {
    return (
      <>
        {name}, <LongTitle of={first} />
      </>
    );
  }
  const day = ({ booking }: InvoiceDetails) => wholeDay(booking.date, dayOf(serverNow()));
  return texts.bookingsOf(name, all.length, day(first), day(last));
}

/** Beside the button: the company and its day, or its week. */
function whoseOf(all: readonly InvoiceDetails[]): string {
  const [first] = all;
  if (!first) return "";
  const { corporation, booking } = first;
  const when =
    all.length > 1 ? formatWeek(weekOf(booking.date).week) : wholeDay(booking.date, dayOf(serverNow()));
  return `${corporation.name}, ${when}`;
}
