import { useState } from "react";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner, toWireKroner } from "#rules/money/ore.ts";
import { prepaidAmount } from "#rules/money/proposal.ts";
import { ledgerTexts as texts } from "#texts/da/admin/ledger.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import type { Prepayable } from "../state/sent.ts";

/** «Fakturér forudbetaling»: how many percent of the booking's price, and what that comes to. */
export function PrepaymentButton(props: { bookingId: number; prepayable: Prepayable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="row row--quiet">
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.prepayment}
      </Button>
      {isOpen && <PrepaymentDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PrepaymentDialogProps {
  bookingId: number;
  prepayable: Prepayable;
  onClose: () => void;
}

function PrepaymentDialog({ bookingId, prepayable, onClose }: PrepaymentDialogProps) {
  const [percent, setPercent] = useState("75");
  const send = useApiMutation(ledgerEndpoints.prepayment);
  const [price, prepaid] = [fromWireKroner(prepayable.price), fromWireKroner(prepayable.prepaid)];
  const number = Number(percent.replace(",", "."));
  const amount = Number.isNaN(number) ? 0 : prepaidAmount(price, number);
  const isOver = number > 100 || prepaid + amount > price;
  return (
    <ConfirmDialog
      isOpen
      title={texts.prepaymentTitle}
      confirmLabel={texts.sendInvoice}
      isBlocked={amount <= 0 || isOver}
      isPending={send.isPending}
      error={send.error ? failureText(send.error, adminToasts.actionFailed) : undefined}
      onClose={onClose}
      summary={
        <p className="send-total">
          {texts.prepaymentAmount} <b className="strong">{formatKronerUnit(amount)}</b>
        </p>
      }
      onConfirm={() =>
        send.mutate(
          { params: { id: bookingId }, body: { percent: number, total: toWireKroner(amount) } },
          { onSuccess: onClose },
        )
      }
    >
      <p>{texts.prepaymentText}</p>
      <TextField
        label={texts.percent}
        mask="digitsAndComma"
        unit="%"
        maxLength={6}
        value={percent}
        onChange={(event) => setPercent(event.target.value)}
      />
      <Facts
        isDense
        facts={[
          { term: texts.bookingPrice, value: formatKronerUnit(price) },
          ...(prepaid > 0 ? [{ term: texts.prepaidBefore, value: formatKronerUnit(prepaid) }] : []),
        ]}
      />
      {isOver && <Note tone="amber">{texts.prepaymentOver(formatKronerUnit(price - prepaid))}</Note>}
    </ConfirmDialog>
  );
}
