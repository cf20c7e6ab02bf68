import type { WireChangePreview } from "#contract/bookings/agreement.ts";
import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import { fromWireKroner } from "#rules/money/ore.ts";
import { bookingTermsOf } from "#rules/pricing/term-values.ts";
import { changeAgreedTexts } from "#texts/da/corporation/change-agreed.ts";
import { useCorporation } from "#web/api/session/use-session.ts";
import { classNames } from "#web/ui/foundation/class-names.ts";

const { cost: texts, bands: bandTexts } = changeAgreedTexts;

interface CostOfNoProps {
  booking: WireCorporationBooking;
  preview: WireChangePreview;
}

/** What a no costs its company now: hours by the price of one, and where that stands on the scale of the terms. */
export function CostOfNo({ booking, preview: { asks, collides, fee_if_no } }: CostOfNoProps) {
  const { asAdmin, takenOver } = useCorporation();
  const isOffice = asAdmin && !takenOver;
  const amount = fromWireKroner(fee_if_no.amount);
  const { hours } = fee_if_no;
  const eachAsked = collides.length > 0 ? texts.eachOfBoth : texts.each;
  const each = asks.length > 0 ? eachAsked : texts.eachReleased;
  return (
    <section className="stack stack--tight">
      <h3 className="kicker">{asks.length > 0 ? texts.title : texts.titleOfReleased}</h3>
      <p>
        <b className="strong">{amount > 0 ? each(amount) : texts.free}</b>
        {amount > 0 && (
          <span className="small dim block">{texts.rate(hours, Math.round(amount / hours))}</span>
        )}
        {isOffice && amount === 0 && <span className="small dim block">{texts.freeByOffice}</span>}
      </p>
      {!isOffice && <Bands booking={booking} hours={hours} />}
      <p className="small dim">
        {[amount > 0 ? texts.lapses : "", asks.length > 0 ? texts.rules : ""].filter(Boolean).join(" ")}
      </p>
    </section>
  );
}

/** The three bands of the fee, with the one that holds now. */
function Bands({ booking, hours }: { booking: WireCorporationBooking; hours: number }) {
  const {
    freeOverHours,
    hours: early,
    lateUnderHours,
    lateHours,
  } = bookingTermsOf(booking.terms).cancellation;
  const bands = [
    { key: "free", hours: 0, words: bandTexts.free(freeOverHours) },
    { key: "early", hours: early, words: bandTexts.costs(freeOverHours, early) },
    { key: "late", hours: lateHours, words: bandTexts.costs(lateUnderHours, lateHours) },
  ];
  return (
    <ul className="bands">
      {bands.map((band) => {
        const isNow = band.hours === hours;
        return (
          <li
            key={band.key}
            className={classNames(`bands-${band.key}`, isNow && "is-now")}
            aria-current={isNow || undefined}
          >
            {band.words.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
