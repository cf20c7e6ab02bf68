import type { WireInvoiceSummary } from "#contract/invoicing/company-invoice.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { companyInvoiceTexts } from "#texts/da/corporation/invoices.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

const texts = companyInvoiceTexts.pay;

interface PayDialogProps {
  summary: WireInvoiceSummary;
  today: Day;
  onClose: () => void;
}

/** Where invoices are paid to, and what each payment is marked with. */
export function PayDialog({ summary: { owed, pay_to }, today, onClose }: PayDialogProps) {
  const account = pay_to && [pay_to.registration, pay_to.account].filter((part) => part !== "").join(" ");
  const rows = pay_to
    ? [
        [texts.to, pay_to.name],
        [texts.bank, pay_to.institution],
        [texts.account, account ?? ""],
        [texts.iban, pay_to.iban],
        [texts.bic, pay_to.bic],
      ]
    : [];
  const parts = [owed.overdue, owed.next, owed.later].filter((part) => part !== null);
  return (
    <Dialog
      isOpen
      title={texts.open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {pay_to ? (
        <Facts
          facts={rows
            .filter(([, value]) => value !== "")
            .map(([term = "", value = ""]) => ({ term, value: <span className="num">{value}</span> }))}
        />
      ) : (
        <p>{texts.onInvoice}</p>
      )}
      <Facts
        facts={parts.map(({ amount, due_date, invoices }) => ({
          term: due_date ? wholeDay(due_date, today) : companyInvoiceTexts.owed.noDay,
          value: (
            <>
              <b className="strong">{formatKronerUnit(fromWireKroner(amount))}</b>
              <p className="small dim">
                {texts.mark}: {texts.markWith(invoices.map(({ number }) => number))}
              </p>
            </>
          ),
        }))}
      />
      <p className="small dim">{texts.markHint}</p>
    </Dialog>
  );
}
