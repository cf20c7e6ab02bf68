import { CircleQuestionMark, Download } from "lucide-react";
import { useState } from "react";
import type {
  WireCompanyInvoice,
  WireInvoiceSummary,
} from "#contract/invoicing/company-invoice.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { type Day, dayOf } from "#rules/time/moment.ts";
import { companyInvoiceTexts as texts } from "#texts/da/corporation/invoices.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatHoursColumn, formatKroner, formatKronerUnit } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { ScreenLink } from "#web/components/frame/screen-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { reminderWords } from "./invoice-words.ts";
import type { useInvoicePdf } from "./use-invoice-pdf.ts";

interface InvoiceDetailProps {
  id: string;
  invoice: WireCompanyInvoice;
  payTo: WireInvoiceSummary["pay_to"] | undefined;
  today: Day;
  pdf: ReturnType<typeof useInvoicePdf>;
}

/** The lines of a document by booking, what is left of it, and what was asked about it. */
export function InvoiceDetail({ id, invoice, payTo, today, pdf }: InvoiceDetailProps) {
  const [isAsking, setAsking] = useState(false);
  const { number, kind, bookings, left, credit_notes, order_reference, ean_delivery, question } = invoice;
  const notes = credit_notes.map((note) => note.number);
  const isWaiting = question !== null && question.answer === null;
  return (
    <div className="inv-detail" id={id}>
      <ul className="inv-lines">
        {bookings.map((booking) => (
          <BookingLines key={booking.id} booking={booking} today={today} />
        ))}
      </ul>
      {notes.length > 0 && left > 0 && <p>{texts.left(formatKronerUnit(fromWireKroner(left)), notes)}</p>}
      {reminderWords(invoice, today).map((words) => (
        <p key={words} className="small dim">
          {words}
        </p>
      ))}
      {(order_reference !== "" || ean_delivery) && (
        <p className="small dim">
          {order_reference !== "" && `${texts.orderReference(order_reference)} `}
          {ean_delivery && texts.ean[ean_delivery]}
        </p>
      )}
      {question && <Question question={question} today={today} />}
      <div className="inv-acts">
        <Button isPending={pdf.isPending} onClick={pdf.save}>
          <Icon of={Download} size={16} />
          {texts.pdf}
        </Button>
        {!isWaiting && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Icon of={CircleQuestionMark} size={16} />
            {question ? texts.ask.again : texts.ask.open}
          </Button>
        )}
        {left > 0 && payTo && payTo.account !== "" && (
          <span className="small dim push">{texts.pay.line(payTo.registration, payTo.account, number)}</span>
        )}
      </div>
      {isAsking && (
        <AskDialog
          {...{ invoice, today }}
          title={texts.ask.title(`${texts.kinds[kind].toLowerCase()} ${number}`)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type Booking = WireCompanyInvoice["bookings"][number];

function BookingLines({ booking, today }: { booking: Booking; today: Day }) {
  const { id, date, people, job_title, start_time, end_time, department, total, lines } = booking;
  return (
    <li>
      <div className="inv-line">
        <ScreenLink to="/viewBooking/$bookingId" params={{ bookingId: String(id) }}>
          {wholeDay(date, today)}
        </ScreenLink>
        <span>{people > 0 ? formatStaff(people, job_title) : job_title}</span>
        <span className="dim">
          {formatTimes(start_time, end_time)}
          {department !== "" && ` · ${department}`}
        </span>
        <span className="num">{formatKroner(fromWireKroner(total))}</span>
      </div>
      <ul>
        {lines.map(({ description, quantity, amount }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <li className="inv-sub" key={place}>
            <span>{description}</span>
            <span className="num">{quantity === 1 ? "" : texts.hours(formatHoursColumn(quantity))}</span>
            <span className="num">{formatKroner(fromWireKroner(amount))}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

type Question = NonNullable<WireCompanyInvoice["question"]>;

function Question({ question, today }: { question: Question; today: Day }) {
  const { about, message, answer, answered_at, asked_by, answered_by, answer_by } = question;
  return (
    <Note
      tone={answer === null ? "blue" : "pine"}
      title={texts.ask.asked(texts.ask.subjects[about], asked_by ?? "")}
    >
      <p>«{message}»</p>
      {answer === null || answered_at === null ? (
        <p>{texts.ask.waits(wholeDay(answer_by, today))}</p>
      ) : (
        <p>
          {texts.ask.answered(answered_by ?? "", wholeDay(dayOf(Date.parse(answered_at)), today))} {answer}
        </p>
      )}
    </Note>
  );
}
