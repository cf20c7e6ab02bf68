import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { WireInvoiceSummary } from "#contract/invoicing/company-invoice.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { companyInvoiceTexts } from "#texts/da/corporation/invoices.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatKronerUnit } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { dueWords, paidWords } from "./invoice-words.ts";
import { PayDialog } from "./pay-dialog.tsx";

const texts = companyInvoiceTexts.owed;

/** Numbers of a part that are named; of more it says how many. */
const MAX_NAMED = 3;

type Part = NonNullable<WireInvoiceSummary["owed"]["next"]>;

/** What the company owes: together, overdue, due next and later, with the way to pay it. */
export function OwedCard({ summary, today }: { summary: WireInvoiceSummary; today: Day }) {
  const [isPaying, setPaying] = useState(false);
  const { total, overdue, next, later } = summary.owed;
  if (total === 0) {
    return (
      <section className="owed" aria-label={texts.label}>
        <div className="owed-main">{texts.nothing}</div>
      </section>
    );
  }
  return (
    <section className="owed" aria-label={texts.label}>
      <div className="owed-main">
        <span className="small dim">{texts.total}</span>
        <b>{formatKronerUnit(fromWireKroner(total))}</b>
      </div>
      {overdue && (
        <div className="owed-part owed-part--late">
          <span className="row">
            <Icon of={CircleAlert} size={16} />
            <span>
              {texts.overdue} {overdue.due_date && dueWords(overdue.due_date, today)}
            </span>
          </span>
          <Amount part={overdue} />
        </div>
      )}
      {next && (
        <div className="owed-part">
          <span className="dim">{next.due_date && wholeDay(next.due_date, today)}</span>
          <Amount part={next} />
        </div>
      )}
      {later && (
        <div className="owed-part">
          <span className="dim">{later.due_date === null ? texts.noDay : texts.later}</span>
          <Amount part={later} />
        </div>
      )}
      <Button variant="primary" onClick={() => setPaying(true)}>
        {companyInvoiceTexts.pay.open}
      </Button>
      {isPaying && <PayDialog summary={summary} today={today} onClose={() => setPaying(false)} />}
    </section>
  );
}

function Amount({ part: { amount, invoices } }: { part: Part }) {
  const named = invoices
    .slice(0, MAX_NAMED)
    .map((invoice) => texts.invoice(invoice.number, invoice.credit_notes, paidWords(invoice)));
  const rest = invoices.length - named.length;
  return (
    <>
      <b className="strong">{formatKronerUnit(fromWireKroner(amount))}</b>
      <span className="small dim">
        {named.join("; ")} {rest > 0 && texts.more(rest)}
      </span>
    </>
  );
}
