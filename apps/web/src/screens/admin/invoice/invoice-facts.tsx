import { invoicingEndpoints } from "#contract/invoicing/invoice-page.endpoints.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminInvoiceTexts as texts } from "#texts/da/admin/admin-invoice.ts";
import { weekInvoiceTexts } from "#texts/da/backoffice/runs.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { departmentName } from "#texts/da/common/department-name.ts";
import { adminToasts } from "#texts/da/common/toasts/admin.ts";
import { chosenOrOther } from "#texts/da/corporation/booking-presets.ts";
import { departmentOfBookingTexts } from "#texts/da/corporation/department-of-booking.ts";
import { paymentTypes } from "#texts/da/price/payment-choices.ts";
import { formatAddress, formatPhone } from "#texts/format/contact.ts";
import { formatDay, formatTimes } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatKronerUnit, formatPercent, plural } from "#texts/format/numbers.ts";
import { call } from "#web/api/calls/call.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { AdminStatusSummary } from "#web/components/bookings/admin-status-summary.tsx";
import { Switch } from "#web/ui/choices/checkbox.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";
import { type InvoiceDetails, lockOfBoth } from "./state/invoice-details.ts";
import { useInvoiceEdits } from "./state/invoice-edits.ts";

interface CorporationCardProps {
  details: InvoiceDetails;
  /** Alone in its row: two columns. */
  isWide?: boolean;
}

/** The company as its invoice needs it. Note and payment are the booking's. */
export function CorporationCard({ details: { corporation, booking }, isWide }: CorporationCardProps) {
  const labels = texts.corporation;
  const orderReference = booking.ean_order_reference || corporation.ean_order_reference;
  const address = formatAddress(corporation.address, corporation.city_zip, corporation.city);
  return (
    <Card className={isWide ? "invoice-company" : undefined}>
      <h2 className="kicker">{labels.title}</h2>
      <Facts
        isDense
        facts={[
          { term: labels.name, value: corporation.name },
          { term: labels.contactPerson, value: corporation.contact_person },
          { term: labels.address, value: address },
          { term: labels.cvr, value: corporation.cvr_nr },
          { term: labels.billingEmail, value: corporation.billing_email },
          { term: labels.loginEmail, value: corporation.email },
          { term: labels.ean, value: corporation.ean || commonTexts.none },
          ...(corporation.ean
            ? [{ term: labels.eanOrderReference, value: orderReference || commonTexts.none }]
            : []),
          ...(booking.department_of
            ? [{ term: departmentOfBookingTexts.label, value: departmentName(booking.department_of) }]
            : []),
          { term: labels.invoiceNote, value: booking.invoice_note || commonTexts.none },
          { term: labels.payment, value: paymentOf(booking) },
        ]}
      />
    </Card>
  );
}

export function BookingFactsCard({ details }: { details: InvoiceDetails }) {
  return (
    <Card>
      <h2 className="kicker">{texts.booking.title}</h2>
      <BookingFacts details={details} />
    </Card>
  );
}

/** What was booked, and the self-paid break. */
function BookingFacts({ details }: { details: InvoiceDetails }) {
  const { booking } = details;
  const labels = texts.booking;
  const now = serverNow();
  const day = formatDay(booking.date, dayOf(now));
  const facts = [
    {
      term: labels.arrangement,
      value: chosenOrOther(booking.arrangement_type, booking.arrangement_type_other),
    },
    { term: labels.staff, value: `${booking.jobRole.job_title}, ${labels.places(booking.number_of_staff)}` },
    {
      term: labels.time,
      value: (
        <>
          {day}, <span className="nowrap">{formatTimes(booking.start_time, booking.end_time)}</span>
        </>
      ),
    },
    { term: labels.created, value: formatMomentLong(Date.parse(booking.created_at), now) },
    {
      term: labels.approved,
      value: booking.approved_at ? formatMomentLong(Date.parse(booking.approved_at), now) : commonTexts.none,
    },
    {
      term: labels.bookingPerson,
      value: (
        <>
          {booking.booking_person}, <span className="nowrap">{formatPhone(booking.booking_person_nr)}</span>
        </>
      ),
    },
    { term: labels.hourlyWage, value: `${booking.hourly_wage}\u00a0kr.` },
    ...prepaymentFact(booking),
    { term: labels.selfPaidBreak, value: <BreakSwitch details={details} /> },
  ];
  return (
    <>
      <AdminStatusSummary booking={booking} className="small" />
      <Facts isDense facts={facts} />
    </>
  );
}

/** Half an hour less for everybody of the booking. */
function BreakSwitch({ details }: { details: InvoiceDetails }) {
  const { booking } = details;
  const { edit } = useInvoiceEdits();
  const may = useMay()(invoicingEndpoints.selfPaidBreak);
  const lock = lockOfBoth([details]);
  if (!may) return booking.self_paid_break ? texts.booking.breakMinutes : commonTexts.none;
  function set(status: boolean) {
    edit({
      control: `break ${booking.id}`,
      show: (details) =>
        details.booking.id === booking.id
          ? { ...details, booking: { ...details.booking, self_paid_break: status } }
          : details,
      save: () => call(invoicingEndpoints.selfPaidBreak, { params: { id: booking.id }, body: { status } }),
      failure: adminToasts.saveFailed,
    });
  }
  return (
    <Switch
      checked={booking.self_paid_break}
      isDisabled={lock !== null}
      title={lock?.text}
      onChange={(event) => set(event.target.checked)}
    >
      <span className="visually-hidden">{texts.booking.selfPaidBreak}, </span>
      {texts.booking.breakMinutes}
    </Switch>
  );
}

/** «Faktura, betaling 7 dage, EAN 5790000000001»: the payment is the booking's. */
export function termsOf({ booking, corporation }: InvoiceDetails): string {
  return weekInvoiceTexts.terms(paymentTypeOf(booking), booking.payment_deadline, corporation.ean);
}

function paymentOf(booking: InvoiceDetails["booking"]): string {
  return `${paymentTypeOf(booking)}, ${plural(booking.payment_deadline, "dag", "dage")}`;
}

function paymentTypeOf({ payment_type: type }: InvoiceDetails["booking"]): string {
  return paymentTypes.find(({ value }) => value === type)?.label ?? commonTexts.none;
}

function prepaymentFact({ prepayment }: InvoiceDetails["booking"]) {
  if (!prepayment) return [];
  const parts = prepayment.percents.map(formatPercent).join(" + ");
  const amount = formatKronerUnit(fromWireKroner(prepayment.amount));
  return [{ term: texts.booking.prepayment, value: `${parts}, ${amount}` }];
}
