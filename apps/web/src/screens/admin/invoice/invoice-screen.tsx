import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { ledgerEndpoints } from "#contract/invoicing/ledger.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { type IsoWeek, weekOf } from "#rules/time/week.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { weekInvoiceTexts as weekTexts } from "#texts/da/backoffice/runs.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { fullName } from "#texts/format/contact.ts";
import { formatDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatHours, formatKronerUnit } from "#texts/format/numbers.ts";
import { keyOf, useApiQuery } from "#web/api/calls/answers.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { isNoBooking, NoBooking } from "#web/components/bookings/no-booking.tsx";
import { weekQuery } from "#web/components/bookings/week-switcher.tsx";
import { LoadFailed, useFailureToast } from "#web/components/feedback/load-failed.tsx";
import { ScreenBack } from "#web/components/frame/screen-link.tsx";
import { WayBack } from "#web/components/frame/way-back.tsx";
import { pictureOf } from "#web/components/people/picture.ts";
import { InvoiceHead } from "#web/screens/admin/invoice/head/invoice-head.tsx";
import { LedgerSection } from "#web/screens/admin/invoice/history/ledger-section.tsx";
import { ShiftsSection } from "#web/screens/admin/invoice/shifts/shifts-section.tsx";
import { InvoiceEditsProvider, useEditing } from "#web/screens/admin/invoice/state/invoice-edits.ts";
import { weekInAddress } from "#web/screens/admin/invoice/state/week-in-address.ts";
import { Note } from "#web/ui/feedback/note.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { tellTakenBack } from "./history/taken-back.ts";
import { BookingFactsCard, CorporationCard, termsOf } from "./invoice-facts.tsx";
import { InvoiceLines } from "./invoice-lines.tsx";
import { DropFee } from "./removed/drop-fee.tsx";
import type { InvoiceDetails } from "./state/invoice-details.ts";
import { SuperTotals } from "./super-totals.tsx";
import { WeekInvoices } from "./week/week-invoices.tsx";

/** The invoice page of a booking; `?weekNumber` opens it on the week of its company. */
export function InvoiceScreen() {
  const { bookingId } = useParams({ from: "/admin/bookingInvoice/$bookingId" });
  const answer = useApiQuery(invoicingEndpoints.details, { params: { id: bookingId } });
  useFailureToast(answer.isError && !isNoBooking(answer.error), adminToasts.loadFailed);
  const isWeek =
    weekInAddress(useSearch({ from: "/admin/bookingInvoice/$bookingId" }), dayOf(serverNow())) !== null;
  return (
    <main className={isWeek ? "admin admin--grid dense" : "admin dense"}>
      {isWeek ? <ScreenBack to="/">{weekTexts.back}</ScreenBack> : <WayBack>{commonTexts.back}</WayBack>}
      {answer.data ? (
        <Invoices chosen={answer.data} />
      ) : isNoBooking(answer.error) ? (
        <NoBooking />
      ) : answer.isError ? (
        <LoadFailed onRetry={() => void answer.refetch()} isRetrying={answer.isRefetching} />
      ) : (
        <Skeleton count={2} label={texts.loading} />
      )}
    </main>
  );
}

function Invoices({ chosen: stored }: { chosen: InvoiceDetails }) {
  const { booking, corporation } = stored;
  const navigate = useNavigate();
  const week = weekInAddress(useSearch({ from: "/admin/bookingInvoice/$bookingId" }), booking.date);
  const chosenParts = { params: { id: booking.id } };
  const weekParts = { params: { id: corporation.id }, query: weekQuery(week ?? weekOf(booking.date)) };
  const weekAnswer = useApiQuery(invoicingEndpoints.weekDetails, weekParts, { enabled: week !== null });
  useFailureToast(weekAnswer.isError, adminToasts.loadFailed);
  const edits = useEditing(
    week ? keyOf(invoicingEndpoints.weekDetails, weekParts) : keyOf(invoicingEndpoints.details, chosenParts),
  );

  const chosen = edits.shown(stored);
  const ofWeek = weekAnswer.data?.map(edits.shown);

  function show(next: IsoWeek | null) {
    const search = next ? { weekNumber: next.week, year: next.year } : {};
    void navigate({ to: ".", search, replace: true, resetScroll: false });
  }

  const day = formatDay(booking.date, dayOf(serverNow()));
  return (
    <InvoiceEditsProvider value={edits}>
      <div className={week ? "invoice-page invoice-page--week" : "invoice-page"}>
        <InvoiceHead
          corporation={corporation}
          title={week ? corporation.name : `${corporation.name}, ${day}`}
          terms={week ? termsOf(stored) : undefined}
          all={week ? (ofWeek ?? []) : [chosen]}
          isWeek={week !== null}
        />
        <Tabs
          label={texts.title}
          shape="segments"
          selected={week ? "week" : "chosen"}
          onSelect={(tab) => show(tab === "week" ? weekOf(booking.date) : null)}
          tabs={[
            {
              id: "chosen",
              label: texts.tabs.selected,
              isCaps: false,
              content: <ChosenInvoice details={chosen} />,
            },
            {
              id: "week",
              label: texts.tabs.week,
              content: week && (
                <WeekInvoices answer={weekAnswer} all={ofWeek} chosen={chosen} week={week} onWeek={show} />
              ),
            },
          ]}
        />
      </div>
    </InvoiceEditsProvider>
  );
}

/** 'Valgt faktura': one booking. */
function ChosenInvoice({ details }: { details: InvoiceDetails }) {
  return (
    <div className="invoice">
      <TakenBackNotes bookingId={details.booking.id} />
      <div className="invoice-top">
        <CorporationCard details={details} />
        <BookingFactsCard details={details} />
      </div>
      <ShiftsSection details={details} />
      <SuperTotals totals={details.superTotals} />
      <InvoiceLines details={details} />
      <RemovedList details={details} />
      <LedgerSection details={details} />
    </div>
  );
}

/** Says at the top of a booking what was refused and taken back, to whoever comes after the one who did it. */
function TakenBackNotes({ bookingId }: { bookingId: number }) {
  const { data } = useApiQuery(ledgerEndpoints.ledger, { params: { id: bookingId } });
  if (!data) return null;
  return tellTakenBack(data, serverNow()).map((sentence) => (
    <Note key={sentence} tone="amber">
      {sentence}
    </Note>
  ));
}

/** 'Afmeldelser af virksomheden': whom the company removed, why, when, and the fee that is proposed. */
function RemovedList({ details }: { details: InvoiceDetails }) {
  const { removedShifts, cancellationLines } = details;
  return (
    <div className="stack stack--tight">
      <h2 className="h3">{texts.removedByCorporation}</h2>
      {removedShifts.length === 0 && <p className="small dim">{texts.noneRemoved}</p>}
      {removedShifts.length > 0 && (
        <ul className="removed">
          {removedShifts.map(
            ({ id, employee, removed_reason, removed_at, cancellation_pay: pay, pay_state }) => {
              const name = fullName(employee.first_name, employee.last_name);
              const fee = cancellationLines.find((line) => line.shift_id === id);
              return (
                <li key={id}>
                  <Avatar name={name} src={pictureOf(employee)} size={32} />
                  <b className="strong">{name}</b>
                  {removed_reason && <span>«{removed_reason}»</span>}
                  {fee && (
                    <span className="status">
                      {texts.cancellationFee(
                        formatHours(fee.hours),
                        formatKronerUnit(fromWireKroner(fee.amount)),
                      )}
                    </span>
                  )}
                  {fee?.can_lapse && <span className="tiny dim">{texts.feeCanLapse}</span>}
                  {pay && (
                    <span className="small">
                      {texts.cancellationPay(
                        formatKronerUnit(fromWireKroner(pay.amount)),
                        pay_state ?? pay.state,
                      )}
                    </span>
                  )}
                  {fee && <DropFee shiftId={id} name={name} isSent={fee.is_sent} />}
                  {removed_at && (
                    <span className="dim push">{formatMomentLong(Date.parse(removed_at), serverNow())}</span>
                  )}
                </li>
              );
            },
          )}
        </ul>
      )}
    </div>
  );
}
