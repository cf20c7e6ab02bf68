import { useState } from "react";
import { paymentEndpoints as rows, type WirePayments } from "#contract/invoicing/payment.endpoints.ts";
import { fromWireKroner, parseKroner, toCommaString, toWireKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { paymentMessages, documentPaymentTexts as texts } from "#texts/da/admin/payments/payments.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { DatePicker } from "#web/ui/date-time/date-picker.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { ErrorText } from "#web/ui/fields/field-help.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/overlays/toast.ts";
import { Facts } from "#web/ui/tables/facts.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { ReminderHistory } from "./reminder-history.tsx";

interface PaymentDialogProps {
  id: number;
  number: string;
  onClose: () => void;
}

/** What is owed of an invoice of our own series, a field to tell a payment, and what was paid. */
function PaymentDialog({ id, number, onClose }: PaymentDialogProps) {
  const owed = useApiQuery(rows.payments, { params: { id } });
  const mayPay = useMay()(rows.addPayment);
  return (
    <Dialog
      isOpen
      title={texts.title(number)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <QueryView
        query={owed}
        skeleton={{ shape: "list", count: 4, label: texts.loading }}
        failedTitle={texts.failed}
      >
        {(document) => (
          <div className="stack">
            <Sums document={document} />
            {mayPay && document.open > 0 && (
              // What was told before is not suggested again.
              <PaymentForm key={document.open} document={document} />
            )}
            <PaymentHistory document={document} />
            <ReminderHistory document={document} />
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function Sums({ document: { gross, credited, paid, fees, open, overpaid } }: { document: WirePayments }) {
  const { facts } = texts;
  const shown = (kroner: number) => formatKronerUnit(fromWireKroner(kroner));
  return (
    <>
      <Facts
        isDense
        facts={[
          { term: facts.gross, value: shown(gross) },
          ...(credited > 0 ? [{ term: facts.credited, value: shown(credited) }] : []),
          ...(fees > 0 ? [{ term: facts.fees, value: shown(fees) }] : []),
          { term: facts.paid, value: shown(paid) },
          { term: facts.open, value: <b className="strong">{shown(open)}</b> },
        ]}
      />
      {overpaid > 0 && <Note tone="amber">{texts.overpaid(shown(overpaid))}</Note>}
      {open === 0 && overpaid === 0 && <Note tone="pine">{texts.settled}</Note>}
    </>
  );
}

function PaymentForm({ document: { id, open } }: { document: WirePayments }) {
  const today = dayOf(serverNow());
  const [day, setDay] = useState<Day | null>(today);
  const [typed, setTyped] = useState(toCommaString(fromWireKroner(open)));
  const [reference, setReference] = useState("");
  const [isChecked, setChecked] = useState(false);
  const add = useApiMutation(rows.addPayment);
  const amount = parseKroner(typed.replaceAll(".", "")) ?? 0;
  const rest = fromWireKroner(open) - amount;

  function send() {
    setChecked(true);
    if (amount <= 0 || day === null) return;
    add.mutate(
      { params: { id }, body: { day, amount: toWireKroner(amount), reference, open } },
      { onSuccess: () => toast.success(texts.saved) },
    );
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid-2">
        <DatePicker
          label={texts.day}
          value={day}
          today={today}
          max={today}
          error={isChecked && day === null ? paymentMessages.day : undefined}
          onChange={setDay}
        />
        <TextField
          label={texts.amount}
          unit="kr."
          mask="digitsAndComma"
          maxLength={12}
          value={typed}
          error={isChecked && amount <= 0 ? paymentMessages.amount : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <TextField
        label={texts.reference}
        note={texts.optional}
        maxLength={140}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      {amount > 0 && rest > 0 && <p className="small dim">{texts.partial(formatKronerUnit(rest))}</p>}
      {rest < 0 && <Note tone="amber">{texts.over(formatKronerUnit(-rest))}</Note>}
      {add.isError && <ErrorText>{failureText(add.error, texts.saveFailed)}</ErrorText>}
      <div>
        <Button type="submit" variant="primary" isWide="phone" isPending={add.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** The button that opens the dialog. */
export function PaymentButton({ id, number, name }: { id: number; number: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={texts.openOf(name)} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <PaymentDialog id={id} number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
