import { paymentEndpoints as rows, type WirePayments } from "#contract/invoicing/payment.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { documentPaymentTexts as texts } from "#texts/da/admin/payments/payments.ts";
import { formatDayNumeric } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { useApiMutation } from "#web/api/calls/answers.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/overlays/toast.ts";

/** What was paid of an invoice, each payment with the way to undo it. */
export function PaymentHistory({ document: { payments } }: { document: WirePayments }) {
  if (payments.length === 0) return null;
  return (
    <section className="stack stack--tight" aria-labelledby="payment-history">
      <h3 className="h3" id="payment-history">
        {texts.history}
      </h3>
      <ul className="page-lines">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function PaymentLine({ payment }: { payment: WirePayments["payments"][number] }) {
  const { id, day, amount, source, reference, created_by, undone_at, undone_by } = payment;
  const undo = useApiMutation(rows.undoPayment);
  const mayUndo = useMay()(rows.undoPayment);
  const [money, date] = [formatKronerUnit(fromWireKroner(amount)), formatDayNumeric(day)];
  const isUndone = undone_at !== null;
  return (
    <li>
      <span className="page-line-what">
        <span>{isUndone ? <s>{`${money}, ${date}`}</s> : `${money}, ${date}`}</span>
        <span className="small dim">{texts.told(texts.sources[source], created_by ?? "")}</span>
        {reference !== "" && <span className="small dim">{reference}</span>}
        {isUndone && <span className="small dim">{texts.undone(undone_by ?? "")}</span>}
      </span>
      {!isUndone && mayUndo && (
        <Button
          size="small"
          isPending={undo.isPending}
          aria-label={texts.undoOf(money, date)}
          onClick={() =>
            undo.mutate(
              { params: { id } },
              {
                onSuccess: () => toast.success(texts.undoDone),
                onError: (error) => toast.error(failureText(error, texts.undoFailed)),
              },
            )
          }
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
