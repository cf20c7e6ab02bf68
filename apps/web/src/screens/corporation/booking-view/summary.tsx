import type { ReactNode } from "react";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { contractTexts, contractTitles } from "#texts/da/contracts/contract-titles.ts";
import {
  chosenOrOther,
  extraWorkLabel,
  foodChoices,
  transportLabel,
} from "#texts/da/corporation/booking-presets.ts";
import { bookingViewTexts } from "#texts/da/corporation/booking-view.ts";
import { termsReasons } from "#texts/da/price/terms-why.ts";
import { formatAddress, formatPhone } from "#texts/format/contact.ts";
import { guide } from "#web/api/page/guide.ts";
import { BookingTime } from "#web/components/bookings/booking-time.tsx";
import { LanguageFlags } from "#web/components/bookings/language-flags.tsx";
import { PriceLine } from "#web/components/price/price-line.tsx";
import { Note } from "#web/ui/feedback/note.tsx";
import { useIsNarrow } from "#web/ui/foundation/use-is-narrow.ts";
import { Fold } from "#web/ui/layout/fold.tsx";
import { BookingDepartment } from "./booking-department.tsx";

const texts = bookingViewTexts.facts;

/** What was booked. What is seldom asked for unfolds; on a phone all but the hours, so that the applicants begin on the first screen. */
export function Summary({ booking }: { booking: WireCorporationBooking }) {
  const isNarrow = useIsNarrow();
  const { prepayment } = booking;
  return (
    <section className="stack stack--tight" aria-label={bookingViewTexts.about}>
      <div className="summary">
        <BookingTime
          from={booking.start_time}
          to={booking.end_time}
          isOpen={!booking.approved}
          className="summary-time"
        />
        {!isNarrow && <FactList facts={mainFacts(booking)} />}
      </div>
      <Fold
        title={isNarrow ? bookingViewTexts.allFacts : bookingViewTexts.more}
        openTitle={isNarrow ? bookingViewTexts.lessFacts : bookingViewTexts.less}
      >
        <div className="summary-more">
          <FactList facts={[...(isNarrow ? mainFacts(booking) : []), ...moreFacts(booking)]} />
        </div>
      </Fold>
      <BookingDepartment booking={booking} />
      <PriceLine booking={booking} onOpen={() => guide.note("price")} />
      {prepayment && (
        <Note tone="blue" title={texts.prepayment}>
          {termsReasons.prepayment({
            ...prepayment,
            instalments: prepayment.instalments.map(fromWireKroner),
            amount: fromWireKroner(prepayment.amount),
          })}{" "}
          {termsReasons.prepaymentPaid({ ...prepayment, deadlineDays: booking.payment_deadline })}
        </Note>
      )}
    </section>
  );
}

type Fact = readonly [term: string, value: ReactNode];

function mainFacts(booking: WireCorporationBooking): Fact[] {
  const transport = transportLabel(booking.transport_wage);
  const wage = `${booking.hourly_wage}\u00a0kr.`;
  return [
    [texts.address, formatAddress(booking.address, booking.zip_code, booking.city)],
    [texts.hourlyWage, booking.transport_wage > 0 ? `${wage}, ${texts.transport} ${transport}` : wage],
    [texts.dress, dressOf(booking)],
    [
      texts.bookingPerson,
      `${booking.booking_person}, ${formatPhone(booking.booking_person_nr).replaceAll(" ", "\u00a0")}`,
    ],
  ];
}

function moreFacts(booking: WireCorporationBooking): Fact[] {
  const food = foodChoices.find(({ value }) => value === booking.food_included);
  const facts: Fact[] = [
    [texts.jobDescription, booking.job_description],
    [contractTitles.trade_terms, contractTexts.madeUnder(booking.trade_terms_from)],
    [texts.access, chosenOrOther(booking.access_information, booking.access_information_other)],
    [texts.contactPerson, booking.contact_person],
    [texts.itemToBring, booking.item_to_bring],
    [texts.food, food?.label ?? ""],
    [texts.extraWork, extraWorkLabel(booking.extra_work_hours)],
    [texts.language, <LanguageFlags key="language" language={booking.language} />],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** «Hvid skjorte, sort buks, sorte sko». */
function dressOf(booking: WireCorporationBooking): string {
  const [upper, ...rest] = [
    chosenOrOther(booking.upper_dress_code, booking.upper_dress_code_other),
    chosenOrOther(booking.lower_dress_code, booking.lower_dress_code_other),
    chosenOrOther(booking.shoes_dress_code, booking.shoes_dress_code_other),
  ];
  return [upper, ...rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1))].join(", ");
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="summary-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
