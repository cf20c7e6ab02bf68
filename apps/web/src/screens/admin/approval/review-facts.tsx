import type { ReactNode } from "react";
import type { WireAdminBooking } from "#contract/bookings/admin-booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { dayOf } from "#rules/time/moment.ts";
import { adminApprovalTexts as texts } from "#texts/da/admin/admin-approval.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { chosenOrOther, transportLabel } from "#texts/da/corporation/booking-presets.ts";
import { formatAddress, formatPhone } from "#texts/format/contact.ts";
import { formatTimes, wholeDay } from "#texts/format/days.ts";
import { formatMomentLong } from "#texts/format/moments.ts";
import { formatKronerUnit, formatPercent, formatRating } from "#texts/format/numbers.ts";
import { formatStaff } from "#texts/format/staff.ts";
import { serverNow } from "#web/api/page/server-clock.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Facts } from "#web/ui/tables/facts.tsx";

type Fact = { term: string; value: ReactNode };

/** Who asks, and for what. */
export function ReviewFacts({ booking }: { booking: WireAdminBooking }) {
  return (
    <>
      <FactsCard title={texts.facts.corporation} facts={corporationFacts(booking)} />
      <FactsCard title={texts.facts.booking} facts={bookingFacts(booking)} />
    </>
  );
}

function FactsCard({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Card>
      <h2 className="kicker">{title}</h2>
      <Facts isDense facts={facts} />
    </Card>
  );
}

function corporationFacts({ corporation, invoice_note }: WireAdminBooking): Fact[] {
  const { facts } = texts;
  const stars = corporation.rating.rating;
  return [
    { term: facts.contactPerson, value: corporation.contact_person },
    {
      term: facts.address,
      value: formatAddress(corporation.address, corporation.city_zip, corporation.city),
    },
    { term: facts.cvr, value: corporation.cvr_nr },
    { term: facts.email, value: corporation.email },
    { term: facts.rating, value: stars === null ? commonTexts.none : formatRating(stars) },
    { term: facts.invoiceNote, value: invoice_note || commonTexts.none },
  ];
}

function bookingFacts(booking: WireAdminBooking): Fact[] {
  const { facts } = texts;
  const now = serverNow();
  const dress = [
    chosenOrOther(booking.upper_dress_code, booking.upper_dress_code_other),
    chosenOrOther(booking.lower_dress_code, booking.lower_dress_code_other),
    chosenOrOther(booking.shoes_dress_code, booking.shoes_dress_code_other),
  ];
  const times = formatTimes(booking.start_time, booking.end_time);
  return [
    {
      term: facts.time,
      value: (
        <>
          {wholeDay(booking.date, dayOf(now))}, <span className="nowrap">{times}</span>
        </>
      ),
    },
    { term: facts.staff, value: formatStaff(booking.number_of_staff, booking.jobRole.job_title) },
    {
      term: facts.arrangement,
      value: chosenOrOther(booking.arrangement_type, booking.arrangement_type_other),
    },
    { term: facts.address, value: formatAddress(booking.address, booking.zip_code, booking.city) },
    {
      term: facts.access,
      value: chosenOrOther(booking.access_information, booking.access_information_other),
    },
    { term: facts.hourlyWage, value: `${booking.hourly_wage}\u00a0kr.` },
    { term: facts.transport, value: transportLabel(booking.transport_wage) },
    { term: facts.dress, value: dress.join(", ") },
    { term: facts.language, value: booking.language },
    {
      term: facts.bookingPerson,
      value: (
        <>
          {booking.booking_person}, <span className="nowrap">{formatPhone(booking.booking_person_nr)}</span>
        </>
      ),
    },
    { term: facts.jobDescription, value: booking.job_description || commonTexts.none },
    ...prepaymentFact(booking),
    { term: texts.created, value: formatMomentLong(Date.parse(booking.created_at), now) },
  ];
}

function prepaymentFact({ prepayment }: WireAdminBooking): Fact[] {
  if (!prepayment) return [];
  const parts = prepayment.percents.map(formatPercent).join(" + ");
  const amount = formatKronerUnit(fromWireKroner(prepayment.amount));
  return [{ term: texts.prepayment, value: `${parts}, ${amount}` }];
}
