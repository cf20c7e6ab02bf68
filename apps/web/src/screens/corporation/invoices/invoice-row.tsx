import {
  Check,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  Clock,
  Download,
  type LucideIcon,
  Undo2,
} from "lucide-react";
import { useId, useState } from "react";
import type {
  WireCompanyInvoice,
  WireInvoiceSummary,
} from "#contract/invoicing/company-invoice.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import type { Day } from "#rules/time/moment.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { wholeDay } from "#texts/format/days.ts";
import { formatKroner } from "#texts/format/numbers.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Status } from "#web/ui/feedback/status.tsx";
import type { Tone } from "#web/ui/feedback/tone.ts";
import { Icon } from "#web/ui/icon.tsx";
import { InvoiceDetail } from "./invoice-detail.tsx";
import { dueWords, paidWords, periodWords, reminderWords } from "./invoice-words.ts";
import { useInvoicePdf } from "./use-invoice-pdf.ts";

interface InvoiceRowProps {
  invoice: WireCompanyInvoice;
  payTo: WireInvoiceSummary["pay_to"] | undefined;
  today: Day;
  isOpenAtFirst: boolean;
}

/** One document of a company, which opens to its lines. */
export function InvoiceRow({ invoice, payTo, today, isOpenAtFirst }: InvoiceRowProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const detailId = useId();
  const pdf = useInvoicePdf(invoice.id);
  const { number, kind, date, net, gross, credits, booking_ids } = invoice;
  return (
    <li className="inv-row">
      <div className="inv-row-line">
        <span className="inv-row-nr">
          <b className="strong">{number}</b>
          <span className="dim">{wholeDay(date, today)}</span>
        </span>
        <span className="inv-row-per">
          <span>{periodWords(invoice)}</span>
          <span className="dim">
            {credits ? texts.corrects(credits.number) : texts.bookings(booking_ids.length)}
          </span>
        </span>
        <span className="inv-row-ex num dim">{formatKroner(fromWireKroner(net))}</span>
        <b className="inv-row-inc num strong">{formatKroner(fromWireKroner(gross))}</b>
        <Due invoice={invoice} today={today} />
        <span className="inv-row-st">
          <InvoiceStatus invoice={invoice} />
        </span>
        <span className="inv-row-act">
          <Button
            variant="quiet"
            isIconOnly
            aria-label={texts.pdfOf(kind, number)}
            isPending={pdf.isPending}
            onClick={pdf.save}
          >
            <Icon of={Download} />
          </Button>
          <Button
            variant="quiet"
            isIconOnly
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={isOpen ? texts.close(number) : texts.open(number)}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={isOpen ? ChevronUp : ChevronDown} />
          </Button>
        </span>
      </div>
      {isOpen && <InvoiceDetail id={detailId} {...{ invoice, payTo, today, pdf }} />}
    </li>
  );
}

function Due({ invoice, today }: { invoice: WireCompanyInvoice; today: Day }) {
  const { credits, due_date, state } = invoice;
  const paid = paidWords(invoice);
  const [lastReminder] = reminderWords(invoice, today);
  const isOwed = state === "open" || state === "overdue";
  return (
    <span className="inv-row-due">
      {credits && <span className="dim">{texts.takenOff(credits.number)}</span>}
      {due_date && <span>{wholeDay(due_date, today)}</span>}
      {due_date && isOwed && (
        <span className={state === "overdue" ? "inv-row-late" : "dim"}>{dueWords(due_date, today)}</span>
      )}
      {paid !== "" && <span className="dim">{paid}</span>}
      {isOwed && lastReminder !== undefined && <span className="inv-row-late">{lastReminder}</span>}
    </span>
  );
}

const looks: Readonly<Record<WireCompanyInvoice["state"], { tone: Tone; icon: LucideIcon }>> = {
  open: { tone: "blue", icon: Clock },
  overdue: { tone: "brick", icon: CircleAlert },
  paid: { tone: "pine", icon: Check },
  credited: { tone: "neutral", icon: Undo2 },
};

/** How far a document is, in a word. */
function InvoiceStatus({ invoice: { kind, state } }: { invoice: WireCompanyInvoice }) {
  return (
    <Status {...looks[state]}>
      {kind === "credit_note" ? texts.kinds.credit_note : texts.states[state]}
    </Status>
  );
}
