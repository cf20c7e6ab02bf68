import { useQueries } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger-endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { ledgerTexts as texts, whyStays } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatHours, formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { answerOptions, useApiMutation } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import { staleAfterSending } from "../state/sent.ts";
import { type Result, SentResults } from "./sent-results.tsx";
import { WhatHelps } from "./what-helps.tsx";

type PayProposal = AnswerOf<typeof ledgerEndpoints.payProposal>;

interface SendPayDialogProps {
  all: readonly InvoiceDetails[];
  onClose: () => void;
}

/** Shows who is paid and who stays, and why, before anything is sent; afterwards what became of each booking. */
export function SendPayDialog({ all, onClose }: SendPayDialogProps) {
  const [without, setWithout] = useState<readonly number[]>([]);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const send = useApiMutation(ledgerEndpoints.sendWeekToZenegy, { stale: staleAfterSending });
  const proposals = useQueries({
    queries: all.map(({ booking }) =>
      answerOptions(ledgerEndpoints.payProposal, { params: { id: booking.id } }),
    ),
  });
  const isGoing = ({ shift_id, goes }: PayProposal["shifts"][number]) => goes && !without.includes(shift_id);
  const known = proposals.flatMap(({ data }) => data ?? []);
  const going = known
    .map(({ booking_id, shifts }) => ({ booking_id, shifts: shifts.filter(isGoing) }))
    .filter(({ shifts }) => shifts.length > 0);
  const total = going
    .flatMap(({ shifts }) => shifts)
    .reduce((sum, shift) => sum + fromWireKroner(shift.total), 0);
  const isReady = proposals.every(({ isSuccess }) => isSuccess);

  function submit() {
    const bookings = going.map(({ booking_id, shifts }) => ({
      booking_id,
      shift_ids: shifts.map(({ shift_id }) => shift_id),
    }));
    send.mutate({ body: { bookings } }, { onSuccess: finish });
  }

  /** One booking that went is told in a toast; of several, and of what was refused, each result is shown. */
  function finish(answer: readonly Result[]) {
    if (answer.length > 1 || answer.some(({ status }) => status === "refused")) return setResults(answer);
    toast.success(adminToasts.sentToZenegy);
    onClose();
  }

  const titleOf = ({ booking }: InvoiceDetails) =>
    `${formatDay(booking.date, dayOf(serverNow()))}, ${booking.jobRole.job_title}`;
  if (results) {
    const names = new Map(all.map((details) => [details.booking.id, titleOf(details)]));
    return <SentResults title={texts.payTitle} {...{ results, names, onClose }} />;
  }
  return (
    <Dialog
      isOpen
      width="wide"
      title={texts.payTitle}
      onClose={onClose}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      actions={
        <>
          <p className="send-total push" aria-live="polite">
            {isReady && going.length === 0 && texts.nothingToSend}
            {going.length > 0 && (
              <>
                {texts.payTotal} <b className="strong">{formatKronerUnit(total)}</b>
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
            {texts.sendPay}
          </Button>
        </>
      }
    >
      {all.map((details, place) => {
        const query = proposals[place];
        return (
          <section
            key={details.booking.id}
            className="stack send-part"
            aria-label={texts.of(titleOf(details))}
          >
            <h3 className="h3">{titleOf(details)}</h3>
            {query && (
              <QueryView query={query} skeleton={{ count: 3, label: texts.loading }}>
                {(proposal) => <People of={proposal} without={without} onChange={setWithout} />}
              </QueryView>
            )}
          </section>
        );
      })}
    </Dialog>
  );
}

interface PeopleProps {
  of: PayProposal;
  without: readonly number[];
  onChange: (without: readonly number[]) => void;
}

function People({ of: { shifts }, without, onChange }: PeopleProps) {
  const ready = shifts.filter(({ reason }) => reason === null);
  const staying = shifts.filter(({ reason }) => reason !== null && reason !== "already_sent");
  const goes = ready.filter(({ shift_id }) => !without.includes(shift_id));
  return (
    <>
      <Note tone="blue">{texts.story(goes.length, staying.length)}</Note>
      {ready.length > 0 && (
        <ul className="send-list" aria-label={texts.goes}>
          {ready.map(({ shift_id, name, hours, total }) => (
            <li key={shift_id}>
              <Checkbox
                checked={!without.includes(shift_id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? without.filter((id) => id !== shift_id) : [...without, shift_id],
                  )
                }
                aria-label={texts.include(name)}
              >
                {name}
              </Checkbox>
              <span className="dim">{formatHours(hours)}</span>
              <span className="num push strong">{formatKroner(fromWireKroner(total))}</span>
            </li>
          ))}
        </ul>
      )}
      {staying.length > 0 && (
        <ul className="send-list" aria-label={texts.stays}>
          {staying.map(({ shift_id, name, reason }) => (
            <li key={shift_id}>
              <span>{name}</span>
              {reason && <Status tone="amber">{whyStays[reason]}</Status>}
              {reason && <WhatHelps shiftId={shift_id} name={name} reason={reason} side="pay" />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
