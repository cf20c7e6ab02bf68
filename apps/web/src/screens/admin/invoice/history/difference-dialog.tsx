import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import type { Times } from "#rules/checkout/times.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { uiTexts } from "#texts/da/ui/ui.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Checkbox } from "#web/ui/choices/checkbox.tsx";
import { TimeRange } from "#web/ui/date-time/time-range.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import type { InvoiceDetails } from "../state/invoice-details.ts";
import type { SentPay } from "../state/sent.ts";

interface DifferenceDialogProps {
  line: SentPay;
  details: InvoiceDetails;
  onClose: () => void;
}

/** The times that a shift should have been paid for, and why; the difference is sent. */
export function DifferenceDialog({ line, details, onClose }: DifferenceDialogProps) {
  const { booking, shifts } = details;
  const shift = shifts.find(({ id }) => id === line.shift_id);
  const [times, setTimes] = useState<Times>({
    from: shift?.admin_employee_checkin_time ?? shift?.employee_checkin_time ?? booking.start_time,
    to: shift?.admin_employee_checkout_time ?? shift?.employee_checkout_time ?? booking.end_time,
  });
  // Whoever was taken off has no times to correct.
  const isCancellation = shift === undefined && line.kind === "cancellation";
  const [hasNotWorked, setNotWorked] = useState(isCancellation);
  const [isWholeDay, setWholeDay] = useState(false);
  const [reason, setReason] = useState("");
  const isEqual = !hasNotWorked && times.from === times.to;
  // Equal times are a whole day only where a whole day was booked.
  const isBookedSo = booking.start_time === times.from && booking.end_time === times.to;
  const isUnclear = isEqual && !(isBookedSo && isWholeDay);
  const proposal = useApiQuery(
    ledgerEndpoints.payDifferenceProposal,
    { params: { id: line.id }, query: hasNotWorked ? { no_work: "1" } : times },
    { enabled: !isUnclear },
  );
  const amounts = isUnclear ? undefined : proposal.data;
  const send = useApiMutation(ledgerEndpoints.payDifference);
  return (
    <ConfirmDialog
      isOpen
      title={`${texts.differenceTitle}: ${line.name}`}
      confirmLabel={texts.sendDifference}
      isBlocked={reason.trim() === "" || !amounts || amounts.difference === 0}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      summary={
        <p className="send-total" aria-live="polite">
          {texts.paidDifference} <b className="strong">{amounts ? kronerOf(amounts.difference) : "–"}</b>
        </p>
      }
      onClose={onClose}
      onConfirm={() =>
        send.mutate(
          {
            params: { id: line.id },
            body: {
              ...(hasNotWorked ? { no_work: true } : { ...times, whole_day: isEqual }),
              reason,
              total: amounts?.difference,
            },
          },
          { onSuccess: onClose },
        )
      }
    >
      <p>{isCancellation ? texts.takeCancellationBack : texts.differenceText}</p>
      {!isCancellation && (
        <Checkbox checked={hasNotWorked} onChange={({ target }) => setNotWorked(target.checked)}>
          {texts.noWork}
        </Checkbox>
      )}
      {isCancellation ? null : hasNotWorked ? (
        <Note tone="amber">{texts.noWorkText}</Note>
      ) : (
        <TimeRange value={times} onChange={setTimes} stepMinutes={15} lastHour={24} />
      )}
      {isEqual && !isBookedSo && <Note tone="amber">{texts.equalTimes}</Note>}
      {isEqual && isBookedSo && (
        <Checkbox checked={isWholeDay} onChange={({ target }) => setWholeDay(target.checked)}>
          {texts.wholeDay}
        </Checkbox>
      )}
      {amounts && (
        <Facts
          isDense
          facts={[
            { term: texts.paidBefore, value: kronerOf(amounts.paid) },
            { term: texts.paidNow, value: kronerOf(amounts.due) },
          ]}
        />
      )}
      {amounts?.difference === 0 && <p className="small dim">{texts.noDifference}</p>}
      {proposal.isError && <Note tone="amber">{failureText(proposal.error, texts.waits.failed)}</Note>}
      <TextArea
        label={texts.reason}
        hint={reason.trim() === "" ? uiTexts.wordsFirst : undefined}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

const kronerOf = (kroner: number) => formatKronerUnit(fromWireKroner(kroner));
