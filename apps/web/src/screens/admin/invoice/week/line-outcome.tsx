import { shiftPeriod } from "#rules/time/duration.ts";
import { weekInvoiceTexts as texts } from "#texts/da/backoffice/runs.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { PaymentStatus, Undelivered } from "#web/components/price/payment-status.tsx";
import { tellInvoice } from "../history/taken-back.ts";
import type { SentInvoice } from "../state/sent.ts";
import { stayingOf, type WeekBooking, type WeekRow } from "./week-summary.ts";

const moment = (iso: string) => formatMomentLong(Date.parse(iso), serverNow());

/** 'Det skete der': number and moment, who stays and why, or what the service said. */
export function LineOutcome({ row: { of, line } }: { row: WeekRow }) {
  const { document, kind } = line;
  const { week } = of;
  const left = document && kind !== "booking" ? "" : whatIsLeft(of);
  const takenBack = kind === "booking" && week.taken_back && tellInvoice(week.taken_back, serverNow());
  return (
    <>
      <span>
        {document && <DocumentOutcome document={document} of={of} />}
        {document && left && (document.state === "refused" ? " " : ". ")}
        {left}
        {takenBack && left && ". "}
        {takenBack}{" "}
      </span>
      {document?.delivery === "failed" && document.payment !== "paid" && !document.credited && (
        <Undelivered />
      )}
      {document?.payment && <PaymentStatus of={document.payment} dueDate={document.due_date} />}
    </>
  );
}

/** A document: what was refused in the service's words, else its number, who stands on it, and when. */
function DocumentOutcome({ document, of }: { document: SentInvoice; of: WeekBooking }) {
  const { kind, state, number, url, vendor_message, created_at, created_by } = document;
  if (state === "refused") {
    return kind === "invoice" ? texts.refused(vendor_message) : texts.takeBackFirst(vendor_message);
  }
  const when = moment(created_at);
  if (state === "queued") return texts.asked(when);
  if (kind === "credit_note") {
    const credited = of.week.lines.find((line) => line.document?.id === document.credits)?.document;
    const whole = texts.named(credited?.kind ?? "invoice", credited?.number ?? null);
    return `${texts.credited(whole, document.reason)}. ${[created_by?.name, when].filter(Boolean).join(", ")}`;
  }
  const name = texts.named(kind, number);
  return (
    <>
      <AtVendor url={url}>{name}</AtVendor>
      {kind === "invoice" && partlyOn(document, of)}, {when}
    </>
  );
}

/** The name of a document, with the way to accounting where there is one. */
export function AtVendor({ url, children }: { url: string | null | undefined; children: string }) {
  if (!url) return children;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Who stands on an invoice where it is not everybody who worked. */
function partlyOn({ shift_ids, lines }: SentInvoice, { bookingOptions }: WeekBooking): string {
  const worked = bookingOptions.sent.invoice.of;
  if (shift_ids.length === worked && worked > 0) return "";
  return texts.peopleOn(shift_ids.length, worked, lines.filter(({ key }) => key === "cancellation").length);
}

/** What of a booking is on no invoice yet, in sentences; empty where all is. */
function whatIsLeft(of: WeekBooking): string {
  const { booking, cancellationLines, shifts, week } = of;
  const fees = cancellationLines.filter(({ is_sent, can_lapse }) => !is_sent && !can_lapse).length;
  const hasInvoice = week.lines[0]?.document != null;
  const staying = stayingOf(shifts);
  if (week.left === "not_ended" || (week.left === null && week.state === "not_ended")) {
    return texts.ends(formatMomentLong(endOf(booking), serverNow()));
  }
  const ready = staying.find(({ why }) => why === "ready")?.names.length ?? 0;
  return [
    booking.status === "cancelled" && texts.cancelled,
    !hasInvoice && week.state === "nothing" && texts.nobody,
    !hasInvoice && texts.ready(ready, fees),
    hasInvoice && ready === 0 && fees > 0 && texts.ready(0, fees),
    ...staying
      .filter(({ why }) => hasInvoice || why !== "ready")
      .map(({ why, names }) => texts.stays(names, why)),
  ]
    .filter((sentence) => sentence !== false && sentence !== "")
    .join(". ");
}

function endOf({ date, start_time, end_time }: WeekBooking["booking"]) {
  return shiftPeriod(date, start_time, end_time).endsAt;
}
