import type { WireCorporationBooking } from "#contract/bookings/booking.entities.ts";
import type { CorporationCardFacts } from "#rules/checkout/company-card.ts";
import type { Times } from "#rules/checkout/times.ts";
import { checkoutHoursBetween } from "#rules/time/duration.ts";
import { corporationCheckoutTexts as texts } from "#texts/da/corporation/company-checkout.ts";
import { formatTimes } from "#texts/format/days.ts";
import { ShiftStrip } from "#web/ui/marks/shift-strip.tsx";
import type { CheckoutShift } from "../checkout-shift.ts";

export interface CompareProps {
  facts: CorporationCardFacts;
  /** What the person costs by each side's times. */
  amounts: CheckoutShift["amounts"];
  booking: WireCorporationBooking;
}

/** Both sides' times drawn over each other with hours and kroner, so that a difference is seen before it is read. */
export function Compare({ facts, amounts, booking }: CompareProps) {
  const booked = { from: booking.start_time, to: booking.end_time };
  const { employee, company } = facts;
  return (
    <dl className="compare">
      <Side
        label={texts.employeeStamped}
        times={employee}
        amount={amounts.employee}
        other={company ?? booked}
        booked={booked}
        none={texts.notStamped}
      />
      <Side
        label={texts.corporationStamped}
        times={company}
        amount={amounts.corporation}
        other={employee ?? booked}
        booked={booked}
        none={employee ? texts.notAnswered : texts.chooseTimes}
      />
    </dl>
  );
}

interface SideProps {
  label: string;
  times: Times | null;
  amount: number | null;
  /** What this side's end is held against. */
  other: Times;
  booked: Times;
  none: string;
}

function Side({ label, times, amount, other, booked, none }: SideProps) {
  if (!times) {
    return (
      <div>
        <dt>{label}</dt>
        <dd className="wide dim-2">{none}</dd>
      </div>
    );
  }
  const text = formatTimes(times.from, times.to);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <ShiftStrip from={times.from} to={times.to} agreed={other} closeUp={booked} label={text} />
      </dd>
      <dd className="num strong">{text}</dd>
      {amount !== null && (
        <dd className="claim-sum small dim">
          {texts.claim(checkoutHoursBetween(times.from, times.to), amount)}
        </dd>
      )}
    </div>
  );
}
